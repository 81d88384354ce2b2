import { takeShopifyWebhook } from '@pricehunt/api-contract/incoming-orders';
import { processDelivery, queueUnfinishedDeliveries } from '../../merchant-orders/process-delivery.job';
import { secretOverlapMs, sealedSecret, signatureOf } from '../../merchant-orders/order-source-secrets';
import { callsPerMinute } from '../../plugins/rate-limits';
import { startTestApi } from '../../testing/test-api';
import type { TestApi } from '../../testing/test-api';
import {
  cartAttribute,
  clickTo,
  makeTestMerchant,
  runOrderJobs,
  sendWebhook,
  shopifyOrder,
} from '../../testing/orders';
import type { TestMerchant } from '../../testing/orders';

let api: TestApi;
let merchant: TestMerchant;
let nowMs: number;

beforeEach(async () => {
  nowMs = Date.parse('2026-11-21T08:55:00Z');
  api = await startTestApi({ now: () => new Date(nowMs) });
  merchant = await makeTestMerchant(api);
});
afterEach(() => api.close());

async function send(topic: string, body: unknown, choice: Parameters<typeof sendWebhook>[4] = {}) {
  const response = await sendWebhook(api, merchant, topic, body, choice);
  expect(response.statusCode).toBe(200);
  await runOrderJobs(api);
}

const findOrder = (externalId = '5001') =>
  api.services.storage.orders.findByExternalId(merchant.businessId, externalId);

