import { openStorage } from '@pricehunt/storage';
import type { Storage } from '@pricehunt/storage';
import BetterSqlite3 from 'better-sqlite3';
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sealedSecret, signatureOf } from '../../merchant-orders/order-source-secrets';
import { createSecretBox } from '../../secret-box';
import { shopifyOrder } from '../../testing-orders';

const root = join(import.meta.dirname, '../../../../..');
const encryptionKey = 'e'.repeat(40);
const webhookSecret = 'shpss_a-secret-that-outlives-a-crash';
const [businessId, sourceId] = ['b1', 's1'];
let folder: string;
const running = new Set<ChildProcess>();

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'webhook-crash-'));
});
afterEach(async () => {
  for (const program of running) program.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

describe('the API killed under a load of webhooks', () => {
  it('has stored each answered delivery once, and each becomes one order', async () => {
    await withStorage(prepareShop);
    const sent: number[] = [];
    const answered = new Set<number>();

    for (const answersBeforeTheKill of [40, 150]) {
      const port = await freePort();
      const api = start('main', port);
      await untilReady(port);
      await loadUntil(
        port,
        sent,
        answered,
        () => answered.size >= answersBeforeTheKill && api.kill('SIGKILL'),
      );
      await ended(api);
    }
    const storedAfterKills = await withStorage(listDeliveries);
    const port = await freePort();
    const api = start('main', port);
    await untilReady(port);
    // As Shopify does: what was not answered comes again, with its id; some of what was answered too.
    const again = sent.filter((order) => !answered.has(order) || order % 7 === 0);
    const statuses = await Promise.all(again.map((order) => deliver(port, order)));
    api.kill('SIGKILL');
    await ended(api);
    const worker = start('worker', 0);
    const deliveries = await untilWorkedOn(sent.length);
    worker.kill('SIGKILL');
    await ended(worker);

    const orders = await withStorage((storage) =>
      storage.orders.listByExternalIds(businessId, sent.map(String)),
    );
    expect(answered.size).toBeGreaterThanOrEqual(150);
    expect([...answered].filter((order) => !storedAfterKills.includes(deliveryIdOf(order)))).toEqual([]);
    expect(new Set(storedAfterKills).size).toBe(storedAfterKills.length);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(deliveries.toSorted()).toEqual(sent.map(deliveryIdOf).toSorted());
    expect(orders.map(({ externalId }) => Number(externalId)).toSorted(byNumber)).toEqual(
      sent.toSorted(byNumber),
    );
    expect(orders.every(({ totalMinor, isConfirmed }) => totalMinor === 12_390 && isConfirmed)).toBe(true);
    expect(integrityOf(databaseFile())).toBe('ok');
  }, 400_000);
});

async function withStorage<Result>(work: (storage: Storage) => Promise<Result>): Promise<Result> {
  const storage = await openStorage(`sqlite:${databaseFile()}`);
  try {
    return await work(storage);
  } finally {
    await storage.close();
  }
}

const databaseFile = () => join(folder, 'pricehunt.db');
const deliveryIdOf = (order: number) => `delivery-${order}`;
const byNumber = (left: number, right: number) => left - right;

async function prepareShop(storage: Storage): Promise<void> {
  const at = '2026-01-01T00:00:00.000Z';
  await storage.businesses.createBusiness({
    ...{ id: businessId, name: 'Oak', storeDomain: null, status: 'active', statusReason: null },
    ...{ createdAt: at, updatedAt: at },
  });
  await storage.orderSources.createSource({
    ...{ id: sourceId, businessId, kind: 'shopify', shopDomain: 'oak.example', publishableKey: null },
    secret: sealedSecret({ secretBox: createSecretBox([encryptionKey]) }, sourceId, webhookSecret),
    ...{ previousSecret: null, previousSecretUntil: null, allowedOrigins: [], isConsentRequired: false },
    ...{ createdAt: at, uninstalledAt: null, endedAt: null, takenCount: 0, lastAt: null, lastFrom: null },
    ...{ refusedCount: 0, lastRefusedAt: null, lastRefusedFrom: null },
  });
}

async function listDeliveries(storage: Storage): Promise<string[]> {
  const deliveries = await storage.inboundDeliveries.listDeliveries(sourceId, null, 10_000);
  return deliveries.map(({ deliveryId }) => deliveryId);
}

/** Keeps sixteen deliveries of new orders in flight, until the API is gone. */
async function loadUntil(
  port: number,
  sent: number[],
  answered: Set<number>,
  onAnswer: () => unknown,
): Promise<void> {
  const one = async () => {
    for (;;) {
      const order = 10_000 + sent.length;
      sent.push(order);
      const status = await deliver(port, order).catch(() => null);
      if (status === null) return;
      if (status === 200) answered.add(order);
      onAnswer();
    }
  };
  await Promise.all(Array.from({ length: 16 }, one));
}

/** Sends the webhook of an order as Shopify does; resolves with the status of the whole answer. */
async function deliver(port: number, order: number): Promise<number> {
  const body = JSON.stringify(shopifyOrder({ id: order, name: `#${order}`, customer: null, email: null }));
  const response = await fetch(`http://127.0.0.1:${port}/api/webhooks/shopify/${sourceId}`, {
    method: 'POST',
    body,
    headers: {
      ...{ 'content-type': 'application/json', 'x-shopify-topic': 'orders/create' },
      ...{ 'x-shopify-webhook-id': deliveryIdOf(order), 'x-shopify-shop-domain': 'oak.example' },
      'x-shopify-hmac-sha256': signatureOf(body, webhookSecret),
      // Shopify sends from many addresses.
      'x-forwarded-for': `198.51.100.${order % 250}`,
    },
  });
  await response.text();
  return response.status;
}

/** The ids of the deliveries, once as many as were sent have become what they become. */
async function untilWorkedOn(count: number): Promise<readonly string[]> {
  return withStorage(async (storage) => {
    for (let tries = 0; tries < 1_000; tries += 1) {
      const deliveries = await storage.inboundDeliveries.listDeliveries(sourceId, null, 10_000);
      const done = deliveries.filter(({ state }) => state === 'processed');
      if (done.length >= count) return deliveries.map(({ deliveryId }) => deliveryId);
      await delay(100);
    }
    throw new Error('the worker did not work on all deliveries');
  });
}

function start(program: 'main' | 'worker', port: number): ChildProcess {
  const started = spawn(process.execPath, ['--import', 'tsx', join(root, `apps/api/src/${program}.ts`)], {
    cwd: root,
    stdio: 'ignore',
    env: {
      PATH: process.env['PATH'],
      TSX_TSCONFIG_PATH: join(root, 'apps/api/tsconfig.json'),
      NODE_ENV: 'test',
      PORT: String(port),
      METRICS_PORT: '0',
      WORKER_METRICS_PORT: '0',
      TRUST_PROXY: '127.0.0.1',
      DATABASE_URL: `sqlite:${databaseFile()}`,
      FEED_FOLDER: join(folder, 'feeds'),
      MAILBOX_FOLDER: join(folder, 'mailbox'),
      CLICK_JOURNAL_FOLDER: join(folder, 'click-journal'),
      SHOPPER_ORIGIN: 'http://127.0.0.1:4200',
      MERCHANT_ORIGIN: 'http://127.0.0.1:4300',
      ADMIN_ORIGIN: 'http://127.0.0.1:4400',
      REDIRECT_SIGNING_KEYS: 'k'.repeat(40),
      SESSION_SECRETS: 's'.repeat(40),
      ENCRYPTION_KEYS: encryptionKey,
      UCP_CATALOGS: ' ,',
      EXCHANGE_RATES_URL: 'http://127.0.0.1:1/',
      LOG_LEVEL: 'silent',
    },
  });
  running.add(started);
  started.once('exit', () => running.delete(started));
  return started;
}

function ended(program: ChildProcess): Promise<unknown> {
  if (program.exitCode !== null || program.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => program.once('exit', resolve));
}

async function untilReady(port: number): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    const isReady = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    if (isReady) return;
    await delay(100);
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

function integrityOf(file: string): unknown {
  const database = new BetterSqlite3(file, { readonly: true });
  const integrity = database.pragma('integrity_check', { simple: true });
  database.close();
  return integrity;
}
