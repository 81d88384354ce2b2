import { load } from 'cheerio';
import { printedPrice, decimalPrice } from '../pages/printed-price';
import type { Listing } from '../world/listings';
import { barnCounter, temperOf } from './barn';
import { brandtCounter } from './brandt';
import { doormanSays, grachtCounter } from './gracht';
import { hidesPriceFromMeta, nordlysCounter } from './nordlys';
import { pathOf } from './paths';
import { pennywickCounter } from './pennywick';
import { jsonLdOf, replyTo, storeFor } from './visiting';

const nobodyWaits = () => Promise.resolve();

describe('Elektro Brandt', () => {
  const store = storeFor('brandt');
  const counter = brandtCounter(store);

  it('has each price in the JSON-LD of the page’s variant, and in the text', async () => {
    for (const listing of store.listings) {
      const { body } = await replyTo(counter, pathOf(listing));
      const link = `${store.origin}${pathOf(listing)}`;
      const variant = variantsIn(jsonLdOf(body)).find(({ url }) => url === link);
      expect(variant).toMatchObject({
        gtin13: listing.product.gtin,
        offers: { price: listing.price.amountMinor / 100, priceCurrency: 'EUR' },
      });
      expect(shownPrice(body)).toBe(printedPrice(listing.shop, listing.price));
    }
  });

  it('has the free delivery threshold in shippingDetails', async () => {
    const rates = new Map<boolean, Set<number>>([
      [true, new Set()],
      [false, new Set()],
    ]);
    for (const listing of store.listings) {
      const { body } = await replyTo(counter, pathOf(listing));
      const link = `${store.origin}${pathOf(listing)}`;
      const variant = variantsIn(jsonLdOf(body)).find(({ url }) => url === link);
      rates
        .get(listing.price.amountMinor >= 9900)
        ?.add(variant?.offers.shippingDetails[0]?.shippingRate?.value ?? -1);
    }

    expect([...(rates.get(true) ?? [])]).toEqual([0]);
    expect([...(rates.get(false) ?? [])]).toEqual([5.95]);
  });

  it('has delivery costs abroad and excluded countries in shippingDetails', async () => {
    const [listing] = store.listings;
    const { body } = await replyTo(counter, listing === undefined ? '/' : pathOf(listing));
    const [variant] = variantsIn(jsonLdOf(body));

    expect(
      variant?.offers.shippingDetails
        .slice(1)
        .map(({ shippingDestination, shippingRate, doesNotShip = false }) => [
          ...[shippingDestination.addressCountry, shippingRate?.value, doesNotShip],
        ]),
    ).toEqual([
      ['AT', 9.95, false],
      ['SE', 14.95, false],
      ['US', 29.9, false],
      ['CH', undefined, true],
    ]);
  });
});

describe('Pennywick & Daughters', () => {
  const store = storeFor('pennywick');
  const counter = pennywickCounter(store);

  it('has each price in microdata only, and in the text', async () => {
    for (const listing of store.listings) {
      const { body } = await replyTo(counter, pathOf(listing));
      expect(body).toContain(`itemprop="price" content="${decimalPrice(listing.price)}"`);
      expect(body).toContain(`itemprop="gtin13">${listing.product.gtin}<`);
      expect(shownPrice(body)).toBe(printedPrice(listing.shop, listing.price));
      expect(jsonLdOf(body)).toEqual([]);
    }
  });

  it('puts price, currency, stock and condition into an Offer scope inside the Product scope', async () => {
    const [listing] = store.listings;
    const page = load((await replyTo(counter, pathOf(orFail(listing)))).body);
    const offer = page('[itemtype="https://schema.org/Product"] [itemtype="https://schema.org/Offer"]');

    expect(offer.find('[itemprop=priceCurrency]').attr('content')).toBe('GBP');
    expect(offer.find('[itemprop=price]')).toHaveLength(1);
    expect(offer.find('[itemprop=availability]').attr('href')).toBe('https://schema.org/InStock');
    expect(offer.find('[itemprop=itemCondition]').attr('href')).toBe('https://schema.org/NewCondition');
  });
});

