import { defineConfig } from 'drizzle-kit';

/** Where drizzle-kit writes the migrations for PostgreSQL. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './libs/server/storage/src/schema/postgres.ts',
  out: './libs/server/storage/migrations/postgres',
});
