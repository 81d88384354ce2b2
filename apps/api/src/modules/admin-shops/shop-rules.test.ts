import { dayMs } from '@pricehunt/offers';
import { bareShop, sampleGoods } from '@pricehunt/shop-doubles';
import { checkShopRules, handleCheckShopRules } from './check-shop-rules.job';
import { settledComparison } from '../../testing/comparisons';
import { startTestApi } from '../../testing/test-api';
import type { TestApi } from '../../testing/test-api';
import { signInTestAdmin } from '../../testing/sign-in';
import type { SignedInCaller } from '../../testing/sign-in';

const origin = 'https://kern.example';
const resultsLink = `${origin}/liste.php?wort=Sony`;
const productLink = `${origin}/ware.php?nr=101`;
const css = (selector: string, attribute: string | null = null) => ({ kind: 'css', selector, attribute });
const rules = {
  results: { item: css('tr.t'), link: css('a.k') },
  product: { title: css('.z1'), price: css('.z3 b'), gtin: { kind: 'regex', pattern: 'ean:"(\\d+)"' } },
};
const choices = {
  address: 'kern.example',
  searchTemplate: `${origin}/liste.php?wort={query}`,
  name: 'Radio Kern',
};

let api: TestApi;
let admin: SignedInCaller;
let double: ReturnType<typeof bareShop>;
let status: number | null;
let now: Date;
let meanwhile: (() => Promise<unknown>) | null;

beforeAll(async () => {
  now = new Date('2026-11-21T10:00:00Z');
  api = await startTestApi({
    now: () => now,
    pages: {
      '*': async (request) => {
        const work = meanwhile;
        meanwhile = null;
        await work?.();
        return status === null || request.link === `${origin}/` ? double(request) : { status };
      },
    },
  });
  admin = await signInTestAdmin(api, { email: 'ada@pricehunt.example' });
});
beforeEach(async () => {
  double = bareShop({ origin });
  status = null;
  meanwhile = null;
  for (const { domain } of await api.services.storage.offerShops.listShops()) {
    await admin.inject({ method: 'DELETE', url: `/api/admin/shops/${encodeURIComponent(domain)}` });
  }
});
afterAll(() => api.close());

const call = (method: 'POST' | 'PUT' | 'GET', url: string, payload?: object) =>
  admin.inject({ method, url: `/api/admin${url}`, ...(payload === undefined ? {} : { payload }) });
const add = (changes: object = {}) =>
  call('POST', '/shops', { ...choices, rules, exampleLink: productLink, ...changes });
const saved = async () => (await call('GET', '/shops/kern.example/rules')).json();
const preview = async (changes: object = {}) =>
  (
    await call('POST', '/shop-rule-previews', {
      address: origin,
      currency: 'EUR',
      rules,
      resultsLink,
      productLink,
      ...changes,
    })
  ).json().preview;

const compare = async () =>
  JSON.stringify(await settledComparison(api, { query: 'Sony WH-1000XM5 Headphones' }));

describe('a shop without markup', () => {
  it('is found without a search and searched where the operator says', async () => {
    const { finding } = (await call('POST', '/shop-findings', { address: origin })).json();
    const trial = { ...choices, rules, query: 'Sony WH-1000XM5' };

    expect(finding).toMatchObject({
      kind: 'none',
      reason: 'no-search',
      shop: { domain: 'kern.example', origin },
    });
    expect((await call('POST', '/shop-trials', trial)).json().trial).toMatchObject({
      kind: 'offers',
      offers: [
        {
          price: { amountMinor: 32_400, currency: 'EUR' },
          byRules: ['title', 'price', 'gtin'],
          isMatch: true,
        },
      ],
    });
  });

  it('is searched by its rules in the next comparison', async () => {
    const added = await add();

    expect(added.json().shop).toMatchObject({
      domain: 'kern.example',
      rules: { state: 'works', brokenFields: [] },
    });
    expect(await compare()).toContain(productLink);
  });

  it.each(['https://evil.example/?q={query}', 'https://kern.example/liste.php', 'javascript:{query}'])(
    'is not searched at %s',
    async (searchTemplate) => {
      expect((await add({ searchTemplate })).json().code).toBe('shop.not-searchable');
    },
  );

  it("preserves the operator's search and rules when rechecked", async () => {
    await add();

    const { shop } = (await call('POST', '/shops/kern.example/check', {})).json();

    expect(shop).toMatchObject({
      checkResult: 'found',
      searchTemplate: choices.searchTemplate,
      rules: { state: 'works' },
    });
  });
});

