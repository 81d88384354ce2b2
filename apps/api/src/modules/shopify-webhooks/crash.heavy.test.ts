import { setTimeout as pause } from 'node:timers/promises';
import { openStorage, unusedOrderSource } from '@pricehunt/storage';
import type { Storage } from '@pricehunt/storage';
import { sealedSecret, signatureOf } from '../../merchant-orders/order-source-secrets';
import { createSecretBox } from '../../access/secret-box';
import { shopifyOrder } from '../../testing/orders';
import { integrityOf, openTestPrograms, testEncryptionKey } from '../../testing/programs';
import type { TestProgram, TestPrograms } from '../../testing/programs';
import { patientTestMs, until } from '../../testing/waits';

const webhookSecret = 'shpss_a-secret-that-outlives-a-crash';
const [businessId, sourceId] = ['b1', 's1'];
let programs: TestPrograms;

beforeEach(async () => {
  programs = await openTestPrograms();
});
afterEach(() => programs.close());

describe('the API killed under a load of webhooks', () => {
  it(
    'stores each delivery that got a response once, and each becomes one order',
    async () => {
      await withStorage(prepareShop);
      const sent: number[] = [];
      const answered = new Set<number>();

      for (const answersBeforeTheKill of [40, 150]) {
        const api = await startApi();
        await loadUntil(
          api.port,
          sent,
          answered,
          () => answered.size >= answersBeforeTheKill && api.end('SIGKILL'),
        );
        await api.end('SIGKILL');
      }
      const storedAfterKills = await withStorage(listDeliveries);
      const api = await startApi();
      // As Shopify does: unanswered webhooks come again with the same id, and some answered ones too.
      const again = sent.filter((order) => !answered.has(order) || order % 7 === 0);
      const statuses = await Promise.all(again.map((order) => deliverUntilAccepted(api.port, order)));
      expect(new Set(statuses)).toEqual(new Set([200]));
      await api.end('SIGKILL');
      const worker = await programs.start('worker');
      const deliveries = await untilWorkedOn(sent.length, worker);
      await worker.end('SIGKILL');

      const orders = await withStorage((storage) =>
        storage.orders.listByExternalIds(businessId, sent.map(String)),
      );
      expect(answered.size).toBeGreaterThanOrEqual(150);
      expect([...answered].filter((order) => !storedAfterKills.includes(deliveryIdOf(order)))).toEqual([]);
      expect(new Set(storedAfterKills).size).toBe(storedAfterKills.length);
      expect(deliveries.toSorted()).toEqual(sent.map(deliveryIdOf).toSorted());
      expect(orders.map(({ externalId }) => Number(externalId)).toSorted(byNumber)).toEqual(
        sent.toSorted(byNumber),
      );
      expect(orders.every(({ totalMinor, isConfirmed }) => totalMinor === 12_390 && isConfirmed)).toBe(true);
      expect(integrityOf(programs.databaseFile)).toBe('ok');
    },
    patientTestMs,
  );
});

async function startApi() {
  const api = await programs.start('main', { TRUST_PROXY: '127.0.0.1' });
  await api.untilReady();
  return api;
}

async function withStorage<Result>(work: (storage: Storage) => Promise<Result>): Promise<Result> {
  const storage = await openStorage(`sqlite:${programs.databaseFile}`);
  try {
    return await work(storage);
  } finally {
    await storage.close();
  }
}

const deliveryIdOf = (order: number) => `delivery-${order}`;
const byNumber = (left: number, right: number) => left - right;

async function prepareShop(storage: Storage): Promise<void> {
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
  await storage.orderSources.createSource({
    ...unusedOrderSource,
    id: sourceId,
    businessId,
    kind: 'shopify',
    shopDomain: 'oak.example',
    secret: sealedSecret({ secretBox: createSecretBox([testEncryptionKey]) }, sourceId, webhookSecret),
    createdAt: at,
  });
}

async function listDeliveries(storage: Storage): Promise<string[]> {
  const deliveries = await storage.inboundDeliveries.listDeliveries(sourceId, null, 10_000);
  return deliveries.map(({ deliveryId }) => deliveryId);
}

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

async function deliver(port: number, order: number): Promise<number> {
  const body = JSON.stringify(shopifyOrder({ id: order, name: `#${order}`, customer: null, email: null }));
  const response = await fetch(`http://127.0.0.1:${port}/api/webhooks/shopify/${sourceId}`, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      'x-shopify-topic': 'orders/create',
      'x-shopify-webhook-id': deliveryIdOf(order),
      'x-shopify-shop-domain': 'oak.example',
      'x-shopify-hmac-sha256': signatureOf(body, webhookSecret),
      // Shopify sends from many addresses.
      'x-forwarded-for': `198.51.100.${order % 250}`,
    },
  });
  await response.text();
  return response.status;
}

async function deliverUntilAccepted(port: number, order: number): Promise<number> {
  for (;;) {
    const status = await deliver(port, order);
    if (status !== 503) return status;
    await pause(100);
  }
}

async function untilWorkedOn(count: number, worker: TestProgram): Promise<readonly string[]> {
  return withStorage(async (storage) => {
    const listUnprocessed = async () => {
      const deliveries = await storage.inboundDeliveries.listDeliveries(sourceId, null, 10_000);
      return { deliveries, open: deliveries.filter(({ state }) => state !== 'processed') };
    };
    await until('all deliveries to be worked on', async () => {
      if (!worker.isRunning()) throw new Error(`the worker ended: ${worker.complaints()}`);
      const { deliveries, open } = await listUnprocessed();
      return deliveries.length - open.length >= count;
    }).catch(async (failure: unknown) => {
      const { deliveries, open } = await listUnprocessed();
      const states = open.map(({ deliveryId, state, error }) => `${deliveryId} ${state} ${error ?? ''}`);
      const seen = `${deliveries.length} of ${count} stored; ${states.join(', ')}; ${worker.complaints()}`;
      throw new Error(`${String(failure)}: ${seen}`, { cause: failure });
    });
    return listDeliveries(storage);
  });
}
