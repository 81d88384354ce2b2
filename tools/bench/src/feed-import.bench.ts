import { defineJob, openJobQueue } from '@pricehunt/job-queue';
import { queuedImport } from '@pricehunt/storage';
import type { FeedImportRow, Storage } from '@pricehunt/storage';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import * as z from 'zod/mini';
import type { Benchmark, BenchmarkOptions } from './benchmark';
import { inOwnFolder } from './benchmark';
import { generatedProduct } from './catalog/generated-catalog';
import { memoryOf, processorMsOf, startProgram } from './child-programs';
import type { ChildProgram } from './child-programs';
import type { Figure } from './figure-table';
import { apiEnvironment, builtProgram, onStorage } from './running-api';

const domain = 'bench-shop.example';
const businessId = 'bench-business';
const feedId = 'bench-feed';
/** The API's name of this job. */
const importFeed = defineJob('import-feed', z.object({ importId: z.string() }), {
  attemptsMax: 5,
  tryMsMax: 5 * 60_000,
});

/** Imports a merchant's whole feed through the built worker, new, nearly unchanged and with each price changed: memory and speed. */
export const feedImport: Benchmark = {
  name: 'feeds',
  title:
    'A feed of 1,000,000 products, or as many as --products says (tab-separated), through the built worker, in a process of its own; memory is sampled four times a second',
  run: measureFeedImport,
};

async function measureFeedImport(options: BenchmarkOptions): Promise<readonly Figure[]> {
  const rows = options.productCount ?? (options.isQuick ? 20_000 : 1_000_000);
  return inOwnFolder(async (folder) => {
    const feedFolder = join(folder, 'feeds');
    const environment: Readonly<Record<string, string>> = {
      ...apiEnvironment(folder, 20_000),
      FEED_FOLDER: feedFolder,
    };
    const url = environment['DATABASE_URL'] ?? '';
    await onStorage(url, prepare);
    const measure = (importId: string, dearerBy: Run['dearerBy']) =>
      measureRun(folder, environment, { importId, rows, dearerBy }, options);
    const first = await measure('run-1', () => 0);
    const unchanged = await measure('run-2', (number) => (number === 0 ? 10 : 0));
    const repriced = await measure('run-3', () => 20);
    const figure = (what: string, value: number, aim: string | null): Figure => ({
      what,
      figure: value,
      baseline: null,
      aim,
      digits: 0,
    });
    // 400 MB.
    const memory = '≤ 381';
    return [
      figure('rows stored', first.stored, null),
      figure('first import: most memory (RSS) of the worker, MiB', first.rssMax, memory),
      figure('first import: of it its own, without mapped files, MiB', first.ownMax, null),
      figure('first import: rows a second, reading and writing', first.rowsPerSecond, '≥ 5,000'),
      figure('first import: processor time of 1,000 rows, ms', first.processorMs, null),
      figure('again, one price changed: rows a second', unchanged.rowsPerSecond, '≥ 10,000'),
      figure('again, one price changed: processor time of 1,000 rows, ms', unchanged.processorMs, null),
      figure('again, each price changed: most memory (RSS), MiB', repriced.rssMax, memory),
      figure('again, each price changed: rows a second', repriced.rowsPerSecond, null),
      figure('again, each price changed: processor time of 1,000 rows, ms', repriced.processorMs, null),
    ];
  });
}

