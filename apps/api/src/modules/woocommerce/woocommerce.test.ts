import { readdir } from 'node:fs/promises';
import { signatureOf } from '../../merchant-orders/order-source-secrets';
import { handleProcessDelivery } from '../../merchant-orders/process-delivery.job';
import { signInTestMember } from '../../testing/sign-in';
import type { SignedInCaller } from '../../testing/sign-in';
import { startTestApi } from '../../testing/test-api';
import type { TestApi } from '../../testing/test-api';
import { handleImportFeed } from '../feeds/import-feed.job';
import { openWoocommerceStore, otherStoreLinks, storeLink } from './testing-woocommerce-store';
import type { WoocommerceDouble } from './testing-woocommerce-store';
import { woocommerceTopics } from './woocommerce-topics';
import { verifyTestDomain } from '../../testing/verify-test-domain';
import { subscribeTestWebhook } from '../../testing/webhook-events-of';

const path = '/api/business/integrations/woocommerce';
const keys = { consumerKey: 'ck_0123456789', consumerSecret: 'cs_0123456789' };

let api: TestApi;
let shop: WoocommerceDouble;
let owner: SignedInCaller & { readonly businessId: string };
let nowMs: number;

beforeEach(async () => {
  nowMs = Date.parse('2026-11-21T09:00:00Z');
  shop = openWoocommerceStore([
    { id: 1, name: 'Lamp', price: '10.00', gtin: '4006381333931' },
    {
      id: 2,
      name: 'Chair',
      price: '99.00',
      variations: [
        { id: 21, price: '99.00', size: 'S' },
        { id: 22, price: '119.00', size: 'L' },
      ],
    },
  ]);
  api = await startTestApi({ pages: shop.pages, now: () => new Date(nowMs) });
  owner = await signInTestMember(api, { name: 'Oak' });
  await verifyTestDomain(api, owner.businessId, 'oak.example');
});
afterEach(() => api.close());

function connect(changes: object = {}) {
  return owner.inject({ method: 'POST', url: path, payload: { storeLink, ...keys, ...changes } });
}

function work() {
  return api.runJobs([
    handleImportFeed(api.services),
    handleProcessDelivery(api.services, woocommerceTopics),
  ]);
}

async function stored(link: string = storeLink) {
  const rows = await api.services.storage.woocommerceConnections.listConnections(owner.businessId);
  return rows.find((row) => row.storeLink === link) ?? null;
}

async function readProducts() {
  const { feedId = '' } = (await stored()) ?? {};
  await owner.inject({ method: 'POST', url: `/api/business/feeds/${feedId}/imports`, payload: {} });
  await work();
  const listed = await owner.inject({ method: 'GET', url: '/api/business/products' });
  return listed
    .json<{ items: { itemId: string; price: { amountMinor: number; currency: string } }[] }>()
    .items.map(({ itemId, price }) => `${itemId} ${price.amountMinor} ${price.currency}`)
    .toSorted();
}

const order = {
  id: 501,
  number: '501',
  status: 'processing',
  currency: 'EUR',
  date_created_gmt: '2026-11-21T08:30:00',
  date_modified_gmt: '2026-11-21T08:31:00',
  total: '123.90',
  total_tax: '19.00',
  shipping_total: '5.90',
  discount_total: '0.00',
  customer_id: 7,
  billing: { email: 'jo@post.example' },
  coupon_lines: [{ code: 'autumn' }],
  line_items: [
    { id: 1, product_id: 2, variation_id: 21, name: 'Chair S', sku: 'OAK-21', quantity: 1, total: '99.00' },
  ],
  meta_data: [{ key: '_wc_order_attribution_session_entry', value: `${storeLink}/?pricehunt_ref=aff_1` }],
  refunds: [] as { readonly id: number; readonly total: string }[],
};

async function send(
  topic: string,
  body: object,
  deliveryId: string,
  { secret, from = storeLink }: { readonly secret?: string; readonly from?: string } = {},
) {
  const { orderSourceId = '' } = (await stored(from)) ?? {};
  const payload = JSON.stringify(body);
  const own = [...shop.webhooks.values()].find((each) =>
    String(each['delivery_url']).endsWith(orderSourceId),
  );
  const right = String(own?.['secret'] ?? '');
  const answer = await api.app.inject({
    method: 'POST',
    url: `/api/webhooks/woocommerce/${orderSourceId}`,
    payload,
    headers: {
      'content-type': 'application/json',
      'x-wc-webhook-topic': topic,
      'x-wc-webhook-delivery-id': deliveryId,
      'x-wc-webhook-signature': signatureOf(payload, secret ?? right),
    },
  });
  await work();
  return answer.statusCode;
}