describe('a preview of extraction rules', () => {
  it('shows each fact as extracted by its rule and as read without it', async () => {
    const { results, product } = await preview();

    expect(results).toMatchObject({
      kind: 'read',
      byRules: {
        kind: 'links',
        links: [{ link: productLink, title: '? Sony WH-1000XM5 Wireless Headphones Black Ansehen' }],
      },
    });
    expect(product).toMatchObject({ kind: 'read', link: productLink, isOffer: true });
    expect(product.fields).toEqual(
      expect.arrayContaining([
        {
          field: 'price',
          byMarkup: null,
          byRule: { kind: 'value', taken: '324,00 EUR', value: '324', currency: 'EUR' },
        },
        { field: 'mpn', byRule: null, byMarkup: null },
      ]),
    );
  });

  it('shows at each fact if its rule is invalid or matches nothing', async () => {
    const broken = { title: css('td['), price: css('.none'), mpn: { kind: 'regex', pattern: 'a' } };

    const { results, product } = await preview({
      rules: { results: { item: null, link: css('[') }, product: broken },
    });

    const readings = product.fields.map(({ field, byRule }: { field: string; byRule: object }) => [
      field,
      byRule,
    ]);
    expect(results.byRules).toEqual({ kind: 'bad-rule', problem: 'selector', part: 'link' });
    expect(readings).toEqual(
      expect.arrayContaining([
        ['title', { kind: 'bad-rule', problem: 'selector' }],
        ['price', { kind: 'nothing' }],
        ['mpn', { kind: 'bad-rule', problem: 'group' }],
      ]),
    );
    expect(product.isOffer).toBe(false);
  });

  it.each([
    ['that blocks servers', productLink, 403, 'blocked'],
    ['of another site', 'https://evil.example/ware.php?nr=101', null, 'refused'],
    ['on a private address', 'http://127.0.0.1:9200/', null, 'refused'],
  ])('gives the reason when a page %s is not read', async (_what, link, answer, reason) => {
    status = answer;

    expect((await preview({ productLink: link, resultsLink: null })).product).toEqual({
      kind: 'failed',
      reason,
    });
  });
});

describe('extraction rules of a shop', () => {
  it('are saved with the example page and its values, and deleted', async () => {
    await add({ rules: undefined, exampleLink: undefined });
    const put = await call('PUT', '/shops/kern.example/rules', { rules, exampleLink: productLink });
    const stored = await saved();
    await call('PUT', '/shops/kern.example/rules', { rules: null, exampleLink: null });

    expect(put.json().shop.rules).toMatchObject({ state: 'works' });
    expect(stored).toMatchObject({ rules, exampleLink: productLink, example: { link: productLink } });
    expect(stored.example.expected).toEqual([
      { field: 'title', value: 'Sony WH-1000XM5 Wireless Headphones Black' },
      { field: 'price', value: '324' },
      { field: 'gtin', value: '04548736132610' },
    ]);
    expect(await saved()).toMatchObject({ rules: null, example: null, state: null });
    expect(await api.services.storage.shopRules.findExample('kern.example')).toBeNull();
  });

  it.each([
    ['an invalid selector', { rules: { results: null, product: { title: css('td[') } } }],
    ['an example of another site', { exampleLink: 'https://evil.example/p' }],
  ])('are rejected for %s', async (_what, change) => {
    await add();

    const put = await call('PUT', '/shops/kern.example/rules', { rules, exampleLink: null, ...change });

    expect([put.statusCode, put.json().code]).toEqual([409, 'shop.bad-rules']);
    expect((await saved()).rules).toEqual(rules);
  });

  it('are deleted with their shop', async () => {
    await add();

    await admin.inject({ method: 'DELETE', url: '/api/admin/shops/kern.example' });

    expect(await api.services.storage.shopRules.listRules()).toEqual([]);
    expect(await api.services.storage.shopRules.findExample('kern.example')).toBeNull();
  });

  it('are exported and imported with their shop', async () => {
    await add();
    const { list } = (await call('GET', '/shop-list')).json();
    await admin.inject({ method: 'DELETE', url: '/api/admin/shops/kern.example' });

    const imported = await call('POST', '/shop-list', list);

    expect(list).toMatchObject({ version: 2, shops: [{ rules, exampleLink: productLink }] });
    expect(imported.json()).toMatchObject({ imported: 1, leftOut: [] });
    expect(await saved()).toMatchObject({ rules, exampleLink: productLink, state: { state: 'unchecked' } });
    expect(await compare()).toContain(productLink);
  });

  it('are unchanged by importing a list from before rules existed', async () => {
    await add();
    const { list } = (await call('GET', '/shop-list')).json();
    const { rules: _rules, exampleLink: _link, needsBrowser: _browser, ...shop } = list.shops[0];

    const imported = await call('POST', '/shop-list', { version: 1, shops: [shop] });

    expect(imported.json()).toMatchObject({ imported: 1 });
    expect(await saved()).toMatchObject({ rules, state: { state: 'works' } });
  });

  it.each([
    ['an invalid rule', { rules: { results: null, product: { title: css('td[') } } }],
    ['an example of another site', { exampleLink: 'https://evil.example/p' }],
  ])('keep out an imported shop that has %s', async (_what, change) => {
    await add();
    const { list } = (await call('GET', '/shop-list')).json();
    await admin.inject({ method: 'DELETE', url: '/api/admin/shops/kern.example' });

    const imported = await call('POST', '/shop-list', { ...list, shops: [{ ...list.shops[0], ...change }] });

    expect(imported.json()).toMatchObject({ imported: 0, leftOut: ['kern.example'] });
  });

  it('reject everybody but admins', async () => {
    const answers = await Promise.all([
      api.app.inject({ method: 'GET', url: '/api/admin/shops/kern.example/rules' }),
      api.app.inject({
        method: 'PUT',
        url: '/api/admin/shops/kern.example/rules',
        payload: { rules: null, exampleLink: null },
      }),
    ]);

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401]);
  });
});

