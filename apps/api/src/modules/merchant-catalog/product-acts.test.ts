import { handleCheckItemPages } from '../../merchant-items/check-item-pages.job';
import { checkItemPages } from '../../merchant-items/item-page-checks';
import { countTraffic } from '../../merchant-traffic/count-traffic';
import { handleRankPrices, rankPrices } from '../../merchant-traffic/rank-prices.job';
import { clickAt } from '../../merchant-traffic/testing-traffic';
import { startTestApi } from '../../testing/test-api';
import type { TestApi } from '../../testing/test-api';
import { signInTestMember } from '../../testing/sign-in';
import type { SignedInCaller } from '../../testing/sign-in';
import { verifyTestDomain } from '../../testing/verify-test-domain';

type Member = SignedInCaller & { readonly businessId: string };

const at = '2026-11-21T09:00:00.000Z';
const productPage = (price: string) =>
  `<script type="application/ld+json">${JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: 'Lamp',
    offers: {
      '@type': 'Offer',
      price,
      priceCurrency: 'EUR',
      availability: 'https://schema.org/InStock',
    },
  })}</script><h1>Lamp</h1>`;
const png = { headers: { 'content-type': 'image/png' }, body: new Uint8Array([137, 80, 78, 71]) };

let api: TestApi;
let owner: Member;
let nowMs: number;

beforeEach(async () => {
  nowMs = Date.parse(at);
  api = await startTestApi({
    now: () => new Date(nowMs),
    pages: {
      'https://oak.example/p/dear': productPage('12.00'),
      'https://oak.example/p/same': productPage('10.00'),
      'https://oak.example/p/gone': { status: 404 },
      'https://oak.example/same.png': png,
      'https://oak.example/dear.png': { status: 404 },
    },
  });
  owner = await signInTestMember(api, { name: 'Oak' });
  await verifyTestDomain(api, owner.businessId, 'oak.example');
});
afterEach(() => api.close());

async function push(ids: readonly string[], condition = 'new'): Promise<void> {
  const payload = { name: 'Shop', kind: 'secret', scopes: ['products.write'] };
  const made = await owner.inject({ method: 'POST', url: '/api/business/api-keys', payload });
  await api.app.inject({
    method: 'POST',
    url: '/api/v1/products',
    headers: { authorization: `Bearer ${made.json().key}` },
    payload: {
      upserts: ids.map((id) => ({
        id,
        title: `Lamp ${id}`,
        link: `https://oak.example/p/${id}`,
        price: '10.00 EUR',
        availability: 'in_stock',
        condition,
        brand: 'Oak',
        image_link: `https://oak.example/${id}.png`,
      })),
    },
  });
}

async function list(query = '', caller: SignedInCaller = owner) {
  const answer = await caller.inject({ method: 'GET', url: `/api/business/products?${query}` });
  return answer.json<{
    items: {
      id: string;
      itemId: string;
      standing: string;
      issueCount: number;
      checkedAt: string | null;
      pricePlace: { place: string } | null;
    }[];
  }>().items;
}

const idOf = async (itemId: string) => (await list()).find((item) => item.itemId === itemId)?.id ?? '';
const act = (what: string, payload: object, caller: SignedInCaller = owner) =>
  caller.inject({ method: 'POST', url: `/api/business/products/${what}`, payload });