describe('Nordlys Elektronik', () => {
  const store = storeFor('nordlys');
  const counter = nordlysCounter(store);

  it('has each price in OpenGraph, except one in five, which is only in the text', async () => {
    for (const listing of store.listings) {
      const { body } = await replyTo(counter, pathOf(listing));
      const amount = /property="product:price:amount" content="([^"]*)"/.exec(body)?.[1];
      expect(amount).toBe(hidesPriceFromMeta(listing) ? undefined : decimalPrice(listing.price));
      expect(shownPrice(body)).toBe(printedPrice(listing.shop, listing.price));
    }
  });

  it('prints prices like "3.699,- kr" and puts prices of other things before the product', async () => {
    const [listing] = store.listings;
    const { body } = await replyTo(counter, pathOf(orFail(listing)));

    expect(shownPrice(body)).toMatch(/^\d\.\d{3},- kr$/);
    expect(body.indexOf('99,- kr/mån')).toBeLessThan(body.indexOf('class="price"'));
  });
});

describe('Bargain Barn Direct', () => {
  const store = storeFor('barn');
  const withTemper = (temper: string) => orFail(store.listings.find((one) => temperOf(one) === temper));

  it('has each price in JSON-LD once the page loads', async () => {
    const counter = barnCounter(store, nobodyWaits);
    for (const listing of store.listings) {
      const path = temperOf(listing) === 'moved' ? `${pathOf(listing)}/here` : pathOf(listing);
      if (temperOf(listing) === 'busy') await replyTo(counter, path);
      const { body } = await replyTo(counter, path);
      expect(jsonLdOf(body)).toMatchObject([
        { offers: [{ price: decimalPrice(listing.price), priceCurrency: 'USD' }] },
      ]);
      expect(shownPrice(body)).toBe(printedPrice(listing.shop, listing.price));
    }
  });

  it('refuses the first of every three visits to a busy page with Retry-After', async () => {
    const counter = barnCounter(store, nobodyWaits);
    const path = pathOf(withTemper('busy'));
    const replies = [];
    for (let visit = 0; visit < 6; visit += 1) replies.push(await replyTo(counter, path));

    expect(replies.map(({ status }) => status)).toEqual([503, 200, 200, 503, 200, 200]);
    expect(replies[0]?.headers['retry-after']).toBe('1');
  });

  it('redirects a moved page three times', async () => {
    const counter = barnCounter(store, nobodyWaits);
    const path = pathOf(withTemper('moved'));
    const hops = [];
    for (let reply = await replyTo(counter, path); reply.status === 302;) {
      hops.push(reply.headers['location'] ?? '');
      reply = await replyTo(counter, hops.at(-1) ?? '');
    }

    expect(hops).toEqual([`${path}/moved`, `${path}/again`, `${path}/here`]);
  });

  it('takes 1.5 seconds for a slow page', async () => {
    const waits: number[] = [];
    const counter = barnCounter(store, (milliseconds) => {
      waits.push(milliseconds);
      return Promise.resolve();
    });

    await replyTo(counter, pathOf(withTemper('slow')));
    await replyTo(counter, pathOf(withTemper('steady')));

    expect(waits).toEqual([1500]);
  });

  it('has one page that never responds and one whose redirects never end', async () => {
    const counter = barnCounter(store, nobodyWaits);
    const first = await replyTo(counter, '/item/round-and-round');
    const second = await replyTo(counter, first.headers['location'] ?? '');
    const third = await replyTo(counter, second.headers['location'] ?? '');

    expect(await counter({ ...emptyVisit, path: '/item/hold-the-line' })).toBe('never');
    expect([first.status, second.status, third.status]).toEqual([302, 302, 302]);
    expect(third.headers['location']).toBe(first.headers['location']);
  });
});

