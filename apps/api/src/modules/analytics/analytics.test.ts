import { countTraffic } from '../../merchant-traffic/count-traffic';
import { handleRankPrices, rankPrices } from '../../merchant-traffic/rank-prices.job';
import { clickAt, saveTestItem, saveTestOffers, testOrder } from '../../merchant-traffic/testing-traffic';
import { signInTestMember } from '../../testing/sign-in';
import type { SignedInCaller } from '../../testing/sign-in';
import { startTestApi } from '../../testing/test-api';
import type { TestApi } from '../../testing/test-api';
import { verifyTestDomain } from '../../testing/verify-test-domain';

const now = new Date('2026-11-21T09:00:00.000Z');
const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x64) Chrome/131.0.0.0 Safari/537.36' };
let clock: Date;
let api: TestApi;
let owner: SignedInCaller & { readonly businessId: string };
let stranger: SignedInCaller;

beforeEach(async () => {
  clock = now;
  api = await startTestApi({ now: () => clock });
  owner = await signInTestMember(api);
  stranger = await signInTestMember(api);
  await verifyTestDomain(api, owner.businessId, 'oak.test');
});
afterEach(() => api.close());

/** Two human clicks and a bot's on the 20th, a click on the 13th, an order of 50 euro and a refund of 10. */
async function happened(): Promise<void> {
  const { clicks, trafficCounts } = api.services.storage;
  const { businessId } = owner;
  await clicks.recordClicks([
    clickAt('oak.test', {
      id: 'c1',
      clickedAt: '2026-11-20T08:00:00.000Z',
      offerId: 'mine',
      device: 'mobile',
    }),
    clickAt('oak.test', { id: 'c2', clickedAt: '2026-11-20T09:00:00.000Z', country: 'DE' }),
    clickAt('oak.test', {
      id: 'c3',
      clickedAt: '2026-11-20T09:30:00.000Z',
      visit: 'bot',
      botReason: 'bot-user-agent',
    }),
    clickAt('oak.test', { id: 'c4', clickedAt: '2026-11-13T08:00:00.000Z', offerId: 'mine' }),
  ]);
  await countTraffic(api.services);
  await trafficCounts.addShown([
    {
      businessId,
      quarter: '2026-11-20T08:00',
      offerId: 'mine',
      retailerDomain: 'oak.test',
      source: 'product_page',
      impressions: 8,
    },
  ]);
  const at = '2026-11-20T10:00:00.000Z';
  await trafficCounts.countOrder(
    testOrder({ businessId, recordId: 'o1', at, creditedTo: { offerId: 'mine' } }),
  );
  await trafficCounts.countOrder(
    testOrder({
      businessId,
      recordId: 'r1',
      kind: 'refund',
      amountMinor: 1_000,
      at,
      creditedTo: { offerId: 'mine' },
    }),
  );
}

async function get(caller: SignedInCaller, path: string) {
  const answer = await caller.inject({ method: 'GET', url: `/api/business/${path}` });
  return answer.json();
}

const week = 'from=2026-11-15&to=2026-11-21';

describe('GET /api/business/analytics', () => {
  it('returns daily figures with the three click counts and why some are not billed', async () => {
    await happened();

    const report = await get(owner, `analytics?${week}&compare=previous`);

    expect(report).toMatchObject({
      period: { from: '2026-11-15', to: '2026-11-21' },
      before: { from: '2026-11-08', to: '2026-11-14' },
      totals: {
        impressions: 8,
        clicks: { all: 3, human: 2, billable: 2 },
        orders: 1,
        refunds: 1,
        revenue: [{ amountMinor: 5_000, currency: 'EUR' }],
        refunded: [{ amountMinor: 1_000, currency: 'EUR' }],
      },
      totalsBefore: { clicks: { all: 1, human: 1, billable: 1 } },
      exclusions: [
        { reason: 'bot', detail: 'bot-user-agent', clicks: 1 },
        { reason: 'own', detail: null, clicks: 0 },
        { reason: 'repeat', detail: null, clicks: 0 },
      ],
      countedUntil: now.toISOString(),
    });
    expect(report.series).toHaveLength(7);
    expect(report.series[5]).toMatchObject({ at: '2026-11-20T00:00:00.000Z', clicks: { all: 3 }, orders: 1 });
    expect(report.seriesBefore[5]).toMatchObject({ at: '2026-11-13T00:00:00.000Z', clicks: { all: 1 } });
  });

  it('groups by hour and by week', async () => {
    await happened();

    const hours = await get(owner, 'analytics?from=2026-11-20&to=2026-11-20&interval=hour');
    const weeks = await get(owner, 'analytics?from=2026-11-07&to=2026-11-21&interval=week');

    expect(hours.series).toHaveLength(24);
    expect(hours.series[9]).toMatchObject({ at: '2026-11-20T09:00:00.000Z', clicks: { all: 2 } });
    expect(
      weeks.series.map(({ clicks }: { readonly clicks: { readonly all: number } }) => clicks.all),
    ).toEqual([1, 3, 0]);
  });

  it('shows another business nothing', async () => {
    await happened();

    const report = await get(stranger, `analytics?${week}`);
    const lines = await get(stranger, `analytics/breakdown?${week}&by=product`);

    expect(report.totals).toMatchObject({ impressions: 0, clicks: { all: 0 }, orders: 0, revenue: [] });
    expect(lines).toMatchObject({ items: [], total: 0 });
  });

  it.each([
    ['from=2026-11-21&to=2026-11-15'],
    ['from=2025-01-01&to=2026-11-21'],
    ['from=2026-09-01&to=2026-11-21&interval=hour'],
  ])('rejects the period %s', async (query) => {
    expect(await get(owner, `analytics?${query}`)).toMatchObject({ code: 'analytics.bad-period' });
  });

  it('rejects a day that no calendar has', async () => {
    const answer = await get(owner, 'analytics?from=2026-02-30&to=2026-03-15');

    expect(answer).toMatchObject({ code: 'request.invalid', fields: [{ path: 'from' }] });
  });
});

