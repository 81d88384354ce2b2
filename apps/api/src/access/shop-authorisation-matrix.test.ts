import { merchantScopes } from '@pricehunt/api-contract';
import { endpoints } from '@pricehunt/api-contract/endpoints';
import type { LightMyRequestResponse } from 'fastify';
import { openSecrets, signatureOf } from '../merchant-orders/order-source-secrets';
import { startTestApi } from '../testing/test-api';
import type { TestApi } from '../testing/test-api';
import { unlessBusy } from '../testing/business-rows';
import { makeTestMerchant, runOrderJobs, shopifyOrder } from '../testing/orders';
import type { TestMerchant } from '../testing/orders';

interface Shop {
  readonly merchant: TestMerchant;
  readonly origin: string;
  readonly pixelKey: string;
  readonly webhookSecret: string;
}

let api: TestApi;
let oak: Shop;
let elm: Shop;

let shopCount = 0;

beforeAll(async () => {
  api = await startTestApi({
    now: () => new Date('2026-11-21T09:00:00Z'),
    shopifyApp: { clientId: 'app_0123456789', secrets: ['shpss_secret_of_the_app'] },
  });
  await openShops();
});
afterAll(() => api.close());

async function openShops(): Promise<void> {
  oak = await openShop('oak');
  elm = await openShop('elm');
}

async function openShop(name: string): Promise<Shop> {
  shopCount += 1;
  const domain = `${name}-${shopCount}.example`;
  const merchant = await makeTestMerchant(api, { domain });
  const origin = `https://${domain}`;
  const pixel = await merchant.caller.inject({
    method: 'PUT',
    url: '/api/business/order-sources/pixel',
    payload: { allowedOrigins: [origin], isConsentRequired: false },
  });
  const source = await api.services.storage.orderSources.findSource(merchant.sourceId);
  const [webhookSecret = ''] = source === null ? [] : openSecrets(api.services, source);
  return { merchant, origin, pixelKey: pixel.json().source.publishableKey, webhookSecret };
}

async function makeKey({ merchant }: Shop, kind: 'secret' | 'publishable', scopes: readonly string[]) {
  const payload = { name: 'Shop', kind, scopes };
  const made = await merchant.caller.inject({ method: 'POST', url: '/api/business/api-keys', payload });
  return made.json<{ key: string; apiKey: { id: string } }>();
}

function codeOf(answer: LightMyRequestResponse): string | null {
  return answer.statusCode < 400 ? null : answer.json<{ code: string }>().code;
}

async function storedRowsOf({ merchant }: Shop): Promise<object> {
  await runOrderJobs(api);
  const { orders, inboundDeliveries, checkouts } = api.services.storage;
  return {
    orders: (await orders.listByExternalIds(merchant.businessId, ['5001', 'o9'])).length,
    checkout: await checkouts.findCheckout(merchant.businessId, 'c-1'),
    deliveries: (await inboundDeliveries.listDeliveries(merchant.sourceId, null, 10)).length,
  };
}

const pixel = (key: string | null) =>
  unlessBusy(api, { url: '/api/pixel.js', query: key === null ? {} : { key } });

const report = (key: string | null, headers: Record<string, string>) =>
  unlessBusy(api, {
    method: 'POST',
    url: '/api/pixel/reports',
    headers: { 'content-type': 'text/plain', ...headers },
    payload: JSON.stringify({
      ...(key === null ? {} : { key }),
      kind: 'checkout',
      consent: 'not-asked',
      references: ['aff_oak_1'],
      checkoutToken: 'c-1',
      order: { orderId: 'o9', currency: 'EUR', total: '10.00' },
    }),
  });

function webhook(to: Shop, secret: string | null) {
  const payload = JSON.stringify(shopifyOrder());
  return unlessBusy(api, {
    method: 'POST',
    url: `/api/webhooks/shopify/${to.merchant.sourceId}`,
    payload,
    headers: {
      'content-type': 'application/json',
      'x-shopify-topic': 'orders/create',
      'x-shopify-webhook-id': 'w1',
      'x-shopify-shop-domain': new URL(to.origin).hostname,
      ...(secret === null ? {} : { 'x-shopify-hmac-sha256': signatureOf(payload, secret) }),
    },
  });
}

const closed: Readonly<
  Record<string, readonly (readonly [string, () => Promise<LightMyRequestResponse>, string])[]>
