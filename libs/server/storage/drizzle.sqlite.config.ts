import { defineConfig } from 'drizzle-kit';

/** Where drizzle-kit writes the migrations for SQLite. */
export default defineConfig({
  dialect: 'sqlite',
  schema: './libs/server/storage/src/schema/sqlite.ts',
  out: './libs/server/storage/migrations/sqlite',
});
