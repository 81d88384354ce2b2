import type { Comparison } from '@pricehunt/api-contract/comparisons';
import type { FoundOffer } from '@pricehunt/offer-sources';
import type { Offer } from '@pricehunt/offers';
import { extractProduct } from '@pricehunt/product-extraction';
import { sampleOffer, sampleProduct } from '@pricehunt/storage/testing';
import fc from 'fast-check';
import { pino } from 'pino';
import { randomUUID } from 'node:crypto';
import { buildApp } from '../../build-app';
import { PageNotRead } from '../../outbound/page-reader';
import { testCatalogSource, testPageSource } from '../../testing/offer-sources';
import { startTestApi } from '../../testing/test-api';
import type { TestApi } from '../../testing/test-api';
import { patientTestMs } from '../../testing/waits';
import { identifyByWords, readCapturedPage } from './identify-product';
import { saveFoundOffers } from './save-found-offers';
import { createComparisonRunner } from './comparison-runner';
import { attackedLink, hostileCaptures } from './testing-hostile-captures';
import { readHostileCaptures } from './testing-read-captures';

const title = 'Sony WH-1000XM5 wireless headphones, black';
const gtin = '04548736132580';
const place = { country: 'DE', currency: 'EUR' };
const now = new Date('2026-11-21T10:00:00.000Z');

function productPage(
  changes: { readonly name?: string; readonly price?: string; readonly more?: object } = {},
) {
  const { name = title, price = '310.00', more = {} } = changes;
  const product = {
    '@type': 'Product',
    name,
    gtin13: gtin.slice(1),
    image: 'https://cdn.example/seen.jpg',
    offers: { '@type': 'Offer', price, priceCurrency: 'EUR', availability: 'https://schema.org/InStock' },
    ...more,
  };
  return `<html><head><script type="application/ld+json">${JSON.stringify(product)}</script></head><body><h1>${name}</h1></body></html>`;
}

const unlisted = 'https://refusing.example/item/2';
const readable = 'https://reading.example/item/1';
const longPage = 'x'.repeat(30_000);

function listed(id: string, link: string, amountMinor: number, changes: Partial<Offer> = {}) {
  const retailer = { name: id, domain: new URL(link).host };
  const price = { amountMinor, currency: 'EUR' };
  return {
    productId: 'black',
    offer: sampleOffer({ id, title, gtins: [gtin], retailer, link, price, ...changes }),
  };
}

let secondSource: readonly FoundOffer[] = [];

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({
    now: () => now,
    pages: {
      [readable]: productPage({ price: '299.00' }),
      '*': () => ({ status: 403, body: 'no' }),
    },
    readPage: async (html, link) => {
      if (html === longPage) throw new PageNotRead('too long');
      return extractProduct(html, link);
    },
    offerSources: [
      testPageSource,
      {
        id: 'second',
        name: 'Second source',
        appliesTo: () => true,
        retention: { historyAllowed: true, ageMsMax: null, mustShowTimestamp: false, disclaimer: null },
        findOffers: async () => secondSource,
      },
      testCatalogSource(() => api),
    ],
  });
  const { products, offers } = api.services.storage;
  await products.saveProducts([
    sampleProduct({
      id: 'black',
      title: 'Sony WH-1000XM5, Black',
      gtins: [gtin],
      attributes: { colour: 'black' },
      imageUrl: 'https://cdn.example/catalog.jpg',
    }),
  ]);
  await offers.saveOffers([
    listed('refusing', attackedLink, 40_000),
    listed('reading', readable, 41_000),
    listed('other', 'https://other.example/p', 35_000),
  ]);
});
afterAll(() => api.close());

let shoppers = 0;
/** A new address for each shopper, because of the rate limit. */
const newAddress = () => `10.0.${Math.floor((shoppers += 1) / 250)}.${shoppers % 250}`;

function send(payload: object, remoteAddress = newAddress(), app = api.app, headers = {}) {
  return app.inject({ method: 'POST', url: '/api/comparisons/captured', payload, remoteAddress, headers });
}

/** The origins of the two ways that captures arrive: the bookmarklet through this site, and the extension. */
const waysToArrive = [
  { origin: 'https://pricehunt.example' },
  { origin: 'chrome-extension://kpfnbllgpcnanmdbacgkpmjnhbjaimhe' },
];

async function settled(requestId: string, remoteAddress = newAddress()): Promise<Comparison> {
  await api.app.inject({ url: `/api/comparisons/${requestId}/events`, remoteAddress });
  const answer = await api.app.inject({ url: `/api/comparisons/${requestId}`, remoteAddress });
  return answer.json<{ comparison: Comparison }>().comparison;
}

