import type { FeedImport } from '@pricehunt/api-contract/feeds';
import type { JobHandler } from '@pricehunt/job-queue';
import type { ScriptedAnswer } from '@pricehunt/safe-fetch/testing';
import { itemLowsOf, sampleOffer, sampleProduct } from '@pricehunt/storage/testing';
import { handleRankPrices } from '../../merchant-traffic/rank-prices.job';
import { signInTestMember } from '../../testing/sign-in';
import type { SignedInCaller } from '../../testing/sign-in';
import { startTestApi } from '../../testing/test-api';
import type { TestApi } from '../../testing/test-api';
import {
  handleRepriceItems,
  handleShowItems,
  queueShowingItems,
  repriceItems,
} from '../../merchant-items/show-items.job';
import { handleImportFeed } from './import-feed.job';
import { importView } from './feed-views';
import { handleStartDueImports, startDueImports } from './start-due-imports.job';
import { startImport } from './start-import';
import { verifyTestDomain } from '../../testing/verify-test-domain';

type Member = SignedInCaller & { readonly businessId: string };

const feedLink = 'https://oak.example/products.csv';
const head = 'id,title,link,price,availability,brand,gtin,mpn,condition,shipping';

function row(
  id: string,
  changes: Partial<Record<'title' | 'price' | 'gtin' | 'mpn' | 'brand', string>> = {},
) {
  const { title = `Oak lamp ${id}`, price = '10.00 EUR', gtin = '', mpn = '', brand = 'Oak' } = changes;
  return `${id},${title},https://oak.example/p/${id},${price},in_stock,${brand},${gtin},${mpn},new,DE:::2.50 EUR`;
}

function csv(...rows: readonly string[]): string {
  return [head, ...rows].join('\n');
}

const pages: Record<string, ScriptedAnswer> = {};
let now = new Date('2026-11-21T09:00:00.000Z');
let api: TestApi;
let owner: Member;

beforeEach(async () => {
  for (const link of Object.keys(pages)) delete pages[link];
  now = new Date('2026-11-21T09:00:00.000Z');
  api = await startTestApi({
    now: () => now,
    pages: { '*': ({ link }) => pages[link] ?? { status: 404 } },
  });
  owner = await signInTestMember(api, { name: 'Oak & Co' });
});
afterEach(() => api.close());

function handlers(): readonly JobHandler[] {
  const { services } = api;
  return [
    ...[handleImportFeed(services), handleStartDueImports(services)],
    ...[handleShowItems(services), handleRepriceItems(services), handleRankPrices(services)],
  ];
}

async function verifyDomain(member: Member = owner, domain = 'oak.example'): Promise<void> {
  await verifyTestDomain(api, member.businessId, domain);
}

async function makeFeed(changes: object = {}): Promise<string> {
  const answer = await owner.inject({
    method: 'POST',
    url: '/api/business/feeds',
    payload: { name: 'All', link: feedLink, country: 'DE', isAutoConfirmed: true, ...changes },
  });
  expect(answer.statusCode).toBe(201);
  return answer.json().feed.id;
}

async function startRun(feedId: string): Promise<string> {
  const feed = await api.services.storage.feeds.findFeed(feedId);
  if (feed === null) throw new Error('There is no such feed.');
  return (await startImport(api.services, feed, 'person')).id;
}

async function readRun(importId: string): Promise<FeedImport> {
  const found = await api.services.storage.feeds.findImport(importId);
  if (found === null) throw new Error('There is no such run.');
  return importView(found);
}

async function run(feedId: string): Promise<FeedImport> {
  const importId = await startRun(feedId);
  await api.runJobs(handlers());
  return readRun(importId);
}

async function shownTitles(): Promise<readonly string[]> {
  const { storage } = api.services;
  const items = await storage.merchantItems.listItems({
    businessId: owner.businessId,
    feedId: null,
    after: null,
    limit: 1_000,
  });
  const offers = await storage.offers.findOffersByIds(items.map(({ offerId }) => offerId));
  return offers.map(({ offer }) => offer.title);
}

