import type { Storage } from '@pricehunt/storage';
import BetterSqlite3 from 'better-sqlite3';
import { join } from 'node:path';
import type { Benchmark, BenchmarkOptions } from './benchmark';
import { inOwnFolder } from './benchmark';
import { generatedOffers, generatedProduct } from './catalog/generated-catalog';
import type { Figure } from './figure-table';
import { median, percentile, timed } from './measured';
import { onStorage } from './running-api';

const begunMs = Date.parse('2026-01-01T00:00:00.000Z');
const minuteMs = 60_000;
const hostCount = 5_000;
/** This share of tracked offers belongs to one host, which must not delay the others. */
const shareOfBigHost = 0.3;
const batch = 1_000;
const claimsMeasured = 200;
const readingsOfOneClaim = 40;

/** The cost of finding a worker's next pages: 100,000 tracked offers of 5,000 hosts, a third of them of one. */
export const dueOffers: Benchmark = {
  name: 'due-offers',
  title:
    'Claiming 40 due offers of 100,000 watched ones of 5,000 hosts on SQLite; baseline: the same by a scan for what is due',
  run: measureDueOffers,
};

async function measureDueOffers(options: BenchmarkOptions): Promise<readonly Figure[]> {
  const count = options.isQuick ? 5_000 : 100_000;
  return inOwnFolder(async (folder) => {
    const file = join(folder, 'due.db');
    return onStorage(`sqlite:${file}`, async (storage) => {
      await fill(storage, count);
      options.say(`${count} offers are watched`);
      const claims: number[] = [];
      const hosts = new Set<string>();
      let served = 0;
      for (let round = 0; round < claimsMeasured; round += 1) {
        const { ms, claimed } = await claim(storage, round);
        claims.push(ms);
        served += claimed.length;
        for (const host of claimed) hosts.add(host);
      }
      const raw = new BetterSqlite3(file, { timeout: 10_000, readonly: true });
      const scans: number[] = [];
      for (let round = 0; round < 20; round += 1)
        scans.push((await timed(async () => raw.prepare(scan).all(isoAt(round)))).ms);
      raw.close();
      return [
        {
          what: 'a claim of 40 offers, median: ms',
          figure: median(claims),
          baseline: median(scans),
          aim: '≤ 50',
          digits: 1,
        },
        { what: 'the same, p95: ms', figure: percentile(claims, 0.95), baseline: null, aim: null, digits: 1 },
        {
          what: `offers claimed in ${claimsMeasured} claims`,
          figure: served,
          baseline: null,
          aim: null,
          digits: 0,
        },
        { what: 'different hosts among them', figure: hosts.size, baseline: null, aim: null, digits: 0 },
      ];
    });
  });
}

/** The first due offer of each host, found by scanning all due offers. */
const scan = `SELECT host, offer_id, min(next_at) FROM watched_offers WHERE next_at <= ? GROUP BY host LIMIT 40`;

async function claim(storage: Storage, round: number) {
  const budget = { perHost: 1_000, inAll: 1_000_000 };
  let claimed: readonly string[] = [];
  const { ms } = await timed(async () => {
    const readings = await storage.watchedOffers.claimReadings({
      now: isoAt(round),
      leaseUntil: isoAt(round + 100_000),
      hostReadyAt: isoAt(round + 1),
      limit: readingsOfOneClaim,
      budgets: { watched: budget, favourite: budget, viewed: budget },
    });
    claimed = readings.map(({ watched }) => watched.host);
  });
  return { ms, claimed };
}

/** The time of a round, two days after everything was first due. */
function isoAt(round: number): string {
  return new Date(begunMs + 2 * 24 * 60 * minuteMs + round * minuteMs).toISOString();
}

async function fill(storage: Storage, count: number): Promise<void> {
  const interests = ['watched', 'favourite', 'viewed'] as const;
  for (let from = 0; from < count; from += batch) {
    const rows = Array.from({ length: Math.min(batch, count - from) }, (_, place) => from + place).flatMap(
      (number) => {
        const product = generatedProduct(number);
        const [offer] = generatedOffers(number);
        return offer === undefined ? [] : [{ number, product, offer }];
      },
    );
    await storage.products.saveProducts(rows.map(({ product }) => product));
    await storage.offers.saveOffers(rows.map(({ product, offer }) => ({ productId: product.id, offer })));
    await storage.watchedOffers.trackOffers(
      rows.map(({ number, offer }) => ({
        offerId: offer.id,
        sourceId: null,
        requestsMax: 1,
        host: number < count * shareOfBigHost ? 'big.example' : `shop-${number % hostCount}.example`,
        interest: interests[number % 3] ?? 'viewed',
        wantedUntil: isoAt(1_000_000),
        dueAt: new Date(begunMs + (number % 2_880) * minuteMs).toISOString(),
      })),
      { now: new Date(begunMs).toISOString(), intervalMs: 360 * minuteMs },
    );
  }
}
