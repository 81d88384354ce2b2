import { handleProcessDelivery, processDelivery } from '../../merchant-orders/process-delivery.job';
import { startTestApi } from '../../testing/test-api';
import type { TestApi } from '../../testing/test-api';
import { shopifyOrder } from '../../testing/orders';
import { signInTestMember } from '../../testing/sign-in';
import type { SignedInCaller } from '../../testing/sign-in';
import { checkedTopics } from '../shopify-webhooks/checked-topics';
import { orderTopics } from '../shopify-webhooks/order-topics';
import { productTopics } from './product-topics';
import { handleReadShopifyStore, handleRemoveHeldBack } from './read-shopify-products.job';
import { openShopifyStore, storeHost, webhookOf } from './testing-shopify-store';
import type { ShelfProduct, ShopifyStoreDouble } from './testing-shopify-store';
import { verifyTestDomain } from '../../testing/verify-test-domain';
import { subscribeTestWebhook } from '../../testing/webhook-events-of';

const path = '/api/business/integrations/shopify-admin';
const apiSecret = 'shpss_0123456789abcdef';
const lamp: ShelfProduct = {
  number: 1,
  title: 'Lamp',
  variants: [
    { number: 11, price: '10.00', barcode: '4006381333931' },
    { number: 12, price: '12.00' },
    { number: 13, price: '14.00', isAvailable: false },
  ],
};
const chair: ShelfProduct = { number: 2, title: 'Chair', variants: [{ number: 21, price: '99.00' }] };
const table: ShelfProduct = { number: 3, title: 'Table', variants: [{ number: 31, price: '250.00' }] };

let api: TestApi;
let shop: ShopifyStoreDouble;
let owner: SignedInCaller & { readonly businessId: string };
let nowMs: number | null;

beforeEach(async () => {
  nowMs = null;
  shop = openShopifyStore();
  shop.shelf = [lamp, chair, table];
  api = await startTestApi({ pages: shop.pages, now: () => (nowMs === null ? new Date() : new Date(nowMs)) });
  owner = await signInTestMember(api, { name: 'Oak' });
  await verifyTestDomain(api, owner.businessId, 'oak.example');
});
afterEach(() => api.close());

function connect(choice: object = {}) {
  const payload = { shopDomain: storeHost, accessToken: 'shpat_right', apiSecret, ...choice };
  return owner.inject({ method: 'POST', url: path, payload });
}

async function work() {
  await api.runJobs([
    handleReadShopifyStore(api.services),
    handleRemoveHeldBack(api.services),
    handleProcessDelivery(api.services, checkedTopics(productTopics(orderTopics))),
  ]);
}

async function connected() {
  const answer = await connect();
  expect(answer.statusCode).toBe(201);
  await work();
  const listed = await owner.inject({ method: 'GET', url: path });
  const [connection] = listed.json<{ items: { id: string; orderSourceId: string; feedId: string }[] }>()
    .items;
  if (connection === undefined) throw new Error('The store is not connected.');
  return connection;
}

/** Newest first. */
async function rankings() {
  const filter = { state: 'delayed', name: 'rank-prices', cursor: null, limit: 10 } as const;
  const { jobs } = await api.services.jobQueue.listJobs(filter);
  return jobs.toSorted((a, b) => (b.runAt?.getTime() ?? 0) - (a.runAt?.getTime() ?? 0));
}

async function products() {
  const listed = await owner.inject({ method: 'GET', url: '/api/business/products' });
  return listed
    .json<{
      items: { itemId: string; price: { amountMinor: number }; availability: string; isShown: boolean }[];
    }>()
    .items.map(({ itemId, price, availability, isShown }) => [
      itemId,
      price.amountMinor,
      availability,
      isShown,
    ])
    .toSorted();
}

async function hook(sourceId: string, topic: string, body: object, secret = apiSecret) {
  const answer = await api.app.inject(webhookOf(`/api/webhooks/shopify/${sourceId}`, topic, body, secret));
  await work();
  return answer;
}

