import type { Comparison } from '@pricehunt/api-contract/comparisons';
import { applyComparisonEvent, emptyComparison } from '@pricehunt/api-contract';
import { comparisonEventSchema } from '@pricehunt/api-contract/comparisons';
import { SourceFailure } from '@pricehunt/offer-sources';
import type { OfferSource } from '@pricehunt/offer-sources';
import type { Offer } from '@pricehunt/offers';
import { canonicalLink } from '@pricehunt/product-links';
import { sampleOffer, sampleProduct } from '@pricehunt/storage/testing';
import { PageNotRead } from '../../outbound/page-reader';
import { testCatalogSource } from '../../testing/offer-sources';
import { startTestApi } from '../../testing/test-api';
import type { TestApi, TestWorld } from '../../testing/test-api';

const requestId = '3f2b8c1e-9d4a-4f6b-8a7c-1e2d3c4b5a69';
const link = 'https://klangwerk.example/p/wh-1000xm5';
const gtin = '04548736132580';

const page = `<!doctype html><html lang="en"><head><title>Sony WH-1000XM5</title>
<link rel="canonical" href="${link}">
<script type="application/ld+json">${JSON.stringify({
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: 'Sony WH-1000XM5 wireless headphones, black',
  brand: { '@type': 'Brand', name: 'Sony' },
  gtin13: '4548736132580',
  mpn: 'WH1000XM5B',
  category: 'Geschenke > Ohrhörer',
  image: 'https://klangwerk.example/i/1.jpg',
  offers: {
    '@type': 'Offer',
    price: '304.00',
    priceCurrency: 'EUR',
    availability: 'https://schema.org/InStock',
    url: link,
    shippingDetails: {
      '@type': 'OfferShippingDetails',
      shippingRate: { '@type': 'MonetaryAmount', value: 0, currency: 'EUR' },
    },
  },
})}</script></head><body><h1>Sony WH-1000XM5 wireless headphones, black</h1><button>Add to cart</button></body></html>`;

function shopOffer(changes: Partial<Offer> & Pick<Offer, 'id'>): Offer {
  return sampleOffer({
    title: 'Sony WH1000XM5 black headphones',
    brand: 'Sony',
    gtins: [gtin],
    mpn: 'WH1000XM5B',
    attributes: { colour: 'black' },
    retailer: { name: changes.id, domain: `${changes.id}.example` },
    link: `https://${changes.id}.example/p`,
    shipping: { kind: 'known', cost: { amountMinor: 490, currency: 'EUR' } },
    ...changes,
  });
}

function source(id: string, findOffers: OfferSource['findOffers']): OfferSource {
  return {
    id,
    name: `Source ${id}`,
    retention: { historyAllowed: true, ageMsMax: null, mustShowTimestamp: false, disclaimer: null },
    appliesTo: () => true,
    findOffers,
  };
}

const offering = (id: string, ...offers: readonly Offer[]) =>
  source(id, () => Promise.resolve(offers.map((offer) => ({ offer, productId: null }))));

let api: TestApi;
async function start(world: TestWorld = {}): Promise<void> {
  api = await startTestApi({ pages: { [link]: page }, ...world });
}
afterEach(() => api.close());

function begin(body: Record<string, unknown>) {
  return api.app.inject({
    method: 'POST',
    url: '/api/comparisons',
    payload: { requestId, country: 'DE', ...body },
  });
}

interface StreamedEvent {
  readonly id: number;
  readonly data: string;
}

async function stream(lastEventId?: number, id = requestId): Promise<readonly StreamedEvent[]> {
  const response = await api.app.inject({
    method: 'GET',
    url: `/api/comparisons/${id}/events`,
    headers: lastEventId === undefined ? {} : { 'last-event-id': String(lastEventId) },
  });
  return [...response.body.matchAll(/^id: (\d+)\nevent: \w+\ndata: (.*)$/gm)].map((match) => ({
    id: Number(match[1]),
    data: match[2] ?? '',
  }));
}

async function settled(id = requestId): Promise<Comparison> {
  const events = await stream(undefined, id);
  return events.reduce(
    (comparison, event) =>
      applyComparisonEvent(comparison, event.id, comparisonEventSchema.parse(JSON.parse(event.data))),
    emptyComparison({ requestId: id, startedAt: '2026-11-21T10:00:00Z', link, query: null }),
  );
}

