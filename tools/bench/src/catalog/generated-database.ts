import { openStorage } from '@pricehunt/storage';
import type { Storage } from '@pricehunt/storage';
import BetterSqlite3 from 'better-sqlite3';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../child-programs';
import { generatedCatalogVersion, generatedOffers, generatedProduct } from './generated-catalog';

/** How many products one save takes. */
const productsAtOnce = 2_000;

/** A generated catalog on disk: the storage's own database, and the same titles in a plain FTS5 table. */
export interface GeneratedDatabase {
  readonly storageFile: string;
  readonly rawFile: string;
}

/**
 * The generated catalog of this many products, made by the storage's bulk saves at the first call and kept in the
 * system's folder for temporary files. Another version of the catalog or of the tables makes another one.
 */
export async function generatedDatabase(
  productCount: number,
  say: (line: string) => void,
): Promise<GeneratedDatabase> {
  const folder = join(tmpdir(), `pricehunt-bench-catalog-${productCount}-${versionOfTables()}`);
  const made = { storageFile: join(folder, 'catalog.db'), rawFile: join(folder, 'raw.db') };
  if (existsSync(folder)) return made;
  const unfinished = `${folder}-${process.pid}`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  try {
    await fillStorage(join(unfinished, 'catalog.db'), productCount, say);
    fillRawIndex(join(unfinished, 'raw.db'), productCount);
    renameSync(unfinished, folder);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
  return made;
}

/** Changes with the generated catalog, the storage's tables and what is indexed of a product. */
function versionOfTables(): string {
  const hash = createHash('sha256').update(String(generatedCatalogVersion));
  for (const folder of ['libs/server/storage/migrations/sqlite', 'libs/shopping/product-search/src']) {
    const files = readdirSync(join(root, folder)).filter((name) => /(?<!\.test)\.(?:sql|ts)$/.test(name));
    for (const name of files.sort()) hash.update(readFileSync(join(root, folder, name)));
  }
  return hash.digest('hex').slice(0, 12);
}

async function fillStorage(file: string, productCount: number, say: (line: string) => void): Promise<void> {
  const storage = await openStorage(`sqlite:${file}`, { durability: 'normal' });
  try {
    for (let first = 0; first < productCount; first += productsAtOnce) {
      await saveGenerated(storage, first, Math.min(first + productsAtOnce, productCount));
      if (first % 50_000 === 0) say(`generated ${first} of ${productCount} products`);
    }
  } finally {
    await storage.close();
  }
}

/** Saves the generated products from `first` to before `end`, with their offers. */
export async function saveGenerated(storage: Storage, first: number, end: number): Promise<void> {
  const numbers = Array.from({ length: end - first }, (_, place) => first + place);
  const products = numbers.map(generatedProduct);
  await storage.products.saveProducts(products);
  await storage.offers.saveOffers(
    products.flatMap((product, place) =>
      generatedOffers(first + place, product).map((offer) => ({ productId: product.id, offer })),
    ),
  );
}

function fillRawIndex(file: string, productCount: number): void {
  const connection = new BetterSqlite3(file);
  connection.pragma('journal_mode = wal');
  connection.exec(
    `CREATE VIRTUAL TABLE raw_search USING fts5(title, brand, model, gtin, category, description, tokenize = 'porter')`,
  );
  connection.exec(`INSERT INTO raw_search(raw_search, rank) VALUES ('rank', 'bm25(10, 4, 8, 10, 4, 3)')`);
  const insert = connection.prepare('INSERT INTO raw_search VALUES (?, ?, ?, ?, ?, ?)');
  connection.transaction(() => {
    for (let number = 0; number < productCount; number += 1) {
      const { title, brand, mpn, gtins, category, description } = generatedProduct(number);
      insert.run(title, brand, mpn, gtins.join(' '), category, description);
    }
  })();
  connection.close();
}