describe('Grachtwinkel', () => {
  const store = storeFor('gracht');
  const counter = grachtCounter(store);
  const meeting = (what: string) => store.listings.filter((one) => doormanSays(one) === what);

  it('has each open price in an @graph, with its list price if there is one', async () => {
    for (const listing of meeting('welcome')) {
      const { body } = await replyTo(counter, pathOf(listing));
      const text = JSON.stringify(jsonLdOf(body));
      const expected = {
        '@type': 'PriceSpecification',
        price: decimalPrice(listing.price),
        priceCurrency: 'EUR',
      };
      expect(text).toContain(JSON.stringify(expected));
      expect(shownPrice(body)).toBe(printedPrice(listing.shop, listing.price));
    }
  });

  it('answers 403 with a challenge and no price for guarded pages', async () => {
    const [listing] = meeting('puzzle');
    const reply = await replyTo(counter, pathOf(orFail(listing)));

    expect(reply.status).toBe(403);
    expect(reply.body).not.toContain('class="price"');
    expect(reply.body).toContain('g-recaptcha');
  });

  it('shows guarded pages to browsers, with a policy that blocks scripts of other sites', async () => {
    const [listing] = meeting('puzzle');
    const headers = { 'sec-fetch-dest': 'document' };
    const reply = await replyTo(counter, pathOf(orFail(listing)), { headers });

    expect(reply.status).toBe(200);
    expect(reply.headers['content-security-policy']).toMatch(
      /script-src 'none'; connect-src 'none'; form-action 'none'/,
    );
    expect(shownPrice(reply.body)).toBe(printedPrice(orFail(listing).shop, orFail(listing).price));
  });

  it('answers 410 for discontinued products', async () => {
    const [listing] = meeting('gone');
    const reply = await replyTo(counter, pathOf(orFail(listing)));

    expect(reply.status).toBe(410);
  });

  it('answers 200 with "does not exist" for an unknown product', async () => {
    const reply = await replyTo(counter, '/p/1234567890/never-was');

    expect(reply.status).toBe(200);
    expect(reply.body).toContain('Deze pagina bestaat niet');
  });

  it.each(['/over-ons', '/categorie/kitchen'])('has no product on %s', async (path) => {
    const { status, body } = await replyTo(counter, path);

    expect(status).toBe(200);
    expect(jsonLdOf(body)).toEqual([]);
  });
});

describe.each(['brandt', 'pennywick'] as const)('the product data feed of %s', (id) => {
  it('has every listing with its price, in Google’s format', async () => {
    const store = storeFor(id);
    const counter = id === 'brandt' ? brandtCounter(store) : pennywickCounter(store);
    const feed = load((await replyTo(counter, '/feed.xml')).body, { xml: true });
    const items = new Map(
      feed('item')
        .toArray()
        .map((item) => [feed(item).find('g\\:id').text(), feed(item)]),
    );

    for (const { sku, price, listPrice, product, condition } of store.listings) {
      const item = items.get(sku);
      const stated = item
        ?.find(listPrice === null ? 'g\\:price' : 'g\\:sale_price')
        .first()
        .text();
      expect(stated).toBe(`${decimalPrice(price)} ${price.currency}`);
      expect(item?.find('g\\:gtin').text()).toBe(product.gtin);
      expect(item?.find('g\\:condition').text()).toBe(condition);
      expect(item?.find('g\\:availability').text()).toMatch(/^(in_stock|out_of_stock|preorder|backorder)$/);
    }
    expect(items.size).toBe(store.listings.length);
  });
});

interface Variant {
  readonly url: string;
  readonly offers: {
    readonly shippingDetails: readonly {
      readonly shippingDestination: { readonly addressCountry: string };
      readonly shippingRate?: { readonly value: number };
      readonly doesNotShip?: boolean;
    }[];
  };
}

function variantsIn(documents: readonly unknown[]): readonly Variant[] {
  return documents.flatMap((document) =>
    hasVariants(document) ? document.hasVariant : isVariant(document) ? [document] : [],
  );
}

function hasVariants(document: unknown): document is { hasVariant: readonly Variant[] } {
  return typeof document === 'object' && document !== null && 'hasVariant' in document;
}

function isVariant(document: unknown): document is Variant {
  return typeof document === 'object' && document !== null && 'offers' in document;
}

function shownPrice(html: string): string {
  return /<p class="price"><span[^>]*>([^<]*)</.exec(html)?.[1] ?? '';
}

const emptyVisit = { method: 'GET', path: '/', query: new URLSearchParams(), headers: {}, body: '' };

function orFail(listing: Listing | undefined): Listing {
  if (listing === undefined) throw new Error('The shelf has nothing like it.');
  return listing;
}