describe('a comparison by link', () => {
  it('tells its sources how rare words are in the catalog', async () => {
    const rarities: (number | undefined)[] = [];
    const asked = source('asked', async ({ tokenRarity }) => {
      rarities.push(tokenRarity?.('kettle'), tokenRarity?.('lakers'));
      return [];
    });
    await start({ offerSources: [asked] });
    const kettles = Array.from({ length: 300 }, (_, number) =>
      sampleProduct({ id: `kettle-${number}`, title: `Kettle model ${number}`, gtins: [] }),
    );
    await api.services.storage.products.saveProducts(kettles);

    await begin({ url: link });
    await settled();

    const [kettle = Number.NaN, lakers = Number.NaN] = rarities;
    expect(kettle).toBeLessThan(lakers - 0.5);
  });

  it('reads the product, queries the sources and ranks the lowest delivered total first, with its saving', async () => {
    await start({
      offerSources: [
        offering(
          'catalog',
          shopOffer({ id: 'dear', price: { amountMinor: 29_500, currency: 'EUR' } }),
          shopOffer({ id: 'cheap', price: { amountMinor: 26_500, currency: 'EUR' } }),
        ),
      ],
    });

    const response = await begin({ url: `${link}?utm_source=newsletter#reviews` });
    const comparison = await settled();

    expect(response.statusCode).toBe(202);
    expect(comparison.identification).toMatchObject({
      state: 'read',
      identifiedBy: { kind: 'page', text: null },
    });
    expect(comparison.product).toMatchObject({ brand: 'Sony', gtins: [gtin], mpn: 'WH1000XM5B' });
    expect(comparison.product?.pastedOffer?.offer.price).toEqual({ amountMinor: 30_400, currency: 'EUR' });
    expect(
      comparison.offers.ranked.map((row) => [
        row.offer.id,
        row.match.level,
        row.difference?.amountMinor ?? null,
      ]),
    ).toEqual([
      ['cheap', 'same-gtin', -3_410],
      ['dear', 'same-gtin', -410],
      [comparison.product?.pastedOffer?.offer.id, 'pasted', null],
    ]);
    expect(comparison.offers.best).toEqual({
      offerId: 'cheap',
      saving: { amountMinor: 3_410, currency: 'EUR' },
    });
    expect(comparison.sources).toMatchObject([{ id: 'catalog', state: 'found', found: 2 }]);
  });

  it("never follows an affiliate network's link: it reads the target page or uses the link alone", async () => {
    const fetched: string[] = [];
    const answer = ({ link: address }: { readonly link: string }) => {
      fetched.push(address);
      return address === link ? page : { status: 404, body: '' };
    };
    await start({ pages: { '*': answer }, offerSources: [] });
    const other = requestId.replace('3', '4');

    await begin({ url: 'https://www.awin1.com/pclick.php?p=1&a=2&m=3' });
    const hidden = await settled();
    await begin({ requestId: other, url: `https://clk.tradedoubler.com/click?p(1)a(2)g(3)url(${link})` });
    const named = await settled(other);

    expect(hidden.identification.state).toBe('from-link-only');
    expect(named.identification.state).toBe('read');
    expect(named.product?.pastedOffer?.offer.link).toBe(link);
    expect(fetched).toEqual([link]);
  });

  it("shows the taxonomy's category, not the shop's text", async () => {
    await start({ offerSources: [] });

    await begin({ url: link });
    const { product } = await settled();

    expect(product?.categoryName).toEqual({ en: 'Headphones', de: 'Kopfhörer' });
    expect(JSON.stringify(product)).not.toContain('Ohrhörer');
  });

  it('signs the outbound link of every offer', async () => {
    await start({ offerSources: [offering('catalog', shopOffer({ id: 'cheap' }))] });

    await begin({ url: link });
    const { ranked } = (await settled()).offers;

    for (const { outbound } of ranked) {
      expect(api.services.outboundSigner.verify(outbound.to, outbound.offer, outbound.signature)).toBe(true);
    }
  });

  it("preserves the referrer's tag of the pasted link on the way out, and fetches without it", async () => {
    const amazon = 'https://www.amazon.de/dp/B09XS7JWHH';
    await start({
      pages: { [amazon]: page.replaceAll(link, amazon) },
      affiliateIds: { amazon: { 'amazon.de': 'hunt-21' } },
    });

    await begin({ url: `${amazon}?tag=creator-21&utm_source=video` });
    const { product } = await settled();
    const outbound = product?.pastedOffer?.outbound;
    const redirect = await api.app.inject({ method: 'GET', url: '/api/redirect', query: { ...outbound } });

    expect(redirect.headers['location']).toBe(`${amazon}?tag=creator-21`);
  });

  it('ranks no other colour, accessory or refurbished product', async () => {
    await start({
      offerSources: [
        offering(
          'catalog',
          shopOffer({
            id: 'silver',
            title: 'Sony WH-1000XM5 silver',
            gtins: ['04548736132597'],
            mpn: 'WH1000XM5S',
            attributes: { colour: 'silver' },
          }),
          shopOffer({
            id: 'case',
            title: 'Hard case for Sony WH-1000XM5',
            brand: 'Geekria',
            gtins: [],
            mpn: null,
            attributes: {},
          }),
          shopOffer({ id: 'used', condition: 'refurbished' }),
        ),
      ],
    });

    await begin({ url: link });
    const { ranked, variants } = (await settled()).offers;

    expect(ranked.map((row) => row.match.level)).toEqual(['pasted']);
    expect(variants.flatMap((group) => group.offers.map((row) => row.offer.id)).sort()).toEqual([
      'silver',
      'used',
    ]);
    const silver = variants.flatMap(({ offers }) => offers).find(({ offer }) => offer.id === 'silver');
    expect(silver?.match.difference).toEqual({ attribute: 'colour', asked: 'black', other: 'silver' });
  });

  it('shows offers without an exchange rate unranked', async () => {
    await start({
      offerSources: [
        offering(
          'catalog',
          shopOffer({
            id: 'abroad',
            price: { amountMinor: 19_900, currency: 'KES' },
            shipping: { kind: 'free' },
          }),
        ),
      ],
    });

    await begin({ url: link });
    const { ranked, unranked, unconverted } = (await settled()).offers;

    expect(ranked.map((row) => row.match.level)).toEqual(['pasted']);
    expect(unranked).toMatchObject([{ offer: { id: 'abroad' }, reason: 'no-exchange-rate' }]);
    expect(unconverted).toBe(1);
  });

  it('uses the requested currency and shows the date of the rates', async () => {
    const rates = { base: 'EUR', date: '2026-11-20', rates: { USD: 1.25 } };
    await start({
      offerSources: [
        offering(
          'catalog',
          shopOffer({
            id: 'abroad',
            price: { amountMinor: 30_000, currency: 'USD' },
            tax: 'included',
            shippingRates: [{ country: 'DE', cost: { amountMinor: 0, currency: 'USD' }, freeFrom: null }],
          }),
        ),
      ],
    });
    await api.services.storage.exchangeRates.saveRates(rates);

    await begin({ url: link, currency: 'USD' });
    const { product, offers } = await settled();

    expect(offers).toMatchObject({ currency: 'USD', ratesDate: '2026-11-20', unconverted: 0 });
    expect(offers.ranked.map((row) => [row.deliveredTotal, row.difference])).toEqual([
      [
        { amountMinor: 30_000, currency: 'USD' },
        { amountMinor: -8_000, currency: 'USD' },
      ],
      [{ amountMinor: 38_000, currency: 'USD' }, null],
    ]);
    expect(offers.best?.saving).toEqual({ amountMinor: 8_000, currency: 'USD' });
    expect(product?.pastedOffer?.itemPrice).toEqual({ amountMinor: 38_000, currency: 'USD' });
  });

  it('marks prices without tax, and never calls one cheaper than a price with tax', async () => {
    await start({
      offerSources: [
        offering(
          'catalog',
          shopOffer({
            id: 'abroad',
            price: { amountMinor: 100, currency: 'USD' },
            shippingRates: [{ country: 'DE', cost: { amountMinor: 0, currency: 'USD' }, freeFrom: null }],
          }),
        ),
      ],
    });
    const rates = { base: 'EUR', date: '2026-11-20', rates: { USD: 1.25 } };
    await api.services.storage.exchangeRates.saveRates(rates);

    await begin({ url: link, currency: 'EUR' });
    const { offers } = await settled();

    expect(offers.ranked.map(({ offer, match, difference }) => [match.level, offer.tax, difference])).toEqual(
      [
        ['pasted', undefined, null],
        [expect.any(String), 'excluded', null],
      ],
    );
    expect(offers.best).toMatchObject({ offerId: offers.ranked[0]?.offer.id, saving: null });
  });

  describe('with an uncertain match', () => {
    const otherCode = { gtins: ['05012345678900'], shipping: { kind: 'free' } } as const;
    const uncertain = (id: string, amountMinor: number) =>
      shopOffer({ ...otherCode, id, price: { amountMinor, currency: 'EUR' } });

    it('calls only certain matches best, and lists the uncertain ones that would be, cheapest first', async () => {
      const sure = shopOffer({ id: 'sure', price: { amountMinor: 29_000, currency: 'EUR' } });
      const offers = [uncertain('maybe', 26_000), uncertain('too', 25_000), uncertain('dear', 40_000), sure];
      await start({ offerSources: [offering('catalog', ...offers)] });

      await begin({ url: link });
      const { ranked, best, likely } = (await settled()).offers;

      expect(ranked.map(({ offer, match }) => [offer.id, match.level])).toEqual([
        ['too', 'probably-same'],
        ['maybe', 'probably-same'],
        ['sure', 'same-gtin'],
        [expect.any(String), 'pasted'],
        ['dear', 'probably-same'],
      ]);
      expect(best).toMatchObject({ offerId: 'sure' });
      expect(likely).toEqual([
        { offerId: 'too', best: { offerId: 'too', saving: { amountMinor: 5_400, currency: 'EUR' } } },
        { offerId: 'maybe', best: { offerId: 'maybe', saving: { amountMinor: 4_400, currency: 'EUR' } } },
      ]);
    });

    it('ignores what else its shop sells if an admin keeps that apart', async () => {
      const maybe = uncertain('maybe', 26_000);
      const rival = { ...uncertain('rival', 26_000), retailer: maybe.retailer };
      const found = [
        { offer: maybe, productId: null },
        { offer: rival, productId: 'p2' },
      ];
      await start({ offerSources: [source('catalog', () => Promise.resolve(found))] });
      const { products, productDecisions } = api.services.storage;
      await products.saveProducts([
        sampleProduct({ id: 'p1', title: 'Sony WH-1000XM5', gtins: [gtin], mpn: 'WH1000XM5B' }),
        sampleProduct({ id: 'p2' }),
      ]);
      const decided = { decidedAt: '2026-11-20T08:00:00.000Z', decidedBy: 'ada', regroupingId: null };
      await productDecisions.saveDecision({ ...decided, productIds: ['p1', 'p2'], decision: 'apart' });

      await begin({ url: link });
      const { ranked } = (await settled()).offers;

      expect(ranked.map(({ offer, match }) => [offer.id, match.level])).toEqual([
        ['maybe', 'probably-same'],
        [expect.any(String), 'pasted'],
      ]);
    });

    it('lists one that only its shipping keeps from being the cheapest', async () => {
      const unstated = { ...uncertain('maybe', 28_000), shipping: { kind: 'unknown' } } as const;
      await start({ offerSources: [offering('catalog', unstated)] });

      await begin({ url: link });
      const { ranked, best, likely } = (await settled()).offers;

      const pastedId = ranked.find(({ match }) => match.level === 'pasted')?.offer.id;
      expect(best).toEqual({ offerId: pastedId, saving: null });
      expect(likely).toMatchObject([
        { offerId: 'maybe', best: { offerId: pastedId, breakEven: { offerId: 'maybe' } } },
      ]);
    });
  });

  it('names the shop that is cheaper until its shipping exceeds the difference', async () => {
    const unstated = shopOffer({
      id: 'lumen',
      price: { amountMinor: 28_000, currency: 'EUR' },
      shipping: { kind: 'unknown' },
    });
    await start({ offerSources: [offering('catalog', unstated)] });

    await begin({ url: link });

    expect((await settled()).offers.best).toMatchObject({
      saving: null,
      breakEven: { offerId: 'lumen', shippingMax: { amountMinor: 2_400, currency: 'EUR' } },
    });
  });

  it("uses the pasted link's currency if nothing converts to the requested one", async () => {
    await start({
      offerSources: [
        offering(
          'catalog',
          shopOffer({
            id: 'near',
            price: { amountMinor: 37_000, currency: 'EUR' },
            shipping: { kind: 'free' },
          }),
          shopOffer({
            id: 'asked',
            price: { amountMinor: 90_000, currency: 'KES' },
            retailer: { name: 'Shop Three', domain: 'shop-three.example' },
          }),
        ),
      ],
    });

    await begin({ url: link, currency: 'KES' });
    const { product, offers } = await settled();

    expect(offers.currency).toBe('EUR');
    expect(offers.ranked.map((row) => row.offer.id)).toContain('near');
    expect(offers.unranked).toMatchObject([{ offer: { id: 'asked' } }]);
    expect(product?.pastedOffer?.itemPrice).toEqual({ amountMinor: 30_400, currency: 'EUR' });
  });

  it('shows no rates if none were needed', async () => {
    await start({ offerSources: [offering('catalog', shopOffer({ id: 'near' }))] });

    await begin({ url: link });

    expect((await settled()).offers.ratesDate).toBeNull();
  });

  it('rejects an unknown currency', async () => {
    await start();

    const answers = [
      await begin({ url: link, currency: 'QQQ' }),
      await begin({ url: link, currency: 'eur' }),
    ];

    expect(answers.map((answer) => answer.json().code)).toEqual(['request.invalid', 'request.invalid']);
  });

  it("doesn't reuse a finished comparison in another currency", async () => {
    await start();
    await begin({ url: link });
    await settled();
    const second = { requestId: '3f2b8c1e-9d4a-4f6b-8a7c-1e2d3c4b5a70', url: link, currency: 'USD' };

    await begin(second);

    const url = `/api/comparisons/${second.requestId}`;
    await api.app.inject({ method: 'GET', url: `${url}/events` });
    const { comparison } = (await api.app.inject({ method: 'GET', url })).json();
    expect(comparison.offers.currency).toBe('USD');
  });

  it("shows the other sources' results when one fails and one hangs", async () => {
    await start({
      comparisonDeadlineMs: 2_000,
      offerSources: [
        source('broken', () => Promise.reject(new SourceFailure('blocked', 'said no'))),
        source('hanging', () => new Promise(() => undefined)),
        offering('empty'),
        offering('catalog', shopOffer({ id: 'cheap' })),
      ],
    });

    await begin({ url: link });
    const comparison = await settled();

    expect(Object.fromEntries(comparison.sources.map((one) => [one.id, one.state]))).toEqual({
      broken: 'failed',
      hanging: 'timed-out',
      empty: 'nothing',
      catalog: 'found',
    });
    expect(comparison.offers.best?.offerId).toBe('cheap');
    expect(comparison.settledAt).not.toBeNull();
    expect(api.reported).toEqual([]);
  });

  it("resumes after the browser's last event", async () => {
    await start({ offerSources: [offering('catalog', shopOffer({ id: 'cheap' }))] });
    await begin({ url: link });
    const all = await stream();

    const rest = await stream(2);

    expect(all.map((event) => event.id)).toEqual(all.map((_event, index) => index + 1));
    expect(rest).toEqual(all.slice(2));
  });

  it('runs once, however often the same request id is sent', async () => {
    let searches = 0;
    await start({
      offerSources: [
        source('catalog', () => {
          searches += 1;
          return Promise.resolve([]);
        }),
      ],
    });

    await Promise.all([begin({ url: link }), begin({ url: link }), begin({ url: link })]);
    await settled();
    const again = await begin({ url: link });

    expect(searches).toBe(1);
    expect(again.json().comparison.settledAt).not.toBeNull();
  });

  it('rejects a request id that belongs to another search', async () => {
    await start();
    await begin({ url: link });

    const other = await begin({ url: 'https://other.example/p/2' });

    expect(other.statusCode).toBe(409);
    expect(other.json().code).toBe('comparison.taken');
  });

  it('reuses the finished comparison of the same link instead of fetching the shop again', async () => {
    let reads = 0;
    await start({
      pages: {
        [link]: () => {
          reads += 1;
          return page;
        },
      },
    });
    await begin({ url: link });
    await settled();

    const second = await api.app.inject({
      method: 'POST',
      url: '/api/comparisons',
      payload: { requestId: '9f2b8c1e-9d4a-4f6b-8a7c-1e2d3c4b5a69', url: link, country: 'DE' },
    });

    expect(reads).toBe(1);
    expect(second.json().comparison).toMatchObject({ identification: { state: 'read' } });
    expect(second.json().comparison.settledAt).not.toBeNull();
  });

  it.each([
    ['a shop that blocks', { status: 403, body: 'no' }, 'blocked'],
    ['a page that is gone', { status: 410, body: '' }, 'gone'],
    [
      'a page without a product',
      '<html><body><h1>About us</h1><p>We sell things.</p></body></html>',
      'not-a-product',
    ],
    ['a shop that is down', { breaks: 'connection' as const }, 'unreachable'],
  ])('says so and searches by the words of the link for %s', async (_what, answer, reason) => {
    const words = 'https://klangwerk.example/p/sony-wh-1000xm5-headphones';
    await start({ pages: { [words]: answer } });

    await begin({ url: words });
    const comparison = await settled();

    expect(comparison.identification).toMatchObject({
      state: 'from-link-only',
      reason,
      identifiedBy: { kind: 'link-words', text: 'sony wh-1000xm5 headphones' },
    });
    expect(comparison.product?.title).toBe('sony wh-1000xm5 headphones');
    expect(comparison.product?.pastedOffer).toBeNull();
    expect(comparison.settledAt).not.toBeNull();
  });

  it('searches by the words of the link when reading the page is aborted, and logs it', async () => {
    const words = 'https://klangwerk.example/p/sony-wh-1000xm5-headphones';
    await start({ pages: { [words]: page }, readPage: () => Promise.reject(new PageNotRead('too long')) });

    await begin({ url: words });
    const comparison = await settled();

    expect(comparison.identification).toMatchObject({ state: 'from-link-only', reason: null });
    expect(comparison.product?.title).toBe('sony wh-1000xm5 headphones');
    expect(api.reported).toEqual(['could not read a page: PageNotRead: too long']);
  });

  it.each(['http://127.0.0.1/admin', 'http://169.254.169.254/latest/meta-data', 'http://[::1]:4000/'])(
    'never fetches %s and reveals nothing about it',
    async (url) => {
      await start();

      const response = await begin({ url });
      const events = await stream();

      expect([202, 400]).toContain(response.statusCode);
      expect(JSON.stringify(events)).not.toMatch(/ECONN|address|private/i);
    },
  );

  it('removes a user name and password from the link before storing or fetching it', async () => {
    await start();

    const response = await begin({ url: link.replace('://', '://user:secret@') });
    const comparison = await settled();

    expect(response.json().comparison.link).toBe(link);
    expect(comparison.identification.state).toBe('read');
    expect(JSON.stringify(await stream())).not.toContain('secret');
  });

  it.each(['not a link', 'file:///etc/passwd', 'javascript:alert(1)'])(
    'rejects %s as no product link',
    async (url) => {
      await start();

      const response = await begin({ url });

      expect(response.statusCode).toBe(400);
      expect(response.json().code).toBe('link.not-a-url');
    },
  );

  it('recognises the catalog product and updates the price of its stored offer', async () => {
    await start({
      offerSources: [
        offering(
          'live',
          shopOffer({
            id: 'live-1',
            source: 'live',
            link: 'https://cheap.example/p',
            price: { amountMinor: 25_000, currency: 'EUR' },
            checkedAt: '2026-11-21T09:00:00.000Z',
          }),
        ),
      ],
    });
    await api.services.storage.products.saveProducts([
      sampleProduct({ id: 'p1', title: 'Sony WH-1000XM5', gtins: [gtin], mpn: 'WH1000XM5B' }),
    ]);
    await api.services.storage.offers.saveOffers([{ productId: 'p1', offer: shopOffer({ id: 'cheap' }) }]);

    await begin({ url: link });
    const comparison = await settled();

    const [stored] = await api.services.storage.offers.findOffersByIds(['cheap']);
    expect(comparison.product?.productId).toBe('p1');
    expect(stored?.offer.price).toEqual({ amountMinor: 25_000, currency: 'EUR' });
  });

  it('never adds an offer of an unknown page to the catalog', async () => {
    await start({ offerSources: [offering('live', shopOffer({ id: 'stranger', source: 'live' }))] });
    await api.services.storage.products.saveProducts([
      sampleProduct({ id: 'p1', gtins: [gtin], mpn: 'WH1000XM5B' }),
    ]);

    await begin({ url: link });
    await settled();

    expect(await api.services.storage.offers.listOffersOfProducts(['p1'])).toEqual([]);
  });
});

