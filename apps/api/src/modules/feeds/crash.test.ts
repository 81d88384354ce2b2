import { openStorage } from '@pricehunt/storage';
import type { FeedImportRow, Storage } from '@pricehunt/storage';
import { openSqliteJobQueue } from '@pricehunt/job-queue';
import BetterSqlite3 from 'better-sqlite3';
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { importFeed } from './import-feed.job';

const root = join(import.meta.dirname, '../../../../..');
const rowCount = 6_000;
const businessId = 'b1';
const feedId = 'f1';
const importId = 'i1';
let folder: string;
let storage: Storage;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'feed-crash-'));
  storage = await openStorage(`sqlite:${join(folder, 'pricehunt.db')}`);
});
afterEach(async () => {
  await storage.close();
  await rm(folder, { recursive: true, force: true });
});

describe('a worker that is killed in the middle of a feed', () => {
  it('leaves a run that another one finishes, with each product once', async () => {
    await prepareRun();
    const first = startWorker();
    const halfway = await untilRun(({ createdCount }) => createdCount >= 1_000, first);
    first.kill('SIGKILL');
    await new Promise((resolve) => first.once('exit', resolve));
    endLease();

    const second = startWorker();
    const whole = await untilRun(({ state }) => state === 'applied', second);
    second.kill('SIGKILL');
    await new Promise((resolve) => second.once('exit', resolve));

    const [shop] = await storage.offers.listRetailers();
    expect(halfway).toMatchObject({ state: 'applying' });
    expect(halfway.createdCount).toBeLessThan(rowCount);
    expect(whole).toMatchObject({ createdCount: rowCount, updatedCount: 0, removedCount: 0 });
    expect(await storage.merchantItems.countItems(feedId)).toBe(rowCount);
    expect(shop?.offerCount).toBe(rowCount);
  }, 240_000);
});

async function prepareRun(): Promise<void> {
  const at = '2026-01-01T00:00:00.000Z';
  await storage.businesses.createBusiness({
    ...{ id: businessId, name: 'Oak', storeDomain: null, status: 'active', statusReason: null },
    ...{ createdAt: at, updatedAt: at },
  });
  await storage.businessDomains.claimDomain({
    ...{ id: 'd1', businessId, domain: 'oak.example', token: 't', state: 'verified', method: 'dns' },
    ...{ claimedAt: at, checkedAt: at, verifiedAt: at, problem: null },
  });
  await storage.feeds.createFeed({
    ...{ id: feedId, businessId, kind: 'upload', name: 'All', link: null, schedule: 'manual' },
    ...{ currency: 'EUR', country: null, isAutoConfirmed: true, isPaused: false, createdAt: at },
    ...{ nextRunAt: null, contentDigest: null, validators: [] },
  });
  await mkdir(join(folder, 'feeds'), { recursive: true });
  await writeFile(join(folder, 'feeds', `${importId}.feed`), feedText());
  await storage.feeds.createImport({
    ...{ id: importId, feedId, businessId, state: 'queued', startedBy: 'upload', fileKey: importId },
    ...{ requestedAt: at, startedAt: null, finishedAt: null, rowsRead: 0, contentDigest: 'digest' },
    ...{ preview: null, createdCount: 0, updatedCount: 0, unchangedCount: 0, removedCount: 0 },
    ...{ removalHeldBack: null, waitsFor: null, failure: null, isConfirmed: false },
    ...{ isRemovalConfirmed: false, fileName: 'all.csv', contentType: 'text/csv', validators: [] },
  });
  const queue = openSqliteJobQueue({ source: { path: jobsFile() } });
  await queue.enqueue(importFeed, { importId });
  await queue.close();
}

function feedText(): string {
  const rows = Array.from(
    { length: rowCount },
    (_, place) =>
      `i${place},Oak lamp ${place},https://oak.example/p/${place},${place % 90}.50 EUR,in_stock,new,Oak`,
  );
  return ['id,title,link,price,availability,condition,brand', ...rows].join('\n');
}

function jobsFile(): string {
  return join(folder, 'pricehunt.db.jobs');
}

/** Nobody waits five minutes in a test for the dead worker's lease. */
function endLease(): void {
  const jobs = new BetterSqlite3(jobsFile());
  jobs.prepare(`UPDATE queued_job SET lease_until = 0 WHERE state = 'running'`).run();
  jobs.close();
}

/** The run once it is so; throws when the worker ended before. */
async function untilRun(isSo: (run: FeedImportRow) => boolean, worker: ChildProcess): Promise<FeedImportRow> {
  for (;;) {
    const run = await storage.feeds.findImport(importId);
    if (run !== null && isSo(run)) return run;
    if (worker.exitCode !== null || run?.state === 'failed') {
      throw new Error(`the run is ${run?.state}: ${run?.failure}; the worker ended with ${worker.exitCode}`);
    }
    await delay(20);
  }
}

function startWorker(): ChildProcess {
  return spawn(process.execPath, ['--import', 'tsx', join(root, 'apps/api/src/worker.ts')], {
    cwd: root,
    stdio: 'ignore',
    env: {
      PATH: process.env['PATH'],
      TSX_TSCONFIG_PATH: join(root, 'apps/api/tsconfig.json'),
      NODE_ENV: 'test',
      DATABASE_URL: `sqlite:${join(folder, 'pricehunt.db')}`,
      FEED_FOLDER: join(folder, 'feeds'),
      MAILBOX_FOLDER: join(folder, 'mailbox'),
      CLICK_JOURNAL_FOLDER: join(folder, 'click-journal'),
      SHOPPER_ORIGIN: 'http://127.0.0.1:4200',
      MERCHANT_ORIGIN: 'http://127.0.0.1:4300',
      ADMIN_ORIGIN: 'http://127.0.0.1:4400',
      REDIRECT_SIGNING_KEYS: 'k'.repeat(40),
      SESSION_SECRETS: 's'.repeat(40),
      ENCRYPTION_KEYS: 'e'.repeat(40),
      WORKER_METRICS_PORT: '0',
      UCP_CATALOGS: ' ,',
      EXCHANGE_RATES_URL: 'http://127.0.0.1:1/',
      LOG_LEVEL: 'silent',
    },
  });
}
