import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './libs/server/storage/src/schema/postgres.ts',
  out: './libs/server/storage/migrations/postgres',
});