describe('what a merchant does with several products', () => {
  it('hides them from shoppers at once, also when they come again, until they are shown again', async () => {
    await push(['same', 'dear']);
    const id = await idOf('same');

    const withheld = await act('withhold', { ids: [id, 'no-product'], isWithheld: true });
    await push(['same']);
    const during = await list('standing=withheld');
    const offers = await api.services.storage.offers.findOffersByIds([id]);
    const released = await act('withhold', { ids: [id], isWithheld: false });

    expect(withheld.json()).toMatchObject({ changedCount: 1, shownCount: 0 });
    expect(during.map(({ itemId }) => itemId)).toEqual(['same']);
    expect(offers).toEqual([]);
    expect(released.json()).toMatchObject({ changedCount: 1, shownCount: 1 });
    expect(await api.services.storage.offers.findOffersByIds([id])).toHaveLength(1);
    const log = await owner.inject({ method: 'GET', url: '/api/business/audit-log' });
    expect(log.body).toContain('products.withheld');
  });

  it('changes no product of another business', async () => {
    await push(['same']);
    const stranger = await signInTestMember(api);

    const answer = await act('withhold', { ids: [await idOf('same')], isWithheld: true }, stranger);

    expect(answer.json()).toMatchObject({ changedCount: 0, shownCount: 0 });
    expect((await list()).map(({ standing }) => standing)).toEqual(['shown']);
  });

  it('checks their pages and pictures, and reports what differs from the feed', async () => {
    await push(['same', 'dear', 'gone']);
    const ids = (await list()).map(({ id }) => id);

    const queued = await act('checks', { ids });
    await api.runJobs([handleCheckItemPages(api.services)]);
    const found = await list('issue=page.price-differs');
    const one = await owner.inject({
      method: 'GET',
      url: `/api/business/products/${await idOf('dear')}`,
    });
    const facets = await owner.inject({ method: 'GET', url: '/api/business/products/facets' });

    expect(queued.json().queuedCount).toBe(3);
    expect(found.map(({ itemId }) => itemId)).toEqual(['dear']);
    expect(one.json().lastCheck).toMatchObject({
      page: 'read',
      image: 'broken',
      pagePrice: { amountMinor: 1_200, currency: 'EUR' },
    });
    const codes = one.json().issues.map(({ code }: { code: string }) => code);
    expect(codes).toEqual(expect.arrayContaining(['page.price-differs', 'image.broken']));
    expect(facets.json().issues).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ code: 'page.gone', count: 1 }),
        expect.objectContaining({ code: 'page.price-differs', count: 1 }),
      ]),
    );
  });

  it('checks a page again when it is requested after the result, and returns when it did', async () => {
    await push(['same']);
    const ids = [await idOf('same')];
    const check = async () => {
      await act('checks', { ids });
      nowMs += 1_000;
      await api.runJobs([handleCheckItemPages(api.services)]);
      const [item] = await list();
      return item?.checkedAt;
    };
    const [before] = await list();

    const times = [await check(), await check()];

    expect(before?.checkedAt).toBeNull();
    expect(new Set(times).size).toBe(2);
    expect(times).toEqual([expect.any(String), new Date(nowMs).toISOString()]);
  });

  it('queues no page outside the verified domains', async () => {
    await push(['same']);
    const ids = [await idOf('same')];
    const [claim] = await api.services.storage.businessDomains.listDomains(owner.businessId);
    await api.services.storage.businessDomains.removeDomain(claim?.id ?? '');

    expect((await act('checks', { ids })).json().queuedCount).toBe(0);
  });

  it('checks a sample of each business on schedule, without what was checked this week', async () => {
    await push(['same', 'dear']);
    const look = async () => {
      await api.services.jobQueue.enqueue(checkItemPages, { businessId: owner.businessId, itemIds: null });
      await api.runJobs([handleCheckItemPages(api.services)]);
      return (await api.services.storage.itemChecks.findChecks(owner.businessId, ['same', 'dear'])).map(
        ({ checkedAt }) => checkedAt,
      );
    };

    const first = await look();
    const second = await look();

    expect(first).toHaveLength(2);
    expect(second).toEqual(first);
  });

  it('filters by price position and counts the results of each filter', async () => {
    await push(['same', 'dear']);
    const id = await idOf('same');
    const [own] = await api.services.storage.offers.findOffersByIds([id]);
    if (own === undefined) throw new Error('The offer is not there.');
    const retailer = { name: 'Elm', domain: 'elm.example' };
    const price = { amountMinor: 900, currency: 'EUR' };
    await api.services.storage.offers.saveOffers([
      { productId: own.productId, offer: { ...own.offer, id: 'elm', retailer, price } },
    ]);
    await api.services.jobQueue.enqueue(rankPrices, { businessId: owner.businessId });
    await api.runJobs([handleRankPrices(api.services)]);

    const dearest = await list('place=dearest');
    const beaten = await list('place=beaten');
    const facets = await owner.inject({
      method: 'GET',
      url: '/api/business/products/facets?place=dearest',
    });

    expect(dearest.map(({ id: each, pricePlace }) => [each, pricePlace?.place])).toEqual([[id, 'dearest']]);
    expect(beaten).toEqual(dearest);
    expect(beaten[0]?.pricePlace).toMatchObject({
      gap: { amountMinor: 100, currency: 'EUR' },
      gapRatio: 0.1111,
      clicks: 0,
    });
    expect(facets.json()).toMatchObject({
      places: expect.arrayContaining([
        { value: 'dearest', count: 1 },
        { value: 'alone', count: 1 },
      ]),
      standings: [{ value: 'shown', count: 1 }],
    });
  });

  it('shows every offer for a product, its price over time and its traffic, and ranks another price', async () => {
    await push(['same']);
    const id = await idOf('same');
    const { storage } = api.services;
    const [own] = await storage.offers.findOffersByIds([id]);
    if (own === undefined) throw new Error('The offer is not there.');
    const { productId } = own;
    const rival = (name: string, amountMinor: number, changes: Partial<typeof own.offer> = {}) => ({
      productId,
      offer: {
        ...own.offer,
        id: name,
        retailer: { name, domain: `${name}.example` },
        price: { amountMinor, currency: 'EUR' },
        shipping: { kind: 'free' as const },
        ...changes,
      },
    });
    await storage.offers.saveOffers([
      rival('elm', 900),
      rival('ash', 950),
      rival('sold-out', 2_000, { availability: 'out_of_stock' }),
    ]);
    await storage.clicks.recordClicks([
      clickAt('oak.example', { id: 'c1', clickedAt: '2026-11-21T08:00:00.000Z', offerId: id }),
    ]);
    await countTraffic(api.services);
    const get = (path: string, caller: SignedInCaller = owner) =>
      caller.inject({ method: 'GET', url: `/api/business/products/${id}/${path}` });

    const market = (await get('market')).json();
    const second = (await get('price-preview?amountMinor=920')).json();
    const stranger = await signInTestMember(api);

    expect(
      market.offers.map((each: Record<string, unknown>) => [
        each['id'] === id ? 'own' : each['id'],
        each['position'],
        each['shipping'],
        each['isOwn'],
      ]),
    ).toEqual([
      ['elm', 1, 'included', false],
      ['ash', 2, 'included', false],
      ['own', 3, 'unknown', true],
      ['sold-out', null, 'included', false],
    ]);
    expect(market.history.at(-1)).toEqual({
      day: '2026-11-21',
      own: { amountMinor: 1_000, currency: 'EUR' },
      lowest: { amountMinor: 900, currency: 'EUR' },
    });
    expect(market.traffic).toMatchObject({ impressions: 0, clicks: 1, orders: 0 });
    expect(second).toMatchObject({
      price: { amountMinor: 920 },
      clicksGained: null,
      pricePosition: { position: 2, offerCount: 3 },
    });
    expect((await list())[0]).toMatchObject({ price: { amountMinor: 1_000 } });
    expect((await get('market', stranger)).statusCode).toBe(404);
    expect((await get('price-preview?amountMinor=920', stranger)).statusCode).toBe(404);
    expect((await get('price-preview?amountMinor=0')).statusCode).toBe(400);
  });

  it('shows the price history of a used product, also when others sell it new', async () => {
    await push(['same'], 'used');
    const id = await idOf('same');
    const { storage } = api.services;
    const [own] = await storage.offers.findOffersByIds([id]);
    if (own === undefined) throw new Error('The offer is not there.');
    const rival = (name: string, condition: 'new' | 'used', amountMinor: number) => ({
      productId: own.productId,
      offer: {
        ...own.offer,
        id: name,
        retailer: { name, domain: `${name}.example` },
        price: { amountMinor, currency: 'EUR' },
        condition,
      },
    });
    await storage.offers.saveOffers([rival('elm', 'new', 500), rival('ash', 'used', 900)]);

    const market = await owner.inject({ method: 'GET', url: `/api/business/products/${id}/market` });

    expect(market.json().history).toEqual([
      {
        day: '2026-11-21',
        own: { amountMinor: 1_000, currency: 'EUR' },
        lowest: { amountMinor: 900, currency: 'EUR' },
      },
    ]);
  });

  it('exports the selected products, or all that match the filters', async () => {
    await push(['same', 'dear']);
    const get = async (query: string) =>
      (await owner.inject({ method: 'GET', url: `/api/business/products.csv?${query}` })).body;

    const { businessId } = owner;
    await api.services.storage.businessProfiles.saveProfile({
      businessId,
      webAddress: null,
      currency: null,
      timeZone: 'America/New_York',
    });
    const chosen = await get(`ids=${await idOf('dear')}`);
    const all = await get('q=lamp');

    expect(chosen.trim().split(/\r?\n/)).toHaveLength(2);
    expect(chosen).toContain('dear,Lamp dear,Oak');
    expect(chosen).toMatch(/,2026-11-\d\dT[\d:.]+-05:00\s*$/);
    expect(all.trim().split(/\r?\n/)).toHaveLength(3);
  });
});