describe('connecting a WooCommerce store', () => {
  it('reads its published products with their variations, in the store’s currency', async () => {
    const answer = await connect({ storeLink: 'oak.example/' });

    expect(answer.json()).toMatchObject({ connection: { storeLink, state: 'connected' } });
    expect(await readProducts()).toEqual(['1 1000 EUR', '21 9900 EUR', '22 11900 EUR']);
  });

  it('sends each finished reading as an import', async () => {
    const imported = await subscribeTestWebhook(owner, 'feed.imported');
    await connect();

    await readProducts();

    const { feedId } = (await stored()) ?? {};
    expect(await imported()).toMatchObject([{ feedId, createdCount: 3, removedCount: 0 }]);
  });

  it('registers signed order webhooks at its own endpoint, and stores keys and secret encrypted', async () => {
    await connect();

    const connection = await stored();
    const door = `https://pricehunt.example/api/webhooks/woocommerce/${connection?.orderSourceId}`;
    const made = [...shop.webhooks.values()];
    expect(made).toMatchObject([
      { topic: 'order.created', delivery_url: door, status: 'active' },
      { topic: 'order.updated', delivery_url: door },
    ]);
    const sources = await api.services.storage.orderSources.listSources(owner.businessId);
    const rows = JSON.stringify([connection, sources]);
    for (const secret of [keys.consumerKey, keys.consumerSecret, String(made[0]?.['secret'])]) {
      expect(rows).not.toContain(secret);
    }
  });

  it.each([
    ['wrong keys', { consumerSecret: 'cs_wrong_keys' }, 'woocommerce.keys-refused'],
    ['a store on a domain that isn’t verified', { storeLink: 'https://elm.example' }, 'domain.unverified'],
    ['an address without https', { storeLink: 'http://oak.example' }, 'woocommerce.bad-link'],
    ['an address with a password', { storeLink: 'https://a:b@oak.example' }, 'woocommerce.bad-link'],
    ['a site without WooCommerce', { storeLink: `${storeLink}/blog` }, 'woocommerce.not-a-store'],
  ])('refuses %s and stores nothing', async (_what, changes, code) => {
    const answer = await connect(changes);

    expect(answer.json()).toMatchObject({ code });
    expect(await stored()).toBeNull();
  });

  it('refuses keys that may only read and stores nothing', async () => {
    shop.canWrite = false;

    expect((await connect()).json()).toMatchObject({ code: 'woocommerce.keys-refused' });
    const { feeds, orderSources } = api.services.storage;
    expect([await stored(), await feeds.listFeeds(owner.businessId)]).toEqual([null, []]);
    expect(await orderSources.listSources(owner.businessId)).toEqual([]);
  });

  it('replaces the keys of a connected store, with the same feed and order source', async () => {
    await connect();
    const before = await stored();
    shop.consumerSecret = 'cs_newer_secret';

    await connect({ consumerSecret: 'cs_newer_secret' });

    expect(shop.webhooks.size).toBe(2);
    expect(await stored()).toMatchObject({ id: before?.id, feedId: before?.feedId, state: 'connected' });
  });

  it('says so when the store no longer accepts the keys, and keeps the products', async () => {
    await connect();
    const before = await readProducts();
    shop.consumerSecret = 'cs_another';

    expect(await readProducts()).toEqual(before);
    expect(await stored()).toMatchObject({ state: 'keys-refused' });

    shop.consumerSecret = keys.consumerSecret;
    await readProducts();
    expect(await stored()).toMatchObject({ state: 'connected' });
  });

  it('leaves no webhook in a store whose connection failed', async () => {
    shop.webhooksMax = 1;

    expect((await connect()).json()).toMatchObject({ code: 'woocommerce.keys-refused' });
    expect(shop.webhooks.size).toBe(0);
    expect(await stored()).toBeNull();
  });

  it('keeps keys and webhooks when connecting it again fails', async () => {
    await connect();
    const before = await stored();
    shop.webhooksMax = 3;
    shop.consumerSecret = 'cs_newer_secret';

    await connect({ consumerSecret: 'cs_newer_secret' });

    expect(await stored()).toEqual(before);
    expect([...shop.webhooks.keys()]).toEqual(before?.webhooks.map(({ id }) => id));
  });

  it.each([
    ['excluded, as entered', 'yes', 'no', ['excluded', 'excluded', 'excluded']],
    ['included', 'yes', 'yes', [undefined, undefined, undefined]],
    ['final, because the store calculates no taxes', 'no', 'no', [undefined, undefined, undefined]],
  ])('lists prices with tax %s', async (_what, calculates, includes, taxes) => {
    shop.settings = {
      'general/woocommerce_calc_taxes': calculates,
      'tax/woocommerce_prices_include_tax': includes,
    };
    await connect();
    await readProducts();

    const { feedId = '' } = (await stored()) ?? {};
    const of = { businessId: owner.businessId, feedId, after: null, limit: 10 };
    const items = await api.services.storage.merchantItems.listItems(of);
    expect(items.map(({ item }) => item.tax)).toEqual(taxes);
  });

  it('is only removed as a whole', async () => {
    await connect();
    const { feedId = '', orderSourceId = '' } = (await stored()) ?? {};

    const ofFeed = await owner.inject({ method: 'DELETE', url: `/api/business/feeds/${feedId}` });
    const ofSource = await owner.inject({
      method: 'DELETE',
      url: `/api/business/order-sources/${orderSourceId}`,
    });

    for (const answer of [ofFeed, ofSource]) {
      expect(answer.json()).toMatchObject({ code: 'woocommerce.part-of-store' });
    }
    const { feeds, orderSources } = api.services.storage;
    expect(await feeds.findFeed(feedId)).not.toBeNull();
    expect(await orderSources.listSources(owner.businessId)).toMatchObject([{ id: orderSourceId }]);
  });

  it('ends with its webhooks and products when it is disconnected', async () => {
    await connect();
    await readProducts();
    const { id = '' } = (await stored()) ?? {};

    await owner.inject({ method: 'DELETE', url: `${path}/${id}` });

    expect(shop.webhooks.size).toBe(0);
    expect(await stored()).toBeNull();
    expect((await owner.inject({ url: '/api/business/products' })).json().items).toEqual([]);
    expect((await owner.inject({ url: '/api/business/feeds' })).json().items).toEqual([]);
    expect(await readdir(api.services.feedFolder)).toEqual([]);
  });
});

