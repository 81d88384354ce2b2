import type { Offer } from '@pricehunt/offers';
import { scriptedWeb } from '@pricehunt/safe-fetch/testing';
import type { ScriptedPages } from '@pricehunt/safe-fetch/testing';
import { pastedStorefrontSource, shopifyStorefrontSource } from './shopify-storefront-source';
import { describeOfferSource, sampleRequest } from './testing';

const origin = 'https://lumen.example';
const now = () => new Date('2026-11-21T12:00:00.000Z');
const signal = new AbortController().signal;
const script = { 'content-type': 'text/javascript; charset=utf-8' };

/** Real storefront responses, cut to two variants. */
const headphones = {
  id: 8_100_000_000_001,
  title: 'Sony WH-1000XM5 Wireless Headphones',
  handle: 'wh-1000xm5',
  vendor: 'Sony',
  type: 'Headphones',
  price: 32_400,
  available: true,
  featured_image: '//lumen.example/cdn/black.jpg',
  options: [{ name: 'Color', position: 1, values: ['Black', 'Silver'] }],
  variants: [
    {
      id: 7526,
      title: 'Black',
      options: ['Black'],
      sku: 'LU-1',
      barcode: '4548736132610',
      price: 32_400,
      compare_at_price: 39_900,
      available: true,
    },
    {
      id: 7113,
      title: 'Silver',
      options: ['Silver'],
      sku: '',
      barcode: 'not-a-code',
      price: 34_700,
      compare_at_price: 0,
      available: false,
      featured_image: { src: 'https://lumen.example/cdn/silver.jpg' },
    },
  ],
};
const pages: ScriptedPages = {
  [suggestLink('4548736132610')]: suggestions('wh-1000xm5'),
  [`${origin}/products/wh-1000xm5.js`]: { headers: script, body: JSON.stringify(headphones) },
  [`${origin}/cart.js`]: { headers: script, body: JSON.stringify({ currency: 'USD', items: [] }) },
  [`${origin}/meta.json`]: { json: { name: 'Lumen Supply', currency: 'CAD' } },
};

describeOfferSource('shopifyStorefrontSource', {
  open: (safeFetch) => shopifyStorefrontSource({ safeFetch, now }, { origin, name: 'Lumen' }),
  pages,
  request: sampleRequest(),
});

describeOfferSource('pastedStorefrontSource', {
  open: (safeFetch) => pastedStorefrontSource({ safeFetch, now }, []),
  pages,
  request: sampleRequest({ link: `${origin}/products/wh-1000xm5` }),
});