describe('connecting a Shopify store by its Admin API', () => {
  it('reads every product with all its variants, over all pages', async () => {
    await connected();

    expect(await products()).toEqual([
      ['11', 1000, 'in_stock', true],
      ['12', 1200, 'in_stock', true],
      ['13', 1400, 'out_of_stock', true],
      ['21', 9900, 'in_stock', true],
      ['31', 25000, 'in_stock', true],
    ]);
    const listed = await owner.inject({ method: 'GET', url: path });
    expect(listed.json()).toMatchObject({
      items: [
        {
          shopDomain: storeHost,
          shopName: 'Oak',
          primaryDomain: 'oak.example',
          state: 'connected',
          reading: { state: 'done', productCount: 3, itemCount: 5, refusedCount: 0, problem: null },
        },
      ],
    });
  });

  it('sends each finished reading as an import, with what it changed', async () => {
    const imported = await subscribeTestWebhook(owner, 'feed.imported');
    const { feedId } = await connected();
    const first = await imported();
    shop.shelf = [{ ...lamp, variants: [{ number: 11, price: '8.50' }] }, chair];

    await connect();
    await work();

    const run = { feedId, feedName: 'Oak', startedBy: 'person' };
    expect(first).toMatchObject([
      { ...run, createdCount: 5, updatedCount: 0, unchangedCount: 0, removedCount: 0 },
    ]);
    expect(await imported()).toHaveLength(2);
    expect(await imported()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          ...run,
          createdCount: 0,
          updatedCount: 1,
          unchangedCount: 1,
          removedCount: 3,
        }),
      ]),
    );
  });

  it('sends no import for a reading that failed', async () => {
    const imported = await subscribeTestWebhook(owner, 'feed.imported');
    await connect();
    shop.accessToken = 'shpat_another';

    await work();

    expect(await imported()).toEqual([]);
  });

  it('subscribes to products, orders and refunds at its own endpoint', async () => {
    const { orderSourceId } = await connected();

    const door = `https://pricehunt.example/api/webhooks/shopify/${orderSourceId}`;
    expect([...shop.subscriptions.keys()]).toEqual(
      expect.arrayContaining(['PRODUCTS_UPDATE', 'ORDERS_PAID', 'REFUNDS_CREATE', 'APP_UNINSTALLED']),
    );
    expect(new Set(shop.subscriptions.values())).toEqual(new Set([door]));
  });

  it('stores the token encrypted and returns neither it nor the secret', async () => {
    const answer = await connect();

    const listed = await owner.inject({ method: 'GET', url: path });
    expect(answer.body + listed.body).not.toMatch(/shpat_|shpss_/);
    const rows = await api.services.storage.shopifyConnections.listConnections(owner.businessId);
    const sources = await api.services.storage.orderSources.listSources(owner.businessId);
    expect(JSON.stringify([rows, sources])).not.toMatch(/shpat_|shpss_/);
  });

  it.each([
    ['another host', { shopDomain: 'evil.example' }, 'shopify.not-a-shop'],
    [
      'a host that only looks like one',
      { shopDomain: 'oak.myshopify.com.evil.example' },
      'shopify.not-a-shop',
    ],
    ['a wrong token', { accessToken: 'shpat_wrong' }, 'shopify.token-refused'],
    ['a store that is not there', { shopDomain: 'gone.myshopify.com' }, 'shopify.unreachable'],
  ])('refuses %s and stores nothing', async (_what, choice, code) => {
    const answer = await connect(choice);

    expect(answer.json()).toMatchObject({ code });
    const { storage } = api.services;
    expect(await storage.shopifyConnections.listConnections(owner.businessId)).toEqual([]);
    expect(await storage.feeds.listFeeds(owner.businessId)).toEqual([]);
  });

  it('refuses a token that may not read products', async () => {
    shop.scopes = ['read_orders'];

    expect((await connect()).json()).toMatchObject({ code: 'shopify.missing-scope' });
  });

  it('replaces token and secret of a connected store, without a second connection', async () => {
    const before = await connected();
    shop.accessToken = 'shpat_newer';

    await connect({ accessToken: 'shpat_newer', apiSecret: 'shpss_newer_secret_of_it' });
    await work();

    const listed = await owner.inject({ method: 'GET', url: path });
    expect(listed.json()).toMatchObject({ items: [{ id: before.id, feedId: before.feedId }] });
    const old = await hook(before.orderSourceId, 'products/update', { id: 1 });
    const current = await hook(
      before.orderSourceId,
      'products/update',
      { id: 2 },
      'shpss_newer_secret_of_it',
    );
    expect([old.statusCode, current.statusCode]).toEqual([200, 200]);
  });

  it('waits as long as the store throttles, and continues', async () => {
    await connect();
    const extensions = {
      cost: { requestedQueryCost: 52, throttleStatus: { currentlyAvailable: 51, restoreRate: 100 } },
    };
    shop.instead.push({
      json: { errors: [{ message: 'Throttled', extensions: { code: 'THROTTLED' } }], extensions },
    });

    await work();

    expect(await products()).toHaveLength(5);
  });

  it('reports a token that is revoked before the products are read', async () => {
    const answer = await connect();
    shop.accessToken = 'shpat_another';

    await work();

    const { id } = answer.json<{ connection: { id: string } }>().connection;
    const read = await owner.inject({ method: 'GET', url: `${path}/${id}` });
    expect(read.json()).toMatchObject({
      connection: {
        state: 'token-refused',
        reading: { state: 'failed', problem: expect.stringContaining('token') },
      },
    });
  });
});

