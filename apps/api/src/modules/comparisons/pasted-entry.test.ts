import type { Comparison } from '@pricehunt/api-contract/comparisons';
import type { Offer } from '@pricehunt/offers';
import { sampleOffer, sampleProduct } from '@pricehunt/storage/testing';
import { randomUUID } from 'node:crypto';
import { testCatalogSource, testPageSource } from '../../testing/offer-sources';
import { startTestApi } from '../../testing/test-api';
import type { TestApi } from '../../testing/test-api';

const title = 'Sony WH-1000XM5 wireless headphones, black';
const gtin = '04548736132580';
const place = { country: 'DE', currency: 'EUR' };

const jsonLd = (thing: object) => `<script type="application/ld+json">${JSON.stringify(thing)}</script>`;
const shopPage = (head: string, body = '') =>
  `<!doctype html><html><head><title>${title}</title>${head}</head>
  <body><h1>${title}</h1>${body}<button>Add to cart</button></body></html>`;
const openGraph = (link: string) =>
  `<meta property="og:type" content="product"><meta property="og:title" content="${title}"><meta property="og:url" content="${link}">
  <meta property="product:price:amount" content="299.00"><meta property="product:price:currency" content="EUR">`;
const offerMarkup = { '@type': 'Offer', price: '299.00', priceCurrency: 'EUR' };

/** Shops by page format: the stored page and its response; null refuses servers. */
const shops: Readonly<
  Record<string, { readonly path: string; readonly html: (link: string) => string | null }>
> = {
  'json-ld': {
    path: '/p/wh-1000xm5',
    html: () =>
      shopPage(
        jsonLd({ '@type': 'Product', name: title, gtin13: gtin.slice(1), sku: 'X1', offers: offerMarkup }),
      ),
  },
  microdata: {
    path: '/product/X1/wh-1000xm5',
    html: () =>
      shopPage(
        '',
        `<div itemscope itemtype="https://schema.org/Product"><p itemprop="name">${title}</p><p itemprop="sku">X1</p>
        <div itemprop="offers" itemscope itemtype="https://schema.org/Offer"><span itemprop="price" content="299.00">299.00 €</span>
        <meta itemprop="priceCurrency" content="EUR"></div></div>`,
      ),
  },
  'open-graph': { path: '/produkt/horlurar-7189773519', html: (link) => shopPage(openGraph(link)) },
  shopify: {
    path: '/products/wh-1000xm5?variant=4242',
    html: (link) =>
      shopPage(
        jsonLd({
          '@type': 'ProductGroup',
          name: title,
          hasVariant: ['4242', '4343'].map((id) => ({
            '@type': 'Product',
            name: `${title} ${id}`,
            sku: `S${id}`,
            offers: { ...offerMarkup, url: link.replace('4242', id) },
          })),
        }),
      ),
  },
  refusing: { path: '/item/1', html: () => null },
};
const shopNames = Object.keys(shops);
const onRecord = (shop: string) => `https://${shop}.example${shops[shop]?.path ?? ''}`;

const headphones = (more: object) =>
  shopPage(jsonLd({ '@type': 'Product', name: title, offers: offerMarkup, ...more }));

/** Pages that aren't stored under their own link. */
const otherPages = {
  'https://json-ld.example/sale/today': headphones({ sku: 'json-ld-1' }),
  'https://json-ld.example/p/silver': headphones({
    name: title.replace('black', 'silver'),
    color: 'silver',
  }).replace('<head>', `<head><link rel="canonical" href="${onRecord('json-ld')}">`),
  'https://no-codes.example/p': headphones({ gtin13: gtin.slice(1) }),
  'https://net.example/p': headphones({ sku: 'net-1' }),
  'https://net.example/unlisted': headphones({ sku: 'net-2' }),
  'https://reused.example/p': headphones({ name: 'Oak serving tray', gtin13: '4006381333931' }).replaceAll(
    title,
    'Oak serving tray',
  ),
};

