import { plainShop, ucpShop, wooCommerceShop } from '@pricehunt/shop-doubles';
import { openProcessOver, untilSo } from './testing-shop-list';
import { settledComparison } from '../../testing/comparisons';
import { signInTestAdmin } from '../../testing/sign-in';
import type { SignedInCaller } from '../../testing/sign-in';
import { startTestApi } from '../../testing/test-api';
import type { TestApi } from '../../testing/test-api';

const wooOrigin = 'https://www.klang.example';
const plainOrigin = 'https://haus.example';
const woo = wooCommerceShop({ origin: wooOrigin });
const plain = plainShop({ origin: plainOrigin });
const ucpOrigin = 'https://own.example';
const ucp = ucpShop({ origin: ucpOrigin, transport: 'rest' });

let api: TestApi;
let admin: SignedInCaller;
let isBlocked: boolean;

beforeAll(async () => {
  api = await startTestApi({
    pages: {
      '*': (call) => {
        if (isBlocked) return { status: 403 };
        if (call.link.startsWith(ucpOrigin)) return ucp(call);
        return call.link.startsWith(plainOrigin) ? plain(call) : woo(call);
      },
    },
  });
  admin = await signInTestAdmin(api, { email: 'ada@pricehunt.example' });
});
beforeEach(async () => {
  isBlocked = false;
  for (const { domain } of await api.services.storage.offerShops.listShops()) {
    await admin.inject({ method: 'DELETE', url: `/api/admin/shops/${encodeURIComponent(domain)}` });
  }
});
afterAll(() => api.close());

const post = (url: string, payload: object) =>
  admin.inject({ method: 'POST', url: `/api/admin${url}`, payload });
const add = (address = 'www.klang.example') => post('/shops', { address });
const listed = async () => (await admin.inject({ method: 'GET', url: '/api/admin/shops' })).json().items;

async function compare() {
  const comparison = await settledComparison(api, { query: 'Sony WH-1000XM5 Headphones' });
  return {
    states: Object.fromEntries(comparison.sources.map(({ id, state }) => [id, state])),
    body: JSON.stringify(comparison),
  };
}

