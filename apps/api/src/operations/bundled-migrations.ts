import { existsSync } from 'node:fs';

/** The bundle has its migrations beside it; when run from source, the storage finds its own folder. */
export function bundledMigrations(): { readonly migrationsFolder?: string } {
  const folder = `${import.meta.dirname}/migrations`;
  return existsSync(folder) ? { migrationsFolder: folder } : {};
}
