import { emptyEntry } from '@pricehunt/storage';
import type { NewActivityEntry, Storage } from '@pricehunt/storage';
import BetterSqlite3 from 'better-sqlite3';
import { join } from 'node:path';
import type { Benchmark, BenchmarkOptions } from './benchmark';
import { inOwnFolder } from './benchmark';
import type { Figure } from './figure-table';
import { median, timed } from './measured';
import { onStorage } from './running-api';
import { seededNumbers } from './seeded-numbers';

const businessId = 'bench-business';
const days = { businessId, from: '2026-01-01', to: '2026-01-30' };
const firstMs = Date.parse('2026-01-01T00:00:00.000Z');
const dayMs = 86_400_000;
const dayByDay = Array.from({ length: 30 }, (_, day) => ({
  begins: new Date(firstMs + day * dayMs).toISOString(),
  until: new Date(firstMs + (day + 1) * dayMs).toISOString(),
}));
const entriesAtOnce = 2_000;
const productCount = 2_000;
/** The number of clicks counted as the worker does, to measure its speed. */
const countedOneByOne = 20_000;

/** A merchant's 30-day report from stored hourly and daily sums, against counting each event. */
export const merchantReport: Benchmark = {
  name: 'reports',
  title:
    'A report of 30 days with 2,000,000 clicks of one merchant on SQLite; baseline: the same counted from the clicks each time',
  run: measureReport,
};

async function measureReport(options: BenchmarkOptions): Promise<readonly Figure[]> {
  const count = options.isQuick ? 20_000 : 2_000_000;
  return inOwnFolder(async (folder) => {
    const file = join(folder, 'reports.db');
    return onStorage(`sqlite:${file}`, async (storage) => {
      await prepare(storage);
      const sample = Math.min(count, countedOneByOne);
      const counting = await timed(() => countClicks(storage, sample, count));
      const raw = new BetterSqlite3(file, { timeout: 10_000 });
      try {
        fill(raw, sample, count);
        options.say(`${count} clicks are there`);
        const { series, products, longestTurn } = await measureReads(storage);
        const rawSeries = await rounds(async () => raw.prepare(rawSeriesQuery).all(businessId));
        const rawProducts = await rounds(async () => raw.prepare(rawProductsQuery).all(businessId));
        const row = (what: string, figure: number, baseline: number | null, aim: string | null): Figure => ({
          what,
          figure,
          baseline,
          aim,
          digits: 1,
        });
        return [
          row(
            '30 days by the day (all, human and billable clicks; money), median: ms',
            series,
            rawSeries,
            '≤ 50',
          ),
          row('the 50 products with most clicks of 30 days, median: ms', products, rawProducts, '≤ 50'),
          row('longest time the event loop was held by those reads: ms', longestTurn, null, null),
          row('clicks taken into the sums, a second', (sample * 1000) / counting.ms, null, null),
        ];
      } finally {
        raw.close();
      }
    });
  });
}

async function prepare(storage: Storage): Promise<void> {
  const at = '2026-01-01T00:00:00.000Z';
  await storage.businesses.createBusiness({
    id: businessId,
    name: 'Bench',
    storeDomain: null,
    status: 'active',
    statusReason: null,
    createdAt: at,
    updatedAt: at,
  });
}

async function countClicks(storage: Storage, sample: number, count: number): Promise<void> {
  const random = seededNumbers(7);
  for (let start = 0; start < sample; start += entriesAtOnce) {
    const entries = Array.from({ length: Math.min(entriesAtOnce, sample - start) }, (_, place) =>
      clickNumber(start + place, count, random),
    );
    await storage.trafficCounts.addEntries(entries);
  }
}