describe('a fetched feed', () => {
  it('shows its products to shoppers with price, shipping and shop, and in search', async () => {
    await verifyDomain();
    pages[feedLink] = { body: csv(row('a'), row('b')), headers: { 'content-type': 'text/csv' } };

    const applied = await run(await makeFeed());

    expect(applied).toMatchObject({
      state: 'applied',
      rowsRead: 2,
      waitsFor: null,
      removalHeldBack: null,
      applied: { createdCount: 2, updatedCount: 0, unchangedCount: 0, removedCount: 0 },
    });
    const found = await api.app.inject({ method: 'GET', url: '/api/products?q=oak%20lamp' });
    const [first] = found.json().items;
    const offers = await api.app.inject({
      method: 'GET',
      url: `/api/products/${first.product.id}/offers?country=DE`,
    });
    expect(offers.body).toContain('"name":"Oak & Co","domain":"oak.example"');
    expect(offers.body).toContain('"amountMinor":250');
  });

  it('is requested with its validators, and the same content again is unchanged', async () => {
    await verifyDomain();
    const requested: (string | undefined)[] = [];
    await api.close();
    api = await startTestApi({
      now: () => now,
      pages: {
        [feedLink]: ({ headers }) => {
          requested.push(headers['if-none-match']);
          if (headers['if-none-match'] === '"1"') return { status: 304 };
          return { body: csv(row('a')), headers: { 'content-type': 'text/csv', etag: '"1"' } };
        },
      },
    });
    owner = await signInTestMember(api);
    await verifyDomain();
    const feedId = await makeFeed();

    await run(feedId);
    now = new Date('2026-11-21T10:00:00.000Z');
    const again = await run(feedId);

    expect(requested).toEqual([undefined, '"1"']);
    expect(again.state).toBe('unchanged');
    const [item] = await api.services.storage.merchantItems.findItems(owner.businessId, ['a']);
    const [offer] = await api.services.storage.offers.findOffersByIds([item?.offerId ?? '']);
    expect(offer?.offer.checkedAt).toBe(now.toISOString());
  });

  it('writes what changed, leaves the rest, removes what is gone and preserves the price history', async () => {
    await verifyDomain();
    const feedId = await makeFeed();
    now = new Date('2026-11-21T23:30:00.000Z');
    pages[feedLink] = csv(row('a'), row('b'), row('c'));
    await run(feedId);
    now = new Date('2026-11-22T00:30:00.000Z');
    pages[feedLink] = csv(row('a', { price: '8.00 EUR' }), row('b'));

    const second = await run(feedId);

    expect(second.preview).toMatchObject({ updatedCount: 1, unchangedCount: 1, removedCount: 1 });
    expect(second.applied).toEqual({ createdCount: 0, updatedCount: 1, unchangedCount: 1, removedCount: 1 });
    expect(await shownTitles()).toEqual(['Oak lamp a', 'Oak lamp b']);
    const [item] = await api.services.storage.merchantItems.findItems(owner.businessId, ['a']);
    const lows = await itemLowsOf(api.services.storage, item?.productId ?? '');
    expect(lows.map(({ low }) => low.amountMinor)).toEqual([1000, 800]);
  });

  it('joins the product with the same GTIN or part number, else creates its own', async () => {
    await verifyDomain();
    const known = (id: string, gtins: string[], mpn: string | null) => ({
      id,
      title: 'Sony WH-1000XM5 Wireless Headphones',
      brand: 'Sony',
      gtins,
      mpn,
      attributes: {},
      category: 'Headphones',
      description: null,
      imageUrl: null,
    });
    await api.services.storage.products.saveProducts([known('p1', ['04548736132610'], 'WH-1000XM5')]);
    const title = 'Sony WH-1000XM5 Wireless Headphones';
    pages[feedLink] = csv(
      row('a', { title, brand: 'Sony', gtin: '4548736132610' }),
      row('b', { title, brand: 'Sony', mpn: 'WH1000XM5' }),
      row('c'),
    );

    await run(await makeFeed());

    const items = await api.services.storage.merchantItems.findItems(owner.businessId, ['a', 'b', 'c']);
    const products = new Map(items.map(({ itemId, productId }) => [itemId, productId]));
    expect([products.get('a'), products.get('b')]).toEqual(['p1', 'p1']);
    expect(products.get('c')).toMatch(/^mp-/);
  });

  it('has its prices compared with other shops as soon as it changes, so that a beaten one is sent at once', async () => {
    await verifyDomain();
    const { storage } = api.services;
    const title = 'Sony WH-1000XM5 Wireless Headphones';
    const [gtin, mpn] = ['04548736132610', 'WH-1000XM5'];
    await storage.products.saveProducts([
      sampleProduct({ id: 'p1', title, brand: 'Sony', gtins: [gtin], mpn }),
    ]);
    const rival = { id: 'rival', title, price: { amountMinor: 20_000, currency: 'EUR' } };
    await storage.offers.saveOffers([
      { productId: 'p1', offer: sampleOffer({ ...rival, retailer: { name: 'Elm', domain: 'elm.example' } }) },
    ]);
    const payload = { url: 'https://oak.example/hook', events: ['product.beaten'] };
    const hook = await owner.inject({ method: 'POST', url: '/api/business/webhooks', payload });
    const beaten = async () => {
      const path = `/api/business/webhooks/${hook.json().webhook.id}/deliveries`;
      return (await owner.inject({ method: 'GET', url: path })).json().items;
    };
    const feedId = await makeFeed();
    const runAt = async (price: string) => {
      now = new Date(now.getTime() + 60_000);
      pages[feedLink] = csv(row('a', { title, brand: 'Sony', gtin, price }));
      await run(feedId);
    };

    await runAt('190.00 EUR');
    expect(await beaten()).toEqual([]);
    await runAt('210.00 EUR');
    await runAt('210.00 EUR');

    expect(await beaten()).toMatchObject([{ event: 'product.beaten' }]);
  });

  it('runs on schedule', async () => {
    await verifyDomain();
    pages[feedLink] = csv(row('a'));
    const feedId = await makeFeed({ schedule: 'hourly' });
    now = new Date('2026-11-21T10:00:01.000Z');

    const queue = api.services.jobQueue;
    await queue.enqueue(startDueImports, {});
    await api.runJobs(handlers());

    const feed = await api.services.storage.feeds.findFeed(feedId);
    expect(feed?.nextRunAt).toBe('2026-11-21T11:00:01.000Z');
    expect(await shownTitles()).toEqual(['Oak lamp a']);
  });

  it.each([
    ['is gone', { status: 404 }, 'no longer exists at this URL'],
    ['cannot be reached', { breaks: 'connection' }, 'couldn’t download the file'],
    [
      'gives a web page',
      { body: '<!doctype html><html><body>Sign in</body></html>' },
      'couldn’t read the file',
    ],
  ] as const)(
    'reports the error when it %s, and leaves the shown offers alone',
    async (_what, answer, sentence) => {
      await verifyDomain();
      const feedId = await makeFeed();
      pages[feedLink] = csv(row('a'));
      await run(feedId);
      pages[feedLink] = answer;

      const failed = await run(feedId);

      expect(failed.state).toBe('failed');
      expect(failed.failure).toContain(sentence);
      expect(await shownTitles()).toEqual(['Oak lamp a']);
    },
  );
});