describe('shopifyStorefrontSource', () => {
  it('returns each variant as an offer with its own link', async () => {
    const offers = await searched(pages);

    expect(offers).toMatchObject([
      {
        title: 'Sony WH-1000XM5 Wireless Headphones - Black',
        brand: 'Sony',
        gtins: ['04548736132610'],
        attributes: { colour: 'Black' },
        link: `${origin}/products/wh-1000xm5?variant=7526`,
        retailer: { name: 'Lumen Supply', domain: 'lumen.example' },
        imageUrl: 'https://lumen.example/cdn/black.jpg',
        price: { amountMinor: 32_400, currency: 'USD' },
        listPrice: { amountMinor: 39_900, currency: 'USD' },
        availability: 'in_stock',
        condition: 'unknown',
        sku: 'LU-1',
      },
      {
        gtins: [],
        link: `${origin}/products/wh-1000xm5?variant=7113`,
        imageUrl: 'https://lumen.example/cdn/silver.jpg',
        listPrice: null,
        availability: 'out_of_stock',
        sku: null,
      },
    ]);
  });

  it.each([
    ['JPY', 1_280_000, 12_800],
    ['EUR', 5, 5],
    ['KWD', 1_250, 12_500],
  ])('reads amounts as hundredths in any currency: %s', async (currency, price, amountMinor) => {
    const [offer] = await searched({
      ...pages,
      [`${origin}/products/wh-1000xm5.js`]: { json: { ...headphones, variants: [soleVariant({ price })] } },
      [`${origin}/cart.js`]: { json: { currency } },
    });

    expect(offer?.price).toEqual({ amountMinor, currency });
  });

  it('returns the plain link and title of a product without options', async () => {
    const [offer] = await searched({
      ...pages,
      [`${origin}/products/wh-1000xm5.js`]: { json: { ...headphones, variants: [soleVariant({})] } },
    });

    expect(offer).toMatchObject({ link: `${origin}/products/wh-1000xm5`, title: headphones.title });
    expect(offer?.attributes).toEqual({});
  });

  it("leaves out variants without a price, and doesn't guess their stock", async () => {
    const variants = [soleVariant({ id: 1, price: 0 }), soleVariant({ id: 2, available: undefined })];

    const offers = await searched({
      ...pages,
      [`${origin}/products/wh-1000xm5.js`]: { json: { ...headphones, variants } },
    });

    expect(offers.map(({ link, availability }) => [link, availability])).toEqual([
      [`${origin}/products/wh-1000xm5?variant=2`, 'unknown'],
    ]);
  });

  it('searches by model if the GTIN finds nothing', async () => {
    const offers = await searched({
      ...pages,
      [suggestLink('4548736132610')]: suggestions(),
      [suggestLink('WH-1000XM5')]: suggestions('wh-1000xm5'),
    });

    expect(offers).toHaveLength(2);
  });

  it('reads the product list if bots may not search', async () => {
    const web = scriptedWeb(
      {
        ...pages,
        [`${origin}/robots.txt`]: {
          headers: { 'content-type': 'text/plain' },
          body: 'User-agent: *\nDisallow: /search\nDisallow: /cart\n',
        },
        [`${origin}/products.json?limit=250`]: {
          json: {
            products: [
              { handle: 'kettle', title: 'Copper kettle', vendor: 'Kettle & Crumb' },
              { handle: 'wh-1000xm5', title: headphones.title, vendor: 'Sony' },
            ],
          },
        },
      },
      { respectRobots: true },
    );
    const source = shopifyStorefrontSource({ safeFetch: web, now }, { origin, name: 'Lumen' });

    const found = await source.findOffers(sampleRequest(), signal);

    expect(found.map(({ offer }) => offer.price.currency)).toEqual(['CAD', 'CAD']);
    expect(web.calls.some(({ link }) => /\/search|\/cart|kettle/.test(link))).toBe(false);
  });

  it("fails if the shop doesn't state its currency", async () => {
    const nameless = {
      ...pages,
      [`${origin}/cart.js`]: { status: 404 },
      [`${origin}/meta.json`]: '<p>Hi</p>',
    };

    await expect(searched(nameless)).rejects.toMatchObject({ reason: 'bad-answer' });
  });

  it('fails without a storefront', async () => {
    await expect(searched({ '*': '<p>A page like any other</p>' })).rejects.toMatchObject({
      reason: 'bad-answer',
    });
  });

  it('requests the currency once in six hours', async () => {
    let time = now().getTime();
    const web = scriptedWeb(pages);
    const source = shopifyStorefrontSource(
      { safeFetch: web, now: () => new Date(time) },
      { origin, name: 'Lumen' },
    );
    const asked = () => web.calls.filter(({ link }) => link === `${origin}/cart.js`).length;

    await source.findOffers(sampleRequest(), signal);
    time += 6 * 60 * 60_000 - 1;
    await source.findOffers(sampleRequest(), signal);
    const within = asked();
    time += 1;
    await source.findOffers(sampleRequest(), signal);

    expect([within, asked()]).toEqual([1, 2]);
  });
});

describe('pastedStorefrontSource', () => {
  it.each([
    ['no link', null, false],
    ['a product of another shop system', 'https://shop.example/p/123.html', false],
    ['a marketplace whose links look alike', 'https://www.newegg.com/products/N82E16826106900', false],
    ['a storefront with a source of its own', 'https://own.example/products/lamp', false],
    ['a storefront', 'https://tray.myshopify.com/products/oak', true],
  ])('for %s applies: %s %s', (_what, link, applies) => {
    const source = pastedStorefrontSource({ safeFetch: scriptedWeb({}), now }, ['https://own.example']);

    expect(source.appliesTo(sampleRequest({ link }))).toBe(applies);
  });

  it("finds nothing, without searching, if the shop doesn't use Shopify", async () => {
    const web = scriptedWeb({ '*': '<p>Not a document</p>' });
    const source = pastedStorefrontSource({ safeFetch: web, now }, []);

    const found = await source.findOffers(sampleRequest({ link: `${origin}/products/lamp` }), signal);

    expect(found).toEqual([]);
    expect(web.calls.map(({ link }) => link)).toEqual([`${origin}/products/lamp.js`]);
  });
});

async function searched(answers: ScriptedPages): Promise<readonly Offer[]> {
  const source = shopifyStorefrontSource({ safeFetch: scriptedWeb(answers), now }, { origin, name: 'Lumen' });
  return (await source.findOffers(sampleRequest(), signal)).map(({ offer }) => offer);
}

function soleVariant(changes: object): object {
  return {
    id: 9,
    title: 'Default Title',
    options: ['Default Title'],
    sku: null,
    barcode: null,
    price: 100,
    compare_at_price: null,
    available: true,
    ...changes,
  };
}

function suggestions(...handles: readonly string[]) {
  return { json: { resources: { results: { products: handles.map((handle) => ({ handle })) } } } };
}

function suggestLink(query: string): string {
  const parameters = new URLSearchParams({
    q: query,
    'resources[type]': 'product',
    'resources[limit]': '5',
    'resources[options][fields]': 'title,product_type,variants.title,vendor,variants.sku,variants.barcode',
  });
  return `${origin}/search/suggest.json?${parameters.toString()}`;
}
