import { spawn } from 'node:child_process';
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';

const root = join(import.meta.dirname, '../../..');

const exported = z.object({
  resourceSpans: z.array(
    z.object({
      scopeSpans: z.array(z.object({ spans: z.array(z.object({ traceId: z.string(), name: z.string() })) })),
    }),
  ),
});

describe('traces', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tracing-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('tell a collector of calls, without what people searched for, and the rest when the API stops', async () => {
    const told: string[] = [];
    const collector = createServer((request, response) => {
      let body = '';
      request.on('data', (part: Buffer) => (body += String(part)));
      request.on('end', () => {
        told.push(body);
        response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
      });
    });
    const traces = await listen(collector);
    const port = await freePort();
    const api = spawn(process.execPath, ['--import', 'tsx', join(root, 'apps/api/src/main.ts')], {
      cwd: root,
      stdio: 'ignore',
      env: environmentOf(folder, port, `${traces}/v1/traces`),
    });
    await untilReady(port);

    await fetch(`http://127.0.0.1:${port}/api/categories?note=secret-of-the-shopper`);
    api.kill('SIGTERM');
    await new Promise((resolve) => api.once('exit', resolve));
    collector.close();

    const names = told.flatMap((text) =>
      exported
        .parse(JSON.parse(text))
        .resourceSpans.flatMap(({ scopeSpans }) =>
          scopeSpans.flatMap(({ spans }) => spans.map(({ name }) => name)),
        ),
    );
    expect(names.length).toBeGreaterThan(1);
    expect(told.join()).toContain('/api/categories');
    expect(told.join()).toContain('pricehunt-api');
    expect(told.join()).toContain('pricehunt.request_id');
    expect(told.join()).not.toContain('secret-of');
  }, 60_000);

  it('cost nothing where none are wanted: only tracing.ts names the packages, and it is loaded on demand', async () => {
    const files = (await readdir(import.meta.dirname, { recursive: true })).filter((name) =>
      /(?<!\.test)\.ts$/.test(name),
    );
    const texts = await Promise.all(
      files.map(async (name) => ({ name, text: await readFile(join(import.meta.dirname, name), 'utf8') })),
    );

    const naming = texts.filter(({ text }) => /'@opentelemetry\/|'@fastify\/otel/.test(text));
    const importing = texts.filter(({ text }) => /from '[./]+tracing'/.test(text));

    expect(naming.map(({ name }) => name)).toEqual(['tracing.ts']);
    expect(importing).toEqual([]);
  });
});

function environmentOf(folder: string, port: number, traces: string): NodeJS.ProcessEnv {
  return {
    PATH: process.env['PATH'],
    TSX_TSCONFIG_PATH: join(root, 'apps/api/tsconfig.json'),
    NODE_ENV: 'test',
    PORT: String(port),
    METRICS_PORT: '0',
    ADMIN_LISTEN: 'public',
    DATABASE_URL: `sqlite:${join(folder, 'pricehunt.db')}`,
    CLICK_JOURNAL_FOLDER: join(folder, 'click-journal'),
    MAILBOX_FOLDER: join(folder, 'mailbox'),
    SHOPPER_ORIGIN: 'http://127.0.0.1:4200',
    MERCHANT_ORIGIN: 'http://127.0.0.1:4300',
    ADMIN_ORIGIN: 'http://127.0.0.1:4400',
    REDIRECT_SIGNING_KEYS: 'k'.repeat(40),
    SESSION_SECRETS: 's'.repeat(40),
    ENCRYPTION_KEYS: 'e'.repeat(40),
    UCP_CATALOGS: ' ,',
    TRACES_URL: traces,
    LOG_LEVEL: 'silent',
  };
}

function listen(server: Server): Promise<string> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(`http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`);
    });
  });
}

async function freePort(): Promise<number> {
  const server = createServer();
  const origin = await listen(server);
  await new Promise((resolve) => server.close(resolve));
  return Number(new URL(origin).port);
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