describe('the shop list', () => {
  it('shows what was found at an address', async () => {
    const answer = await post('/shop-findings', { address: 'www.klang.example' });

    expect(answer.json().finding).toMatchObject({
      kind: 'shop',
      domain: 'klang.example',
      platform: 'woocommerce',
      software: 'woocommerce',
      currency: 'EUR',
      decimals: 2,
      barcodes: 'pages',
    });
  });

  it("gives the reason when a shop can't be searched, and adds none", async () => {
    isBlocked = true;

    const finding = await post('/shop-findings', { address: 'blocked.example' });
    const added = await add('blocked.example');

    expect(finding.json().finding).toEqual({ kind: 'none', reason: 'blocked' });
    expect([added.statusCode, added.json().code]).toEqual([409, 'shop.not-searchable']);
    expect(await listed()).toEqual([]);
  });

  it('searches a shop live before it is added, with the match evidence for each offer', async () => {
    const payload = { address: wooOrigin, query: 'Sony WH-1000XM5', taxMode: 'excluded', taxPercent: 19 };

    const { trial } = (await post('/shop-trials', payload)).json();

    expect(trial).toMatchObject({
      kind: 'offers',
      offers: [
        {
          title: 'Sony WH-1000XM5 Wireless Headphones Black',
          gtins: ['04548736132610'],
          isMatch: true,
          price: { amountMinor: 38_556, currency: 'EUR' },
          evidence: 'same-title',
        },
      ],
    });
    expect(await listed()).toEqual([]);
  });

  it('gives the reason when a live search fails', async () => {
    await post('/shop-findings', { address: wooOrigin });
    isBlocked = true;

    const { trial } = (await post('/shop-trials', { address: wooOrigin, query: 'Sony WH-1000XM5' })).json();

    expect(trial).toEqual({ kind: 'failed', reason: 'blocked' });
  });

  it('searches an added shop in the next comparison, without a restart', async () => {
    const before = await compare();

    const added = await add();
    const after = await compare();

    expect(added.statusCode).toBe(201);
    expect(before.states).toEqual({});
    expect(after.states).toEqual({ 'shop:klang.example': 'found' });
    expect(after.body).toContain('https://www.klang.example/product/sony-wh-1000xm5-black/');
    expect(await listed()).toMatchObject([
      { domain: 'klang.example', isOn: true, checkResult: 'found', lastAnsweredAt: expect.any(String) },
    ]);
  });

  it('searches a shop of unknown software by UCP and remembers which sites support it', async () => {
    const added = await add(ucpOrigin);
    await add(plainOrigin);

    expect(added.json().shop).toMatchObject({ platform: 'ucp', software: 'generic' });
    expect((await compare()).states).toMatchObject({ 'shop:own.example': 'found' });
    const { ucpProbes } = api.services.storage;
    expect(await ucpProbes.findProbe(ucpOrigin)).toMatchObject({
      endpoint: `${ucpOrigin}/ucp`,
      transport: 'rest',
    });
    expect(await ucpProbes.findProbe(plainOrigin)).toMatchObject({ endpoint: null });
  });

  it('notifies other processes of an added shop', async () => {
    const other = await openProcessOver(api.services);

    await add();

    await untilSo(() => other.sources().some(({ id }) => id === 'shop:klang.example'));
    other.close();
  });

  it('skips a shop that is switched off and searches it again when switched on', async () => {
    await add();
    const turn = (isOn: boolean) =>
      admin.inject({ method: 'PUT', url: '/api/admin/sources/shop:klang.example', payload: { isOn } });

    await turn(false);
    const off = [await listed(), (await compare()).states];
    await turn(true);

    expect(off).toMatchObject([[{ isOn: false }], { 'shop:klang.example': 'skipped' }]);
    expect((await compare()).states).toEqual({ 'shop:klang.example': 'found' });
  });

  it("preserves the operator's choices when a shop is rechecked", async () => {
    await post('/shops', { address: wooOrigin, name: 'Klang', taxMode: 'excluded', taxPercent: 8.1 });

    const answer = await post('/shops/klang.example/check', {});

    expect(answer.json().shop).toMatchObject({ name: 'Klang', taxMode: 'excluded', taxPercent: 8.1 });
  });

  it("preserves a shop that can't be reached when rechecked, with the reason", async () => {
    await add();
    isBlocked = true;

    const answer = await post('/shops/klang.example/check', {});

    expect(answer.json().shop).toMatchObject({ platform: 'woocommerce', checkResult: 'blocked' });
    isBlocked = false;
    await post('/shop-findings', { address: wooOrigin, again: true });
  });

  it('no longer searches a removed shop', async () => {
    await add();

    const removed = await admin.inject({ method: 'DELETE', url: '/api/admin/shops/klang.example' });
    const again = await admin.inject({ method: 'DELETE', url: '/api/admin/shops/klang.example' });

    expect([removed.statusCode, again.statusCode, again.json().code]).toEqual([200, 404, 'shop.not-found']);
    expect((await compare()).states).toEqual({});
  });

  it('imports its own export', async () => {
    await add();
    await add(plainOrigin);
    const { list } = (await admin.inject({ method: 'GET', url: '/api/admin/shop-list' })).json();
    const before = await listed();
    await admin.inject({ method: 'DELETE', url: '/api/admin/shops/klang.example' });
    await admin.inject({ method: 'DELETE', url: '/api/admin/shops/haus.example' });

    const imported = await post('/shop-list', list);

    expect(imported.json()).toMatchObject({ imported: 2, leftOut: [] });
    const settingsOf = (
      shops: readonly { readonly domain: string; readonly searchTemplate: string | null }[],
    ) => shops.map(({ domain, searchTemplate }) => ({ domain, searchTemplate }));
    expect(settingsOf(await listed())).toEqual(settingsOf(before));
    expect((await compare()).states).toEqual({ 'shop:klang.example': 'found', 'shop:haus.example': 'found' });
  });

  it.each([
    ['search', { searchTemplate: 'https://evil.example/?q={query}' }],
    ['API base', { platform: 'woocommerce', apiBase: 'http://127.0.0.1:9200/' }],
    ['home page', { origin: 'https://evil.example' }],
    ['search without {query}', { searchTemplate: 'https://haus.example/suche' }],
  ])('skips an imported shop with an invalid %s', async (_what, change) => {
    await add(plainOrigin);
    const { list } = (await admin.inject({ method: 'GET', url: '/api/admin/shop-list' })).json();
    await admin.inject({ method: 'DELETE', url: '/api/admin/shops/haus.example' });

    const imported = await post('/shop-list', { ...list, shops: [{ ...list.shops[0], ...change }] });

    expect(imported.json()).toMatchObject({ imported: 0, leftOut: ['haus.example'] });
    expect(await listed()).toEqual([]);
  });

  it('preserves that a shop needs a browser over recheck, export and import, and omits it from an older list', async () => {
    await post('/shops', { address: plainOrigin, needsBrowser: true });
    await post('/shops/haus.example/check', {});
    const checked = await listed();
    const { list } = (await admin.inject({ method: 'GET', url: '/api/admin/shop-list' })).json();
    await admin.inject({ method: 'DELETE', url: '/api/admin/shops/haus.example' });
    const [{ needsBrowser, ...older }] = list.shops;

    await post('/shop-list', list);
    const imported = await listed();
    await admin.inject({ method: 'DELETE', url: '/api/admin/shops/haus.example' });
    await post('/shop-list', { ...list, shops: [older] });

    expect([checked, imported, await listed()].map(([shop]) => shop.needsBrowser)).toEqual([
      true,
      true,
      false,
    ]);
    expect(needsBrowser).toBe(true);
  });

  it('reports that there is no browser, and fails a shop that needs one', async () => {
    const answer = await post('/shop-findings', { address: plainOrigin });
    await post('/shops', { address: plainOrigin, needsBrowser: true });

    expect(answer.json()).toMatchObject({ hasBrowser: false, finding: { needsBrowser: false } });
    expect((await compare()).states).toEqual({ 'shop:haus.example': 'failed' });
  });

  it('records who added, checked, imported and removed shops', async () => {
    await add();
    await post('/shops/klang.example/check', {});
    const { list } = (await admin.inject({ method: 'GET', url: '/api/admin/shop-list' })).json();
    await post('/shop-list', list);
    await admin.inject({ method: 'DELETE', url: '/api/admin/shops/klang.example' });

    const log = await admin.inject({ method: 'GET', url: '/api/admin/audit-log.ndjson' });

    const acts = log.body.split('\n').flatMap((line) => /"action":"(shops?\.[a-z]+)"/.exec(line)?.[1] ?? []);
    expect(acts.slice(-4)).toEqual(['shop.added', 'shop.checked', 'shops.imported', 'shop.removed']);
  });

  it('rejects everybody but admins', async () => {
    const answers = await Promise.all([
      api.app.inject({ method: 'GET', url: '/api/admin/shops' }),
      api.app.inject({ method: 'POST', url: '/api/admin/shop-findings', payload: { address: wooOrigin } }),
      api.app.inject({
        method: 'POST',
        url: '/api/admin/shop-trials',
        payload: { address: wooOrigin, query: 'x' },
      }),
    ]);

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401]);
  });
});
