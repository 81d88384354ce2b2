import { importLimits } from '@pricehunt/api-contract/imports';
import { sampleOffer, sampleProduct } from '@pricehunt/storage/testing';
import { startTestApi } from '../../testing/test-api';
import type { TestApi } from '../../testing/test-api';
import { signInTestShopper } from '../../testing/sign-in';
import type { SignedInCaller } from '../../testing/sign-in';

const tray = 'https://oak.example/tray';
const unknown = 'https://pine.example/stool';

let api: TestApi;
let jo: SignedInCaller;
beforeEach(async () => {
  api = await startTestApi();
  jo = await signInTestShopper(api);
  const { products, offers } = api.services.storage;
  await products.saveProducts([sampleProduct({ id: 'p1', title: 'Oak tray', gtins: ['04548736132566'] })]);
  const price = { amountMinor: 3_000, currency: 'EUR' };
  await offers.saveOffers([
    { productId: 'p1', offer: sampleOffer({ id: 'o1', link: tray, title: 'Oak tray', price }) },
  ]);
});
afterEach(() => api.close());

const post = async (url: string, payload: object, who = jo) =>
  (await who.inject({ method: 'POST', url, payload })).json();
const preview = (text: string) => post('/api/shopper/imports/preview', { text, currency: 'EUR' });
const save = (entries: readonly object[]) => post('/api/shopper/imports', { entries });
const read = async (url: string) => (await jo.inject({ method: 'GET', url })).json();

const target = { kind: 'target-price', targetMinor: 2_500 };
const alert = { rule: target };
const ofTray = { productId: 'p1', link: tray, title: 'Tray', alerts: [alert], currency: 'EUR' };
const ofStool = { link: unknown, title: 'Stool', alerts: [alert], currency: 'EUR' };

it('finds the products of a file by link and by code, and stores nothing', async () => {
  const listed = await preview(
    ['name,url,ean,target', `Tray,${tray},,25`, `Stool,${unknown},,`, ',,4548736132566,', ',,40,'].join('\n'),
  );

  expect(listed).toMatchObject({
    success: true,
    format: 'table',
    entries: [
      {
        line: 2,
        link: tray,
        product: { id: 'p1', title: 'Oak tray', lowestPrice: { amountMinor: 3_000 } },
        isFavorite: false,
        alerts: [{ ...alert, channels: ['email'] }],
        notices: ['currency-assumed'],
      },
      { line: 3, link: unknown, product: null, title: 'Stool' },
      { line: 4, link: null, product: { id: 'p1' } },
    ],
    rejectedCount: 1,
    rejected: [{ line: 5, reason: 'no-link' }],
  });
  expect((await read('/api/shopper/favorites')).items).toEqual([]);
  expect((await read('/api/shopper/alerts')).items).toEqual([]);
});

it('saves favourites in the order of the file, with today’s price, and sets their alerts', async () => {
  const result = await save([ofTray, ofStool]);

  expect(result).toEqual({
    success: true,
    saved: 2,
    alreadySaved: 0,
    refused: 0,
    alertsSet: 1,
    withoutAlert: [],
    startsLater: [{ title: 'Stool', link: unknown }],
  });
  expect((await read('/api/shopper/favorites')).items).toMatchObject([
    { key: 'product:p1', title: 'Oak tray', priceWhenSaved: { amountMinor: 3_000, currency: 'EUR' } },
    { link: unknown, title: 'Stool', priceWhenSaved: null },
  ]);
  expect((await read('/api/shopper/alerts')).items).toMatchObject([
    { product: { id: 'p1' }, rule: target, currency: 'EUR', channels: ['email'] },
  ]);
});

it('changes nothing when the same import is repeated', async () => {
  await save([ofTray, ofStool]);
  const before = await read('/api/shopper/favorites');

  const again = await save([ofTray, ofStool]);

  expect(again).toMatchObject({ saved: 0, alreadySaved: 2, refused: 0 });
  expect(await read('/api/shopper/favorites')).toEqual(before);
  expect((await read('/api/shopper/alerts')).items).toHaveLength(1);
  expect((await preview(`${tray}\n${unknown}`)).entries).toMatchObject([
    { isFavorite: true },
    { isFavorite: true },
  ]);
});

