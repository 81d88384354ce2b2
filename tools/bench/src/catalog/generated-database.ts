import { indexedFields } from '@pricehunt/product-search';
import { openStorage } from '@pricehunt/storage';
import type { Stores } from '@pricehunt/storage';
import BetterSqlite3 from 'better-sqlite3';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inOwnFolder } from '../benchmark';
import { generatedOffers, generatedProduct } from './generated-catalog';
import { indexesOf, withoutIndexes } from './without-indexes';
import type { TableIndex } from './without-indexes';

/** Products per save and per transaction, so that each ends within seconds. */
const productsAtOnce = 2_000;
const productsInATransaction = 10_000;

/** A generated catalog on disk: the storage's database, and the same titles in a plain FTS5 table. */
export interface GeneratedDatabase {
  readonly storageFile: string;
  readonly rawFile: string;
}

/** Cached in the system's temporary folder; an interrupted call is continued. */
export async function generatedDatabase(
  productCount: number,
  say: (line: string) => void,
): Promise<GeneratedDatabase> {
  const folder = join(tmpdir(), `pricehunt-bench-catalog-${productCount}-${versionOfWords()}`);
  const made = { storageFile: join(folder, 'catalog.db'), rawFile: join(folder, 'raw.db') };
  if (existsSync(folder)) return made;
  const unfinished = `${folder}-unfinished`;
  mkdirSync(unfinished, { recursive: true });
  await fillStorage(join(unfinished, 'catalog.db'), productCount, say);
  fillRawIndex(join(unfinished, 'raw.db'), productCount);
  renameSync(unfinished, folder);
  return made;
}

/** Changes with the generated data and with the indexed words. */
function versionOfWords(): string {
  const hash = createHash('sha256');
  for (let number = 0; number < 300; number += 1) {
    const product = generatedProduct(number);
    hash.update(JSON.stringify([product, generatedOffers(number, product), indexedFields(product)]));
  }
  return hash.digest('hex').slice(0, 12);
}

async function fillStorage(file: string, productCount: number, say: (line: string) => void): Promise<void> {
  const url = `sqlite:${file}`;
  await (await openStorage(url)).close();
  await withoutIndexes(file, await indexesOfStorage(), async () => {
    const storage = await openStorage(url, { durability: 'none' });
    try {
      let first = await storage.products.lastProductNumber();
      while (first < productCount) {
        const end = Math.min(first + productsInATransaction, productCount);
        await storage.atomically((stores) => saveGenerated(stores, first, end));
        first = end;
        if (end % 50_000 === 0) say(`generated ${end} of ${productCount} products`);
      }
    } finally {
      await storage.close();
    }
  });
}

/** The indexes that the storage creates in an empty file. */
async function indexesOfStorage(): Promise<readonly TableIndex[]> {
  return inOwnFolder(async (folder) => {
    const file = join(folder, 'empty.db');
    await (await openStorage(`sqlite:${file}`)).close();
    return indexesOf(file);
  });
}

/** Saves the products from `first` up to, not including, `end`, with their offers. */
async function saveGenerated(
  stores: Pick<Stores, 'products' | 'offers'>,
  first: number,
  end: number,
): Promise<void> {
  for (let begin = first; begin < end; begin += productsAtOnce) {
    const count = Math.min(productsAtOnce, end - begin);
    const products = Array.from({ length: count }, (_, place) => generatedProduct(begin + place));
    await stores.products.saveProducts(products);
    await stores.offers.saveOffers(
      products.flatMap((product, place) =>
        generatedOffers(begin + place, product).map((offer) => ({ productId: product.id, offer })),
      ),
    );
  }
}

function fillRawIndex(file: string, productCount: number): void {
  rmSync(file, { force: true });
  const connection = new BetterSqlite3(file);
  connection.pragma('journal_mode = wal');
  connection.pragma('synchronous = off');
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