describe('a run', () => {
  it('waits for confirmation when the merchant wants it, and writes nothing before', async () => {
    await verifyDomain();
    pages[feedLink] = csv(row('a'), row('b', { price: 'free' }));
    const feedId = await makeFeed({ isAutoConfirmed: false });
    const waiting = await run(feedId);
    const before = await shownTitles();

    const url = `/api/business/feeds/${feedId}/imports/${waiting.id}/confirm`;
    const confirmed = await owner.inject({ method: 'POST', url, payload: {} });
    await api.runJobs(handlers());

    expect(waiting).toMatchObject({ state: 'awaiting-confirmation', waitsFor: 'confirmation' });
    expect(waiting.preview).toMatchObject({ createdCount: 1, rejectedCount: 1 });
    expect(before).toEqual([]);
    expect(confirmed.statusCode).toBe(202);
    expect(await readRun(waiting.id)).toMatchObject({ state: 'applied', waitsFor: null });
    expect(await shownTitles()).toEqual(['Oak lamp a']);
    const again = await owner.inject({ method: 'POST', url, payload: {} });
    expect(again.json().code).toBe('feed.not-waiting');
  });

  it('shows nothing of a business without a verified domain', async () => {
    pages[feedLink] = csv(row('a'));
    const feedId = await makeFeed();

    const waiting = await run(feedId);
    const url = `/api/business/feeds/${feedId}/imports/${waiting.id}/confirm`;
    const refused = await owner.inject({ method: 'POST', url, payload: {} });

    expect(waiting.waitsFor).toBe('verified-domain');
    expect(refused.json().code).toBe('domain.unverified');
    expect(await shownTitles()).toEqual([]);
  });

  it('does not empty a catalog without the merchant’s confirmation', async () => {
    await verifyDomain();
    const feedId = await makeFeed();
    pages[feedLink] = csv(...Array.from({ length: 30 }, (_, place) => row(`i${place}`)));
    await run(feedId);
    pages[feedLink] = csv(row('i0'));

    const waiting = await run(feedId);
    const held = await shownTitles();
    const url = `/api/business/feeds/${feedId}/imports/${waiting.id}/confirm`;
    await owner.inject({ method: 'POST', url, payload: { isRemovalConfirmed: true } });
    await api.runJobs(handlers());

    expect(waiting).toMatchObject({ waitsFor: 'removal-confirmation', preview: { removedCount: 29 } });
    expect(held).toHaveLength(30);
    expect((await readRun(waiting.id)).applied.removedCount).toBe(29);
    expect(await shownTitles()).toEqual(['Oak lamp i0']);
  });

  it('resumes after an interruption, and counts and writes nothing twice', async () => {
    await verifyDomain();
    const feedId = await makeFeed();
    pages[feedLink] = csv(...Array.from({ length: 1_200 }, (_, place) => row(`i${place}`)));
    const importId = await startRun(feedId);
    const { services } = api;
    let transactions = 0;
    const cutOff = {
      ...services,
      storage: {
        ...services.storage,
        atomically: async (work: Parameters<typeof services.storage.atomically>[0]) => {
          transactions += 1;
          if (transactions === 3) throw new Error('The plug was pulled.');
          return services.storage.atomically(work);
        },
      },
    };
    const attempt = {
      jobId: 'j',
      attempt: 1,
      signal: new AbortController().signal,
      prolong: async () => undefined,
    };
    const first = handleImportFeed(Object.assign(Object.create(services), cutOff)).run({ importId }, attempt);
    await expect(first).rejects.toThrow('The plug was pulled.');
    const halfway = await readRun(importId);

    await handleImportFeed(services).run({ importId }, attempt);
    await handleImportFeed(services).run({ importId }, attempt);

    expect(halfway).toMatchObject({ state: 'applying', applied: { createdCount: 300 } });
    const whole = await readRun(importId);
    expect(whole).toMatchObject({
      state: 'applied',
      applied: { createdCount: 1_200, updatedCount: 0, unchangedCount: 0, removedCount: 0 },
    });
    expect(await services.storage.merchantItems.countItems(feedId)).toBe(1_200);
    const [shop] = await services.storage.offers.listRetailers();
    expect(shop?.offerCount).toBe(1_200);
  });

  it('reports issues by row, and offers the list and the corrected file for download', async () => {
    await verifyDomain();
    const bad = Array.from({ length: 120 }, (_, place) => row(`b${place}`, { price: 'free' }));
    pages[feedLink] = csv(row('a'), ...bad);
    const feedId = await makeFeed();
    const done = await run(feedId);
    const base = `/api/business/feeds/${feedId}/imports/${done.id}`;
    const get = async (path: string) => owner.inject({ method: 'GET', url: `${base}${path}` });

    const one = (await get('/issues?severity=error')).json();
    const two = (await get(`/issues?severity=error&cursor=${one.nextCursor}`)).json();
    const table = (await get('/issues.csv')).body;
    const repaired = (await get('/repaired.tsv')).body;

    expect([one.items.length, two.items.length, two.nextCursor]).toEqual([100, 20, null]);
    expect(one.items[0]).toMatchObject({ row: 3, itemId: 'b0', column: 'price', given: 'free' });
    expect(table.split('\n').filter((line) => line.includes(',error,')).length).toBe(120);
    expect(repaired).toContain('Oak lamp a');
  });

  it('hides its products when the domain is removed, and shows them again when it is verified', async () => {
    await verifyDomain();
    pages[feedLink] = csv(row('a'));
    await run(await makeFeed());
    const list = await owner.inject({ method: 'GET', url: '/api/business/domains' });
    const url = `/api/business/domains/${list.json().items[0].id}`;

    await owner.inject({ method: 'DELETE', url });
    await api.runJobs(handlers());
    const without = await shownTitles();
    const shops = await api.services.storage.offers.listRetailers();
    await verifyDomain();
    await api.services.storage.atomically((stores) =>
      queueShowingItems(api.services, stores, owner.businessId),
    );
    await api.runJobs(handlers());

    expect([without, shops]).toEqual([[], []]);
    expect(await shownTitles()).toEqual(['Oak lamp a']);
  });

  it('starts and ends a sale price on time', async () => {
    await verifyDomain();
    const window = '2026-11-21T10:00Z/2026-11-21T12:00Z';
    pages[feedLink] = [`${head},sale_price,sale_price_effective_date`, `${row('a')},7.00 EUR,${window}`].join(
      '\n',
    );
    await run(await makeFeed());
    const priceAt = async (time: string) => {
      now = new Date(time);
      await api.services.jobQueue.enqueue(repriceItems, {});
      await api.runJobs(handlers());
      const [item] = await api.services.storage.merchantItems.findItems(owner.businessId, ['a']);
      const [offer] = await api.services.storage.offers.findOffersByIds([item?.offerId ?? '']);
      return offer?.offer.price.amountMinor;
    };

    const prices = [
      await priceAt('2026-11-21T09:30:00.000Z'),
      await priceAt('2026-11-21T11:00:00.000Z'),
      await priceAt('2026-11-21T12:30:00.000Z'),
    ];

    expect(prices).toEqual([1000, 700, 1000]);
  });
});

