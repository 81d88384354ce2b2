import BetterSqlite3 from 'better-sqlite3';
import { build } from 'esbuild';
import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTraceCollector } from './trace-collector';
import type { TraceCollector } from './trace-collector';
import { until } from './waits';

export interface TestProgram {
  /** The port of /readyz: the API itself, or the worker's operator port. */
  readonly port: number;
  readonly isRunning: () => boolean;
  readonly complaints: () => string;
  readonly untilReady: () => Promise<void>;
  /** Sends the signal and resolves with the exit code; null when the signal ended it. */
  readonly end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<number | null>;
}

export interface TestPrograms {
  readonly folder: string;
  readonly databaseFile: string;
  /** Starts the API (main) or the worker. `settings` are extra environment variables. */
  readonly start: (
    program: 'main' | 'worker',
    settings?: Readonly<Record<string, string>>,
  ) => Promise<TestProgram>;
  readonly collectTraces: () => Promise<TraceCollector>;
  /** Kills running programs, stops the collectors and removes the folder, also when the test failed. */
  readonly close: () => Promise<void>;
}

export const testEncryptionKey = '0b9d72e6a4f84c15832fd6e0c1a7b59e';

const root = join(import.meta.dirname, '../../../..');

/** Bundles the programs and creates a data folder; close it after the test. */
export async function openTestPrograms(): Promise<TestPrograms> {
  const bundles = await bundlePrograms();
  const folder = await mkdtemp(join(tmpdir(), 'programs-'));
  const databaseFile = join(folder, 'pricehunt.db');
  const started: TestProgram[] = [];
  const collectors: TraceCollector[] = [];
  return {
    folder,
    databaseFile,
    start: async (program, settings = {}) => {
      const port = await freePort();
      const one = startProgram(join(bundles, `${program}.mjs`), program, port, {
        ...settingsFor(folder, databaseFile),
        ...settings,
      });
      started.push(one);
      return one;
    },
    collectTraces: async () => {
      const collector = await startTraceCollector();
      collectors.push(collector);
      return collector;
    },
    close: async () => {
      await Promise.all(started.map((program) => program.end('SIGKILL')));
      for (const collector of collectors) collector.close();
      for (const each of [folder, bundles]) await rm(each, { recursive: true, force: true });
    },
  };
}

/** Starting from a bundle takes a quarter of the processor time of starting from source. */
async function bundlePrograms(): Promise<string> {
  const cache = join(root, 'node_modules/.cache');
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, 'test-programs-'));
  const entries = ['main.ts', 'worker.ts', 'page-reader-thread.ts'].map((file) => `apps/api/src/${file}`);
  await build({
    absWorkingDir: root,
    entryPoints: [...entries, 'libs/server/storage/src/dialect/read-rows.mjs'],
    outdir: folder,
    entryNames: '[name]',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    packages: 'external',
    platform: 'node',
    target: 'node20',
    format: 'esm',
    tsconfig: 'apps/api/tsconfig.json',
  });
  await cp(join(root, 'libs/server/storage/migrations'), join(folder, 'migrations'), { recursive: true });
  return folder;
}

function settingsFor(folder: string, databaseFile: string): Readonly<Record<string, string>> {
  return {
    NODE_ENV: 'test',
    DATABASE_URL: `sqlite:${databaseFile}`,
    CLICK_JOURNAL_FOLDER: join(folder, 'click-journal'),
    FEED_FOLDER: join(folder, 'feeds'),
    MAILBOX_FOLDER: join(folder, 'mailbox'),
    SHOPPER_ORIGIN: 'http://127.0.0.1:4200',
    MERCHANT_ORIGIN: 'http://127.0.0.1:4300',
    ADMIN_ORIGIN: 'http://127.0.0.1:4400',
    REDIRECT_SIGNING_KEYS: '5f1c0a9be27d4483b6a0c3f7e912d85a',
    SESSION_SECRETS: 'c7e2904d8b1f46a3950ed6b8f327a1c4',
    ENCRYPTION_KEYS: testEncryptionKey,
    UCP_CATALOGS: ' ,',
    EXCHANGE_RATES_URL: 'http://127.0.0.1:1/',
    LOG_LEVEL: 'silent',
  };
}

function startProgram(
  file: string,
  name: 'main' | 'worker',
  port: number,
  settings: Readonly<Record<string, string>>,
): TestProgram {
  const ports = name === 'main' ? { PORT: port, METRICS_PORT: 0 } : { WORKER_METRICS_PORT: port };
  const program = spawn(process.execPath, [file], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      ...Object.fromEntries(Object.entries(ports).map(([variable, value]) => [variable, String(value)])),
      ...settings,
    },
  });
  let complaints = '';
  program.stderr.on('data', (part: Buffer) => (complaints += String(part)));
  const ended = new Promise<number | null>((resolve) => program.once('close', resolve));
  const isRunning = () => program.exitCode === null && program.signalCode === null;
  return {
    port,
    isRunning,
    complaints: () => complaints,
    untilReady: () =>
      until(`the ${name} program to be ready`, async () => {
        if (!isRunning()) throw new Error(`the ${name} program ended before it was ready: ${complaints}`);
        return isReady(port);
      }),
    end: async (signal) => {
      if (isRunning()) program.kill(signal);
      return ended;
    },
  };
}

function isReady(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

export function integrityOf(databaseFile: string): unknown {
  const database = new BetterSqlite3(databaseFile, { readonly: true });
  const integrity = database.pragma('integrity_check', { simple: true });
  database.close();
  return integrity;
}
