import { openShopifyStore, storeHost } from '../modules/shopify-admin/testing-shopify-store';
import type { ShopifyStoreDouble } from '../modules/shopify-admin/testing-shopify-store';
import { startTestApi } from '../testing/test-api';
import type { TestApi } from '../testing/test-api';
import { demoHistory } from './demo-history';
import { seedDemoMerchant } from './seed-demo-merchant';

const now = new Date('2026-11-21T15:30:00.000Z');
const items = ['lamp', 'chair', 'table'].map((name, place) => ({
  itemId: name,
  offerId: `offer-${name}`,
  title: name,
  sku: null,
  currency: 'EUR',
  link: `https://oak.example/p/${name}`,
  priceMinor: 1_000 * (place + 1),
}));
const past = {
  businessId: 'b1',
  orderSourceId: null,
  shopHost: 'oak.example',
  items,
  days: 90,
  now,
};

describe('the history of the demo merchant', () => {
  const history = demoHistory(past);

  it('is the same for the same items and ends now', () => {
    const times = [
      ...history.clicks.map(({ clickedAt }) => clickedAt),
      ...history.orders.map(({ message }) => message.placedAt),
      ...history.orders.flatMap(({ refund }) => refund?.at ?? []),
    ].toSorted();

    expect(demoHistory(past)).toEqual(history);
    expect(times.every((time) => time < now.toISOString())).toBe(true);
    expect(Date.parse(times.at(-1) ?? '')).toBeGreaterThan(now.getTime() - 12 * 3_600_000);
    expect(new Set(history.clicks.map(({ clickedAt }) => clickedAt.slice(0, 10))).size).toBe(91);
  });

  it('has few bots, orders with one and several touchpoints, some unattributed orders and some refunds', () => {
    const bots = history.clicks.filter(({ visit }) => visit === 'bot').length;
    const touches = history.orders.map(({ message }) => message.marks.attributes.length);
    const shareOf = (count: number) => touches.filter((one) => one === count).length / touches.length;

    expect(bots / history.clicks.length).toBeGreaterThan(0.04);
    expect(bots / history.clicks.length).toBeLessThan(0.1);
    expect(shareOf(0)).toBeGreaterThan(0.05);
    expect(shareOf(1)).toBeGreaterThan(0.4);
    expect(shareOf(2)).toBeGreaterThan(0.15);
    expect(history.orders.filter(({ refund }) => refund !== null).length).toBeGreaterThan(5);
  });
});

describe('the orders of the demo merchant', () => {
  it('have items, tax and shipping that add up to their total', () => {
    const { orders } = demoHistory(past);

    const sums = orders.map(
      ({ message: { lines, taxMinor, shippingMinor } }) =>
        lines.reduce((sum, { totalMinor }) => sum + totalMinor, 0) + taxMinor + shippingMinor,
    );

    expect(orders.length).toBeGreaterThan(50);
    expect(sums).toEqual(orders.map(({ message }) => message.totalMinor));
    expect(orders.every(({ message }) => message.discountMinor === 0)).toBe(true);
  });
});

describe('seeding the demo merchant', () => {
  let api: TestApi;
  let shop: ShopifyStoreDouble;
  const merchant = {
    email: 'owner@oak.example',
    password: 'a kettle sings in the morning',
    businessName: 'Oak',
    shopDomain: storeHost,
    accessToken: 'shpat_right',
    apiSecret: 'shpss_0123456789abcdef',
    webhookUrl: 'http://127.0.0.1:4432/webhooks',
  };

  beforeAll(async () => {
    shop = openShopifyStore();
    shop.shelf = [
      { number: 1, title: 'Lamp', variants: [{ number: 11, price: '10.00' }] },
      { number: 2, title: 'Chair', variants: [{ number: 21, price: '99.00' }] },
    ];
    api = await startTestApi({ pages: shop.pages });
  });
  afterAll(() => api.close());

  it('creates once an owner who can sign in and sees products, orders with receipts, and figures', async () => {
    const first = await seedDemoMerchant(api.services, merchant);
    const second = await seedDemoMerchant(api.services, merchant);

    expect([first.isNew, second.isNew]).toEqual([true, false]);
    expect(second.metaToken).toBe(first.metaToken);
    const signedIn = await api.app.inject({
      method: 'POST',
      url: '/api/business/auth/login',
      headers: { 'sec-fetch-site': 'same-origin', 'x-forwarded-proto': 'https' },
      payload: { email: merchant.email, password: merchant.password },
    });
    const [cookie] = signedIn.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`);
    const read = async (url: string) =>
      (await api.app.inject({ method: 'GET', url, headers: { cookie: cookie ?? '' } })).json();
    expect(await read('/api/business/products')).toMatchObject({ total: 2, items: [{ isShown: true }, {}] });
    const orders = await read('/api/business/orders');
    expect(orders.total).toBe(first.orderCount);
    const states = new Set(orders.items.map(({ state }: { state: string }) => state));
    expect(states).toEqual(new Set(['attributed', 'unattributed', 'cancelled']));
    const overview = await read('/api/business/overview?days=30');
    expect(overview.totals.clicks.all).toBeGreaterThan(1_000);
    expect(overview.totals.orders).toBeGreaterThan(20);
    const statements = (await read('/api/business/statements')).items;
    expect(statements[0]).toMatchObject({ state: 'open' });
    expect(statements.at(-1)).toMatchObject({ state: 'closed', pendingOrders: 0 });
    expect(statements.at(-1).due.amountMinor).toBeGreaterThan(0);
    const [webhook, ...others] = (await read('/api/business/webhooks')).items;
    expect([webhook, others]).toMatchObject([{ url: merchant.webhookUrl, state: 'enabled' }, []]);
    const sent = await read(`/api/business/webhooks/${webhook.id}/deliveries`);
    expect([first.webhookSecret.startsWith('whsec_'), sent.items]).toEqual([true, []]);
    expect(overview.totals.impressions).toBeGreaterThan(overview.totals.clicks.all);
    const [product] = (await read('/api/business/products')).items;
    const { history } = await read(`/api/business/products/${product.id}/market`);
    expect(history.length).toBeGreaterThan(80);
    expect(
      new Set(history.map(({ own }: { own: { amountMinor: number } }) => own.amountMinor)).size,
    ).toBeGreaterThan(2);
  });
});
