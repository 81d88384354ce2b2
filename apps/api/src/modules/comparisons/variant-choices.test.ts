import type { Comparison } from '@pricehunt/api-contract/comparisons';
import type { OfferSource } from '@pricehunt/offer-sources';
import { sampleOffer, sampleProduct } from '@pricehunt/storage/testing';
import { randomUUID } from 'node:crypto';
import { settledComparison } from '../../testing/comparisons';
import { startTestApi } from '../../testing/test-api';
import type { TestApi } from '../../testing/test-api';

const page = (variants: readonly object[], extra = '') =>
  `<!doctype html><html><head><title>Stagg kettle</title><script type="application/ld+json">${JSON.stringify({
    '@type': 'ProductGroup',
    name: 'Stagg kettle',
    brand: { '@type': 'Brand', name: 'Fellow' },
    hasVariant: variants,
  })}</script></head><body><h1>Stagg kettle</h1>${extra}<button>Add to cart</button></body></html>`;
const variant = (colour: string, price: string, link?: string) => ({
  '@type': 'Product',
  name: `Stagg kettle - ${colour}`,
  color: colour,
  sku: `FE-${colour}`,
  image: `/${colour}.jpg`,
  offers: {
    '@type': 'Offer',
    price,
    priceCurrency: 'EUR',
    availability: 'https://schema.org/InStock',
    ...(link === undefined ? {} : { url: link }),
  },
});
const swatches = '<div><span>Colour</span><div><a href="#1">Black</a><a href="#2">White</a></div></div>';

const kettle = 'https://shop.example/products/stagg';
const shared = 'https://one-page.example/stagg';
const listed = 'https://listed.example/stagg';
const nameless = 'https://nameless.example/stagg';

const elsewhere: OfferSource = {
  id: 'elsewhere',
  name: 'Elsewhere',
  appliesTo: () => true,
  retention: { historyAllowed: true, ageMsMax: null, mustShowTimestamp: false, disclaimer: null },
  findOffers: () =>
    Promise.resolve(
      ['Black', 'White'].map((colour) => ({
        productId: null,
        offer: sampleOffer({
          id: colour,
          title: 'Fellow Stagg kettle',
          brand: 'Fellow',
          attributes: { colour },
          retailer: { name: 'Elsewhere', domain: 'else.example' },
          link: `https://else.example/${colour}`,
        }),
      })),
    ),
};

let api: TestApi;
beforeAll(async () => {
  const both = page(
    [variant('Black', '129', `${kettle}?variant=101`), variant('White', '139', `${kettle}?variant=102`)],
    swatches,
  );
  api = await startTestApi({
    offerSources: [elsewhere],
    pages: {
      ...Object.fromEntries(['', '?variant=101', '?variant=102'].map((query) => [kettle + query, both])),
      ...Object.fromEntries(
        [shared, listed, 'https://readable.example/stagg'].map((link) => [
          link,
          page([variant('Black', '129'), variant('White', '139')], swatches),
        ]),
      ),
      [nameless]: page(
        ['1', '2'].map((sku) => ({
          '@type': 'Product',
          name: 'Stagg kettle',
          sku,
          offers: { price: sku, priceCurrency: 'EUR' },
        })),
      ),
    },
  });
  await api.services.storage.exchangeRates.saveRates({ base: 'EUR', date: '2026-11-20', rates: { USD: 2 } });
});
afterAll(() => api.close());

const compare = (url: string, place = { country: 'US', currency: 'USD' }) =>
  settledComparison(api, { url }, place);

const comparedColours = ({ offers }: Comparison) => [
  ...new Set([...offers.ranked, ...offers.unranked].map(({ offer }) => offer.attributes['colour'])),
];