describe('approving a WooCommerce connection in the store', () => {
  async function authorise() {
    const payload = { storeLink };
    const answer = await owner.inject({ method: 'POST', url: `${path}/authorize`, payload });
    return new URL(answer.json<{ link: string }>().link);
  }
  function sendKeys(state: string | null) {
    const payload = {
      key_id: 1,
      user_id: state,
      key_permissions: 'read_write',
      consumer_key: keys.consumerKey,
      consumer_secret: keys.consumerSecret,
    };
    return api.app.inject({ method: 'POST', url: '/api/integrations/woocommerce/keys', payload });
  }

  it('connects the store with the keys that it sends', async () => {
    const link = await authorise();
    const answer = await sendKeys(link.searchParams.get('user_id'));

    expect(link.origin + link.pathname).toBe(`${storeLink}/wc-auth/v1/authorize`);
    expect(link.searchParams.get('scope')).toBe('read_write');
    expect(answer.statusCode).toBe(200);
    expect(await stored()).toMatchObject({ storeLink, state: 'connected' });
  });

  it('refuses keys that come too late, or for a member who has left', async () => {
    const link = await authorise();
    nowMs += 16 * 60_000;
    const late = await sendKeys(link.searchParams.get('user_id'));
    const again = await authorise();
    await api.services.storage.businesses.removeMember(owner.businessId, owner.accountId);
    const left = await sendKeys(again.searchParams.get('user_id'));

    expect([late.json().code, left.json().code]).toEqual(['woocommerce.bad-state', 'woocommerce.bad-state']);
    expect(await stored()).toBeNull();
  });
});

