import { dayMs } from '@pricehunt/offers';
import { sampleOffer, sampleProduct } from '@pricehunt/storage/testing';
import { startTestApi } from '../../testing/test-api';
import type { TestApi } from '../../testing/test-api';

let api: TestApi;

function dayAgo(days: number): string {
  return new Date(Date.now() - days * dayMs).toISOString().slice(0, 10);
}

async function recordDearDays(daysAgo: readonly number[]): Promise<void> {
  await api.services.storage.priceHistory.recordObservations(
    daysAgo.map((days) => ({
      offerId: 'cheap',
      productId: 'p1',
      retailerDomain: 'shop-two.example',
      day: dayAgo(days),
      price: { amountMinor: 32_000, currency: 'EUR' },
      conditionClass: 'new' as const,
      observedAt: `${dayAgo(days)}T00:00:00.000Z`,
    })),
  );
}

beforeEach(async () => {
  api = await startTestApi();
  const { products, offers } = api.services.storage;
  await products.saveProducts([
    sampleProduct({ id: 'p1', title: 'Sony WH-1000XM5 headphones', gtins: ['04548736132580'] }),
    sampleProduct({ id: 'p2', title: 'Bose QuietComfort Ultra headphones', brand: 'Bose' }),
    sampleProduct({
      id: 'p3',
      title: 'Bosch kettle TWK3P420',
      brand: 'Bosch',
      category: 'Kettles & Co.',
      description: 'Boils water',
    }),
  ]);
  const now = new Date().toISOString();
  await offers.saveOffers([
    {
      productId: 'p1',
      offer: sampleOffer({
        id: 'dear',
        price: { amountMinor: 31_000, currency: 'EUR' },
        shipping: { kind: 'free' },
        checkedAt: now,
        affiliateLink: 'https://partner.example/secret',
      }),
    },
    {
      productId: 'p1',
      offer: sampleOffer({
        id: 'cheap',
        retailer: { name: 'Shop Two', domain: 'shop-two.example' },
        price: { amountMinor: 26_000, currency: 'EUR' },
        shipping: { kind: 'known', cost: { amountMinor: 500, currency: 'EUR' } },
        checkedAt: now,
      }),
    },
    {
      productId: 'p2',
      offer: sampleOffer({ id: 'bose', price: { amountMinor: 39_900, currency: 'EUR' }, checkedAt: now }),
    },
  ]);
});
afterEach(() => api.close());

function get(url: string) {
  return api.app.inject({ method: 'GET', url });
}