describe('the daily check of extraction rules', () => {
  /** Advances the clock by a day and runs the check. */
  async function check(): Promise<void> {
    now = new Date(now.getTime() + dayMs);
    // Sessions end within a day.
    admin = await signInTestAdmin(api, { email: `ada-${now.getTime()}@pricehunt.example` });
    await api.services.jobQueue.enqueue(checkShopRules, {});
    await api.runJobs([handleCheckShopRules(api.services)]);
  }
  const stateNow = async () => {
    const { state } = await saved();
    return [state.state, state.brokenFields];
  };
  const failures = async () => {
    const { overview } = (await call('GET', '/overview')).json();
    return overview.failures.filter(({ kind }: { readonly kind: string }) => kind === 'rules');
  };

  it('passes while only price and stock change', async () => {
    await add();
    double = bareShop({ origin, goods: sampleGoods.map((each) => ({ ...each, price: '299.00' })) });

    await check();

    expect(await stateNow()).toEqual(['works', []]);
    expect((await saved()).state.checkedAt).toBe(now.toISOString());
    expect(await failures()).toEqual([]);
  });

  it('reports a changed page, once, until the rules match again', async () => {
    await add();
    double = bareShop({ origin, priceClass: 'neu' });
    await check();
    const since = now.toISOString();
    await check();

    expect(await stateNow()).toEqual(['page-changed', ['price']]);
    expect(await failures()).toMatchObject([
      { kind: 'rules', id: 'kern.example', name: 'Radio Kern', at: since, message: 'page-changed' },
    ]);
    double = bareShop({ origin });
    await check();
    expect([await stateNow(), await failures()]).toEqual([['works', []], []]);
  });

  it('reports a broken rule when the stored page gives another value', async () => {
    await add();
    const { shopRules } = api.services.storage;
    const example = await shopRules.findExample('kern.example');
    if (example === null) throw new Error('no example');
    await shopRules.saveExample({ ...example, expected: { ...example.expected, price: '1' } });

    await check();

    expect(await stateNow()).toEqual(['rule-broken', ['price']]);
  });

  it('reports a changed page when it shows another product', async () => {
    await add();
    const [first] = sampleGoods;
    if (first === undefined) throw new Error('no goods');
    double = bareShop({ origin, goods: [{ ...first, gtin: '4006381333931' }] });

    await check();

    expect(await stateNow()).toEqual(['page-changed', ['gtin']]);
  });

  it.each([
    [403, 'shop-refused'],
    [404, 'page-gone'],
    [500, 'unreachable'],
  ])('distinguishes HTTP %i from a changed page: %s', async (answer, state) => {
    await add();
    status = answer;

    await check();

    expect(await stateNow()).toEqual([state, []]);
  });

  it('stores the example page if it was unreadable when the rules were saved', async () => {
    status = 503;
    await add();
    const before = await stateNow();
    status = null;

    await check();

    expect([before, await stateNow()]).toEqual([
      ['unchecked', []],
      ['works', []],
    ]);
    expect((await saved()).example).toMatchObject({ link: productLink });
  });

  it('ignores rules that were saved while it read the page', async () => {
    await add();
    const other = { results: null, product: { title: css('.z1') } };
    meanwhile = () => call('PUT', '/shops/kern.example/rules', { rules: other, exampleLink: null });

    await check();

    expect(await saved()).toMatchObject({ rules: other, state: { state: 'unchecked' } });
  });
});