describe('orders of a WooCommerce store', () => {
  const found = () => api.services.storage.orders.findByExternalId(owner.businessId, '501');

  beforeEach(async () => {
    await connect();
  });

  it('are stored once with net line amounts, the landing page and the customer as a hash', async () => {
    await send('order.created', order, 'd1');
    await send('order.created', order, 'd1');
    await send('order.updated', { ...order, date_modified_gmt: '2026-11-21T08:40:00' }, 'd2');

    const row = await found();
    expect(row).toMatchObject({
      source: 'woocommerce',
      name: '#501',
      totalMinor: 12390,
      taxMinor: 1900,
      shippingMinor: 590,
      lines: [{ lineId: '1', itemId: '21', quantity: 1, totalMinor: 9900 }],
    });
    expect(JSON.stringify(row)).not.toContain('jo@post.example');
    const sources = (await owner.inject({ url: '/api/business/order-sources' })).json();
    expect(sources.items[0]).toMatchObject({ kind: 'woocommerce', deliveryCount: 2 });
  });

  it('are reduced by each refund once', async () => {
    await send('order.created', order, 'd1');
    const refunded = { ...order, status: 'refunded', refunds: [{ id: 9, total: '-123.90' }] };
    await send('order.updated', refunded, 'd2');
    await send('order.updated', { ...refunded, date_modified_gmt: '2026-11-21T09:10:00' }, 'd3');

    expect(await found()).toMatchObject({ payment: 'refunded', refundedMinor: 12390 });
  });

  it('are each stored when several come in one second, with the same delivery ID', async () => {
    await send('order.created', order, 'd1');
    await send('order.created', { ...order, id: 502, number: '502' }, 'd1');

    const { orders } = api.services.storage;
    const rows = await orders.listByExternalIds(owner.businessId, ['501', '502']);
    expect(rows).toHaveLength(2);
  });

  it.each(['failed', 'cancelled', 'trash'])(
    'are live again when %s ones are paid after all',
    async (status) => {
      const at = (minute: number) => ({ date_modified_gmt: `2026-11-21T08:${minute}:00` });
      await send('order.created', { ...order, status: 'pending', ...at(31) }, 'd1');
      await send('order.updated', { ...order, status, ...at(32) }, 'd2');
      const payment = status === 'failed' ? 'pending' : 'cancelled';
      expect(await found()).toMatchObject({ payment });

      await send('order.updated', { ...order, ...at(40) }, 'd3');
      await send('order.updated', { ...order, status: 'cancelled', ...at(35) }, 'a late message');

      expect(await found()).toMatchObject({ payment: 'paid', cancelledAt: null });
    },
  );

  it.each(otherStoreLinks)(
    'of a second store at %s are other orders, with refunds of their own',
    async (from) => {
      await connect({ storeLink: from });
      const refunded = { ...order, status: 'refunded', refunds: [{ id: 9, total: '-123.90' }] };

      await send('order.created', order, 'd1', { from });
      await send('order.created', order, 'd1');
      await send('order.updated', { ...refunded, date_modified_gmt: '2026-11-21T08:40:00' }, 'd2', { from });

      const otherId = `${from.replace('https://', '')} 501`;
      const { orders } = api.services.storage;
      expect(await orders.findByExternalId(owner.businessId, otherId)).toMatchObject({
        sourceId: (await stored(from))?.orderSourceId,
        payment: 'refunded',
      });
      expect(await found()).toMatchObject({ sourceId: (await stored())?.orderSourceId, payment: 'paid' });
    },
  );

  it('keep their ID when the store is connected again, and when another one ends', async () => {
    const [from] = otherStoreLinks;
    const end = async (link: string) =>
      owner.inject({ method: 'DELETE', url: `${path}/${(await stored(link))?.id ?? ''}` });
    await connect({ storeLink: from });
    await send('order.created', order, 'd1');
    await send('order.created', { ...order, id: 502 }, 'd2', { from });
    await end(storeLink);
    await send('order.updated', { ...order, id: 502, date_modified_gmt: '2026-11-21T08:40:00' }, 'd3', {
      from,
    });
    await connect();
    await send('order.updated', { ...order, date_modified_gmt: '2026-11-21T08:40:00' }, 'd4');

    const { orders } = api.services.storage;
    const ids = ['501', '502', 'oak.example/at 501', 'oak.example/at 502'];
    const rows = await orders.listByExternalIds(owner.businessId, ids);
    expect(rows.map(({ externalId }) => externalId).toSorted()).toEqual(['501', 'oak.example/at 502']);
  });

  it('confirm what the pixel reported in the same store', async () => {
    const [, from] = otherStoreLinks;
    await connect({ storeLink: from });
    const pixel = await owner.inject({
      method: 'PUT',
      url: '/api/business/order-sources/pixel',
      payload: { allowedOrigins: [storeLink, from], isConsentRequired: false },
    });
    const key = pixel.json<{ source: { publishableKey: string } }>().source.publishableKey;
    const reported = { orderId: '501', currency: 'EUR', total: '123.90' };
    for (const origin of [storeLink, from]) {
      await api.app.inject({
        method: 'POST',
        url: '/api/pixel/reports',
        headers: { 'content-type': 'text/plain', origin },
        payload: JSON.stringify({ key, kind: 'checkout', consent: 'not-asked', order: reported }),
      });
      await send('order.created', order, 'd1', { from: origin });
    }

    const { orders } = api.services.storage;
    const rows = await orders.listByExternalIds(owner.businessId, ['501', 'at.oak.example 501']);
    expect(rows).toMatchObject([{ isConfirmed: true }, { isConfirmed: true }]);
  });

  it('are refused with a wrong signature; the unsigned trial of a new webhook stores nothing', async () => {
    const { orderSourceId = '' } = (await stored()) ?? {};
    const trial = await api.app.inject({
      method: 'POST',
      url: `/api/webhooks/woocommerce/${orderSourceId}`,
      payload: 'webhook_id=7',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });

    expect(trial.statusCode).toBe(200);
    const secret = 'not the secret of the webhook';
    expect(await send('order.created', order, 'd1', { secret })).toBe(401);
    expect(await found()).toBeNull();
  });

  it('ignores what isn’t an order', async () => {
    expect(await send('order.created', { id: 501 }, 'd1')).toBe(200);

    expect(await found()).toBeNull();
  });
});