async function compareCaptured(url: string, html: string, captured = url): Promise<Comparison> {
  const requestId = randomUUID();
  const answer = await send({ requestId, url, capture: { link: captured, html }, ...place });
  expect(answer.statusCode).toBe(202);
  return settled(requestId);
}

async function compare(url: string): Promise<Comparison> {
  const requestId = randomUUID();
  const remoteAddress = newAddress();
  const payload = { requestId, url, ...place };
  await api.app.inject({ method: 'POST', url: '/api/comparisons', payload, remoteAddress });
  return settled(requestId);
}

function save(offer: Offer): Promise<void> {
  const product = { ...identifyByWords(title), productId: 'black', siblingIds: new Set<string>() };
  const match = { level: 'same-gtin', confidence: 1, sentence: '' } as const;
  return saveFoundOffers(api.services, product, [{ kind: 'same', offer, match }]);
}

/** Everything that other visitors can see: product, offers, prices, verdict, lists, and a comparison of the same links. */
async function whatOthersSee(): Promise<string> {
  const read = async (url: string) =>
    (await api.app.inject({ url, query: place, remoteAddress: newAddress() })).json<unknown>();
  const answers = [
    await read('/api/products/black'),
    await read('/api/products/black/offers'),
    await read('/api/products/black/price-history'),
    await read('/api/search?q=sony'),
    await read('/api/categories'),
  ];
  const compared = [await compare(attackedLink), await compare(unlisted)].map(
    ({ identification, product, offers }) => ({ identification, product, offers }),
  );
  return JSON.stringify([answers, compared], (key, value: unknown) => (key === 'requestId' ? null : value));
}