describe('a comparison by a link whose page refuses servers', () => {
  const refused = { status: 403, body: 'no' };
  const family = [
    { id: 'p-black', colour: 'black', gtin: '04548736132610', mpn: 'WH1000XM5B.CE7' },
    { id: 'p-silver', colour: 'silver', gtin: '04548736132580', mpn: 'WH1000XM5S.CE7' },
  ];
  const shops = ['barn', 'brandt', 'lumen', 'pennywick'];
  const refusedLink =
    'https://www.amazon.com/Sony-WH-1000XM5-Canceling-Headphones-Hands-Free/dp/B09XS7JWHH/?tag=x';

  async function choose(offered: Comparison, name: string) {
    const id = '3f2b8c1e-9d4a-4f6b-8a7c-1e2d3c4b5a71';
    await begin({ requestId: id, url: offered.product?.choices?.find((each) => each.name === name)?.link });
    const chosen = await settled(id);
    const colour = [...new Set(chosen.offers.ranked.map(({ offer }) => offer.attributes['colour']))];
    return { chosen, colour };
  }

  /** Like the demo's catalog: four shops sell the headphones in two colours, one sells earphones with almost the same name. */
  async function startWithCatalog(url: string, more: readonly Offer[] = []): Promise<void> {
    await start({
      pages: { [canonicalLink(url)]: refused },
      offerSources: [testCatalogSource(() => api)],
    });
    const { products, offers } = api.services.storage;
    const earphones = { title: 'Sony WF-1000XM5, Black', gtins: ['04548736143890'], mpn: 'WF1000XM5B.CE7' };
    await products.saveProducts([
      ...family.map(({ id, colour, gtin: code, mpn }) =>
        sampleProduct({
          id,
          title: `Sony WH-1000XM5, ${colour}`,
          gtins: [code],
          mpn,
          attributes: { colour },
        }),
      ),
      sampleProduct({ id: 'p-earphones', ...earphones }),
    ]);
    await offers.saveOffers([
      ...family.flatMap(({ id, colour, gtin: code, mpn }) =>
        shops.map((shop, place) => ({
          productId: id,
          offer: shopOffer({
            id: `${shop}-${colour}`,
            title: `Sony WH-1000XM5, ${colour}`,
            gtins: [code],
            mpn,
            attributes: { colour },
            retailer: { name: shop, domain: `${shop}.example` },
            sku: `${shop}-${colour}`,
            link: `https://${shop}.example/p/${colour}`,
            price: { amountMinor: 30_000 + place, currency: 'EUR' },
          }),
        })),
      ),
      { productId: 'p-earphones', offer: shopOffer({ id: 'earphones', ...earphones }) },
      ...more.map((offer) => ({ productId: 'p-black', offer })),
    ]);
  }

  it.each([
    refusedLink,
    'https://www.walmart.com/ip/Sony-WH-1000XM5-Wireless-Headphones/1234567',
    'https://www.bestbuy.com/site/sony-wh-1000xm5-wireless-headphones/6505727.p?skuId=6505727',
    'https://www.ebay.com/itm/Sony-WH-1000XM5-Headphones/302474151804?hash=item46',
    'https://www.target.com/p/sony-wh-1000xm5-headphones/-/A-85978612',
    'https://www.newegg.com/sony-wh-1000xm5-headphones/p/0TH-000U-001A1',
    'https://www.aliexpress.com/item/Sony-WH-1000XM5-Headphones/33001234567.html',
    'https://www.otto.de/p/sony-wh-1000xm5-kopfhoerer-S0H7Q0XE/',
  ])(
    "asks for the colour if the words of %s leave it open, and compares the shops' offers of the chosen one",
    async (url) => {
      await startWithCatalog(url);

      await begin({ url });
      const offered = await settled();
      const { chosen, colour } = await choose(offered, 'black');

      const choices = offered.product?.choices ?? [];
      expect(offered.identification).toMatchObject({
        reason: 'blocked',
        identifiedBy: { kind: 'link-words' },
      });
      expect(choices.map(({ name, price, offerCount }) => [name, price?.amountMinor, offerCount])).toEqual([
        ['black', 30_490, 4],
        ['silver', 30_490, 4],
      ]);
      expect([offered.offers.ranked, offered.offers.variants, offered.sources]).toEqual([[], [], []]);
      expect(chosen.identification).toMatchObject({
        reason: 'blocked',
        identifiedBy: { kind: 'chosen-variant', text: null },
      });
      expect(chosen.product).toMatchObject({ productId: 'p-black', title: 'Sony WH-1000XM5, black' });
      expect(chosen.product?.choices).toBeUndefined();
      expect(new Set(chosen.offers.ranked.map(({ offer }) => offer.retailer.name))).toEqual(new Set(shops));
      expect(colour).toEqual(['black']);
      expect(chosen.offers.variants.map(({ offers }) => offers.length)).toEqual([4]);
      expect(JSON.stringify(chosen.offers.ranked)).not.toContain('WF-1000XM5');
    },
  );

  it('shows each colour to choose from with the price that lists show the reader', async () => {
    await startWithCatalog(refusedLink);
    const { exchangeRates, search } = api.services.storage;
    await exchangeRates.saveRates({ base: 'EUR', date: '2026-11-20', rates: { USD: 2 } });
    await begin({ url: refusedLink });
    await settled();

    const place = { currency: 'USD', country: 'US' };
    const answer = await api.app.inject({
      method: 'GET',
      url: `/api/comparisons/${requestId}`,
      query: place,
    });

    const { product } = answer.json<{ comparison: Comparison }>().comparison;
    const listed = await search.listItems(['p-black', 'p-silver'], place);
    expect(product?.choices?.map(({ price }) => price)).toEqual(listed.map(({ lowestPrice }) => lowestPrice));
    expect(product?.choices?.map(({ price }) => price?.currency)).toEqual(['USD', 'USD']);
  });

  it('never represents a colour that has codes by a product without codes, however well its title matches', async () => {
    await startWithCatalog(refusedLink);
    const { products, offers } = api.services.storage;
    const lie = { title: 'Sony WH-1000XM5 Canceling Headphones Hands Free, black', gtins: [], mpn: null };
    await products.saveProducts([sampleProduct({ id: 'p-lie', ...lie, attributes: { colour: 'black' } })]);
    const offer = shopOffer({ id: 'lie', ...lie, price: { amountMinor: 500, currency: 'EUR' } });
    await offers.saveOffers([{ productId: 'p-lie', offer }]);

    await begin({ url: refusedLink });
    const { product } = await settled();

    expect(product?.choices?.map(({ productId }) => productId)).toEqual(['p-black', 'p-silver']);
  });

  it('asks nothing if shops offer only one of the colours', async () => {
    await startWithCatalog(refusedLink);
    await api.services.storage.offers.removeOffers(shops.map((shop) => `${shop}-black`));

    await begin({ url: refusedLink });
    const { product, offers } = await settled();

    expect(product).toMatchObject({ productId: 'p-silver' });
    expect(product?.choices).toBeUndefined();
    expect(offers.ranked).toHaveLength(4);
  });

  it('asks nothing if the words of the link name a colour, however unusual its name', async () => {
    await startWithCatalog('https://www.walmart.com/ip/Sony-WH-1000XM5-Headphones-Smoky-Dawn/1234567');
    const { products, offers } = api.services.storage;
    const dawn = { title: 'Sony WH-1000XM5, Smoky Dawn', gtins: ['04548736132627'], mpn: 'WH1000XM5D.CE7' };
    const attributes = { colour: 'Smoky Dawn' };
    await products.saveProducts([sampleProduct({ id: 'p-dawn', ...dawn, attributes })]);
    const offer = shopOffer({ id: 'dawn', ...dawn, attributes });
    await offers.saveOffers([{ productId: 'p-dawn', offer }]);

    await begin({ url: 'https://www.walmart.com/ip/Sony-WH-1000XM5-Headphones-Smoky-Dawn/1234567' });
    const { product, offers: found } = await settled();

    expect(product?.choices).toBeUndefined();
    expect(product).toMatchObject({ productId: 'p-dawn' });
    expect(found.ranked.map((row) => row.offer.id)).toEqual(['dawn']);
  });

  it("shows the other colours as variants, however much longer the shops' titles are", async () => {
    const url = refusedLink;
    await startWithCatalog(url);
    await api.services.storage.offers.saveOffers(
      family.map(({ id, colour, gtin: code, mpn }) => ({
        productId: id,
        offer: shopOffer({
          id: `long-${colour}`,
          gtins: [code],
          mpn,
          attributes: {},
          title: `Sony WH-1000XM5 Wireless Noise-Cancelling Bluetooth Headphones, ${colour}`,
          retailer: { name: 'long', domain: 'long.example' },
        }),
      })),
    );

    await begin({ url });
    const { ranked, variants } = (await choose(await settled(), 'black')).chosen.offers;

    expect(ranked).toHaveLength(5);
    expect(variants.flatMap(({ offers }) => offers)).toHaveLength(5);
  });

  it('shows the colour that the words of the link name', async () => {
    const url = 'https://www.walmart.com/ip/Sony-WH-1000XM5-Headphones-Silver/1234567';
    await startWithCatalog(url);

    await begin({ url });
    const { product, offers } = await settled();

    expect(product).toMatchObject({ productId: 'p-silver', attributes: { colour: 'silver' } });
    expect(offers.ranked.map(({ offer }) => offer.attributes['colour'])).toEqual(Array(4).fill('silver'));
  });

  const amazonOffer = shopOffer({
    id: 'amazon-de',
    retailer: { name: 'Amazon', domain: 'amazon.de' },
    sku: null,
    link: 'https://www.amazon.de/dp/B09XS7JWHH?th=1',
  });

  it.each([
    ['its own offer', 'https://www.amazon.de/gp/product/B09XS7JWHH', 'amazon-de'],
    ['no offer of its own in another country', 'https://www.amazon.com/dp/B09XS7JWHH', undefined],
  ])(
    'identifies a link without words by an item number that the catalog knows, with %s',
    async (_what, url, own) => {
      await startWithCatalog(url, [amazonOffer]);

      await begin({ url });
      const { identification, product, offers } = await settled();

      expect(identification.identifiedBy).toEqual({ kind: 'item-number', text: 'B09XS7JWHH' });
      expect(product?.productId).toBe('p-black');
      expect(product?.pastedOffer?.offer.id).toBe(own);
      expect(offers.ranked).toHaveLength(5);
    },
  );

  const argosOffer = shopOffer({
    id: 'argos',
    retailer: { name: 'Argos', domain: 'argos.example' },
    sku: '9464829',
    link: 'https://argos.example/p',
  });

  it("identifies a shop's link by an SKU that the catalog knows", async () => {
    const url = 'https://www.argos.example/product/9464829';
    await startWithCatalog(url, [argosOffer]);

    await begin({ url });
    const { identification, product } = await settled();

    expect(identification.identifiedBy).toEqual({ kind: 'item-number', text: '9464829' });
    expect(product).toMatchObject({ productId: 'p-black', pastedOffer: { offer: { id: 'argos' } } });
  });

  it.each([
    ['https://item.mall.example/bigcamera/4548736132610/', '4548736132610'],
    ['https://www.mall.example/casques/noir/f-1060901-son4548736132610.html', 'son4548736132610'],
  ])('identifies %s by the barcode in it, whatever its other words are', async (url, text) => {
    await startWithCatalog(url, [shopOffer({ ...argosOffer, gtins: ['04548736132610'] })]);
    const { products } = api.services.storage;
    const black = await products.findProduct('p-black');
    if (black !== null) await products.saveProducts([{ ...black, gtins: ['04548736132610'] }]);

    await begin({ url });
    const { identification, product } = await settled();

    expect(identification.identifiedBy).toEqual({ kind: 'item-number', text });
    expect(product).toMatchObject({ productId: 'p-black', pastedOffer: null });
  });

  it('uses the words if the number in the link is the SKU of another product', async () => {
    const url = 'https://www.argos.example/category-9464829/oak-serving-tray';
    await startWithCatalog(url, [argosOffer]);

    await begin({ url });
    const { identification, product } = await settled();

    expect(identification.identifiedBy).toEqual({ kind: 'link-words', text: 'oak serving tray' });
    expect(product?.productId).toBeNull();
  });

  it('says if the catalog has the link itself', async () => {
    const url = 'https://lumen.example/p/black?utm_source=x';
    await startWithCatalog(url);

    await begin({ url });
    const { identification, product } = await settled();

    expect(identification.identifiedBy).toEqual({ kind: 'catalog-link', text: null });
    expect(product).toMatchObject({ productId: 'p-black', pastedOffer: { offer: { id: 'lumen-black' } } });
  });

  it.each(['https://www.walmart.com/ip/1234567', 'https://www.amazon.com/dp/B0C0000000?tag=x'])(
    'says if nothing in %s names the product',
    async (url) => {
      await startWithCatalog(url);

      await begin({ url });
      const { identification, product, settledAt } = await settled();

      expect(identification.identifiedBy).toEqual({ kind: 'nothing', text: null });
      expect(product).toBeNull();
      expect(settledAt).not.toBeNull();
    },
  );
});