describe('the webhook endpoint', () => {
  it('attributes an order to the click named in its cart, and records its commission', async () => {
    const { referenceId } = await clickTo(api, merchant.domain);
    nowMs += 10 * 60_000;

    await send('orders/create', shopifyOrder(cartAttribute(referenceId)));

    const order = await findOrder();
    expect(order).toMatchObject({
      state: 'attributed',
      reason: 'credited',
      matchMethod: 'cart-attribute',
      touchCount: 1,
      totalMinor: 12_390,
      taxMinor: 1_900,
      shippingMinor: 490,
      commissionMinor: 500,
    });
    expect(await api.services.storage.ledger.listOfOrder(order?.id ?? '')).toMatchObject([
      { kind: 'commission', state: 'due', amountMinor: 500, currency: 'EUR', isTest: false },
    ]);
  });

  it('returns 503 with the time to wait when the disk is full, so that the delivery is retried', async () => {
    const full = Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' });
    Object.assign(api.services.storage, { atomically: () => Promise.reject(full) });

    const response = await sendWebhook(api, merchant, 'orders/create', shopifyOrder());

    expect(response.statusCode).toBe(503);
    expect(response.headers['retry-after']).toBe('5');
  });

  it('stores the delivery before it responds, and processes it after a restart', async () => {
    const { referenceId } = await clickTo(api, merchant.domain);

    const response = await sendWebhook(
      { ...api, services: { ...api.services } },
      merchant,
      'orders/create',
      shopifyOrder(cartAttribute(referenceId)),
    );

    expect(response.statusCode).toBe(200);
    expect(await findOrder()).toBeNull();
    expect(await api.services.storage.inboundDeliveries.listUnfinished()).toHaveLength(1);
    await runOrderJobs(api);
    expect(await findOrder()).toMatchObject({ state: 'attributed' });
  });

  it('stores no delivery that it could not queue, and does not return 200', async () => {
    const broken = jest
      .spyOn(api.services.jobQueue, 'enqueueWithin')
      .mockRejectedValue(new Error('the queue is away'));

    const response = await sendWebhook(api, merchant, 'orders/create', shopifyOrder());
    broken.mockRestore();

    expect(response.statusCode).toBeGreaterThanOrEqual(500);
    expect(await api.services.storage.inboundDeliveries.listUnfinished()).toEqual([]);
  });

  it('queues the deliveries that an earlier version left to its schedule, each attempt once', async () => {
    const at = new Date(nowMs).toISOString();
    await api.services.storage.inboundDeliveries.addDelivery({
      id: 'd-1',
      sourceId: merchant.sourceId,
      businessId: merchant.businessId,
      provider: 'shopify',
      deliveryId: 'd-1',
      topic: 'orders/create',
      shop: merchant.domain,
      receivedAt: at,
      triggeredAt: at,
      body: JSON.stringify(shopifyOrder()),
      state: 'received',
      attempts: 0,
      error: null,
      nextAt: at,
    });

    await queueUnfinishedDeliveries(api.services);
    await queueUnfinishedDeliveries(api.services);
    const queued = await api.services.jobQueue.counts();
    await runOrderJobs(api);

    expect(queued).toMatchObject([{ name: 'process-inbound-delivery', due: 1 }]);
    expect(await findOrder()).not.toBeNull();
  });

  it('never returns 200 when it could not store the delivery', async () => {
    const broken = jest
      .spyOn(api.services.storage, 'atomically')
      .mockRejectedValue(new Error('the disk is full'));

    const response = await sendWebhook(api, merchant, 'orders/create', shopifyOrder());
    broken.mockRestore();

    expect(response.statusCode).toBeGreaterThanOrEqual(500);
  });

  it('counts a repeated delivery once, and the same order by several topics as one order', async () => {
    const { referenceId } = await clickTo(api, merchant.domain);
    const body = shopifyOrder(cartAttribute(referenceId));

    await send('orders/create', body, { deliveryId: 'd-1' });
    await send('orders/create', body, { deliveryId: 'd-1' });
    await send('orders/paid', body);
    await send(
      'orders/updated',
      shopifyOrder({ ...cartAttribute(referenceId), updated_at: '2026-11-21T11:00:00+01:00' }),
    );

    const { total } = await listOrders();
    const order = await findOrder();
    expect(total).toBe(1);
    expect(await api.services.storage.ledger.listOfOrder(order?.id ?? '')).toHaveLength(1);
    const source = await api.services.storage.orderSources.findSource(merchant.sourceId);
    expect(source?.takenCount).toBe(3);
  });

  it.each([
    ['another secret', signatureOf(JSON.stringify(shopifyOrder()), 'another secret')],
    ['no signature', ''],
    ['text that is no signature', 'nonsense'],
  ])('refuses %s with 401, stores nothing, and counts it', async (_what, signature) => {
    const response = await sendWebhook(api, merchant, 'orders/create', shopifyOrder(), { signature });

    expect(response.statusCode).toBe(401);
    expect(response.json()).toMatchObject({ success: false, code: 'delivery.bad-signature' });
    expect(await api.services.storage.inboundDeliveries.listUnfinished()).toEqual([]);
    expect(await api.services.storage.orderSources.findSource(merchant.sourceId)).toMatchObject({
      refusedCount: 1,
      takenCount: 0,
    });
  });

  it('writes no row and at most once a minute, however many come with a wrong signature', async () => {
    const countRefused = jest.spyOn(api.services.storage.orderSources, 'countRefused');
    const find = async () =>
      (await api.services.storage.orderSources.findSource(merchant.sourceId))?.refusedCount;
    const sendWrong = () => sendWebhook(api, merchant, 'orders/create', shopifyOrder(), { signature: 'x' });

    for (let call = 0; call < 20; call += 1) await sendWrong();
    const within = [countRefused.mock.calls.length, await find()];
    nowMs += 60_000;
    await sendWrong();
    const after = [countRefused.mock.calls.length, await find()];
    countRefused.mockRestore();

    expect([within, after]).toEqual([
      [1, 1],
      [2, 21],
    ]);
  });

  it('is rate limited by address before anything is looked up, with a right signature or a wrong one', async () => {
    const find = jest.spyOn(api.services.storage.orderSources, 'findSource');
    const { rateClass } = takeShopifyWebhook;
    const most = callsPerMinute[rateClass];
    const call = { method: 'POST', url: `/api/webhooks/shopify/${merchant.sourceId}`, payload: {} } as const;

    const statuses: number[] = [];
    for (let made = 0; made < most + 5; made += 1) statuses.push((await api.app.inject(call)).statusCode);
    const lookedUp = find.mock.calls.length;
    find.mockRestore();

    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
    expect(lookedUp).toBe(most);
  });

  it('refuses a body with one changed character', async () => {
    const body = JSON.stringify(shopifyOrder());
    const signature = signatureOf(body, 'shpss_a-secret-of-klangwerk.example');

    const response = await sendWebhook(api, merchant, 'orders/create', `${body} `, { signature });

    expect(response.statusCode).toBe(401);
  });

  it('accepts the previous secret for two hours after a rotation, and not longer', async () => {
    const { orderSources } = api.services.storage;
    const before = await orderSources.findSource(merchant.sourceId);
    await orderSources.changeSource(merchant.sourceId, {
      secret: sealedSecret(api.services, merchant.sourceId, 'a new secret of the store'),
      previousSecret: before?.secret ?? null,
      previousSecretUntil: new Date(nowMs + secretOverlapMs).toISOString(),
    });
    const body = JSON.stringify(shopifyOrder());
    const signature = signatureOf(body, 'shpss_a-secret-of-klangwerk.example');

    const during = await sendWebhook(api, merchant, 'orders/create', body, { signature });
    const current = await sendWebhook(api, merchant, 'orders/create', body);
    nowMs += secretOverlapMs + 1;
    const after = await sendWebhook(api, merchant, 'orders/create', body, { signature });

    expect([during, current, after].map(({ statusCode }) => statusCode)).toEqual([200, 200, 401]);
  });

  it('returns not found for an ended source', async () => {
    await api.services.storage.orderSources.changeSource(merchant.sourceId, {
      endedAt: new Date(nowMs).toISOString(),
    });

    const response = await sendWebhook(api, merchant, 'orders/create', shopifyOrder(), { signature: 'x' });

    expect(response.json()).toMatchObject({ code: 'delivery.unknown-source' });
  });

  it('requires the delivery id', async () => {
    const body = '{}';
    const response = await api.app.inject({
      method: 'POST',
      url: `/api/webhooks/shopify/${merchant.sourceId}`,
      headers: {
        'content-type': 'application/json',
        'x-shopify-hmac-sha256': signatureOf(body, 'shpss_a-secret-of-klangwerk.example'),
      },
      payload: body,
    });

    expect(response.json()).toMatchObject({ code: 'delivery.bad-headers' });
  });

  it('accepts topics without a processor and ignores them', async () => {
    await send('themes/publish', { id: 1 });

    const [delivery] = await api.services.storage.inboundDeliveries.listDeliveries(
      merchant.sourceId,
      null,
      1,
    );
    expect(delivery).toMatchObject({ topic: 'themes/publish', state: 'ignored' });
  });

  it.each([
    ['werk.example', null],
    ['werk.example', 'elm.example'],
    ['klang.myshopify.com', 'elm.myshopify.com'],
    ['klang.myshopify.com', 'klang.example'],
  ])('does nothing for the store %s with what is sent as by %s', async (domain, shop) => {
    const store = await makeTestMerchant(api, { domain, email: `mira@${domain}` });

    await sendWebhook(api, store, 'orders/create', shopifyOrder(), { shop });
    await runOrderJobs(api);

    const { inboundDeliveries, orders } = api.services.storage;
    expect(await inboundDeliveries.listDeliveries(store.sourceId, null, 1)).toMatchObject([
      { shop, state: 'ignored' },
    ]);
    expect(await orders.findByExternalId(store.businessId, '5001')).toBeNull();
  });

  it('accepts orders from the Shopify domain of a store known by its own', async () => {
    await send('orders/create', shopifyOrder(), { shop: 'klang-werk-7.myshopify.com' });

    expect(await findOrder()).not.toBeNull();
  });

  it('gives up an invalid order body, and reports it', async () => {
    await send('orders/create', '{"id": ');

    const [delivery] = await api.services.storage.inboundDeliveries.listDeliveries(
      merchant.sourceId,
      null,
      1,
    );
    expect(delivery).toMatchObject({ state: 'dead', attempts: 1 });
    expect(delivery?.error).toMatch(/processing this delivery/);
    expect(api.reported).toHaveLength(1);
  });
});