/** All ways to write a link; the page responds to each. */
const forms: Readonly<Record<string, (link: string) => string>> = {
  'to the letter': (link) => link,
  'with tracking parameters': (link) => `${link}${link.includes('?') ? '&' : '?'}utm_source=mail&gclid=1`,
  'with a fragment': (link) => `${link}#reviews`,
  'with a closing slash': (link) => link.replace(/(\?|$)/, '/$1'),
  'without TLS': (link) => link.replace('https:', 'http:'),
  'with www.': (link) => link.replace('https://', 'https://www.'),
  'on the mobile host in capitals': (link) =>
    link.replace(/https:\/\/([^/]+)/, (_all, host: string) => `https://M.${host.toUpperCase()}`),
};

const cheap = { amountMinor: 20_000, currency: 'EUR' } as const;
const stored = { amountMinor: 40_000, currency: 'EUR' } as const;

function listed(shop: string, changes: Partial<Offer> = {}): { productId: string; offer: Offer } {
  const own = { id: shop, retailer: { name: `Shop ${shop}`, domain: `${shop}.example` }, sku: `${shop}-1` };
  const offer = sampleOffer({
    ...own,
    title,
    gtins: [gtin],
    link: onRecord(shop),
    price: stored,
    ...changes,
  });
  return { productId: 'black', offer };
}

let api: TestApi;
beforeAll(async () => {
  const answer = (link: string) => {
    const shop = new URL(link).hostname.replace(/^(?:www\.)?(.*)\.example$/, '$1');
    const html = shops[shop]?.html(onRecord(shop)) ?? null;
    return html ?? { status: 403, body: 'no' };
  };
  const moved = { status: 301, headers: { location: onRecord('open-graph') } };
  api = await startTestApi({
    pages: { ...otherPages, 'https://open-graph.example/old/1': moved, '*': ({ link }) => answer(link) },
    offerSources: [testPageSource, testCatalogSource(() => api)],
  });
  const { products, offers } = api.services.storage;
  await products.saveProducts([
    sampleProduct({
      id: 'black',
      title: 'Sony WH-1000XM5, Black',
      gtins: [gtin],
      attributes: { colour: 'black' },
    }),
    sampleProduct({ id: 'grinder', title: 'Espresso grinder', brand: 'Eureka' }),
    sampleProduct({ id: 'silver', title: 'Sony WH-1000XM5, Silver', attributes: { colour: 'silver' } }),
  ]);
  await offers.saveOffers([
    ...shopNames.map((shop) => listed(shop)),
    // A name in another language, without model or code.
    listed('elsewhere', {
      title: 'Trådlösa hörlurar svart',
      gtins: [],
      link: 'https://elsewhere.example/p',
      price: cheap,
    }),
    // The title fits both colours; only the catalog knows which it is.
    {
      ...listed('in-silver', {
        title: 'Sony WH-1000XM5 Bluetooth headphones with noise cancelling',
        gtins: [],
        link: 'https://silver.example/p',
      }),
      productId: 'silver',
    },
    {
      ...listed('reused', {
        title: 'Espresso grinder',
        brand: 'Eureka',
        gtins: ['04548736132597'],
        link: 'https://reused.example/p',
      }),
      productId: 'grinder',
    },
    listed('second-hand', { condition: 'used', link: 'https://second-hand.example/p' }),
  ]);
});
afterAll(() => api.close());

let shoppers = 0;

/** A new shopper for each comparison, because of the rate limit. */
async function compare(url: string): Promise<Comparison> {
  const requestId = randomUUID();
  const remoteAddress = `10.0.0.${(shoppers += 1)}`;
  const payload = { requestId, url, ...place };
  await api.app.inject({ method: 'POST', url: '/api/comparisons', payload, remoteAddress });
  await api.app.inject({ method: 'GET', url: `/api/comparisons/${requestId}/events`, remoteAddress });
  const answer = await api.app.inject({ method: 'GET', url: `/api/comparisons/${requestId}`, remoteAddress });
  return answer.json<{ comparison: Comparison }>().comparison;
}

async function offersOnProductPage(): Promise<readonly string[]> {
  const answer = await api.app.inject({ method: 'GET', url: '/api/products/black/offers', query: place });
  return answer.json<{ items: { offer: { id: string } }[] }>().items.map(({ offer }) => offer.id);
}