describe('a comparison by words', () => {
  it('takes the catalog product that has every one of the words', async () => {
    await start();
    await api.services.storage.products.saveProducts([
      sampleProduct({ id: 'p1', title: 'Sony WH-1000XM5 headphones', gtins: [gtin] }),
      sampleProduct({ id: 'p2', title: 'Sony WH-CH720N headphones' }),
    ]);

    await begin({ query: 'sony wh1000xm5' });
    const comparison = await settled();

    expect(comparison.identification).toMatchObject({
      state: 'from-words',
      identifiedBy: { kind: 'search-words', text: 'sony wh1000xm5' },
    });
    expect(comparison.product?.productId).toBe('p1');
  });

  it('groups what shops found by product if no product matches the words, and counts only what it shows', async () => {
    const kettle = (id: string, title: string, shopName: string, amountMinor: number, gtins: string[] = []) =>
      sampleOffer({
        id,
        title,
        gtins,
        brand: null,
        mpn: null,
        attributes: {},
        link: `https://${shopName}.example/${id}`,
        retailer: { name: shopName, domain: `${shopName}.example` },
        price: { amountMinor, currency: 'EUR' },
      });
    await start({
      offerSources: [
        offering(
          'one',
          kettle('a', 'Riess enamel kettle 2 l red', 'topf', 8900, ['09001234000012']),
          kettle('b', 'Copper kettle on a stand', 'topf', 19900),
          kettle('c', 'Garden hose 20 m', 'topf', 2900),
        ),
        offering('two', kettle('d', 'Riess Kettle red enamel 2 l', 'kanne', 7900, ['09001234000012'])),
        offering('three', kettle('e', 'Garden chair', 'garten', 7900)),
      ],
    });

    await begin({ query: 'enamel kettle' });
    const { offers, sources } = await settled();

    expect(offers.ranked).toEqual([]);
    expect(
      offers.found?.map(({ title, offers: rows }) => [title, rows.map(({ offer }) => offer.id)]),
    ).toEqual([
      [expect.stringContaining('Riess'), ['d', 'a']],
      ['Copper kettle on a stand', ['b']],
    ]);
    expect(sources.map(({ id, state, found }) => [id, state, found]).toSorted()).toEqual([
      ['one', 'found', 2],
      ['three', 'nothing', 0],
      ['two', 'found', 1],
    ]);
  });

  it('rejects a request with both a link and words, or with neither', async () => {
    await start();

    const both = await begin({ url: link, query: 'sony' });
    const neither = await begin({});

    expect([both.json().code, neither.json().code]).toEqual(['request.invalid', 'request.invalid']);
  });
});

describe('reading a comparison', () => {
  it('distinguishes an existing comparison from an unknown one', async () => {
    await start();

    const record = await api.app.inject({ method: 'GET', url: `/api/comparisons/${requestId}` });
    const events = await api.app.inject({ method: 'GET', url: `/api/comparisons/${requestId}/events` });

    expect([record.json().code, events.json().code]).toEqual([
      'comparison.not-found',
      'comparison.not-found',
    ]);
  });

  it('returns the record that the events add up to', async () => {
    await start({ offerSources: [offering('catalog', shopOffer({ id: 'cheap' }))] });
    await begin({ url: link });
    const folded = await settled();

    const response = await api.app.inject({ method: 'GET', url: `/api/comparisons/${requestId}` });

    const { startedAt: _startedAt, ...read } = response.json().comparison;
    expect(folded).toMatchObject(read);
  });
});