/** Adds all others at once: clicks as rows, hours and days as sums. */
function fill(raw: BetterSqlite3.Database, sample: number, count: number): void {
  const random = seededNumbers(11);
  const insert = raw.prepare(
    `INSERT INTO activity_entries (sequence, business_id, kind, record_id, at, visit, bot_reason, exclusion,
       source, campaign, device, retailer_domain, offer_id, product_title, is_credited)
     VALUES (@sequence, @businessId, @kind, @recordId, @at, @visit, @botReason, @exclusion, @source, @campaign,
       @device, @retailerDomain, @offerId, @productTitle, 0)`,
  );
  raw.transaction(() => {
    for (let number = sample; number < count; number += 1) {
      const { isCredited: _credited, ...click } = clickNumber(number, count, random);
      insert.run({ ...click, sequence: number + 1 });
    }
    raw.exec('DELETE FROM hour_stats; DELETE FROM day_dimension_stats;');
    raw.exec(
      `INSERT INTO hour_stats SELECT business_id, substr(at, 1, 14) || printf('%02d', substr(at, 15, 2) / 15 * 15), 0, count(*), sum(visit = 'person'),
         sum(exclusion IS NULL), 0, 0, 0, 0, 0 FROM activity_entries GROUP BY 1, 2`,
    );
    for (const [dimension, column] of Object.entries(columnOf)) {
      raw
        .prepare(
          `INSERT INTO day_dimension_stats SELECT business_id, ?, substr(at, 1, 10), ${column}, 0, count(*),
             sum(visit = 'person'), sum(exclusion IS NULL), 0, 0 FROM activity_entries GROUP BY 1, 3, 4`,
        )
        .run(dimension);
    }
  })();
}

const columnOf = {
  product: 'offer_id',
  source: 'source',
  campaign: 'campaign',
  device: 'device',
  retailer: 'retailer_domain',
} as const;

/** Clicks in order of time; the n-th product is clicked with a frequency of about 1/n. */
function clickNumber(number: number, count: number, random: () => number): NewActivityEntry {
  const isBot = random() < 0.1;
  const product = Math.floor(productCount ** random()) - 1;
  return {
    ...emptyEntry,
    businessId,
    kind: 'click',
    recordId: `click-${number}`,
    source: `source-${number % 3}`,
    at: new Date(firstMs + Math.floor((number * 30 * dayMs) / count)).toISOString(),
    visit: isBot ? 'bot' : 'person',
    exclusion: isBot ? 'bot' : null,
    botReason: isBot ? 'bot-user-agent' : null,
    campaign: `campaign-${Math.floor(40 * random())}`,
    device: random() < 0.6 ? 'mobile' : 'desktop',
    retailerDomain: 'bench-shop.example',
    offerId: `offer-${product}`,
    productTitle: `Product ${product}`,
  };
}

async function measureReads({ trafficReports }: Storage) {
  let longestTurn = 0;
  let lastTurn = performance.now();
  const watching = setInterval(() => {
    const now = performance.now();
    longestTurn = Math.max(longestTurn, now - lastTurn);
    lastTurn = now;
  }, 1);
  try {
    const series = await rounds(() =>
      Promise.all([
        trafficReports.listStretches(businessId, dayByDay),
        trafficReports.listRevenue(businessId, dayByDay),
      ]),
    );
    const products = await rounds(() =>
      trafficReports.listDimension({
        ...days,
        dimension: 'product',
        sort: 'clicks',
        offset: 0,
        limit: 50,
      }),
    );
    return { series, products, longestTurn };
  } finally {
    clearInterval(watching);
  }
}

/** The median of some rounds after a warm-up. */
async function rounds(read: () => Promise<unknown>): Promise<number> {
  await read();
  const times: number[] = [];
  for (let round = 0; round < 9; round += 1) times.push((await timed(async () => void (await read()))).ms);
  return median(times);
}

const rawSeriesQuery = `
  SELECT substr(at, 1, 10) AS day, count(*) AS clicks, sum(visit = 'person') AS human,
    sum(exclusion IS NULL) AS billable
  FROM activity_entries WHERE business_id = ? AND at >= '2026-01-01' AND at < '2026-01-31'
  GROUP BY 1 ORDER BY 1`;
const rawProductsQuery = `
  SELECT offer_id, count(*) AS clicks, sum(visit = 'person') AS human
  FROM activity_entries WHERE business_id = ? AND at >= '2026-01-01' AND at < '2026-01-31'
  GROUP BY 1 ORDER BY 3 DESC LIMIT 50`;