> = {
  getPixel: [
    ['no key', () => pixel(null), 'request.invalid'],
    ['a key that nobody has', () => pixel('ph_pixel_nobody_has_this_one'), 'pixel.unknown-key'],
    ['a revoked key', async () => pixel((await shopWithRevokedPixel()).pixelKey), 'pixel.unknown-key'],
    [
      'a secret key',
      async () => pixel((await makeKey(oak, 'secret', merchantScopes)).key),
      'pixel.unknown-key',
    ],
  ],
  reportFromPixel: [
    ['no key', () => report(null, { origin: oak.origin }), 'request.invalid'],
    ['a key that nobody has', () => report('ph_nobody', { origin: oak.origin }), 'pixel.unknown-key'],
    ["another merchant's key", () => report(elm.pixelKey, { origin: oak.origin }), 'pixel.foreign-origin'],
    ['a revoked key', async () => reportRevoked(), 'pixel.unknown-key'],
    [
      'a secret key',
      async () => report((await makeKey(oak, 'secret', merchantScopes)).key, { origin: oak.origin }),
      'pixel.unknown-key',
    ],
    ['a foreign origin', () => report(oak.pixelKey, { origin: 'https://evil.test' }), 'pixel.foreign-origin'],
    [
      'the origin of a frame without one',
      () => report(oak.pixelKey, { origin: 'null' }),
      'pixel.foreign-origin',
    ],
    ['no origin', () => report(oak.pixelKey, {}), 'pixel.foreign-origin'],
    [
      'an origin that only begins the same',
      () => report(oak.pixelKey, { origin: `${oak.origin}.evil.test` }),
      'pixel.foreign-origin',
    ],
  ],
  takeShopifyAppWebhook: [
    ['no signature', () => appRequest(null), 'delivery.bad-signature'],
    ['a signature by no secret', () => appRequest('not the secret'), 'delivery.bad-signature'],
    ['the secret of a merchant', () => appRequest(oak.webhookSecret), 'delivery.bad-signature'],
  ],
  takeWoocommerceKeys: [
    ['a state that we didn’t make', () => storeKeys('made-up'), 'woocommerce.bad-state'],
    [
      'a state that was sealed for something else',
      () => storeKeys(api.services.secretBox.seal('{}', 'shopify-install')),
      'woocommerce.bad-state',
    ],
  ],
  takeWoocommerceWebhook: [
    ['a source that nobody has', () => storeWebhook('nothing-has-this-id'), 'delivery.unknown-source'],
    ['a source of Shopify', () => storeWebhook(oak.merchant.sourceId), 'delivery.unknown-source'],
  ],
  takeShopifyWebhook: [
    ['no signature', () => webhook(oak, null), 'delivery.bad-signature'],
    ['a signature by no secret', () => webhook(oak, 'not the secret'), 'delivery.bad-signature'],
    ["another merchant's secret", () => webhook(oak, elm.webhookSecret), 'delivery.bad-signature'],
    ['the publishable key', () => webhook(oak, oak.pixelKey), 'delivery.bad-signature'],
    [
      'a secret key of the API',
      async () => webhook(oak, (await makeKey(oak, 'secret', merchantScopes)).key),
      'delivery.bad-signature',
    ],
    ['a source that was ended', endedSource, 'delivery.unknown-source'],
  ],
};

function appRequest(secret: string | null): Promise<LightMyRequestResponse> {
  const payload = JSON.stringify({ shop_id: 1, shop_domain: 'oak.example' });
  return api.app.inject({
    method: 'POST',
    url: '/api/webhooks/shopify',
    payload,
    headers: {
      'content-type': 'application/json',
      'x-shopify-topic': 'shop/redact',
      'x-shopify-webhook-id': 'w1',
      ...(secret === null ? {} : { 'x-shopify-hmac-sha256': signatureOf(payload, secret) }),
    },
  });
}

function storeKeys(state: string): Promise<LightMyRequestResponse> {
  const payload = { user_id: state, consumer_key: 'ck_0123456789', consumer_secret: 'cs_0123456789' };
  return api.app.inject({ method: 'POST', url: '/api/integrations/woocommerce/keys', payload });
}

function storeWebhook(sourceId: string): Promise<LightMyRequestResponse> {
  const payload = JSON.stringify({ id: 1 });
  return api.app.inject({
    method: 'POST',
    url: `/api/webhooks/woocommerce/${sourceId}`,
    payload,
    headers: {
      'content-type': 'application/json',
      'x-wc-webhook-topic': 'order.created',
      'x-wc-webhook-delivery-id': 'd1',
      'x-wc-webhook-signature': signatureOf(payload, oak.webhookSecret),
    },
  });
}

async function shopWithRevokedPixel(): Promise<Shop> {
  const shop = await openShop('ash');
  const { items } = (await shop.merchant.caller.inject({ url: '/api/business/order-sources' })).json();
  const { id } = items.find(({ kind }: { kind: string }) => kind === 'pixel');
  await endSource(shop, id);
  return shop;
}

async function reportRevoked(): Promise<LightMyRequestResponse> {
  const { pixelKey, origin } = await shopWithRevokedPixel();
  return report(pixelKey, { origin });
}

async function endedSource(): Promise<LightMyRequestResponse> {
  const shop = await openShop('ash');
  await endSource(shop, shop.merchant.sourceId);
  return webhook(shop, shop.webhookSecret);
}

async function endSource({ merchant }: Shop, id: string): Promise<void> {
  const url = `/api/business/order-sources/${id}`;
  expect((await merchant.caller.inject({ method: 'DELETE', url })).statusCode).toBe(200);
}

