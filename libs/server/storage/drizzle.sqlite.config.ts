import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'sqlite',
  schema: './libs/server/storage/drizzle.sqlite.tables.cjs',
  out: './libs/server/storage/migrations/sqlite',
});
