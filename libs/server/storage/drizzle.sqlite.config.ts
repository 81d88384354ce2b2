import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'sqlite',
  schema: './libs/server/storage/src/schema/sqlite.ts',
  out: './libs/server/storage/migrations/sqlite',
});
