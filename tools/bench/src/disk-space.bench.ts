import type { ClickRow, Storage } from '@pricehunt/storage';
import BetterSqlite3 from 'better-sqlite3';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Benchmark, BenchmarkOptions } from './benchmark';
import { inOwnFolder } from './benchmark';
import { generatedOffers, generatedProduct } from './catalog/generated-catalog';
import type { Figure } from './figure-table';
import { timed } from './measured';
import { onStorage } from './running-api';
import { onNewDatabase } from './through-postgres';

const productsAtOnce = 1_000;
const clicksAtOnce = 500;
const clickCount = 50_000;
const day = '2026-01-02';

/** How many bytes a product, an offer, a price observation and a click take, for docs/operations/scale.md. */
export const diskSpace: Benchmark = {
  name: 'space',
  title: 'Bytes on disk by row, with indexes and search index, and rows written a second',
  async run(options: BenchmarkOptions): Promise<readonly Figure[]> {
    const products = options.productCount ?? (options.isQuick ? 1_000 : 20_000);
    const onSqlite = await inOwnFolder(async (folder) => {
      const file = join(folder, 'space.db');
      return onStorage(`sqlite:${file}`, (storage) =>
        measure(storage, products, async () => sqliteSize(file)),
      );
    });
    const figures = rowsOf('SQLite', onSqlite);
    if (options.postgresServer === null) return figures;
    const onPostgres = await onNewDatabase(options.postgresServer, (url, size) =>
      onStorage(url, (storage) => measure(storage, products, size)),
    );
    return [...figures, ...rowsOf('PostgreSQL', onPostgres)];
  },
};

interface Measured {
  readonly what: string;
  readonly bytes: number;
  readonly perSecond: number;
}

async function measure(
  storage: Storage,
  productCount: number,
  size: () => Promise<number>,
): Promise<readonly Measured[]> {
  const measured: Measured[] = [];
  const step = async (what: string, work: () => Promise<number>) => {
    const before = await size();
    let rows = 0;
    const { ms } = await timed(async () => {
      rows = await work();
    });
    measured.push({ what, bytes: ((await size()) - before) / rows, perSecond: (rows * 1000) / ms });
  };
  await step('product', () => saveProducts(storage, productCount));
  await step('offer', () => saveOffers(storage, productCount));
  await step('price observation', () => observePrices(storage, productCount));
  await step('click', () => recordClicks(storage));
  return measured;
}

async function saveProducts({ products }: Storage, count: number): Promise<number> {
  await inBatches(count, (numbers) => products.saveProducts(numbers.map(generatedProduct)));
  return count;
}

async function saveOffers({ offers }: Storage, count: number): Promise<number> {
  let saved = 0;
  await inBatches(count, async (numbers) => {
    const all = offersOf(numbers);
    saved += all.length;
    await offers.saveOffers(all);
  });
  return saved;
}

async function observePrices({ priceHistory }: Storage, count: number): Promise<number> {
  let observed = 0;
  await inBatches(count, async (numbers) => {
    const all = offersOf(numbers).map(({ productId, offer }) => ({
      offerId: offer.id,
      productId,
      retailerDomain: offer.retailer.domain,
      day,
      price: offer.price,
      conditionClass: 'new' as const,
      observedAt: `${day}T08:00:00.000Z`,
    }));
    observed += all.length;
    await priceHistory.recordObservations(all);
  });
  return observed;
}

async function recordClicks({ clicks }: Storage): Promise<number> {
  for (let first = 0; first < clickCount; first += clicksAtOnce)
    await clicks.recordClicks(Array.from({ length: clicksAtOnce }, (_, place) => clickNumber(first + place)));
  return clickCount;
}

function offersOf(numbers: readonly number[]) {
  return numbers.flatMap((number) => {
    const product = generatedProduct(number);
    return generatedOffers(number, product).map((offer) => ({ productId: product.id, offer }));
  });
}

async function inBatches(count: number, work: (numbers: readonly number[]) => Promise<void>): Promise<void> {
  for (let first = 0; first < count; first += productsAtOnce)
    await work(Array.from({ length: Math.min(productsAtOnce, count - first) }, (_, place) => first + place));
}

function clickNumber(number: number): ClickRow {
  const id = number.toString(16).padStart(12, '0');
  const target = `https://shop-${number % 400}.example/products/item-${number % 20_000}`;
  return {
    id: `019b7a3e-7c00-7000-8000-${id}`,
    clickedAt: new Date(Date.parse(`${day}T00:00:00.000Z`) + number * 900).toISOString(),
    target,
    sentTo: `${target}?utm_source=pricehunt&utm_medium=referral&ref=aff_${id}`,
    source: 'product_suggestion',
    requestedAt: null,
    offerId: `offer-${number % 20_000}`,
    retailerDomain: `shop-${number % 400}.example`,
    visit: 'person',
    botReason: null,
    referenceId: `aff_shop-${number % 400}.example_${id}`,
    sessionId: `session-${id}`,
    comparisonId: null,
    userAgentFamily: 'Chrome',
    visitorHash: id.repeat(4),
    device: 'mobile',
    position: 1 + (number % 5),
    offersShown: 5,
  };
}

/** With what is still in the log. */
async function sqliteSize(file: string): Promise<number> {
  const connection = new BetterSqlite3(file);
  connection.pragma('wal_checkpoint(TRUNCATE)');
  connection.close();
  return statSync(file).size;
}

function rowsOf(database: string, measured: readonly Measured[]): readonly Figure[] {
  return measured.flatMap(({ what, bytes, perSecond }) => [
    { what: `${database}: bytes per ${what}`, figure: bytes, baseline: null, aim: null, digits: 0 },
    { what: `${database}: ${what}s a second`, figure: perSecond, baseline: null, aim: null, digits: 0 },
  ]);
}