describe('GET /api/business/analytics/breakdown', () => {
  it('lists products by title, vs the previous period, with the share that has none', async () => {
    await happened();
    await saveTestOffers(api, 'p1', [{ id: 'mine', domain: 'oak.test', priceMinor: 10_400 }]);

    const report = await get(owner, `analytics/breakdown?${week}&by=product&compare=previous`);

    expect(report).toMatchObject({
      items: [
        { value: null, label: null, counts: { clicks: { human: 1, all: 2 } } },
        {
          value: 'mine',
          label: 'Oak desk',
          counts: { impressions: 8, clicks: { human: 1 }, orders: 1, revenue: [{ amountMinor: 5_000 }] },
          countsBefore: { clicks: { human: 1 }, orders: 0, revenue: [] },
        },
      ],
      total: 2,
      clicksKnown: 1,
      clicksUnknown: 1,
      nextCursor: null,
    });
  });

  it.each([
    ['device', 'mobile'],
    ['country', 'DE'],
    ['retailer', 'oak.test'],
    ['source', 'product_suggestion'],
  ])('groups clicks by %s', async (by, value) => {
    await happened();

    const report = await get(owner, `analytics/breakdown?${week}&by=${by}`);

    expect(report.items.map((line: { readonly value: string | null }) => line.value)).toContain(value);
  });
});

describe('GET /api/business/analytics/funnel', () => {
  it('goes from impressions over human clicks to credited orders', async () => {
    await happened();

    const report = await get(owner, `analytics/funnel?${week}&compare=previous`);

    expect(report.steps).toEqual([
      { step: 'impression', count: 8, countBefore: 0, rate: null, rateBefore: null },
      { step: 'click', count: 2, countBefore: 1, rate: 0.25, rateBefore: null },
      { step: 'order', count: 1, countBefore: 0, rate: 0.5, rateBefore: 0 },
    ]);
  });
});

describe('GET /api/business/analytics.csv', () => {
  it('has a line per day, or per line of a breakdown', async () => {
    await happened();

    const [series, lines] = await Promise.all(
      [`analytics.csv?${week}`, `analytics.csv?${week}&by=device`].map(async (path) =>
        (await owner.inject({ method: 'GET', url: `/api/business/${path}` })).body.trim().split('\r\n'),
      ),
    );

    expect(series).toHaveLength(8);
    expect(series?.[6]).toBe('2026-11-20T00:00:00.000Z,8,3,2,2,1,1,50.00 EUR,10.00 EUR,0,0,0');
    expect(lines?.slice(0, 2)).toEqual([
      'device,name,impressions,clicks_all,clicks_human,clicks_billable,orders,refunds,revenue,refunded',
      ',,0,2,1,1,1,1,50.00 EUR,10.00 EUR',
    ]);
  });
});