describe('a Shopify store’s product webhooks', () => {
  it('update a price, add a product, and remove a variant', async () => {
    const { orderSourceId } = await connected();
    const changed = { ...lamp, variants: [{ number: 11, price: '8.50' }] };
    shop.shelf = [
      changed,
      chair,
      table,
      { number: 4, title: 'Rug', variants: [{ number: 41, price: '60.00' }] },
    ];

    await hook(orderSourceId, 'products/update', { id: 1, title: 'old news', variants: [] });
    await hook(orderSourceId, 'products/create', { id: 4 });

    expect(await products()).toEqual([
      ['11', 850, 'in_stock', true],
      ['21', 9900, 'in_stock', true],
      ['31', 25000, 'in_stock', true],
      ['41', 6000, 'in_stock', true],
    ]);
  });

  it('have the prices compared within five minutes, once for many of them, and not when nothing changed', async () => {
    nowMs = Date.parse('2026-11-21T09:00:00Z');
    const { orderSourceId } = await connected();
    const before = (await rankings()).length;
    nowMs += 6 * 60_000;
    await hook(orderSourceId, 'products/update', { id: 2 });
    const unchanged = (await rankings()).length;
    shop.shelf = [{ ...lamp, variants: [{ number: 11, price: '8.50' }] }, table];

    await hook(orderSourceId, 'products/update', { id: 1 });
    await hook(orderSourceId, 'products/delete', { id: 2 });

    expect([before, unchanged]).toEqual([1, 1]);
    const [latest, ...earlier] = await rankings();
    expect(earlier).toHaveLength(1);
    expect(latest?.payload).toEqual({ businessId: owner.businessId });
    const waitMs = (latest?.runAt?.getTime() ?? 0) - (latest?.createdAt.getTime() ?? 0);
    expect(waitMs).toBeLessThanOrEqual(5 * 60_000 + 10_000);
  });

  it('remove products that were deleted or are not sold in the online store', async () => {
    const { orderSourceId } = await connected();
    shop.shelf = [{ ...lamp, isSoldOnline: false }, table];

    await hook(orderSourceId, 'products/delete', { id: 2 });
    await hook(orderSourceId, 'products/update', { id: 1 });

    expect(await products()).toEqual([['31', 25000, 'in_stock', true]]);
  });

  it('end with the app, and nothing is read after that', async () => {
    const { orderSourceId, id } = await connected();

    shop.accessToken = 'shpat_none: the app is gone';
    await hook(orderSourceId, 'app/uninstalled', { id: 1, myshopify_domain: storeHost });
    shop.shelf = [];
    await hook(orderSourceId, 'products/update', { id: 1 });

    const read = await owner.inject({ method: 'GET', url: `${path}/${id}` });
    expect(read.json()).toMatchObject({ connection: { state: 'uninstalled' } });
    expect(await products()).toHaveLength(5);
  });
});