describe("a comparison with the page that the shopper's browser shows", () => {
  it('shows the product and price of that page if the shop refuses servers, and says why', async () => {
    const comparison = await compareCaptured(unlisted, productPage());

    expect(comparison.identification).toEqual({
      state: 'captured',
      reason: 'blocked',
      shopName: 'refusing.example',
      marketplace: null,
      identifiedBy: { kind: 'page', text: null },
    });
    expect(comparison.product).toMatchObject({ title, productId: 'black' });
    expect(comparison.product?.pastedOffer?.offer).toMatchObject({
      source: 'shoppers-browser',
      price: { amountMinor: 31_000, currency: 'EUR' },
    });
    expect(comparison.offers.ranked.map(({ offer }) => offer.retailer.domain)).toEqual([
      'refusing.example',
      'other.example',
      'reading.example',
    ]);
  });

  it('shows nothing of the page of a shop that the operator blocked', async () => {
    const { storage, blockedShops } = api.services;
    const blocked = {
      domain: 'blocked.example',
      origin: 'https://blocked.example',
      decision: 'never',
    } as const;
    await storage.webSearch.decideShop(blocked, now.toISOString());
    await blockedShops.announce();

    const comparison = await compareCaptured('https://www.blocked.example/item/2', productPage());

    expect(comparison.identification.state).toBe('from-link-only');
    expect(comparison.product?.pastedOffer ?? null).toBeNull();
  });

  it('shows the price to nobody else who compares the same link, listed or not', async () => {
    const before = await whatOthersSee();

    const seen = [
      await compareCaptured(attackedLink, productPage({ price: '1.00' })),
      await compareCaptured(unlisted, productPage({ price: '1.00' })),
    ];

    expect(seen.map(({ product }) => product?.pastedOffer?.offer.price.amountMinor)).toEqual([100, 100]);
    expect(await whatOthersSee()).toBe(before);
  });

  it('prefers the page that the server can read, which alone updates the catalog', async () => {
    const { identification, product } = await compareCaptured(readable, productPage({ price: '1.00' }));

    expect(identification.state).toBe('read');
    expect(product?.pastedOffer?.offer.price.amountMinor).toBe(29_900);
    const [stored] = await api.services.storage.offers.findOffersByIds(['reading']);
    expect(stored?.offer.price.amountMinor).toBe(29_900);
  });

  it("updates the catalog only with a second source's own price", async () => {
    const { offer } = listed('second', attackedLink, 32_000, { source: 'second' });
    secondSource = [{ offer, productId: null }];

    const { product } = await compareCaptured(attackedLink, productPage({ price: '1.00' }));
    secondSource = [];

    const [stored] = await api.services.storage.offers.findOffersByIds(['refusing']);
    expect(product?.pastedOffer?.offer.price.amountMinor).toBe(100);
    expect(stored?.offer.price.amountMinor).toBe(32_000);
  });

  it('updates the catalog with the tax and weight that a source states with the price', async () => {
    const stated = { source: 'second', tax: 'excluded', weightGrams: 900 } as const;
    const { offer } = listed('second', 'https://other.example/p', 34_000, stated);

    await save(offer);

    const [stored] = await api.services.storage.offers.findOffersByIds(['other']);
    expect(stored?.offer).toMatchObject({ price: offer.price, tax: 'excluded', weightGrams: 900 });
  });

  it('never changes an offer of an affiliate feed', async () => {
    const fed = listed('fed', 'https://fed.example/p', 39_000, { source: 'network-feed' });
    await api.services.storage.offers.saveOffers([fed]);

    await save(listed('second', fed.offer.link, 30_000, { source: 'second' }).offer);

    const [stored] = await api.services.storage.offers.findOffersByIds(['fed']);
    expect(stored?.offer.price).toEqual(fed.offer.price);
  });

  it('asks for the variant if the page has several, and compares the chosen one', async () => {
    const variants = ['Black', 'Silver'].map((color, index) => ({
      '@type': 'Product',
      name: `Lamp Oslo ${color}`,
      color,
      sku: `OSLO-10${index}`,
      offers: { '@type': 'Offer', price: `${20 + index}.00`, priceCurrency: 'EUR' },
    }));
    const html = productPage({
      name: 'Lamp Oslo',
      more: { '@type': 'ProductGroup', gtin13: undefined, offers: undefined, hasVariant: variants },
    });

    const offered = await compareCaptured('https://refusing.example/lamp', html);
    const silver = offered.product?.choices?.find(({ name }) => name === 'Silver');
    const chosen = await compareCaptured(silver?.link ?? '', html, 'https://refusing.example/lamp');

    expect(offered.product?.choices?.map(({ name }) => name)).toEqual(['Black', 'Silver']);
    expect(chosen.identification.state).toBe('captured');
    expect(chosen.product?.pastedOffer?.offer.price.amountMinor).toBe(2_100);
  });

  it.each([
    ['shows no product', '<html><body><h1>About us</h1></body></html>'],
    ['cannot be read in time', longPage],
  ])('uses the link alone if the page %s', async (_what, html) => {
    const comparison = await compareCaptured('https://refusing.example/sony-wh-1000xm5', html);

    expect(comparison.identification).toMatchObject({
      state: 'from-link-only',
      identifiedBy: { kind: 'link-words' },
    });
  });

  it.each([
    [
      'was taken on another host',
      { link: 'https://evil.example/item/2', html: productPage() },
      'capture.link',
    ],
    ['has another port', { link: 'https://refusing.example:8443/item/2', html: '' }, 'capture.link'],
    ['has no address', { link: 'javascript:alert(1)', html: productPage() }, 'capture.link'],
    [
      'has a link of more than 2,048 characters',
      { link: `${unlisted}?q=${'x'.repeat(2_048)}`, html: '' },
      'capture.link',
    ],
    ['is longer than 200,000 characters', { link: unlisted, html: 'x'.repeat(200_001) }, 'capture.html'],
    ['has unknown fields', { link: unlisted, html: '', price: 1 }, 'capture'],
  ])('is rejected with 400 if the page %s', async (_what, capture, path) => {
    const answer = await send({ requestId: randomUUID(), url: unlisted, capture, ...place });

    expect(answer.statusCode).toBe(400);
    expect(answer.json<{ fields: { path: string }[] }>().fields[0]?.path).toBe(path);
  });

  it('is rejected with 413 if the request is larger than 256 KB', async () => {
    const capture = { link: unlisted, html: 'x'.repeat(300_000) };

    expect((await send({ requestId: randomUUID(), url: unlisted, capture })).statusCode).toBe(413);
  });

  it('adds no page to a comparison that somebody else has started', async () => {
    const requestId = randomUUID();
    const payload = { requestId, url: unlisted, ...place };
    await api.app.inject({ method: 'POST', url: '/api/comparisons', payload, remoteAddress: newAddress() });
    await settled(requestId);

    await send({ ...payload, capture: { link: unlisted, html: productPage({ price: '1.00' }) } });

    const events = await api.services.storage.comparisons.listEventsAfter(requestId, 0);
    expect(events.map(({ kind }) => kind)).not.toContain('captured');
    expect((await settled(requestId)).product?.pastedOffer ?? null).toBeNull();
  });

  it("stores at most 64 kB of a page's variants, and few of its codes and categories", async () => {
    const long = (index: number) => `${index} ${'\u00e9'.repeat(300)}`;
    const variants = Array.from({ length: 150 }, (_, index) => ({
      '@type': 'Product',
      name: `Lamp ${long(index)}`,
      color: long(index),
      sku: `OSLO-${index}`,
      offers: { '@type': 'Offer', price: `${20 + index}.00`, priceCurrency: 'EUR' },
    }));
    const more = { '@type': 'ProductGroup', gtin13: undefined, offers: undefined, hasVariant: variants };
    const services = {
      ...api.services,
      readPage: async (html: string, link: string) => extractProduct(html, link),
    };
    const captured = await readCapturedPage(
      services,
      productPage({ name: 'Lamp', more }),
      `${unlisted}?q=${'x'.repeat(2_000)}`,
    );
    const wide = await readCapturedPage(
      services,
      productPage({ more: { category: 'lamps > '.repeat(30) } }),
      unlisted,
    );

    expect(captured?.choices.length).toBeGreaterThan(2);
    expect(Buffer.byteLength(JSON.stringify(captured?.choices))).toBeLessThan(65_000);
    expect(wide?.category?.split(' > ')).toHaveLength(20);
  });

  it('still has the page when another process takes over', async () => {
    const captured = await readCapturedPage(
      { ...api.services, readPage: async (html, link) => extractProduct(html, link) },
      productPage(),
      unlisted,
    );
    const requestId = randomUUID();
    const { comparisons } = api.services.storage;
    const { record } = await comparisons.createComparison({
      requestId,
      link: unlisted,
      query: null,
      createdAt: now.toISOString(),
    });
    await comparisons.appendEvents(requestId, [
      { kind: 'captured', data: { kind: 'captured', ...captured } },
    ]);

    const runner = createComparisonRunner(api.services);
    runner.ensureRunning(record);
    await runner.idle();

    expect((await settled(requestId)).identification.state).toBe('captured');
  });

  it('logs nothing of the page, whether it is accepted, rejected or fails', async () => {
    const lines: string[] = [];
    const logger = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
    const { app } = await buildApp(
      {
        ...api.services,
        readPage: () => Promise.reject(new Error('no thread')),
        report: (failure, what) => logger.error({ err: failure }, what),
      },
      {
        SHOPPER_ORIGIN: 'https://pricehunt.example',
        MERCHANT_ORIGIN: 'https://m.pricehunt.example',
        ADMIN_ORIGIN: 'https://admin.internal',
        TRUST_PROXY: [],
        COUNTRY_HEADER: 'CF-IPCountry',
        OUTBOUND_ALLOW: [],
        logger,
        LOOP_DELAY_MS_MAX: 0,
      },
    );
    const html = productPage({ name: 'planted-title' });
    const url = `${unlisted}?planted-query=1`;

    const statuses = [
      await send({ requestId: randomUUID(), url, capture: { link: url, html } }, newAddress(), app),
      await send(
        { requestId: randomUUID(), url, capture: { link: url, html, planted: 1 } },
        newAddress(),
        app,
      ),
      await send({ requestId: 'planted', url, capture: { link: url, html } }, newAddress(), app),
    ].map(({ statusCode }) => statusCode);
    await app.close();

    expect(statuses).toEqual([202, 400, 400]);
    expect(lines.join('\n').match(/"msg":"request"/g)).toHaveLength(3);
    expect(lines.join('\n')).not.toContain('planted');
  });
});