it('keeps the favourites of products that are gone, and starts their alerts later', async () => {
  const result = await save([{ ...ofTray, productId: 'gone' }]);

  expect(result).toMatchObject({
    saved: 1,
    alertsSet: 0,
    withoutAlert: [],
    startsLater: [{ link: tray }],
  });
});

describe('an export of the account', () => {
  const sets = [target, { kind: 'percent-drop', percent: 15 }, { kind: 'back-in-stock' }];

  async function furnish(): Promise<void> {
    const { products } = api.services.storage;
    await products.saveProducts([sampleProduct({ id: 'p2', title: 'Oak "desk", large' })]);
    await save([ofTray, ofStool]);
    for (const rule of sets.slice(1)) {
      const payload = { productId: 'p1', rule, currency: 'EUR' };
      await jo.inject({ method: 'POST', url: '/api/shopper/alerts', payload });
    }
    const limits = { shops: ['oak.example'], condition: 'used', shippingCounted: true, channels: ['push'] };
    const payload = { productId: 'p2', rule: { kind: 'any-change' }, currency: 'USD', ...limits };
    await jo.inject({ method: 'POST', url: '/api/shopper/alerts', payload });
    const entry = { key: 'p9', kind: 'product', title: 'Only viewed', link: kettle, requestId: null };
    await jo.inject({
      method: 'PUT',
      url: '/api/shopper/history',
      payload: { entry: { ...entry, imageUrl: null, at: '2026-11-20T08:00:00.000Z' } },
    });
  }
  const kettle = 'https://pine.example/kettle';
  const alertsOf = async (who: SignedInCaller) =>
    (await who.inject({ method: 'GET', url: '/api/shopper/alerts' }))
      .json()
      .items.map(
        ({
          product,
          rule,
          currency,
          shops,
          condition,
          shippingCounted,
          channels,
        }: Record<string, object>) => [
          ...[product, rule, currency, shops, condition, shippingCounted, channels],
        ],
      );
  const favoritesOf = async (who: SignedInCaller) =>
    (await who.inject({ method: 'GET', url: '/api/shopper/favorites' }))
      .json()
      .items.map(({ key }: { readonly key: string }) => key)
      .toSorted();

  it.each(['/api/shopper/export', '/api/shopper/export/csv'])(
    'gives another account the same favourites and price alerts, with their shops, condition and channels: %s',
    async (url) => {
      await furnish();
      const { body } = await jo.inject({ method: 'GET', url });
      const mo = await signInTestShopper(api);

      const read = await post('/api/shopper/imports/preview', { text: body, currency: 'GBP' }, mo);
      const entries = read.entries.map(
        ({ product, link, title, alerts, currency }: Record<string, { readonly id: string } | null>) => ({
          productId: product?.id ?? null,
          link,
          title,
          alerts,
          currency,
        }),
      );
      const saved = await post('/api/shopper/imports', { entries }, mo);

      expect(read.rejected).toEqual([]);
      expect(read.entries.map(({ notices }: { readonly notices: object }) => notices)).toEqual([[], [], []]);
      expect(saved.startsLater).toEqual([{ title: 'Stool', link: unknown }]);
      expect(await alertsOf(mo)).toEqual(expect.arrayContaining(await alertsOf(jo)));
      expect(await alertsOf(mo)).toHaveLength(4);
      expect(await favoritesOf(mo)).toEqual([...(await favoritesOf(jo)), 'product:p2'].toSorted());
      expect(JSON.stringify(read)).not.toContain('Only viewed');
    },
  );

  it.each(['/api/shopper/export', '/api/shopper/export/csv'])(
    'is found by its barcodes on another site: %s',
    async (url) => {
      const payload = { productId: 'p1', rule: target, currency: 'EUR' };
      await jo.inject({ method: 'POST', url: '/api/shopper/alerts', payload });
      const { body } = await jo.inject({ method: 'GET', url });
      const elsewhere = body.replaceAll(/\bp1\b/g, 'unknown-here');

      const { entries } = await preview(elsewhere);

      expect(entries).toMatchObject([{ product: { id: 'p1' }, alerts: [alert], notices: [] }]);
    },
  );

  it('leaves out notification services that the account hasn’t connected, and says so', async () => {
    const channels = ['service:elsewhere', 'push'];
    const ofService = (productId: string, own: readonly string[]) => ({
      product: { id: productId, title: 'Tray' },
      rule: target,
      currency: 'EUR',
      channels: own,
    });
    await api.services.storage.products.saveProducts([sampleProduct({ id: 'p2', title: 'Oak desk' })]);
    const alerts = [ofService('p1', channels), ofService('p2', channels.slice(0, 1))];

    const { entries } = await preview(JSON.stringify({ data: { alerts: { alerts } } }));
    const result = await save([{ ...ofTray, alerts: [{ ...alert, channels }] }]);

    expect(entries).toMatchObject([
      { alerts: [{ channels: ['push'] }], notices: ['service-missing'] },
      { alerts: [{ channels: ['email'] }], notices: ['service-missing'] },
    ]);
    expect(result).toMatchObject({ alertsSet: 1 });
    expect((await read('/api/shopper/alerts')).items).toMatchObject([{ channels: ['push'] }]);
  });

  it('says which alerts can’t be read, and reads the others', async () => {
    const wrong = { kind: 'by-the-moon', phase: 'full' };
    const ofRule = (rule: object, more: object = {}) => ({
      product: { id: 'p1', title: 'Tray' },
      rule,
      currency: 'EUR',
      ...more,
    });
    const waiting = { link: unknown, alerts: 'none', currency: 'EUR' };
    const data = {
      lists: { favorites: [] },
      alerts: { alerts: [ofRule(wrong), ofRule(target), ofRule(target, { shops: [] })] },
      waitingAlerts: [waiting, { link: kettle, alerts: [alert], currency: 'EUR' }],
    };
    const row = 'record,title,product_id,link,price,currency,at,detail\r\n';
    const old = `${row}price-alert,Tray,p1,,25.00,EUR,,"active: {""kind"":""any-drop""} EUR"\r\n`;

    const [json, csv] = [await preview(JSON.stringify({ data })), await preview(old)];

    expect(json.entries).toMatchObject([
      { product: { id: 'p1' }, alerts: [alert], notices: ['alerts-unreadable'] },
      { link: unknown, alerts: [], notices: ['alerts-unreadable'] },
      { link: kettle, alerts: [alert], notices: [] },
    ]);
    expect(csv.entries).toMatchObject([
      { product: { id: 'p1' }, alerts: [], notices: ['alerts-unreadable'] },
    ]);
  });

  it('names a product once, with as many alerts as an import takes', async () => {
    const dropBy = (percent: number, currency: string) => ({
      product: { id: 'p1', title: 'Tray' },
      rule: { kind: 'percent-drop', percent },
      currency,
    });
    const alerts = [5, 10, 15, 20, 25].map((percent) => dropBy(percent, 'EUR'));

    const { entries, rejected } = await preview(JSON.stringify({ data: { alerts: { alerts } } }));

    expect(rejected).toEqual([]);
    expect(entries).toMatchObject([
      { alerts: alerts.slice(0, 4).map(({ rule }) => ({ rule })), notices: ['alerts-unreadable'] },
    ]);
  });
});