describe('GET /api/business/analytics/price-competitiveness', () => {
  it('shows the rank of each price among all offers, once ranked', async () => {
    await saveTestOffers(api, 'p1', [
      { id: 'mine', domain: 'oak.test', priceMinor: 10_400 },
      { id: 'rival', domain: 'elm.test', priceMinor: 10_000 },
    ]);
    await saveTestItem(api, owner.businessId, { offerId: 'mine', productId: 'p1', priceMinor: 10_400 });
    await happened();
    const before = await get(owner, 'analytics/price-competitiveness');

    await api.runJobs([handleRankPrices(api.services)]);

    const report = await get(owner, 'analytics/price-competitiveness?sort=dearest&step=dearer-up-to-5');
    expect(before).toMatchObject({ rankedAt: null, items: [], total: 0 });
    expect(await get(owner, 'analytics/price-competitiveness?step=beaten')).toEqual(report);
    expect(await get(owner, 'analytics/price-competitiveness?step=cheapest')).toMatchObject({
      items: [],
      total: 0,
    });
    expect(report).toMatchObject({
      rankedAt: now.toISOString(),
      items: [
        {
          id: 'mine',
          position: 2,
          offersShown: 2,
          step: 'dearer-up-to-5',
          clicks: 2,
          gap: { amountMinor: 400, currency: 'EUR' },
          gapRatio: 0.04,
          best: { price: { amountMinor: 10_000 }, retailer: { domain: 'elm.test' } },
        },
      ],
      nextCursor: null,
      total: 1,
    });
    expect(await get(stranger, 'analytics/price-competitiveness')).toMatchObject({ items: [], total: 0 });
  });

  it('finds products by words in any order, and counts only those by price difference', async () => {
    for (const [offerId, productId, words] of [
      ['lamp', 'p1', 'oak desk lamp o-1'],
      ['vase', 'p2', 'glass vase o-2'],
    ] as const) {
      await saveTestOffers(api, productId, [{ id: offerId, domain: 'oak.test', priceMinor: 10_400 }]);
      await saveTestItem(api, owner.businessId, { offerId, productId, priceMinor: 10_400, words });
    }
    await api.services.jobQueue.enqueue(rankPrices, { businessId: null });
    await api.runJobs([handleRankPrices(api.services)]);

    const found = await get(owner, 'analytics/price-competitiveness?q=LAMP%20oak');

    expect(found).toMatchObject({ items: [{ id: 'lamp' }], total: 1 });
    expect(found.distribution).toContainEqual({ step: 'alone', products: 1, clicks: 0 });
    expect(await get(owner, 'analytics/price-competitiveness?q=_amp')).toMatchObject({ items: [], total: 0 });
  });

  it("shows the gain at the winning price from the catalog's clicks, largest gap times clicks first", async () => {
    const offersOf = (product: string, prices: readonly (readonly [string, string, number])[]) =>
      saveTestOffers(
        api,
        product,
        prices.map(([id, domain, priceMinor]) => ({ id, domain, priceMinor })),
      );
    await offersOf('p1', [
      ['little', 'oak.test', 10_400],
      ['rival-1', 'elm.test', 10_000],
    ]);
    await offersOf('p2', [
      ['much', 'oak.test', 11_000],
      ['rival-2', 'elm.test', 10_000],
    ]);
    await offersOf('p3', [['alone', 'oak.test', 11_000]]);
    for (const [offerId, productId] of [
      ['little', 'p1'],
      ['much', 'p2'],
      ['alone', 'p3'],
    ] as const)
      await saveTestItem(api, owner.businessId, { offerId, productId, priceMinor: 10_000 });
    const clicksOn = (offerId: string, domain: string, count: number) =>
      Array.from({ length: count }, (_, each) =>
        clickAt(domain, { id: `${offerId} ${each}`, clickedAt: '2026-11-20T08:00:00.000Z', offerId }),
      );
    await api.services.storage.clicks.recordClicks([
      ...clicksOn('little', 'oak.test', 30),
      ...clicksOn('much', 'oak.test', 20),
      ...clicksOn('alone', 'oak.test', 3),
      ...clicksOn('rival-1', 'elm.test', 90),
      ...clicksOn('rival-2', 'elm.test', 60),
    ]);
    await countTraffic(api.services);

    await api.services.jobQueue.enqueue(rankPrices, { businessId: null });
    await api.runJobs([handleRankPrices(api.services)]);

    // Three of four clicks go to the first rank, one to the second: winning brings three times as many.
    expect((await get(owner, 'analytics/price-competitiveness')).items).toMatchObject([
      { id: 'much', clicks: 20, winningPrice: { amountMinor: 9_999 }, clicksGained: 40 },
      { id: 'little', clicks: 30, winningPrice: { amountMinor: 9_999 }, clicksGained: 60 },
      { id: 'alone', clicks: 3, winningPrice: null, clicksGained: null },
    ]);
  });

  it('shows the winning price without clicks if the catalog has too few', async () => {
    await saveTestOffers(api, 'p1', [
      { id: 'mine', domain: 'oak.test', priceMinor: 10_400 },
      { id: 'rival', domain: 'elm.test', priceMinor: 10_000 },
    ]);
    await saveTestItem(api, owner.businessId, { offerId: 'mine', productId: 'p1', priceMinor: 10_400 });
    await happened();
    await api.services.jobQueue.enqueue(rankPrices, { businessId: null });
    await api.runJobs([handleRankPrices(api.services)]);

    expect((await get(owner, 'analytics/price-competitiveness')).items).toMatchObject([
      { id: 'mine', winningPrice: { amountMinor: 9_999 }, clicksGained: null },
    ]);
  });

  it('ranks every business again, without hidden products', async () => {
    await saveTestOffers(api, 'p1', [{ id: 'mine', domain: 'oak.test', priceMinor: 10_400 }]);
    await saveTestItem(api, owner.businessId, { offerId: 'mine', productId: 'p1', priceMinor: 10_400 });
    const { offers, pricePositions } = api.services.storage;
    const search = {
      businessId: owner.businessId,
      text: '',
      priceGaps: null,
      sort: 'clicks',
      after: null,
      limit: 9,
    } as const;
    await api.services.jobQueue.enqueue(rankPrices, { businessId: null });
    await api.runJobs([handleRankPrices(api.services)]);
    const ranked = await pricePositions.listPositions(search);

    await offers.removeOffers(['mine']);
    clock = new Date('2026-11-21T10:12:00.000Z');
    await api.services.jobQueue.enqueue(rankPrices, { businessId: null });
    await api.runJobs([handleRankPrices(api.services)]);

    expect(ranked).toMatchObject([{ offerId: 'mine', position: 1, offersShown: 1, priceGap: 'alone' }]);
    expect(await pricePositions.listPositions(search)).toEqual([]);
  });
});

