import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './libs/server/storage/drizzle.postgres.tables.cjs',
  out: './libs/server/storage/migrations/postgres',
});