describe('a pasted link that the catalog has', () => {
  it.each(shopNames.flatMap((shop) => Object.keys(forms).map((form) => [shop, form] as const)))(
    'shows its product with the offers and variants of the product page, the shop listed once (%s, %s)',
    async (shop, form) => {
      const comparison = await compare(forms[form]?.(onRecord(shop)) ?? '');

      const { ranked, unranked, variants, similar } = comparison.offers;
      const pasted = ranked.filter(({ match }) => match.level === 'pasted');
      expect(comparison.product).toMatchObject({ productId: 'black', title: 'Sony WH-1000XM5, Black' });
      expect(pasted.map(({ offer }) => [offer.id, offer.retailer.name])).toEqual([[shop, `Shop ${shop}`]]);
      expect(ranked.map(({ offer }) => offer.id)).toEqual(await offersOnProductPage());
      expect(variants.flatMap((group) => group.offers.map((row) => row.offer.id))).toEqual(['in-silver']);
      expect([...unranked, ...similar]).toEqual([]);
    },
  );

  it("uses the page's price instead of the stored one, and the stored one if the page refuses servers", async () => {
    const [read, unread] = [await compare(onRecord('json-ld')), await compare(onRecord('refusing'))];

    const prices = [read, unread].map(({ product }) => product?.pastedOffer?.offer.price.amountMinor);
    expect(prices).toEqual([29_900, stored.amountMinor]);
    expect((await api.services.storage.offers.findOffersByIds(['json-ld']))[0]?.offer.price.amountMinor).toBe(
      29_900,
    );
  });

  it('leaves its price if the shop shows prices before tax, and marks the price of an unlisted page', async () => {
    const { offers, offerShops } = api.services.storage;
    await offerShops.saveShops([
      {
        domain: 'net.example',
        name: 'Net',
        platform: 'generic',
        software: 'generic',
        origin: 'https://net.example/',
        apiBase: null,
        currency: 'EUR',
        country: null,
        taxMode: 'excluded',
        taxPercent: 19,
        searchTemplate: null,
        decimals: null,
        needsBrowser: false,
        checkResult: 'found',
        addedAt: '2026-11-01T00:00:00.000Z',
        checkedAt: '2026-11-01T00:00:00.000Z',
      },
    ]);
    const gross = { source: 'shop:net.example', tax: 'included', link: 'https://net.example/p' } as const;
    await offers.saveOffers([listed('net', gross)]);

    const [known, unlisted] = [await compare(gross.link), await compare('https://net.example/unlisted')];

    expect(known.product?.pastedOffer?.offer).toMatchObject({ id: 'net', price: stored });
    expect(unlisted.product?.pastedOffer?.offer).toMatchObject({
      price: { amountMinor: 29_900, currency: 'EUR' },
      tax: 'excluded',
    });
    expect((await offers.findOffersByIds(['net']))[0]?.offer).toMatchObject({
      price: stored,
      tax: 'included',
    });
  });

  it('is found by the URL that its page has moved to', async () => {
    const { product } = await compare('https://open-graph.example/old/1');

    expect(product).toMatchObject({ productId: 'black', pastedOffer: { offer: { id: 'open-graph' } } });
  });

  it("is found by the shop's own number if its page has another URL", async () => {
    const { product } = await compare('https://json-ld.example/sale/today');

    expect(product).toMatchObject({ productId: 'black', pastedOffer: { offer: { id: 'json-ld' } } });
  });

  it("is the product that its page's barcode names, if the shop's catalog lists it without codes", async () => {
    const { products, offers } = api.services.storage;
    const link = 'https://no-codes.example/p';
    await products.saveProducts([sampleProduct({ id: 'no-codes', title, gtins: [], mpn: null })]);
    await offers.saveOffers([{ ...listed('no-codes', { gtins: [], link }), productId: 'no-codes' }]);

    const { product, offers: shown } = await compare(link);

    expect(product).toMatchObject({ productId: 'black', pastedOffer: { offer: { id: 'no-codes' } } });
    expect(shown.ranked.map(({ offer }) => offer.id)).toEqual(
      expect.arrayContaining(['no-codes', 'json-ld']),
    );
  });

  it.each([
    ['whose page is another variant with the canonical link of this one', 'https://json-ld.example/p/silver'],
    ['whose page shows another product now', 'https://reused.example/p'],
  ])('is not matched by one %s', async (_what, link) => {
    const { product } = await compare(link);

    expect(product?.pastedOffer?.offer.id).toBe(`pasted:${link}`);
    expect(['black', 'grinder']).not.toContain(product?.productId);
  });
});