describe('a webhook replayed by somebody else', () => {
  const stateOf = async (sourceId: string) =>
    (await api.services.storage.inboundDeliveries.listDeliveries(sourceId, null, 1))[0]?.state;
  const endedAt = async (sourceId: string) =>
    (await api.services.storage.orderSources.findSource(sourceId))?.endedAt;
  const redact = { shop_id: 1, shop_domain: storeHost };

  it.each([
    ['products/delete', { id: 2, title: 'Chair', variants: [] }],
    ['products/delete', { id: 2, order_id: 1, transactions: [] }],
    ['shop/redact', { ...redact, customer: { id: 1 }, orders_to_redact: [] }],
    ['app/uninstalled', { id: 1, title: 'Lamp', variants: [] }],
    ['products/update', { id: 2, line_items: [], currency: 'EUR' }],
    ['shop/redact', { ...redact, shop_domain: 'elm.myshopify.com' }],
    ['collections/delete', { id: 2 }],
  ])('does nothing as %s with the body %j', async (topic, body) => {
    const { orderSourceId } = await connected();
    shop.shelf = [lamp, table];
    shop.accessToken = 'shpat_none: the app is gone';

    await hook(orderSourceId, topic, body);

    expect(await stateOf(orderSourceId)).toBe('ignored');
    expect(await products()).toHaveLength(5);
    expect(await endedAt(orderSourceId)).toBeNull();
  });

  it('deletes no product that the store still has', async () => {
    const { orderSourceId } = await connected();

    await hook(orderSourceId, 'products/delete', { id: 2 });

    expect(await products()).toHaveLength(5);
  });

  it('does nothing about products when the store has no subscription for them', async () => {
    const { orderSourceId, id } = await connected();
    await api.services.storage.shopifyConnections.changeConnection(id, { webhooks: [] });
    shop.shelf = [lamp, table];

    await hook(orderSourceId, 'products/delete', { id: 2 });

    expect(await stateOf(orderSourceId)).toBe('ignored');
    expect(await products()).toHaveLength(5);
  });

  it.each([
    ['app/uninstalled', { id: 1, myshopify_domain: storeHost }],
    ['shop/redact', redact],
  ])('is ignored as %s while the store still has the app', async (topic, body) => {
    const { orderSourceId, id } = await connected();

    await hook(orderSourceId, topic, body);

    expect(await stateOf(orderSourceId)).toBe('ignored');
    expect(await endedAt(orderSourceId)).toBeNull();
    expect(await api.services.storage.shopifyConnections.findConnection(id)).toMatchObject({
      state: 'connected',
    });
  });

  it('deletes the shop’s customers once its token is refused, and retries when the store does not answer', async () => {
    const { orderSourceId } = await connected();
    await hook(orderSourceId, 'orders/create', shopifyOrder());
    const customers = async () => {
      const order = await api.services.storage.orders.findByExternalId(owner.businessId, '5001');
      return [order?.customerRef, order?.customerIdRef];
    };
    const before = await customers();
    shop.instead.push({ status: 503, body: 'later' });
    await hook(orderSourceId, 'shop/redact', redact);
    const unanswered = [await stateOf(orderSourceId), await endedAt(orderSourceId)];
    shop.accessToken = 'shpat_none: the app is gone';

    const [delivery] = await api.services.storage.inboundDeliveries.listDeliveries(orderSourceId, null, 1);
    await api.services.jobQueue.enqueue(processDelivery, { id: delivery?.id ?? '' });
    await work();

    expect(unanswered).toEqual(['failed', null]);
    expect(before).toEqual([expect.any(String), expect.any(String)]);
    expect(await customers()).toEqual([null, null]);
    expect(await stateOf(orderSourceId)).toBe('processed');
    expect(await endedAt(orderSourceId)).toEqual(expect.any(String));
    const [entry] = await api.services.storage.audit.listEntries({ before: null, limit: 1 });
    expect(entry).toMatchObject({ action: 'shop.redacted', actor: { kind: 'system' } });
  });

  it('holds the request to redact a shop for an admin when the store never answers', async () => {
    const { orderSourceId } = await connected();
    shop.instead.push(...Array.from({ length: 9 }, () => ({ status: 503, body: 'later' })));

    await hook(orderSourceId, 'shop/redact', redact);
    const [delivery] = await api.services.storage.inboundDeliveries.listDeliveries(orderSourceId, null, 1);
    for (let tries = 1; tries < 9; tries += 1) {
      await api.services.jobQueue.enqueue(processDelivery, { id: delivery?.id ?? '' });
      await work();
    }

    const held = await api.services.storage.inboundDeliveries.findDelivery(delivery?.id ?? '');
    expect(held).toMatchObject({ topic: 'shop/redact', state: 'held', error: 'no-answer', attempts: 9 });
    expect(await endedAt(orderSourceId)).toBeNull();
  });
});