async function listOrders(query = '') {
  const response = await merchant.caller.inject({ url: `/api/business/orders${query}` });
  return response.json();
}

describe('refunds and cancellations', () => {
  const refund = {
    id: 8001,
    order_id: 5001,
    created_at: '2026-11-22T10:00:00Z',
    order_adjustments: [],
    refund_line_items: [{ line_item_id: 9001, quantity: 1, subtotal: '50.00', total_tax: '9.50' }],
    transactions: [{ kind: 'refund', status: 'success', amount: '59.50' }],
  };

  beforeEach(async () => {
    const { referenceId } = await clickTo(api, merchant.domain);
    await send('orders/create', shopifyOrder(cartAttribute(referenceId)));
  });

  it('lowers the commission by a negative entry for the refunded part', async () => {
    await send('refunds/create', refund);
    await send('refunds/create', refund);

    const order = await findOrder();
    expect(order).toMatchObject({
      payment: 'partially-refunded',
      refundedMinor: 5_950,
      commissionMinor: 250,
    });
    expect(await api.services.storage.ledger.listOfOrder(order?.id ?? '')).toMatchObject([
      { kind: 'commission', amountMinor: 500 },
      { kind: 'refund', amountMinor: -250 },
    ]);
  });

  it('leaves no commission after a full refund', async () => {
    await send('refunds/create', refund);
    await send('refunds/create', {
      ...refund,
      id: 8002,
      transactions: [{ kind: 'refund', status: 'success', amount: '64.40' }],
    });

    expect(await findOrder()).toMatchObject({ payment: 'refunded', commissionMinor: 0 });
  });

  it('takes nothing off the commission for refunded shipping', async () => {
    await send('refunds/create', {
      ...refund,
      refund_line_items: [],
      order_adjustments: [{ kind: 'shipping_refund', amount: '-4.90' }],
      transactions: [{ kind: 'refund', status: 'success', amount: '4.90' }],
    });

    expect(await findOrder()).toMatchObject({ refundedMinor: 490, commissionMinor: 500 });
  });

  it('splits an amount without lines over all lines', async () => {
    await send('refunds/create', {
      ...refund,
      refund_line_items: [],
      transactions: [{ kind: 'refund', status: 'success', amount: '61.95' }],
    });

    expect(await findOrder()).toMatchObject({ commissionMinor: 250 });
  });

  it('reverses the commission of a cancelled order', async () => {
    const { referenceId } = await clickTo(api, merchant.domain);
    const cancelled = { cancelled_at: '2026-11-22T09:00:00Z', updated_at: '2026-11-22T09:00:00Z' };

    await send('orders/cancelled', shopifyOrder({ ...cartAttribute(referenceId), ...cancelled }));

    const order = await findOrder();
    expect(order).toMatchObject({ payment: 'cancelled', commissionMinor: 0, state: 'attributed' });
    expect((await api.services.storage.ledger.listOfOrder(order?.id ?? '')).at(-1)).toMatchObject({
      kind: 'reversal',
      amountMinor: -500,
    });
  });

  it('retries a refund that came before its order', async () => {
    await send('refunds/create', { ...refund, id: 8009, order_id: 5009 });
    const { inboundDeliveries } = api.services.storage;
    const [refused] = await inboundDeliveries.listDeliveries(merchant.sourceId, null, 1);
    expect(refused).toMatchObject({
      state: 'failed',
      error: 'The order for this refund hasn’t been received yet.',
    });
    const { jobs } = await api.services.jobQueue.listJobs({ state: 'delayed', cursor: null, limit: 9 });
    expect(jobs).toMatchObject([{ name: 'process-inbound-delivery', payload: { id: refused?.id } }]);

    await send('orders/create', shopifyOrder({ id: 5009 }));
    await api.services.jobQueue.enqueue(processDelivery, { id: refused?.id ?? '' });
    await runOrderJobs(api);

    expect(await findOrder('5009')).toMatchObject({ payment: 'partially-refunded' });
    expect(api.reported).toEqual([]);
  });
});

