import type { Product } from '@pricehunt/offers';
import { openStorage } from '@pricehunt/storage';
import type { Storage } from '@pricehunt/storage';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A temporary SQLite file, or the empty PostgreSQL database in ANSWER_DATABASE_URL. */
export async function withCatalog<Result>(
  products: readonly Product[],
  work: (storage: Storage) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'answers-'));
  const storage = await openStorage(
    process.env['ANSWER_DATABASE_URL'] ?? `sqlite:${join(folder, 'catalog.db')}`,
  );
  try {
    for (let start = 0; start < products.length; start += 500) {
      await storage.products.saveProducts(products.slice(start, start + 500));
    }
    return await work(storage);
  } finally {
    await storage.close();
    await rm(folder, { recursive: true, force: true });
  }
}