it('names the products whose alert is in a currency that their prices can’t be compared in', async () => {
  const result = await save([{ ...ofTray, currency: 'AED' }]);

  expect(result).toMatchObject({
    saved: 1,
    alertsSet: 0,
    withoutAlert: [{ productId: 'p1', reason: 'no-exchange-rate' }],
  });
});

it('is separate for each shopper', async () => {
  await save([ofTray]);
  const mo = await signInTestShopper(api);

  const seen = await post('/api/shopper/imports/preview', { text: tray, currency: 'EUR' }, mo);

  expect(seen.entries).toMatchObject([{ isFavorite: false }]);
});

it.each([
  ['a link that is a script', [{ ...ofStool, link: 'javascript:alert(1)' }]],
  ['neither product nor link', [{ ...ofStool, link: null }]],
  ['a currency that doesn’t exist', [{ ...ofStool, currency: 'XXA' }]],
  ['nothing', []],
  ['too many products', Array.from({ length: importLimits.entriesMax + 1 }, () => ofStool)],
])('refuses to save %s', async (_what, entries) => {
  expect((await save(entries)).code).toBe('request.invalid');
});

it('accepts a text of the largest size and refuses a larger one', async () => {
  const line = `${unknown}?`;
  const longest = line + 'x'.repeat(importLimits.textLengthMax - line.length);

  expect((await preview(longest)).rejectedCount).toBe(1);
  expect((await preview(`${longest}x`)).code).toBe('request.invalid');
});
