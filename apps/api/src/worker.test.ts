import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

describe('the worker as a process', () => {
  let folder: string;
  let worker: ChildProcess;
  let collector: Server;
  let port: number;
  const told: string[] = [];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'worker-'));
    collector = createServer((request, response) => {
      let body = '';
      request.on('data', (part: Buffer) => (body += String(part)));
      request.on('end', () => {
        told.push(body);
        response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
      });
    });
    const traces = await listen(collector);
    port = await freePort();
    worker = spawn(process.execPath, ['--import', 'tsx', join(root, 'apps/api/src/worker.ts')], {
      cwd: root,
      stdio: 'ignore',
      env: environmentOf(folder, port, `http://127.0.0.1:${traces}/v1/traces`),
    });
  });
  afterAll(async () => {
    worker.kill('SIGKILL');
    collector.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('tells that it is ready, what it has done and how, and traces it', async () => {
    await until(async () => (await ask('/readyz'))?.status === 200);
    const doneOne = /pricehunt_job_seconds_count\{kind="[a-z-]+",outcome="done"\} [1-9]/;
    await until(async () => doneOne.test((await ask('/metrics'))?.text ?? ''));

    const metrics = await ask('/metrics');
    const ended = new Promise((resolve) => worker.once('exit', resolve));
    worker.kill('SIGTERM');
    const code = await ended;

    expect(metrics?.text).toMatch(/pricehunt_jobs\{kind="[a-z-]+",state="due"\} \d/);
    expect(metrics?.text).toMatch(/pricehunt_oldest_due_job_seconds\{kind="[a-z-]+"\} \d/);
    expect(code).toBe(0);
    expect(told.join()).toContain('pricehunt-worker');
    expect(told.join()).toMatch(/"name":"job [a-z-]+"/);
    expect(told.join()).toContain('pricehunt.job.attempt');
  }, 90_000);

  async function ask(path: string): Promise<{ status: number; text: string } | null> {
    if (worker.exitCode !== null) throw new Error(`the worker ended with ${worker.exitCode}`);
    return fetch(`http://127.0.0.1:${port}${path}`).then(
      async (answer) => ({ status: answer.status, text: await answer.text() }),
      () => null,
    );
  }
});

function environmentOf(folder: string, port: number, traces: string): NodeJS.ProcessEnv {
  return {
    PATH: process.env['PATH'],
    TSX_TSCONFIG_PATH: join(root, 'apps/api/tsconfig.json'),
    NODE_ENV: 'test',
    WORKER_METRICS_PORT: String(port),
    DATABASE_URL: `sqlite:${join(folder, 'pricehunt.db')}`,
    CLICK_JOURNAL_FOLDER: join(folder, 'click-journal'),
    FEED_FOLDER: join(folder, 'feeds'),
    MAILBOX_FOLDER: join(folder, 'mailbox'),
    SHOPPER_ORIGIN: 'http://127.0.0.1:4200',
    MERCHANT_ORIGIN: 'http://127.0.0.1:4300',
    ADMIN_ORIGIN: 'http://127.0.0.1:4400',
    REDIRECT_SIGNING_KEYS: 'k'.repeat(40),
    SESSION_SECRETS: 's'.repeat(40),
    ENCRYPTION_KEYS: 'e'.repeat(40),
    UCP_CATALOGS: ' ,',
    EXCHANGE_RATES_URL: 'http://127.0.0.1:1/',
    TRACES_URL: traces,
    LOG_LEVEL: 'silent',
  };
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
}

async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    if (await isSo()) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('it did not become so');
}