describe('GET /api/business/analytics/unmet-searches', () => {
  async function look(visitor: number, url: string, headers: object = {}): Promise<void> {
    await api.app.inject({
      method: 'GET',
      url,
      remoteAddress: `10.0.${visitor}.1`,
      headers: { ...browser, ...headers },
    });
  }

  it('lists what five visitors of a day searched for and the business lacks, with the going price', async () => {
    await saveTestOffers(api, 'p1', [
      { id: 'a', domain: 'elm.test', priceMinor: 10_000 },
      { id: 'b', domain: 'ash.test', priceMinor: 11_000 },
    ]);
    for (const visitor of [1, 2, 3, 4, 5]) {
      await look(visitor, '/api/products?q=Oak%20%20Desk');
      await look(visitor, '/api/products/p1');
      await look(visitor, '/api/products?q=ann%40post.example');
    }
    await look(6, '/api/products/p1', { 'sec-gpc': '1' });
    await look(7, '/api/products/p1', { 'user-agent': 'Googlebot/2.1' });
    for (const visitor of [1, 2, 3, 4]) await look(visitor, '/api/products?q=elm%20chair');
    await api.services.trafficGatherer.flush();

    const report = await get(owner, 'analytics/unmet-searches');

    const goingPrice = {
      lowest: { amountMinor: 10_000, currency: 'EUR' },
      median: { amountMinor: 10_500, currency: 'EUR' },
      offerCount: 2,
    };
    expect(report).toMatchObject({
      searchersMin: 5,
      items: [
        { kind: 'product', words: null, product: { id: 'p1' }, searchers: 5, searches: 5, goingPrice },
        { kind: 'words', words: 'oak desk', product: { id: 'p1' }, searchers: 5, goingPrice },
      ],
      nextCursor: null,
    });
  });

  it('omits what the business carries', async () => {
    await saveTestOffers(api, 'p1', [{ id: 'mine', domain: 'oak.test', priceMinor: 10_000 }]);
    await saveTestItem(api, owner.businessId, { offerId: 'mine', productId: 'p1', priceMinor: 10_000 });
    for (const visitor of [1, 2, 3, 4, 5]) await look(visitor, '/api/products/p1');
    await api.services.trafficGatherer.flush();

    const [own, other] = [
      await get(owner, 'analytics/unmet-searches'),
      await get(stranger, 'analytics/unmet-searches'),
    ];

    expect([own.items.length, other.items.length]).toEqual([0, 1]);
  });
});

describe('impressions', () => {
  it('count offers shown to people on a product page, not to bots', async () => {
    await saveTestOffers(api, 'p1', [
      { id: 'mine', domain: 'oak.test', priceMinor: 10_000 },
      { id: 'rival', domain: 'elm.test', priceMinor: 9_000 },
    ]);
    const page = { method: 'GET', url: '/api/products/p1/offers' } as const;
    await api.app.inject({ ...page, headers: browser });
    await api.app.inject({ ...page, headers: browser });
    await api.app.inject({ ...page, headers: { 'user-agent': 'Googlebot/2.1' } });
    await api.services.trafficGatherer.flush();

    const report = await get(owner, 'analytics/breakdown?from=2026-11-21&to=2026-11-21&by=product');

    expect(report.items).toMatchObject([{ value: 'mine', counts: { impressions: 2 } }]);
  });
});