describe('the privacy of customers', () => {
  beforeEach(async () => {
    const { referenceId } = await clickTo(api, merchant.domain);
    await send('orders/create', shopifyOrder(cartAttribute(referenceId)));
  });

  it('stores no address of a customer, only a keyed hash', async () => {
    const order = await findOrder();

    expect(JSON.stringify(order)).not.toContain('jo@post.example');
    expect(order?.customerRef).toMatch(/^[\w-]{43}$/);
  });

  it('removes customer data from orders when Shopify requests it', async () => {
    await send('customers/redact', {
      shop_id: 1,
      shop_domain: merchant.domain,
      customer: { email: 'JO@post.example' },
      orders_to_redact: [],
    });

    expect(await findOrder()).toMatchObject({ customerRef: null, customerIdRef: null, commissionMinor: 500 });
  });

  it('mails the owners which data is stored when a customer requests it', async () => {
    await send('customers/data_request', {
      shop_domain: merchant.domain,
      customer: { id: 77 },
      orders_requested: [5001],
    });

    const mails = await api.readMailbox();
    expect(mails.map(({ text }) => text).join()).toContain('#1001');
  });

  it('records an uninstalled app, and lets an operator decide whether the store’s data is deleted', async () => {
    await send('app/uninstalled', { id: 1, myshopify_domain: merchant.domain });
    expect(await api.services.storage.orderSources.findSource(merchant.sourceId)).toMatchObject({
      uninstalledAt: new Date(nowMs).toISOString(),
      endedAt: null,
    });

    await send('shop/redact', { shop_id: 1, shop_domain: merchant.domain });

    const { inboundDeliveries, orderSources } = api.services.storage;
    const [delivery] = await inboundDeliveries.listDeliveries(merchant.sourceId, null, 1);
    expect(delivery).toMatchObject({ topic: 'shop/redact', state: 'held', error: 'no-admin-api' });
    expect((await findOrder())?.customerRef).not.toBeNull();
    expect((await orderSources.findSource(merchant.sourceId))?.endedAt).toBeNull();
  });

  it.each([
    ['customers/redact', { customer: { id: 77 }, orders_requested: [5001] }],
    ['shop/redact', { customer: { id: 77 }, orders_to_redact: [5001] }],
    ['customers/redact', shopifyOrder()],
    ['refunds/create', shopifyOrder()],
  ])('ignores the body of another topic replayed as %s', async (topic, body) => {
    const before = await findOrder();

    await send(topic, { shop_domain: merchant.domain, ...body });

    const { inboundDeliveries } = api.services.storage;
    const [delivery] = await inboundDeliveries.listDeliveries(merchant.sourceId, null, 1);
    expect(delivery).toMatchObject({ topic, state: 'ignored' });
    expect(await findOrder()).toEqual(before);
  });
});
