import { decimalPrice, printedPrice } from '../pages/printed-price';
import { pathOf } from './paths';
import { isAvailable, permanentDomainOf } from './shopify-documents';
import { shopifyCounter } from './shopify-store';
import { groupsOf } from './store';
import { jsonLdOf, replyTo, storeFor } from './visiting';

const limits = { callsPerMinute: 1000, now: () => 0 };

describe.each(['lumen', 'kettle', 'klotz'] as const)('the Shopify store %s', (id) => {
  const store = storeFor(id);
  const counter = shopifyCounter(store, limits);

  it('returns prices in whole cents, barcodes and availability in /products/{handle}.js', async () => {
    for (const group of groupsOf(store)) {
      const { body } = await replyTo(counter, `/products/${group[0].handle}.js`);
      const product = JSON.parse(body);
      expect(product.variants).toMatchObject(
        group.map((listing) => ({
          id: listing.number,
          price: listing.price.amountMinor,
          barcode: listing.product.gtin,
          available: isAvailable(listing),
        })),
      );
      expect(product).not.toHaveProperty('currency');
    }
  });

  it('returns prices as text and no availability in /products/{handle}.json', async () => {
    const [group] = groupsOf(store);
    const { body } = await replyTo(counter, `/products/${group?.[0].handle}.json`);
    const [variant] = JSON.parse(body).product.variants;

    expect(variant.price).toBe(decimalPrice(group?.[0].price ?? { amountMinor: 0, currency: '' }));
    expect(variant).not.toHaveProperty('available');
  });

  it('lists all its products over the pages of /products.json, without barcodes', async () => {
    const handles: string[] = [];
    for (let page = 1; ; page += 1) {
      const { products } = JSON.parse((await replyTo(counter, `/products.json?limit=7&page=${page}`)).body);
      if (products.length === 0) break;
      handles.push(...products.map(({ handle }: { handle: string }) => handle));
      expect(JSON.stringify(products)).not.toContain('barcode');
    }

    expect(handles).toEqual(groupsOf(store).map(([first]) => first.handle));
  });

  it('shows the link’s variant with its price, and a canonical link without it', async () => {
    for (const listing of store.listings) {
      const { body } = await replyTo(counter, pathOf(listing));
      expect(body).toContain(`<p class="price"><span>${printedPrice(listing.shop, listing.price)}<`);
      expect(body).toContain(`<link rel="canonical" href="${store.origin}/products/${listing.handle}">`);
      expect(JSON.stringify(jsonLdOf(body))).toContain(`"price":"${decimalPrice(listing.price)}"`);
    }
  });

  it('is recognisable by its headers, its script and its currency in /cart.js and /meta.json', async () => {
    const page = await replyTo(counter, pathOf(store.listings[0] ?? fail()));
    const cart = JSON.parse((await replyTo(counter, '/cart.js')).body);
    const meta = JSON.parse((await replyTo(counter, '/meta.json')).body);

    expect(page.headers).toMatchObject({
      'powered-by': 'Shopify',
      'x-shopid': expect.stringMatching(/^\d+$/),
    });
    expect(page.body).toContain(`Shopify.shop = "${permanentDomainOf(store.profile)}"`);
    expect([cart.currency, meta.currency]).toEqual([store.profile.currency, store.profile.currency]);
  });

  it('suggests at most as many products as requested', async () => {
    const word = store.listings[0]?.product.brand ?? '';
    const path = `/search/suggest.json?q=${encodeURIComponent(word)}&resources[type]=product&resources[limit]=1`;
    const { products } = JSON.parse((await replyTo(counter, path)).body).resources.results;

    expect(products).toHaveLength(1);
    expect(products[0].url).toContain('/products/');
  });

  it('answers 404 for an unknown product, as a page and as JSON', async () => {
    const page = await replyTo(counter, '/products/never-was');
    const document = await replyTo(counter, '/products/never-was.js');

    expect([page.status, document.status]).toEqual([404, 404]);
  });
});

function fail(): never {
  throw new Error('The shelf is empty.');
}