describe('a feed of uploads', () => {
  async function upload(member: SignedInCaller, feedId: string, content: string) {
    const payload = [
      '--b',
      'Content-Disposition: form-data; name="file"; filename="p.csv"',
      'Content-Type: text/csv',
      '',
      content,
      '--b--',
      '',
    ].join('\r\n');
    return member.inject({
      method: 'POST',
      url: `/api/business/feeds/${feedId}/file`,
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
      payload,
    });
  }

  it('accepts a file, and refuses an empty upload and a missing file', async () => {
    await verifyDomain();
    const feedId = await makeFeed({ link: null });

    const empty = await upload(owner, feedId, '');
    const json = await owner.inject({
      method: 'POST',
      url: `/api/business/feeds/${feedId}/file`,
      payload: { file: 'x' },
    });
    const taken = await upload(owner, feedId, csv(row('a')));
    await api.runJobs(handlers());

    expect([empty.json().code, json.json().code]).toEqual(['feed.no-file', 'feed.no-file']);
    expect(taken.statusCode).toBe(202);
    expect(await shownTitles()).toEqual(['Oak lamp a']);
  });
});

describe('a Shopify store', () => {
  const store = 'https://oak.example';
  const product = (id: number) => ({
    id,
    title: `Chair ${id}`,
    handle: `chair-${id}`,
    vendor: 'Oak',
    product_type: 'Chairs',
    body_html: '<p>A chair.</p>',
    options: [],
    images: [],
    variants: [{ id: id * 10, title: 'Default Title', sku: `C${id}`, price: '49.00', available: true }],
  });
  const page = (number: number) => `${store}/products.json?limit=250&page=${number}`;

  async function connect(): Promise<string> {
    const answer = await owner.inject({
      method: 'POST',
      url: '/api/business/integrations/shopify',
      payload: { storeLink: 'oak.example', currency: 'EUR' },
    });
    expect(answer.statusCode).toBe(201);
    return answer.json().feed.id;
  }

  it('is read page by page, with links into the store, and not again while every page is unchanged', async () => {
    await verifyDomain();
    const requested: string[] = [];
    await api.close();
    const answer = (number: number, ids: readonly number[]) => (call: { headers: object; link: string }) => {
      requested.push(`${number}${'if-none-match' in call.headers ? ' again' : ''}`);
      return 'if-none-match' in call.headers
        ? { status: 304 }
        : { json: { products: ids.map(product) }, headers: { etag: `"${number}"` } };
    };
    api = await startTestApi({
      now: () => now,
      pages: {
        [page(1)]: answer(
          1,
          Array.from({ length: 250 }, (_, place) => place + 1),
        ),
        [page(2)]: answer(2, [251]),
      },
    });
    owner = await signInTestMember(api);
    await verifyDomain();
    const feedId = await connect();

    const first = await run(feedId);
    const second = await run(feedId);

    expect([first.state, first.applied.createdCount, second.state]).toEqual(['applied', 251, 'unchanged']);
    expect(requested).toEqual(['1', '2', '1 again', '2 again']);
    const [item] = await api.services.storage.merchantItems.findItems(owner.businessId, ['2510']);
    expect(item?.item.link).toBe('https://oak.example/products/chair-251?variant=2510');
  });

  it('reports an address that is no Shopify store', async () => {
    await verifyDomain();
    pages[page(1)] = '<html><body>Hello</body></html>';

    const failed = await run(await connect());

    expect(failed).toMatchObject({ state: 'failed' });
    expect(failed.failure).toContain('Shopify');
  });
});

