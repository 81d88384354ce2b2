import { openStorage } from '@pricehunt/storage';
import type { Storage } from '@pricehunt/storage';
import { bundledMigrations } from '../operations/bundled-migrations';

/** Opens the storage of DATABASE_URL for the work, then closes it. */
export async function withStorage(work: (storage: Storage) => Promise<void>): Promise<void> {
  const storage = await openStorage(
    process.env['DATABASE_URL'] ?? 'sqlite:data/pricehunt.db',
    bundledMigrations(),
  );
  try {
    await work(storage);
  } finally {
    await storage.close();
  }
}
