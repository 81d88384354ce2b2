import { createHmac } from 'node:crypto';
import { handleProcessDelivery } from '../../merchant-orders/process-delivery.job';
import { shopifyOrder } from '../../testing/orders';
import { signInTestMember } from '../../testing/sign-in';
import type { SignedInCaller } from '../../testing/sign-in';
import { buildTestApp, startTestApi } from '../../testing/test-api';
import type { TestApi } from '../../testing/test-api';
import { checkedTopics } from '../shopify-webhooks/checked-topics';
import { orderTopics } from '../shopify-webhooks/order-topics';
import { productTopics } from './product-topics';
import { handleReadShopifyStore } from './read-shopify-products.job';
import { installCode, openShopifyStore, shopifyApp, storeHost, webhookOf } from './testing-shopify-store';
import type { ShopifyStoreDouble } from './testing-shopify-store';

const path = '/api/business/integrations/shopify-admin';
const [appSecret = '', olderSecret = ''] = shopifyApp.secrets;
const minuteMs = 60_000;

let api: TestApi;
let shop: ShopifyStoreDouble;
let owner: SignedInCaller & { readonly businessId: string };
let nowMs: number;

beforeEach(async () => {
  nowMs = Date.parse('2026-11-21T09:00:00Z');
  shop = openShopifyStore();
  shop.shelf = [{ number: 1, title: 'Lamp', variants: [{ number: 11, price: '10.00' }] }];
  api = await startTestApi({ pages: shop.pages, shopifyApp, now: () => new Date(nowMs) });
  owner = await signInTestMember(api, { name: 'Oak' });
});
afterEach(() => api.close());

async function start(shopDomain = storeHost) {
  const answer = await owner.inject({ method: 'POST', url: `${path}/install`, payload: { shopDomain } });
  return new URL(answer.json<{ link: string }>().link);
}

/** What Shopify appends to the dashboard's address, signed. */
function redirectOf(
  state: string,
  changes: Readonly<Record<string, string>> = {},
  secret = appSecret,
): string {
  const given = new URLSearchParams({
    code: installCode,
    host: 'YWRtaW4',
    shop: storeHost,
    state,
    timestamp: String(nowMs / 1000),
    ...changes,
  });
  given.sort();
  const hmac = createHmac('sha256', secret).update(given.toString()).digest('hex');
  return `${given.toString()}&hmac=${hmac}`;
}

function finish(query: string, caller: SignedInCaller = owner) {
  return caller.inject({ method: 'POST', url: `${path}/install/finish`, payload: { query } });
}

async function installed() {
  const link = await start();
  return finish(redirectOf(link.searchParams.get('state') ?? ''));
}

async function work() {
  await api.runJobs([
    handleReadShopifyStore(api.services),
    handleProcessDelivery(api.services, checkedTopics(productTopics(orderTopics))),
  ]);
}

async function stored() {
  const [connection] = await api.services.storage.shopifyConnections.listConnections(owner.businessId);
  if (connection === undefined) throw new Error('The store is not connected.');
  return connection;
}

async function hook(url: string, topic: string, body: object, secret = appSecret, app = api.app) {
  const answer = await app.inject(webhookOf(url, topic, body, secret));
  await work();
  return answer;
}

describe('installing the Shopify app', () => {
  it('sends the merchant to the store’s own authorisation page', async () => {
    const link = await start('https://Oak.myshopify.com/admin');

    expect(link.origin + link.pathname).toBe(`https://${storeHost}/admin/oauth/authorize`);
    expect(Object.fromEntries(link.searchParams)).toMatchObject({
      client_id: shopifyApp.clientId,
      scope: 'read_products,read_inventory,read_orders',
      redirect_uri: `${api.services.origins.merchant}/business/dashboard/connect-shopify`,
    });
  });

  it('connects the store: products are read, webhooks registered, and nothing secret is returned', async () => {
    const answer = await installed();
    await work();

    expect(answer.statusCode).toBe(201);
    expect(answer.body).not.toMatch(/shpua_|shprt_|shpss_/);
    const listed = (await owner.inject({ url: path })).json();
    expect(listed).toMatchObject({
      hasApp: true,
      items: [{ shopDomain: storeHost, isAppInstall: true, reading: { state: 'done', itemCount: 1 } }],
    });
    expect([...shop.subscriptions.keys()]).toEqual(
      expect.arrayContaining(['ORDERS_CREATE', 'ORDERS_UPDATED', 'REFUNDS_CREATE', 'APP_UNINSTALLED']),
    );
    const rows = [await stored(), await api.services.storage.orderSources.listSources(owner.businessId)];
    expect(JSON.stringify(rows)).not.toMatch(/shpua_|shprt_|shpss_/);
  });

  it.each<[string, (state: string) => string | Promise<string>]>([
    ['a redirect signed by another app', (state) => redirectOf(state, {}, 'shpss_of_another_app')],
    ['a redirect whose store was changed', (state) => redirectOf(state).replace('oak.', 'elm.')],
    [
      'another store than the one it was started for',
      (state) => redirectOf(state, { shop: 'elm.myshopify.com' }),
    ],
    ['an old redirect', (state) => redirectOf(state, { timestamp: String((nowMs - 6 * minuteMs) / 1000) })],
    ['a state that we didn’t make', () => redirectOf('made-up')],
    ['a code that Shopify doesn’t know', (state) => redirectOf(state, { code: 'made-up' })],
    [
      'an installation that was started too long ago',
      (state) => {
        nowMs += 16 * minuteMs;
        return redirectOf(state);
      },
    ],
  ])('refuses %s and stores nothing', async (_what, queryOf) => {
    const link = await start();

    const answer = await finish(await queryOf(link.searchParams.get('state') ?? ''));

    expect(answer.json()).toMatchObject({ code: 'shopify.install-failed' });
    expect(await api.services.storage.shopifyConnections.listConnections(owner.businessId)).toEqual([]);
  });

  it('refuses the redirect of another member’s installation', async () => {
    const link = await start();
    const other = await signInTestMember(api, { name: 'Elm' });

    const answer = await finish(redirectOf(link.searchParams.get('state') ?? ''), other);

    expect(answer.json()).toMatchObject({ code: 'shopify.install-failed' });
    expect(shop.tokenRequests).toEqual([]);
  });

  it('refuses a redirect that was already used', async () => {
    const link = await start();
    const query = redirectOf(link.searchParams.get('state') ?? '');
    await finish(query);

    expect((await finish(query)).json()).toMatchObject({ code: 'shopify.install-failed' });
  });

  it.each([
    'evil.example',
    'oak.myshopify.com.evil.example',
    'evil.example/oak.myshopify.com',
    'a@oak.myshopify.com',
  ])('never links to %s', async (shopDomain) => {
    const answer = await owner.inject({ method: 'POST', url: `${path}/install`, payload: { shopDomain } });

    expect(answer.json()).toMatchObject({ code: 'shopify.not-a-shop' });
  });

  it('is not offered without an app of the operator', async () => {
    const plain = await startTestApi();
    try {
      const member = await signInTestMember(plain, { name: 'Ash' });
      const payload = { shopDomain: storeHost };

      expect((await member.inject({ url: path })).json()).toMatchObject({ hasApp: false });
      const answer = await member.inject({ method: 'POST', url: `${path}/install`, payload });
      expect(answer.json()).toMatchObject({ code: 'shopify.no-app' });
    } finally {
      await plain.close();
    }
  });
});

