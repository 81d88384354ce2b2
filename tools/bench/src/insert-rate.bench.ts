import { openStorage } from '@pricehunt/storage';
import BetterSqlite3 from 'better-sqlite3';
import { join } from 'node:path';
import type { Offer, Product } from '@pricehunt/offers';
import type { Benchmark, BenchmarkOptions } from './benchmark';
import { inOwnFolder } from './benchmark';
import { generatedOffers, generatedProduct } from './catalog/generated-catalog';
import type { Figure } from './figure-table';
import { median, timed } from './measured';

const rowsAtOnce = 1_000;

/** How fast a feed's rows are stored with search index, listings and price history, against plain inserts. */
export const insertRate: Benchmark = {
  name: 'inserts',
  title:
    'Feed rows: 50,000 products with an offer each; baseline: raw prepared inserts of the same rows into one plain table',
  run: measureInserts,
};

interface FeedRow {
  readonly product: Product;
  readonly offer: Offer;
}

interface Round {
  readonly raw: number;
  readonly first: number;
  readonly unchanged: number;
  readonly repriced: number;
}

async function measureInserts(options: BenchmarkOptions): Promise<readonly Figure[]> {
  const rows = feedRows(options.isQuick ? 2_000 : 50_000);
  const rounds: Round[] = [];
  for (let round = 1; round <= (options.isQuick ? 1 : 3); round += 1) {
    const rates = await inOwnFolder((folder) => measureRound(folder, rows));
    rounds.push(rates);
    options.say(`round ${round}: ${rates.first.toFixed(0)} rows a second, raw ${rates.raw.toFixed(0)}`);
  }
  const raw = median(rounds.map((round) => round.raw));
  const row = (what: string, pass: 'first' | 'unchanged' | 'repriced'): Figure => ({
    what,
    figure: median(rounds.map((round) => round[pass])),
    baseline: raw,
    aim: null,
    digits: 0,
  });
  return [
    row('rows a second: first import', 'first'),
    row('rows a second: the same feed again', 'unchanged'),
    row('rows a second: every price changed', 'repriced'),
  ];
}

async function measureRound(folder: string, rows: readonly FeedRow[]): Promise<Round> {
  const storage = await openStorage(`sqlite:${join(folder, 'feed.db')}`);
  const rateOf = async (work: () => Promise<void>) => (rows.length * 1000) / (await timed(work)).ms;
  const save = (changed: (offer: Offer) => Offer) =>
    rateOf(async () => {
      for (const batch of batchesOf(rows)) {
        await storage.products.saveProducts(batch.map(({ product }) => product));
        await storage.offers.saveOffers(
          batch.map(({ product, offer }) => ({ productId: product.id, offer: changed(offer) })),
        );
      }
    });
  try {
    const raw = (name: string) => rateOf(async () => insertPlainly(join(folder, name), rows));
    const before = await raw('before.db');
    const first = await save((offer) => offer);
    const between = await raw('between.db');
    const unchanged = await save((offer) => offer);
    const repriced = await save(cheaper);
    return { raw: median([before, between, await raw('after.db')]), first, unchanged, repriced };
  } finally {
    await storage.close();
  }
}

/** The baseline: prepared inserts without indexes, one transaction per batch, with the storage's durability. */
function insertPlainly(file: string, rows: readonly FeedRow[]): void {
  const connection = new BetterSqlite3(file);
  connection.pragma('journal_mode = wal');
  connection.pragma('synchronous = full');
  connection.exec(
    `CREATE TABLE plain (id TEXT, product_id TEXT, title TEXT, brand TEXT, gtins TEXT, mpn TEXT, attributes TEXT, category TEXT,
     description TEXT, image_url TEXT, source TEXT, retailer TEXT, sku TEXT, link TEXT, price_minor INTEGER, currency TEXT,
     shipping TEXT, availability TEXT, condition TEXT, checked_at TEXT)`,
  );
  const insert = connection.prepare(
    `INSERT INTO plain VALUES (${Array.from({ length: 20 }, () => '?').join(', ')})`,
  );
  for (const batch of batchesOf(rows)) {
    connection.transaction(() => {
      for (const { product, offer } of batch) insert.run(plainValues(product, offer));
    })();
  }
  connection.close();
}

function plainValues(product: Product, offer: Offer): readonly unknown[] {
  return [
    offer.id,
    product.id,
    product.title,
    product.brand,
    JSON.stringify(product.gtins),
    product.mpn,
    JSON.stringify(product.attributes),
    product.category,
    product.description,
    product.imageUrl,
    offer.source,
    offer.retailer.domain,
    offer.sku,
    offer.link,
    offer.price.amountMinor,
    offer.price.currency,
    JSON.stringify(offer.shipping),
    offer.availability,
    offer.condition,
    offer.checkedAt,
  ];
}

function feedRows(count: number): readonly FeedRow[] {
  return Array.from({ length: count }, (_, number) => {
    const product = generatedProduct(number);
    return generatedOffers(number, product)
      .slice(0, 1)
      .map((offer) => ({ product, offer }));
  }).flat();
}

function cheaper(offer: Offer): Offer {
  const { amountMinor, currency } = offer.price;
  return {
    ...offer,
    price: { amountMinor: Math.round(amountMinor * 0.9), currency },
    checkedAt: '2026-01-02T00:00:00.000Z',
  };
}

function batchesOf(rows: readonly FeedRow[]): readonly (readonly FeedRow[])[] {
  return Array.from({ length: Math.ceil(rows.length / rowsAtOnce) }, (_, place) =>
    rows.slice(place * rowsAtOnce, (place + 1) * rowsAtOnce),
  );
}