async function prepare(storage: Storage): Promise<void> {
  const at = '2026-01-01T00:00:00.000Z';
  await storage.businesses.createBusiness({
    id: businessId,
    name: 'Bench',
    storeDomain: domain,
    status: 'active',
    statusReason: null,
    createdAt: at,
    updatedAt: at,
  });
  await storage.businessDomains.claimDomain({
    id: 'bench-domain',
    businessId,
    domain,
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
}

interface Run {
  readonly importId: string;
  readonly rows: number;
  /** Minor units on top of a row's price. */
  readonly dearerBy: (number: number) => number;
}

interface MeasuredRun {
  readonly stored: number;
  readonly rssMax: number;
  readonly ownMax: number;
  readonly rowsPerSecond: number;
  /** For 1,000 rows, including the worker's start. */
  readonly processorMs: number;
}

async function measureRun(
  folder: string,
  environment: Readonly<Record<string, string>>,
  run: Run,
  { say }: BenchmarkOptions,
): Promise<MeasuredRun> {
  const url = environment['DATABASE_URL'] ?? '';
  const digest = await writeFeed(join(environment['FEED_FOLDER'] ?? '', `${run.importId}.feed`), run);
  await onStorage(url, async (storage) => {
    await storage.feeds.createImport(importRow(run.importId, digest));
    const report = (failure: unknown) => say(String(failure));
    const queue = await openJobQueue({ storage, databaseUrl: url, kinds: [importFeed], report });
    await queue.enqueue(importFeed, { importId: run.importId });
  });
  const startedAt = performance.now();
  const program = startProgram({
    parameters: [builtProgram('apps/api/worker.mjs')],
    environment,
    logFile: join(folder, 'worker.log'),
  });
  try {
    return await onStorage(url, async (storage) => {
      const { rssMax, ownMax } = await watch(storage, program, run, say);
      const seconds = (performance.now() - startedAt) / 1000;
      const processorMs = ((processorMsOf(program) ?? 0) * 1000) / run.rows;
      const stored = await storage.merchantItems.countItems(feedId);
      return { stored, rssMax, ownMax, rowsPerSecond: run.rows / seconds, processorMs };
    });
  } finally {
    await program.stop();
  }
}

/** Samples the worker's memory until the run is over. Rejects when the run failed or the worker ended. */
async function watch(
  storage: Storage,
  program: ChildProgram,
  run: Run,
  say: (line: string) => void,
): Promise<{ readonly rssMax: number; readonly ownMax: number }> {
  let [rssMax, ownMax] = [0, 0];
  for (let sample = 1; ; sample += 1) {
    const { rss, own } = memoryOf(program);
    [rssMax, ownMax] = [Math.max(rssMax, rss), Math.max(ownMax, own)];
    await delay(250);
    const row = sample % 8 === 0 ? await storage.feeds.findImport(run.importId) : null;
    if (row === null) continue;
    if (sample % 240 === 0) {
      const written = row.createdCount + row.updatedCount;
      say(`${run.importId}: ${row.state}, ${row.rowsRead} read, ${written} written, ${rss} MiB`);
    }
    if (row.state === 'applied') return { rssMax, ownMax };
    const hasEnded = program.process.exitCode !== null || program.process.signalCode !== null;
    if (row.state === 'failed' || hasEnded) {
      throw new Error(`The run ended as ${row.state}: ${row.failure ?? ''}\n${program.printed()}`);
    }
  }
}

function importRow(id: string, contentDigest: string): FeedImportRow {
  return {
    ...queuedImport,
    id,
    feedId,
    businessId,
    startedBy: 'upload',
    fileKey: id,
    contentDigest,
    requestedAt: new Date().toISOString(),
    fileName: 'all.tsv',
    contentType: 'text/tab-separated-values',
  };
}

async function writeFeed(file: string, { rows, dearerBy }: Run): Promise<string> {
  await mkdir(join(file, '..'), { recursive: true });
  const stream = createWriteStream(file);
  const digest = createHash('sha256');
  const write = async (text: string) => {
    digest.update(text);
    if (!stream.write(text)) await once(stream, 'drain');
  };
  await write(
    'id\ttitle\tlink\timage_link\tprice\tavailability\tcondition\tbrand\tgtin\tmpn\tproduct_type\n',
  );
  for (let start = 0; start < rows; start += 1_000) {
    const numbers = Array.from({ length: Math.min(1_000, rows - start) }, (_, place) => start + place);
    await write(numbers.map((number) => feedLine(number, dearerBy(number))).join(''));
  }
  stream.end();
  await once(stream, 'finish');
  return digest.digest('hex');
}

function feedLine(number: number, dearerBy: number): string {
  const { title, brand, gtins, mpn, category } = generatedProduct(number);
  const price = `${((number * 37) % 90_000) + 1_000 + dearerBy}`.replace(/(\d\d)$/, '.$1');
  const cells = [
    ...[`sku-${number}`, title, `https://${domain}/p/${number}`, `https://${domain}/i/${number}.jpg`],
    ...[`${price} EUR`, number % 9 === 0 ? 'out_of_stock' : 'in_stock', 'new', brand ?? ''],
    ...[gtins[0] ?? '', mpn ?? '', category ?? ''],
  ];
  return `${cells.map((cell) => cell.replace(/[\t\n]/g, ' ')).join('\t')}\n`;
}