describe('an installed Shopify app', () => {
  it('renews its token before it expires, and stores the new refresh token', async () => {
    await installed();
    await work();
    nowMs += 56 * minuteMs;

    await owner.inject({ method: 'POST', url: `${path}/${(await stored()).id}/read` });
    await work();

    expect(shop.tokenRequests).toMatchObject([
      { code: installCode, expiring: 1 },
      { grant_type: 'refresh_token', refresh_token: 'shprt_1' },
    ]);
    expect(await stored()).toMatchObject({ readState: 'done', tokenExpiresAt: '2026-11-21T10:56:00.000Z' });
  });

  it('asks to reconnect when Shopify refuses to renew the token', async () => {
    await installed();
    await work();
    nowMs += 56 * minuteMs;
    shop.tokenRequests.push({ refresh_token: 'shprt_1' });

    await owner.inject({ method: 'POST', url: `${path}/${(await stored()).id}/read` });
    await work();

    expect(await stored()).toMatchObject({ state: 'token-refused', readState: 'failed' });
  });

  it('accepts webhooks signed with the app’s new and its older secret, and with no other', async () => {
    await installed();
    const url = `/api/webhooks/shopify/${(await stored()).orderSourceId ?? ''}`;
    const send = async (secret: string) =>
      (await hook(url, 'orders/create', { ...shopifyOrder(), note: secret }, secret)).statusCode;

    expect([await send(appSecret), await send(olderSecret), await send('shpss_of_another_app')]).toEqual([
      ...[200, 200, 401],
    ]);
  });

  it('accepts no secret that was taken out of the configuration', async () => {
    await installed();
    const rotated = { ...shopifyApp, secrets: ['shpss_rotated'] };
    const { app } = await buildTestApp({ ...api.services, shopifyApp: rotated });
    const url = `/api/webhooks/shopify/${(await stored()).orderSourceId ?? ''}`;
    const send = async (secret: string) =>
      (await hook(url, 'orders/create', { ...shopifyOrder(), note: secret }, secret, app)).statusCode;

    expect([await send('shpss_rotated'), await send(appSecret)]).toEqual([200, 401]);
    await app.close();
  });

  it('deletes its tokens when the store removes it, and connects again when it is reinstalled', async () => {
    await installed();
    await work();
    const { orderSourceId, accessToken } = await stored();
    shop.accessToken = 'none any more';

    await hook(`/api/webhooks/shopify/${orderSourceId ?? ''}`, 'app/uninstalled', {
      id: 1,
      myshopify_domain: storeHost,
    });

    const removed = await stored();
    expect(removed).toMatchObject({ state: 'uninstalled', webhooks: [], refreshToken: null });
    expect(removed.accessToken).not.toBe(accessToken);
    shop.tokenRequests.length = 0;
    await installed();
    expect(await stored()).toMatchObject({ id: removed.id, state: 'connected' });
  });
});

describe('privacy requests for the Shopify app', () => {
  const url = '/api/webhooks/shopify';

  it('erase the customer’s data in the orders of the store they name', async () => {
    await installed();
    await work();
    const { orderSourceId } = await stored();
    const order = { ...shopifyOrder(), id: 5001, customer: { email: 'sam@post.example' } };
    await hook(`${url}/${orderSourceId ?? ''}`, 'orders/create', order);

    const answer = await hook(url, 'customers/redact', {
      shop_id: 1,
      shop_domain: storeHost,
      customer: { email: 'sam@post.example' },
      orders_to_redact: [order.id],
    });

    expect(answer.statusCode).toBe(200);
    const found = await api.services.storage.orders.findByExternalId(owner.businessId, String(order.id));
    expect(found).toMatchObject({ customerRef: null });
  });

  it('are acknowledged for stores that aren’t connected, and for topics that don’t belong there', async () => {
    const unknown = await hook(url, 'shop/redact', { shop_id: 1, shop_domain: 'elm.myshopify.com' });
    const other = await hook(url, 'orders/create', shopifyOrder());

    expect([unknown.statusCode, other.statusCode]).toEqual([200, 200]);
  });
});
