import { openStorage } from '@pricehunt/storage';
import BetterSqlite3 from 'better-sqlite3';
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../../../..');
const browser =
  'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';

describe('the API killed under redirect load', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'crash-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('has lost no click that was answered', async () => {
    const file = join(folder, 'pricehunt.db');
    const answered: string[] = [];

    for (const answersBeforeTheKill of [50, 400, 1_200]) {
      const port = await freePort();
      const api = startApi(file, port);
      await untilReady(port);
      await loadUntil(port, answersBeforeTheKill, answered, () => api.kill('SIGKILL'));
      await new Promise((resolve) => api.once('exit', resolve));
    }

    const storage = await openStorage(`sqlite:${file}`);
    const stored = new Set<string>();
    for (let after: string | null = null; ;) {
      const page: readonly { readonly id: string }[] = await storage.clicks.listClicks({
        after,
        limit: 1_000,
      });
      for (const click of page) stored.add(click.id);
      after = page.at(-1)?.id ?? null;
      if (page.length < 1_000) break;
    }
    await storage.close();
    const database = new BetterSqlite3(file, { readonly: true });
    const integrity = database.pragma('integrity_check', { simple: true });
    database.close();
    expect(answered.length).toBeGreaterThanOrEqual(1_650);
    expect(new Set(answered).size).toBe(answered.length);
    expect(answered.filter((id) => !stored.has(id))).toEqual([]);
    expect(integrity).toBe('ok');
  }, 120_000);
});

function startApi(file: string, port: number): ChildProcess {
  return spawn(process.execPath, ['--import', 'tsx', join(root, 'apps/api/src/main.ts')], {
    cwd: root,
    stdio: 'ignore',
    env: {
      PATH: process.env['PATH'],
      TSX_TSCONFIG_PATH: join(root, 'apps/api/tsconfig.json'),
      NODE_ENV: 'test',
      PORT: String(port),
      METRICS_PORT: '0',
      DATABASE_URL: `sqlite:${file}`,
      CLICK_JOURNAL_FOLDER: join(file, '../click-journal'),
      SHOPPER_ORIGIN: 'http://127.0.0.1:4200',
      MERCHANT_ORIGIN: 'http://127.0.0.1:4300',
      ADMIN_ORIGIN: 'http://127.0.0.1:4400',
      REDIRECT_SIGNING_KEYS: 'k'.repeat(40),
      SESSION_SECRETS: 's'.repeat(40),
      ENCRYPTION_KEYS: 'e'.repeat(40),
      UCP_CATALOGS: ' ,',
      AFFILIATE_IDS: '{"amazon":{"amazon.de":"hunt-21"}}',
      LOG_LEVEL: 'silent',
    },
  });
}

/** Keeps 32 requests in flight; each 302 tells its click id as the sub-id of its tag. Ends when the API is gone. */
async function loadUntil(port: number, count: number, answered: string[], kill: () => void): Promise<void> {
  let answers = 0;
  const worker = async () => {
    for (;;) {
      const location = await follow(port).catch(() => null);
      if (location === null) return;
      const id = new URL(location).searchParams.get('ascsubtag');
      if (id !== null) answered.push(id);
      answers += 1;
      if (answers === count) kill();
    }
  };
  await Promise.all(Array.from({ length: 32 }, worker));
}

/** The location of one redirect; rejects when no whole answer came. */
function follow(port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const path = `/api/redirect?to=${encodeURIComponent('https://www.amazon.de/dp/B09XS7JWHH')}`;
    const asked = request(
      { host: '127.0.0.1', port, path, headers: { 'user-agent': browser } },
      (response) => {
        const { location } = response.headers;
        response.resume();
        if (response.statusCode === 302 && location !== undefined) resolve(location);
        else reject(new Error(`status ${response.statusCode}`));
      },
    );
    asked.on('error', reject);
    asked.end();
  });
}

async function untilReady(port: number): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const isReady = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the API did not become ready');
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