describe('GET /api/products', () => {
  it('searches by words, with the lowest price, the number of offers and facet counts', async () => {
    const answer = (await get('/api/products?q=headphones')).json();

    expect(answer.items.map((item: { product: { id: string } }) => item.product.id).sort()).toEqual([
      'p1',
      'p2',
    ]);
    expect(answer.facets.brand).toEqual(
      expect.arrayContaining([
        { value: 'Sony', label: 'Sony', count: 1 },
        { value: 'Bose', label: 'Bose', count: 1 },
      ]),
    );
    const sony = answer.items.find((item: { product: { id: string } }) => item.product.id === 'p1');
    expect(sony).toMatchObject({
      offerCount: 2,
      inStock: true,
      lowestPrice: { amountMinor: 26_000, currency: 'EUR' },
    });
  });

  it('counts the offers of every currency', async () => {
    await api.services.storage.offers.saveOffers([
      {
        productId: 'p2',
        offer: sampleOffer({ id: 'abroad', price: { amountMinor: 22_000, currency: 'USD' } }),
      },
    ]);

    const { items } = (await get('/api/products?q=bose')).json();

    expect(items).toMatchObject([{ product: { id: 'p2' }, offerCount: 2 }]);
  });

  it('filters by several brands, price and stock', async () => {
    const both = (await get('/api/products?q=headphones&brand=Sony,Bose')).json();
    const cheap = (await get('/api/products?q=headphones&maxPrice=30000&currency=EUR&inStock=true')).json();

    expect(both.total).toBe(2);
    expect(cheap.items.map((item: { product: { id: string } }) => item.product.id)).toEqual(['p1']);
  });

  it('filters by free shipping to the requested country, counted if that is the lowest price', async () => {
    await api.services.storage.offers.saveOffers([
      {
        productId: 'p3',
        offer: sampleOffer({
          id: 'kettle',
          price: { amountMinor: 4_900, currency: 'EUR' },
          shippingRates: [{ country: 'AT', cost: { amountMinor: 0, currency: 'EUR' }, freeFrom: null }],
        }),
      },
    ]);
    const found = async (query: string) => {
      const { items, facets } = (await get(`/api/products?${query}`)).json();
      return [items.map((item: { product: { id: string } }) => item.product.id), facets.shipping];
    };

    const inAustria = await found('freeShipping=true&country=AT');
    const elsewhere = await found('freeShipping=true&country=CH');
    const byWords = await found('q=kettle+free+shipping&country=AT');

    expect(inAustria).toEqual([['p3'], [{ value: 'free', label: 'free', count: 1 }]]);
    expect(elsewhere).toEqual([[], []]);
    expect(byWords).toEqual(inAustria);
  });

  it('filters by attributes, with the facet’s spelling of their values', async () => {
    const { products } = api.services.storage;
    await products.saveProducts(
      ['256GB', '256 GB', '512 GB', '512 GB'].map((capacity, place) =>
        sampleProduct({
          id: `f${place}`,
          title: `Fonotron ${place}`,
          gtins: [],
          mpn: null,
          attributes: { capacity },
        }),
      ),
    );
    await api.services.storage.offers.saveOffers(
      [0, 1, 2, 3].map((place) => ({
        productId: `f${place}`,
        offer: sampleOffer({ id: `fonotron-${place}` }),
      })),
    );

    const all = (await get('/api/products?q=fonotron')).json();
    const large = (await get('/api/products?q=fonotron&attributes=capacity:512+gb,capacity:1+tb')).json();
    const unreadable = (await get('/api/products?q=fonotron&attributes=capacity')).json();

    expect(all.facets.attributes).toMatchObject([
      {
        name: 'capacity',
        values: [
          { value: '256 gb', count: 2 },
          { value: '512 gb', count: 2 },
        ],
      },
    ]);
    expect(large.items.map((item: { product: { id: string } }) => item.product.id).toSorted()).toEqual([
      'f2',
      'f3',
    ]);
    expect(unreadable.total).toBe(4);
  });

  it('completes a product by the details that its offers state', async () => {
    const attributes = { noise: '69 dB', colour: 'red' };
    await api.services.storage.offers.saveOffers([
      { productId: 'p3', offer: sampleOffer({ id: 'stated', attributes }) },
    ]);

    const { product } = (await get('/api/products/p3')).json();

    expect(product.attributes).toMatchObject({ noise: '69 dB' });
    expect(product.attributes).not.toMatchObject({ colour: 'red' });
  });

  it('shows what a shop states, with its terms for the requested country', async () => {
    const facts = {
      rating: { value: 4.6, best: 5, count: 128 },
      returns: [
        { countries: ['DE'], days: 30, isFree: true },
        { countries: null, days: 14 },
      ],
      payments: ['paypal' as const],
    };
    await api.services.storage.offers.saveOffers([
      { productId: 'p3', offer: sampleOffer({ id: 'stated', facts }) },
    ]);
    const factsIn = async (country: string) =>
      (await get(`/api/products/p3/offers?country=${country}`)).json().items[0].offer.facts;

    const { rating, payments } = facts;

    expect(await factsIn('DE')).toEqual({ rating, payments, returns: { days: 30, isFree: true } });
    expect(await factsIn('SE')).toEqual({ rating, payments, returns: { days: 14 } });
  });

  it('filters, sorts and groups prices of all currencies in the requested one, without changing them', async () => {
    const storage = api.services.storage;
    await storage.offers.saveOffers([
      {
        productId: 'p3',
        offer: sampleOffer({ id: 'abroad', price: { amountMinor: 10_000, currency: 'USD' } }),
      },
    ]);
    const { rates } = await storage.exchangeRates.readRates();
    const euros = Math.round(10_000 / (rates['USD'] ?? 1));

    const cheapest = (await get('/api/products?sort=price&currency=EUR&limit=1')).json();
    const below = (await get(`/api/products?currency=EUR&maxPrice=${euros}`)).json();
    const further = (await get(`/api/products?currency=EUR&maxPrice=${euros - 1}`)).json();

    const found = { product: { id: 'p3' }, shopPrice: { amountMinor: 10_000, currency: 'USD' } };
    expect(cheapest.items).toMatchObject([found]);
    expect(below.items).toMatchObject([found]);
    expect(further.items).toEqual([]);
    expect(below.facets.price[0].currency).toBe('EUR');
  });

  it('compares prices in the base currency of the rates if the requested one has no rate', async () => {
    await api.services.storage.offers.saveOffers([
      { productId: 'p3', offer: sampleOffer({ id: 'abroad', price: { amountMinor: 100, currency: 'USD' } }) },
    ]);

    const { items, facets } = (await get('/api/products?sort=price&currency=XAF')).json();
    const bounded = (await get('/api/products?sort=price&currency=XAF&maxPrice=1')).json();

    expect(items.map((item: { product: { id: string } }) => item.product.id)).toEqual(['p3', 'p1', 'p2']);
    expect(facets.price[0].currency).toBe('EUR');
    expect(bounded).toMatchObject({ items, limitIgnoredIn: 'XAF' });
  });

  it('pages by cursor through each product with an offer once', async () => {
    const seen: string[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const page: { items: { product: { id: string } }[]; nextCursor: string | null } = (
        await get(`/api/products?limit=1${cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`}`)
      ).json();
      seen.push(...page.items.map((item) => item.product.id));
      cursor = page.nextCursor;
    }

    expect(seen.sort()).toEqual(['p1', 'p2']);
  });

  it.each([
    'limit=0',
    'limit=101',
    'minPrice=-1',
    'currency=euro',
    'sort=best',
    'condition=mint',
    'unknown=1',
  ])('rejects %s and names the field', async (query) => {
    const response = await get(`/api/products?${query}`);

    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'request.invalid' });
    expect(response.json().fields.length).toBeGreaterThan(0);
  });
});

describe('one product', () => {
  it("includes its category path from the top, and omits the shop's category text", async () => {
    const answer = (await get('/api/products/p3')).json();

    expect(answer).toMatchObject({
      product: {
        id: 'p3',
        title: 'Bosch kettle TWK3P420',
        category: { slug: 'electric-kettles', name: { en: 'Electric Kettles', de: 'Wasserkocher' } },
      },
      categoryPath: [
        { slug: 'home-garden', name: { en: 'Home & Garden', de: 'Heim & Garten' } },
        { slug: 'kitchen-dining', name: { en: 'Kitchen & Dining', de: 'Küche & Esszimmer' } },
        { slug: 'kitchen-appliances', name: { en: 'Kitchen Appliances', de: 'Küchengeräte' } },
        { slug: 'electric-kettles', name: { en: 'Electric Kettles', de: 'Wasserkocher' } },
      ],
    });
  });

  it('sorts its offers by delivered total and never exposes affiliate links', async () => {
    const response = await get('/api/products/p1/offers?country=DE');
    const { items, currency } = response.json();

    expect(currency).toBe('EUR');
    expect(items.map((item: { offer: { id: string } }) => item.offer.id)).toEqual(['cheap', 'dear']);
    expect(items[0].deliveredTotal).toEqual({ amountMinor: 26_500, currency: 'EUR' });
    expect(JSON.stringify(items.map((item: { offer: unknown }) => item.offer))).not.toContain(
      'partner.example',
    );
    expect(items[1].outbound.to).toBe('https://partner.example/secret');
  });

  it("adds shipping only if known for the country, and marks shops that don't ship there", async () => {
    await api.services.storage.offers.saveOffers([
      {
        productId: 'p1',
        offer: sampleOffer({
          id: 'abroad',
          price: { amountMinor: 1_000, currency: 'EUR' },
          shippingRates: [
            { country: 'DE', cost: null, freeFrom: null },
            { country: 'US', cost: { amountMinor: 2_000, currency: 'EUR' }, freeFrom: null },
          ],
        }),
      },
    ]);
    const shipped = async (country: string) => {
      const { items, bestOfferId } = (await get(`/api/products/p1/offers?country=${country}`)).json();
      const kinds = items.map(({ offer }: { offer: { id: string; shipping: { kind: string } } }) =>
        [offer.id, offer.shipping.kind].join(' '),
      );
      return [bestOfferId, ...kinds];
    };

    expect((await shipped('DE')).at(-1)).toBe('abroad not-shipped');
    expect(await shipped('US')).toEqual(['abroad', 'abroad known', 'cheap unknown', 'dear unknown']);
    const refused = await get('/api/products/p1/offers?country=XX');
    expect(refused.statusCode).toBe(400);
    expect(refused.json().fields).toMatchObject([{ path: 'country' }]);
  });

  it('compares offers as they are if none converts to the requested currency', async () => {
    const { currency, unconverted, bestOfferId } = (await get('/api/products/p1/offers?currency=KES')).json();

    expect({ currency, unconverted, bestOfferId }).toEqual({
      currency: 'EUR',
      unconverted: 0,
      bestOfferId: 'cheap',
    });
  });

  it('marks as best the new offer that is certainly cheapest, not a used or uncertain one', async () => {
    const offer = (id: string, changes: Partial<Parameters<typeof sampleOffer>[0]>) => ({
      productId: 'p1',
      offer: sampleOffer({ id, checkedAt: new Date().toISOString(), ...changes }),
    });
    await api.services.storage.offers.saveOffers([
      offer('used', {
        condition: 'used',
        price: { amountMinor: 10_000, currency: 'EUR' },
        shipping: { kind: 'free' },
      }),
      offer('unsure', { price: { amountMinor: 26_400, currency: 'EUR' }, shipping: { kind: 'unknown' } }),
    ]);

    const { items, bestOfferId } = (await get('/api/products/p1/offers?country=DE')).json();

    expect(items.map((item: { offer: { id: string } }) => item.offer.id)).toEqual([
      'unsure',
      'cheap',
      'dear',
      'used',
    ]);
    expect(bestOfferId).toBe('cheap');
  });

  it('returns the lowest price of each day and a verdict with its evidence', async () => {
    await recordDearDays([120, 90, 60, 30]);

    const answer = (await get('/api/products/p1/price-history?days=180')).json();

    expect(answer.currency).toBe('EUR');
    expect(answer.points.at(-1)).toEqual({ day: dayAgo(0), low: { amountMinor: 26_000, currency: 'EUR' } });
    expect(answer.points.length).toBeGreaterThan(100);
    expect(answer.verdict).toMatchObject({
      verdict: 'great',
      median90: { amountMinor: 32_000, currency: 'EUR' },
      percentBelowMedian: 18.8,
    });
  });

  it('gives the same verdict for any number of days', async () => {
    await recordDearDays([120, 90, 60]);

    const short = (await get('/api/products/p1/price-history?days=7')).json();
    const long = (await get('/api/products/p1/price-history?days=180')).json();

    expect(short.points.length).toBeLessThanOrEqual(8);
    expect(short.verdict).toEqual(long.verdict);
    expect(short.verdict).toMatchObject({ verdict: 'great', trend: 'flat' });
  });

  it('combines the lowest prices of all shops into one history across currencies, if there are rates', async () => {
    const { offers, settings } = api.services.storage;
    await offers.saveOffers([
      {
        productId: 'p1',
        offer: sampleOffer({
          id: 'abroad',
          price: { amountMinor: 22_000, currency: 'KES' },
          tax: 'included',
          checkedAt: new Date().toISOString(),
        }),
      },
    ]);

    const without = (await get('/api/products/p1/price-history?currency=EUR')).json();
    await settings.saveSetting('exchange-rates', { base: 'EUR', date: dayAgo(0), rates: { KES: 1.1 } });
    const withRates = (await get('/api/products/p1/price-history?currency=EUR')).json();

    expect(without.points.at(-1).low).toEqual({ amountMinor: 26_000, currency: 'EUR' });
    expect(withRates.points.at(-1).low).toEqual({ amountMinor: 20_000, currency: 'EUR' });
  });

  it('returns the history in its own currency if none of it converts to the requested one', async () => {
    const answer = (await get('/api/products/p1/price-history?currency=KES')).json();

    expect(answer.currency).toBe('EUR');
    expect(answer.points.at(-1).low).toEqual({ amountMinor: 26_000, currency: 'EUR' });
  });

  it('reports too little data instead of guessing', async () => {
    const answer = (await get('/api/products/p3/price-history')).json();

    expect(answer.points).toEqual([]);
    expect(answer.verdict.verdict).toBe('not-enough-data');
  });

  it.each([
    '/api/products/none',
    '/api/products/none/offers',
    '/api/products/none/price-history',
    '/api/products/none/related',
  ])('is not found at %s', async (url) => {
    const response = await get(url);

    expect([response.statusCode, response.json().code]).toEqual([404, 'product.not-found']);
  });
});

describe('products related to a product', () => {
  beforeEach(async () => {
    const { products, offers } = api.services.storage;
    const blue = { title: 'Nothing Ear (a), Yellow', brand: 'Nothing', category: 'Headphones' };
    await products.saveProducts([
      sampleProduct({ ...blue, id: 'yellow', mpn: 'A10600092', attributes: { colour: 'yellow' } }),
      sampleProduct({
        ...blue,
        id: 'black',
        title: 'Nothing Ear (a), Black',
        mpn: 'A10600090',
        attributes: { colour: 'black' },
      }),
      sampleProduct({
        ...blue,
        id: 'copy',
        title: 'Other Ear (a), Black',
        brand: 'Other',
        attributes: { colour: 'black' },
      }),
    ]);
    await offers.saveOffers([
      {
        productId: 'black',
        offer: sampleOffer({
          id: 'sold-out',
          price: { amountMinor: 5_000, currency: 'EUR' },
          availability: 'out_of_stock',
        }),
      },
      {
        productId: 'black',
        offer: sampleOffer({ id: 'to-buy', price: { amountMinor: 7_999, currency: 'EUR' } }),
      },
    ]);
  });

  it('include the other colour with its lowest price, and name the difference', async () => {
    const { variants } = (await get('/api/products/yellow/related')).json();

    expect(variants).toMatchObject([
      {
        product: { id: 'black' },
        lowestPrice: { amountMinor: 7_999, currency: 'EUR' },
        offerCount: 2,
        differences: [{ attribute: 'colour', asked: 'yellow', other: 'black' }],
      },
    ]);
  });

  it('include similar products of its category, never itself, a variant or one without offers', async () => {
    const { similar } = (await get('/api/products/yellow/related')).json();

    const ids = similar.map((hit: { product: { id: string } }) => hit.product.id);
    expect(ids.sort()).toEqual(['p1', 'p2']);
  });

  it('include only those at most 40 % cheaper or more expensive, one of each family, with what differs', async () => {
    const { products, offers } = api.services.storage;
    const family = { brand: 'Jabra', category: 'Headphones', mpn: null, gtins: [] };
    const near = ['Red', 'Green'].map((colour) =>
      sampleProduct({
        ...family,
        id: colour,
        title: `Jabra Elite, ${colour}`,
        attributes: { colour: colour.toLowerCase() },
      }),
    );
    await products.saveProducts([
      ...near,
      sampleProduct({ ...family, id: 'dear', title: 'Jabra Gold', attributes: {} }),
      sampleProduct({ ...family, id: 'viewed', title: 'Sennheiser X', attributes: { colour: 'white' } }),
    ]);
    const prices = { Red: 11_000, Green: 12_000, dear: 14_100, viewed: 10_000 };
    await offers.saveOffers(
      Object.entries(prices).map(([id, amountMinor]) => ({
        productId: id,
        offer: sampleOffer({ id: `of-${id}`, price: { amountMinor, currency: 'EUR' } }),
      })),
    );

    const { similar } = (await get('/api/products/viewed/related')).json();

    expect(similar).toMatchObject([
      {
        product: { id: 'Red' },
        differences: [{ attribute: 'colour', asked: 'white', other: 'red' }],
        priceDifference: { amountMinor: 1_000, currency: 'EUR' },
      },
      { product: { id: 'black' }, priceDifference: { amountMinor: -2_001, currency: 'EUR' } },
    ]);
  });

  it.each([
    ['shipping', { shipping: { kind: 'unknown' as const } }],
    ['tax', { tax: 'excluded' as const }],
    ['condition', { condition: 'used' as const }],
  ])('have no price difference from one that differs in %s', async (_what, changes) => {
    const { products, offers } = api.services.storage;
    const family = { brand: 'Jabra', category: 'Headphones', mpn: null, gtins: [], attributes: {} };
    await products.saveProducts([
      sampleProduct({ ...family, id: 'viewed', title: 'Sennheiser X' }),
      sampleProduct({ ...family, id: 'like', title: 'Jabra Gold' }),
    ]);
    const price = { amountMinor: 9_000, currency: 'EUR' };
    const free = { kind: 'free' as const };
    await offers.saveOffers([
      { productId: 'viewed', offer: sampleOffer({ id: 'of-viewed', price, shipping: free }) },
      { productId: 'like', offer: sampleOffer({ id: 'of-like', price, shipping: free, ...changes }) },
    ]);

    const { similar } = (await get('/api/products/viewed/related?country=DE')).json();

    const like = similar.find((hit: { product: { id: string } }) => hit.product.id === 'like');
    expect(like).toMatchObject({ priceDifference: null });
  });

  it('show thirty days of prices of several products at once, without unknown ones', async () => {
    await api.services.storage.priceHistory.recordObservations([
      {
        offerId: 'cheap',
        productId: 'p1',
        retailerDomain: 'shop-two.example',
        day: dayAgo(10),
        price: { amountMinor: 32_000, currency: 'EUR' },
        conditionClass: 'new' as const,
        observedAt: `${dayAgo(10)}T00:00:00.000Z`,
      },
    ]);

    const { items } = (await get('/api/price-trends?ids=p1,none')).json();

    expect(items).toHaveLength(1);
    expect(items[0]).toMatchObject({ productId: 'p1', currency: 'EUR' });
    expect(items[0].lows).toHaveLength(30);
    expect([items[0].lows[0], items[0].lows[20], items[0].lows[29]]).toEqual([null, 32_000, 26_000]);
  });

  it('reject more products than one page shows', async () => {
    const ids = Array.from({ length: 25 }, (_, place) => `p${place}`).join(',');

    expect((await get(`/api/price-trends?ids=${ids}`)).statusCode).toBe(400);
  });
});

describe('the landing page’s lists', () => {
  const offerOf = (productId: string) => ({ productId, offer: sampleOffer({ id: `offer of ${productId}` }) });

  it('show the categories as a tree with names and the number of products with offers', async () => {
    const before = (await get('/api/categories')).json();
    await api.services.storage.offers.saveOffers([offerOf('p3')]);

    const { items } = (await get('/api/categories')).json();

    expect(before.items).toHaveLength(3);
    expect(items).toHaveLength(7);
    expect(items).toEqual(
      expect.arrayContaining([
        {
          slug: 'electronics',
          name: { en: 'Electronics', de: 'Elektronik' },
          parentSlug: null,
          productCount: 2,
        },
        { slug: 'audio', name: { en: 'Audio', de: 'Audio' }, parentSlug: 'electronics', productCount: 2 },
        {
          slug: 'headphones',
          name: { en: 'Headphones', de: 'Kopfhörer' },
          parentSlug: 'audio',
          productCount: 2,
        },
      ]),
    );
  });

  it('include in a category the products below it, and its subcategories', async () => {
    const { items, facets } = (await get('/api/products?category=electronics')).json();

    expect(items.map((item: { product: { id: string } }) => item.product.id).sort()).toEqual(['p1', 'p2']);
    expect(facets.category).toEqual([{ value: 'audio', name: { en: 'Audio', de: 'Audio' }, count: 2 }]);
  });

  it.each(['/api/categories/no-such-thing', '/api/products?category=no-such-thing'])(
    'respond 404 to %s',
    async (path) => {
      const response = await get(path);

      expect(response.statusCode).toBe(404);
      expect(response.json()).toMatchObject({ code: 'category.not-found' });
    },
  );

  it('return the category that replaced a former slug', async () => {
    const { category, path } = (await get('/api/categories/kopfhorer')).json();
    const { total } = (await get('/api/products?category=kopfhorer')).json();

    expect(category).toEqual({ slug: 'headphones', name: { en: 'Headphones', de: 'Kopfhörer' } });
    expect(path.map(({ slug }: { slug: string }) => slug)).toEqual(['electronics', 'audio', 'headphones']);
    expect(total).toBe(2);
  });

  it('show the fullest of the narrowest categories with a picture of a product', async () => {
    await api.services.storage.products.saveProducts([
      sampleProduct({ id: 'p4', category: 'Lamps', imageUrl: null }),
    ]);
    await api.services.storage.offers.saveOffers([offerOf('p3'), offerOf('p4')]);

    const { items } = (await get('/api/category-tiles')).json();

    expect(items).toEqual([
      {
        slug: 'headphones',
        name: { en: 'Headphones', de: 'Kopfhörer' },
        productCount: 2,
        imageUrl: 'https://images.example/wh.jpg',
      },
      {
        slug: 'electric-kettles',
        name: { en: 'Electric Kettles', de: 'Wasserkocher' },
        productCount: 1,
        imageUrl: 'https://images.example/wh.jpg',
      },
      { slug: 'lamps', name: { en: 'Lamps', de: 'Lampen' }, productCount: 1, imageUrl: null },
    ]);
  });

  it('suggest while a shopper types', async () => {
    const { items } = (await get('/api/suggest?q=son')).json();

    expect(items).toContainEqual({
      kind: 'brand',
      text: 'Sony',
      value: 'Sony',
      lowestPrice: null,
      condition: null,
      imageUrl: null,
      offerCount: 0,
      versionCount: 1,
    });
  });

  it('suggest the versions of one product once, with all their offers and a picture', async () => {
    const { products, offers } = api.services.storage;
    const colours = ['black', 'silver', 'blue'];
    await products.saveProducts(
      colours.map((colour) =>
        sampleProduct({
          id: `v-${colour}`,
          title: `Sony Walkphone 9, ${colour}`,
          attributes: { colour },
          imageUrl: colour === 'blue' ? 'https://img.example/blue.jpg' : null,
        }),
      ),
    );
    await offers.saveOffers(
      colours.map((colour, place) => ({
        productId: `v-${colour}`,
        offer: sampleOffer({ id: `o-${colour}`, price: { amountMinor: 9_000 - place, currency: 'EUR' } }),
      })),
    );

    const { items } = (await get('/api/suggest?q=walkph')).json();
    const listed = (await get('/api/products?q=walkphone')).json();

    expect(items).toMatchObject([
      {
        kind: 'product',
        versionCount: 3,
        offerCount: 3,
        imageUrl: 'https://img.example/blue.jpg',
        lowestPrice: { amountMinor: 8_998 },
      },
    ]);
    expect(new Set(listed.items.map(({ family }: { family: string }) => family)).size).toBe(1);
  });

  it('suggest products with the price that lists show for the place', async () => {
    const place = 'currency=EUR&country=DE';
    const suggested = (await get(`/api/suggest?q=sony%20wh&${place}`)).json().items;
    const listed = (await get(`/api/products?q=sony%20wh&${place}`)).json().items;
    const products = suggested.filter(({ kind }: { kind: string }) => kind === 'product');

    expect(products.length).toBeGreaterThan(0);
    for (const { value, lowestPrice, priceHolds } of products)
      expect(listed).toContainEqual(
        expect.objectContaining({
          product: expect.objectContaining({ id: value }),
          lowestPrice,
          priceKind: priceHolds.kind,
        }),
      );
  });

  it('return the price history of one shop or condition, and which there are', async () => {
    const { offers } = api.services.storage;
    const price = { amountMinor: 9_000, currency: 'EUR' };
    const now = new Date().toISOString();
    await offers.saveOffers([
      { productId: 'p1', offer: sampleOffer({ id: 'used', condition: 'used', price, checkedAt: now }) },
    ]);
    const lows = async (query: string) => {
      const { basis, points } = (await get(`/api/products/p1/price-history${query}`)).json();
      return [basis.condition, ...points.map(({ low }: { low: { amountMinor: number } }) => low.amountMinor)];
    };

    const { shops } = (await get('/api/products/p1/price-history')).json();

    expect(shops).toEqual([
      {
        condition: 'new',
        shops: [
          { domain: 'shop-one.example', name: 'Shop One' },
          { domain: 'shop-two.example', name: 'Shop Two' },
        ],
      },
      { condition: 'used', shops: [{ domain: 'shop-one.example', name: 'Shop One' }] },
    ]);
    expect(await lows('')).toEqual(['new', 26_000]);
    expect(await lows('?shop=shop-one.example')).toEqual(['new', 31_000]);
    expect(await lows('?condition=used')).toEqual(['used', 9_000]);
    expect(await lows('?condition=used&shop=shop-two.example')).toEqual(['used']);
  });

  describe('price drops', () => {
    const pricedAt = (offerIds: readonly string[], prices: readonly (readonly [number, number])[]) =>
      api.services.storage.priceHistory.recordObservations(
        offerIds.flatMap((offerId) =>
          prices.map(([days, amountMinor]) => ({
            offerId,
            productId: 'p1',
            retailerDomain: 'shop-one.example',
            day: dayAgo(days),
            price: { amountMinor, currency: 'EUR' },
            conditionClass: 'new' as const,
            observedAt: `${dayAgo(days)}T00:00:00.000Z`,
          })),
        ),
      );

    it('show each product once, against its own 90-day median, as its page does', async () => {
      await pricedAt(
        ['dear', 'cheap'],
        [
          [40, 40_000],
          [25, 40_000],
          [10, 40_000],
        ],
      );

      const { items } = (await get('/api/price-drops')).json();
      const { verdict } = (await get('/api/products/p1/price-history')).json();
      const [first] = (await get('/api/products?sort=drop')).json().items;
      const feed = (await get('/api/price-drops.atom')).body;

      expect(items).toHaveLength(1);
      expect(items[0]).toMatchObject({
        product: { id: 'p1' },
        offer: { id: 'cheap' },
        previous: { amountMinor: 40_000 },
        current: { amountMinor: 26_000 },
        percent: 35,
      });
      expect(verdict).toMatchObject({ median90: items[0].previous, percentBelowMedian: items[0].percent });
      expect(first).toMatchObject({ product: { id: 'p1' }, dropPercent: items[0].percent });
      expect(feed).toContain('€260.00 (−35%)');
    });

    it('leave out a price that fell from a high one but is no good price', async () => {
      await pricedAt(
        ['dear', 'cheap'],
        [
          [89, 20_000],
          [35, 40_000],
          [10, 40_000],
        ],
      );

      const { items } = (await get('/api/price-drops')).json();
      const listed = (await get('/api/products?sort=drop')).json().items;

      expect(items).toEqual([]);
      expect(listed.map(({ dropPercent }: { dropPercent: number | null }) => dropPercent)).toEqual([
        null,
        null,
      ]);
      expect((await get('/api/price-drops.atom')).body).not.toContain('<entry>');
    });
  });

  it('return the exchange rates used for conversion', async () => {
    const rates = { base: 'EUR', date: '9999-01-01', rates: { USD: 1.25 } };
    await api.services.storage.settings.saveSetting('exchange-rates', rates);

    expect((await get('/api/exchange-rates')).json()).toEqual({ success: true, ...rates });
  });

  it('have no example links unless the operator set some', async () => {
    const before = (await get('/api/example-links')).json();
    const links = [{ link: 'https://shop.example/p', title: 'A product', shopName: 'Shop' }];
    await api.services.storage.settings.saveSetting('example-links', links);
    const after = (await get('/api/example-links')).json();

    expect([before.items, after.items]).toEqual([[], links]);
  });
});