describe("a link that doesn't choose a variant", () => {
  it.each([
    ['pages of their own', kettle],
    ['one page', shared],
  ])('shows the variants to choose from and compares nothing, if they have %s', async (_what, url) => {
    const { product, offers, sources, settledAt } = await compare(url);

    expect(product).toMatchObject({ title: 'Stagg kettle', attributes: {}, pastedOffer: null });
    expect(product?.choices?.map(({ name, imageUrl, price }) => [name, imageUrl, price])).toEqual([
      ['Black', `${new URL(url).origin}/Black.jpg`, { amountMinor: 25_800, currency: 'USD' }],
      ['White', `${new URL(url).origin}/White.jpg`, { amountMinor: 27_800, currency: 'USD' }],
    ]);
    expect([offers.ranked, offers.variants, offers.similar, sources]).toEqual([[], [], [], []]);
    expect(settledAt).not.toBeNull();
  });

  it.each([
    ['pages of their own', kettle],
    ['one page', shared],
  ])('compares only the chosen variant, if they have %s', async (_what, url) => {
    const { product } = await compare(url);
    const [black, white] = await Promise.all((product?.choices ?? []).map(({ link }) => compare(link)));

    expect([black, white].map((each) => each?.product?.choices)).toEqual([undefined, undefined]);
    expect([black, white].map((each) => each?.product?.pastedOffer?.offer.price.amountMinor)).toEqual([
      12_900, 13_900,
    ]);
    expect([black, white].map((each) => each && comparedColours(each))).toEqual([['Black'], ['White']]);
    expect(black?.offers.variants.flatMap((group) => group.offers.map(({ offer }) => offer.id))).toEqual([
      'White',
    ]);
  });

  it('has no choices if the page has no words that distinguish its variants', async () => {
    const { product, offers } = await compare(nameless);

    expect(product?.choices).toBeUndefined();
    expect(offers.ranked.length).toBeGreaterThan(0);
  });

  it('has no choices if the catalog has the link itself', async () => {
    const { products, offers } = api.services.storage;
    await products.saveProducts([sampleProduct({ id: 'p1', title: 'Fellow Stagg kettle, black' })]);
    await offers.saveOffers([{ productId: 'p1', offer: sampleOffer({ id: 'own', link: listed }) }]);

    const { product } = await compare(listed);

    expect(product).toMatchObject({ productId: 'p1', pastedOffer: { offer: { id: 'own' } } });
    expect(product?.choices).toBeUndefined();
  });
});

describe('a link that several products of the catalog share', () => {
  it.each([
    ['cannot be read', 'https://refusing.example/mug'],
    ['is read', 'https://readable.example/stagg'],
  ])(
    'shows them to choose from, and compares each with its own offers, if its page %s',
    async (_what, link) => {
      const { products, offers } = api.services.storage;
      const { hostname } = new URL(link);
      await products.saveProducts(
        ['Black', 'White'].map((colour) => sampleProduct({ id: hostname + colour, title: `Mug, ${colour}` })),
      );
      await offers.saveOffers(
        ['Black', 'White'].map((colour) => {
          const own = {
            id: `${hostname}-${colour}`,
            title: `Mug - ${colour}`,
            attributes: { colour },
            sku: `FE-${colour}`,
          };
          return {
            productId: hostname + colour,
            offer: sampleOffer({ ...own, link, retailer: { name: 'Shop', domain: hostname } }),
          };
        }),
      );

      const choices = (await compare(link)).product?.choices ?? [];
      const chosen = await Promise.all(choices.map((choice) => compare(choice.link)));

      expect(choices.map(({ name }) => name)).toEqual(['Black', 'White']);
      expect(chosen.map(({ product }) => [product?.productId, product?.pastedOffer?.offer.id])).toEqual([
        [`${hostname}Black`, `${hostname}-Black`],
        [`${hostname}White`, `${hostname}-White`],
      ]);
    },
  );
});

describe('a comparison read from another place', () => {
  it('is priced for its reader in every list, on the page and in the stream, now and after a reload', async () => {
    const requestId = randomUUID();
    const [black] = (await compare(kettle)).product?.choices ?? [];
    await api.app.inject({
      method: 'POST',
      url: '/api/comparisons',
      payload: { requestId, url: black?.link, country: 'US', currency: 'USD' },
    });
    const read = async (query: Record<string, string>) => {
      const stream = await api.app.inject({
        method: 'GET',
        url: `/api/comparisons/${requestId}/events`,
        query,
      });
      const answer = await api.app.inject({ method: 'GET', url: `/api/comparisons/${requestId}`, query });
      const { offers, product } = answer.json<{ comparison: Comparison }>().comparison;
      const rows = [...offers.ranked, ...offers.similar, ...offers.variants.flatMap((group) => group.offers)];
      const shown = [...rows, ...(product?.pastedOffer ? [product.pastedOffer] : [])].map(
        ({ itemPrice }) => itemPrice?.currency,
      );
      const streamed = [
        ...stream.body.matchAll(/"itemPrice":\{"amountMinor":\d+,"currency":"([A-Z]{3})"/g),
      ].map(([, code]) => code);
      return {
        place: [offers.currency, offers.country],
        currencies: [...new Set([...shown, ...streamed])],
        count: shown.length,
      };
    };

    const [started, german, again] = [
      await read({}),
      await read({ country: 'DE', currency: 'EUR' }),
      await read({}),
    ];

    expect(started).toEqual({ place: ['USD', 'US'], currencies: ['USD'], count: 4 });
    expect(german).toEqual({ place: ['EUR', 'DE'], currencies: ['EUR'], count: 4 });
    expect(again).toEqual(started);
  });
});