const sentCount = process.env['HOSTILE_VALUES'] === 'all' ? 4_998 : 48;

describe('hostile captures', () => {
  it('leave no script, foreign link, invalid text or false price in what is stored of 500 of them', async () => {
    const { faults, offerCount } = await readHostileCaptures(500);

    expect(faults).toEqual([]);
    // About one in ten says a price and a product.
    expect(offerCount).toBeGreaterThan(20);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });

  it(
    'from the bookmarklet and the extension change nothing that others see, and never crash the server',
    async () => {
      const before = await whatOthersSee();

      const pages = fc.sample(hostileCaptures, sentCount);
      const lies = [productPage({ price: '0.01' }), productPage({ price: '99999999' })];
      for (const [index, html] of [...pages, ...lies].entries()) {
        const requestId = randomUUID();
        const url = index % 2 === 0 ? attackedLink : unlisted;
        const headers = waysToArrive[Math.floor(index / 2) % 2];
        const capture = { link: url, html };
        const answer = await send({ requestId, url, capture, ...place }, newAddress(), api.app, headers);
        expect([202, 400]).toContain(answer.statusCode);
        expect((await settled(requestId)).settledAt).not.toBeNull();
      }

      expect(await whatOthersSee()).toBe(before);
      expect(api.reported.filter((line) => !line.startsWith('could not read a page'))).toEqual([]);
    },
    patientTestMs,
  );
});