describe('rereading a Shopify store', () => {
  it('removes what the store does not list any more', async () => {
    const { id } = await connected();
    shop.shelf = [lamp, table];

    const answer = await owner.inject({ method: 'POST', url: `${path}/${id}/read` });
    await work();

    expect(answer.statusCode).toBe(202);
    expect((await products()).map(([itemId]) => itemId)).toEqual(['11', '12', '13', '31']);
  });

  it('holds many removals until they are confirmed, lists them, and then removes them', async () => {
    shop.shelf = Array.from({ length: 30 }, (_, place) => ({
      number: 100 + place,
      title: `Lamp ${place}`,
      variants: [{ number: 1_000 + place, price: '10.00' }],
    }));
    const { id } = await connected();
    shop.shelf = shop.shelf.slice(0, 1);
    await owner.inject({ method: 'POST', url: `${path}/${id}/read` });
    await work();
    const before = await api.services.storage.merchantItems.countItemsOf(owner.businessId);

    const waiting = await owner.inject({ method: 'GET', url: `${path}/${id}` });
    const confirmed = await owner.inject({ method: 'POST', url: `${path}/${id}/removal` });
    await work();
    const again = await owner.inject({ method: 'POST', url: `${path}/${id}/removal` });

    expect(before.total).toBe(30);
    expect(waiting.json().connection.reading).toMatchObject({
      heldBack: { count: 29 },
      problemReasons: [{ code: 'shopify.held-back', values: { named: 1, missing: 29 } }],
    });
    expect(waiting.json().connection.reading.heldBack.examples).toHaveLength(5);
    expect([confirmed.statusCode, again.statusCode]).toEqual([202, 202]);
    expect(confirmed.json().connection.reading).toMatchObject({ heldBack: null, problem: null });
    expect(await products()).toHaveLength(1);
  });

  it('runs once at a time', async () => {
    const { id } = await connected();
    shop.operations.length = 0;

    await owner.inject({ method: 'POST', url: `${path}/${id}/read` });
    await owner.inject({ method: 'POST', url: `${path}/${id}/read` });
    await work();

    expect(shop.operations.filter((name) => name === 'Products')).toHaveLength(2);
  });
});

describe('disconnecting a Shopify store', () => {
  it('unsubscribes the webhooks, removes the products, and closes the endpoint', async () => {
    const { id, orderSourceId } = await connected();

    const answer = await owner.inject({ method: 'DELETE', url: `${path}/${id}` });

    expect(answer.json()).toEqual({ success: true });
    expect(shop.operations.filter((name) => name === 'Unsubscribe')).toHaveLength(9);
    expect(await products()).toEqual([]);
    expect((await hook(orderSourceId, 'products/update', { id: 1 })).statusCode).toBe(404);
  });

  it('is refused for another business', async () => {
    const { id } = await connected();
    const other = await signInTestMember(api, { name: 'Ash' });

    const answers = await Promise.all([
      other.inject({ method: 'GET', url: `${path}/${id}` }),
      other.inject({ method: 'DELETE', url: `${path}/${id}` }),
      other.inject({ method: 'POST', url: `${path}/${id}/read` }),
    ]);

    expect(answers.map((one) => one.json<{ code: string }>().code)).toEqual(
      Array(3).fill('shopify.not-found'),
    );
  });
});
