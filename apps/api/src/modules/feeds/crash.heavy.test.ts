import { openStorage, queuedImport } from '@pricehunt/storage';
import type { FeedImportRow, Storage } from '@pricehunt/storage';
import { openJobQueue } from '@pricehunt/job-queue';
import BetterSqlite3 from 'better-sqlite3';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { openTestPrograms } from '../../testing/programs';
import type { TestProgram, TestPrograms } from '../../testing/programs';
import { patientTestMs } from '../../testing/waits';
import { importFeed } from './import-feed.job';

const rowCount = 6_000;
const businessId = 'b1';
const feedId = 'f1';
const importId = 'i1';
let programs: TestPrograms;
let storage: Storage;

beforeEach(async () => {
  programs = await openTestPrograms();
  storage = await openStorage(`sqlite:${programs.databaseFile}`);
});
afterEach(async () => {
  await storage.close();
  await programs.close();
});

describe('a worker killed in the middle of a feed', () => {
  it(
    'leaves a run that another worker finishes, with each product once',
    async () => {
      await prepareRun();
      const first = await programs.start('worker');
      const halfway = await untilRun(({ createdCount }) => createdCount >= 1_000, first);
      await first.end('SIGKILL');
      endLease();

      const second = await programs.start('worker');
      const whole = await untilRun(({ state }) => state === 'applied', second);
      await second.end('SIGKILL');

      const [shop] = await storage.offers.listRetailers();
      expect(halfway).toMatchObject({ state: 'applying' });
      expect(halfway.createdCount).toBeLessThan(rowCount);
      expect(whole).toMatchObject({ createdCount: rowCount, updatedCount: 0, removedCount: 0 });
      expect(await storage.merchantItems.countItems(feedId)).toBe(rowCount);
      expect(shop?.offerCount).toBe(rowCount);
    },
    patientTestMs,
  );
});

async function prepareRun(): Promise<void> {
  const at = '2026-01-01T00:00:00.000Z';
  await storage.businesses.createBusiness({
    id: businessId,
    name: 'Oak',
    storeDomain: null,
    status: 'active',
    statusReason: null,
    createdAt: at,
    updatedAt: at,
  });
  await storage.businessDomains.claimDomain({
    id: 'd1',
    businessId,
    domain: 'oak.example',
    token: 't',
    state: 'verified',
    method: 'dns',
    claimedAt: at,
    checkedAt: at,
    verifiedAt: at,
    problem: null,
  });
  await storage.feeds.createFeed({
    id: feedId,
    businessId,
    kind: 'upload',
    name: 'All',
    link: null,
    schedule: 'manual',
    currency: 'EUR',
    country: null,
    isAutoConfirmed: true,
    isPaused: false,
    createdAt: at,
    nextRunAt: null,
    contentDigest: null,
    validators: [],
    columnMapping: [],
  });
  await mkdir(join(programs.folder, 'feeds'), { recursive: true });
  await writeFile(join(programs.folder, 'feeds', `${importId}.feed`), feedText());
  await storage.feeds.createImport({
    ...queuedImport,
    id: importId,
    feedId,
    businessId,
    startedBy: 'upload',
    fileKey: importId,
    requestedAt: at,
    contentDigest: 'digest',
    fileName: 'all.csv',
    contentType: 'text/csv',
  });
  const queue = await openJobQueue({
    storage,
    databaseUrl: `sqlite:${programs.databaseFile}`,
    kinds: [importFeed],
    report: (failure) => {
      throw failure;
    },
  });
  await queue.enqueue(importFeed, { importId });
}

function feedText(): string {
  const rows = Array.from(
    { length: rowCount },
    (_, place) =>
      `i${place},Oak lamp ${place},https://oak.example/p/${place},${place % 90}.50 EUR,in_stock,new,Oak`,
  );
  return ['id,title,link,price,availability,condition,brand', ...rows].join('\n');
}

/** Frees the dead worker's lease, so that the test needn't wait five minutes. */
function endLease(): void {
  const database = new BetterSqlite3(programs.databaseFile);
  database.prepare(`UPDATE queued_jobs SET lease_until = '' WHERE state = 'running'`).run();
  database.close();
}

async function untilRun(isSo: (run: FeedImportRow) => boolean, worker: TestProgram): Promise<FeedImportRow> {
  for (;;) {
    const run = await storage.feeds.findImport(importId);
    if (run !== null && isSo(run)) return run;
    if (run?.state === 'failed') throw new Error(`the run failed: ${run.failure}`);
    if (!worker.isRunning()) throw new Error(`the worker ended: ${worker.complaints()}`);
    await delay(20);
  }
}