describe('feeds of other businesses', () => {
  it('are not found by any call; a viewer may only read', async () => {
    const feedId = await makeFeed();
    const importId = await startRun(feedId);
    const stranger = await signInTestMember(api);
    const viewer = await signInTestMember(api, { businessId: owner.businessId, role: 'viewer' });
    const base = `/api/business/feeds/${feedId}`;
    const calls = [
      { method: 'GET', url: base },
      { method: 'PUT', url: base, payload: { name: 'Mine' } },
      { method: 'DELETE', url: base },
      { method: 'POST', url: `${base}/imports` },
      { method: 'GET', url: `${base}/imports` },
      { method: 'GET', url: `${base}/imports/${importId}` },
      { method: 'POST', url: `${base}/imports/${importId}/confirm`, payload: {} },
      { method: 'GET', url: `${base}/imports/${importId}/issues` },
      { method: 'GET', url: `${base}/imports/${importId}/issues.csv` },
    ] as const;

    const answers = await Promise.all(calls.map((call) => stranger.inject(call)));

    expect(answers.map((answer) => answer.json().code)).toEqual(calls.map(() => 'feed.not-found'));
    expect((await viewer.inject(calls[0])).statusCode).toBe(200);
    expect((await viewer.inject(calls[3])).json().code).toBe('auth.not-allowed');
  });

  it('remove their products when they are deleted', async () => {
    await verifyDomain();
    pages[feedLink] = csv(row('a'));
    const feedId = await makeFeed();
    await run(feedId);

    const deleted = await owner.inject({ method: 'DELETE', url: `/api/business/feeds/${feedId}` });

    expect(deleted.statusCode).toBe(200);
    expect(await shownTitles()).toEqual([]);
    expect(await api.services.storage.offers.listRetailers()).toEqual([]);
  });
});