describe('authorisation of the calls of shops (AUTHZ-1)', () => {
  it('lists every call of the contract and no other', () => {
    const ofShops = endpoints.filter(({ audience }) => audience === 'shop').map(({ name }) => name);

    expect(Object.keys(closed).toSorted()).toEqual(ofShops.toSorted());
  });

  it.each(
    Object.entries(closed).flatMap(([name, ways]) =>
      ways.map(([what, call, code]) => [name, what, code, call] as const),
    ),
  )('%s is refused to %s: %s', async (_name, _what, code, call) => {
    const before = await storedRowsOf(oak);

    const answer = await call();

    expect(codeOf(answer)).toBe(code);
    expect(await storedRowsOf(oak)).toEqual(before);
  });

  it('accepts each shop by its own key, origin and secret', async () => {
    await openShops();
    const answers = [
      await pixel(oak.pixelKey),
      await report(oak.pixelKey, { origin: oak.origin }),
      await webhook(oak, oak.webhookSecret),
    ];

    expect(answers.map(codeOf)).toEqual([null, null, null]);
    expect(await storedRowsOf(oak)).toMatchObject({ orders: 2, deliveries: 1 });
    expect(await storedRowsOf(elm)).toMatchObject({ orders: 0, checkout: null, deliveries: 0 });
  });

  it('ignores a member’s session: it grants nothing and blocks nobody', async () => {
    await openShops();
    const { cookie } = oak.merchant.caller;

    const answers = [
      await report(elm.pixelKey, { origin: oak.origin, cookie }),
      await report(oak.pixelKey, { origin: oak.origin, cookie }),
    ];

    expect(answers.map(codeOf)).toEqual(['pixel.foreign-origin', null]);
  });
});

describe('API keys accepted from merchants’ systems', () => {
  const calls = {
    pushOrder: {
      url: '/api/v1/orders',
      payload: { orderId: 'o9', placedAt: '2026-11-21T08:00:00.000Z', currency: 'EUR', totalMinor: 100 },
    },
    pushRefund: {
      url: '/api/v1/refunds',
      payload: { orderId: 'o9', refundId: 'r1', refundedAt: '2026-11-21T08:00:00.000Z', totalMinor: 100 },
    },
    pushProducts: { url: '/api/v1/products', payload: { deletes: ['nothing'] } },
    pushEvents: { url: '/api/v1/events', payload: { events: [{ eventType: 'add_to_cart' }] } },
  } as const;
  const machineCalls = endpoints.filter(({ audience }) => audience === 'machine');
  const callOf = (name: string) => Object.entries(calls).find(([known]) => known === name)?.[1];

  let publishable: string;
  beforeAll(async () => {
    await openShops();
    publishable = (await makeKey(oak, 'publishable', ['events.write'])).key;
  });

  it.each(machineCalls.map(({ name, method, path }) => [name, { method, url: path }] as const))(
    '%s requires a secret key: a publishable key and a pixel’s key are refused',
    async (name, { method, url }) => {
      const before = await storedRowsOf(oak);

      const codes: (string | null)[] = [];
      for (const key of [publishable, oak.pixelKey, oak.webhookSecret]) {
        const headers = { authorization: `Bearer ${key}` };
        const payload = callOf(name)?.payload;
        codes.push(
          codeOf(
            await unlessBusy(api, { method, url, headers, ...(payload === undefined ? {} : { payload }) }),
          ),
        );
      }

      expect(codes).toEqual(['key.not-allowed', 'key.missing', 'key.missing']);
      expect(await storedRowsOf(oak)).toEqual(before);
    },
  );

  it("cannot read another merchant's orders, nor create any for it", async () => {
    await openShops();
    const [{ key: ours }, { key: theirs }] = [
      await makeKey(oak, 'secret', merchantScopes),
      await makeKey(elm, 'secret', merchantScopes),
    ];
    const push = ({ url, payload }: (typeof calls)[keyof typeof calls], key: string) =>
      unlessBusy(api, { method: 'POST', url, payload, headers: { authorization: `Bearer ${key}` } });
    await push(calls.pushOrder, ours);

    const refund = await push(calls.pushRefund, theirs);
    await push(calls.pushOrder, theirs);

    expect(codeOf(refund)).toBe('order.not-found');
    const ordersOf = ({ merchant }: Shop) =>
      api.services.storage.orders.listByExternalIds(merchant.businessId, ['o9']);
    expect(await ordersOf(oak)).toMatchObject([{ refundedMinor: 0 }]);
    expect(await ordersOf(elm)).toHaveLength(1);
  });

  it('refuses to create a publishable key with more scopes than sending events', async () => {
    const payload = { name: 'Page', kind: 'publishable', scopes: ['orders.write'] };

    const made = await oak.merchant.caller.inject({
      method: 'POST',
      url: '/api/business/api-keys',
      payload,
    });

    expect(made.statusCode).toBeGreaterThanOrEqual(400);
  });
});
