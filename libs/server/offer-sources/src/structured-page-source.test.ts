import type { Offer } from '@pricehunt/offers';
import { extractProduct } from '@pricehunt/product-extraction';
import { scriptedWeb } from '@pricehunt/safe-fetch/testing';
import type { ScriptedPages } from '@pricehunt/safe-fetch/testing';
import { structuredPageSource } from './structured-page-source';
import { describeOfferSource, sampleOffer, sampleRequest } from './testing';

const link = 'https://sound.example/products/headphones';
const request = sampleRequest({ productId: 'product-1' });
const signal = new AbortController().signal;
const readPage = async (html: string, address: string) => extractProduct(html, address);
const now = () => new Date('2026-11-21T12:00:00.000Z');

describeOfferSource('structuredPageSource', {
  open: (safeFetch) =>
    structuredPageSource({
      safeFetch,
      readPage,
      now,
      listOffers: async () => [{ productId: 'product-1', offer: sampleOffer({ link }) }],
    }),
  pages: { [link]: productPage({ price: '299.00' }) },
  request,
});

describe('structuredPageSource', () => {
  it('updates the known offer from its page', async () => {
    const found = await confirm([sampleOffer({ link })], {
      [link]: productPage({ price: '299.00', availability: 'OutOfStock' }),
    });

    expect(found).toEqual([
      sampleOffer({
        link,
        source: 'structured-page',
        price: { amountMinor: 29_900, currency: 'USD' },
        availability: 'out_of_stock',
        checkedAt: '2026-11-21T12:00:00.000Z',
      }),
    ]);
  });

  it("doesn't claim stock the page no longer states", async () => {
    const page = productPage({ price: '299.00', availability: null });

    const [offer] = await confirm([sampleOffer({ link, availability: 'in_stock' })], { [link]: page });

    expect(offer?.availability).toBe('unknown');
  });

  it.each([
    ['is no product', '<title>Welcome</title><p>Nothing here</p>'],
    ['shows another product', productPage({ price: '9.00', gtin: '4006381333931' })],
    ['prices in another currency', productPage({ price: '299.00', currency: 'EUR' })],
    ['has no price', productPage({ price: null })],
    ['is gone', { status: 410 }],
  ] as const)('returns nothing for an offer whose page %s', async (_what, page) => {
    expect(await confirm([sampleOffer({ link })], { [link]: page })).toEqual([]);
  });

  it('skips offers checked within 15 minutes, and the pasted page', async () => {
    const fresh = sampleOffer({ id: 'fresh', link, checkedAt: '2026-11-21T11:45:01.000Z' });
    const pasted = sampleOffer({ id: 'pasted', link: 'https://pasted.example/p' });
    const web = scriptedWeb({ '*': productPage({ price: '1.00' }) });
    const source = sourceOver(web, [fresh, pasted]);

    const found = await source.findOffers({ ...request, link: pasted.link }, signal);

    expect(found).toEqual([]);
    expect(web.calls).toEqual([]);
  });

  it('skips network feed offers and pages behind network links', async () => {
    const web = scriptedWeb({ '*': productPage({ price: '1.00' }) });
    const source = sourceOver(web, [
      sampleOffer({
        id: 'hidden',
        source: 'network-feed',
        link: 'https://www.awin1.com/pclick.php?p=1&a=2&m=3',
      }),
      sampleOffer({ id: 'fed', source: 'network-feed', link: 'https://sound.example/fed' }),
      sampleOffer({ id: 'imported', link: 'https://www.awin1.com/pclick.php?p=4&a=2&m=3' }),
    ]);

    expect(await source.findOffers(request, signal)).toEqual([]);
    expect(web.calls).toEqual([]);
  });

  it('skips shops that show prices before tax', async () => {
    const web = scriptedWeb({ '*': productPage({ price: '1.00' }) });
    const offer = sampleOffer({ link, retailer: { name: 'Net', domain: 'net.example' } });
    const source = structuredPageSource({
      safeFetch: web,
      readPage,
      now,
      listOffers: async () => [{ productId: 'product-1', offer }],
      taxedSourceIds: async () => new Set(['shop:net.example']),
    });

    expect(await source.findOffers(request, signal)).toEqual([]);
    expect(web.calls).toEqual([]);
  });

  it('reads at most six pages', async () => {
    const offers = Array.from({ length: 20 }, (_, index) =>
      sampleOffer({ id: `offer-${index}`, link: `https://shop-${index}.example/p` }),
    );
    const web = scriptedWeb({ '*': productPage({ price: '10.00' }) });

    await sourceOver(web, offers).findOffers(request, signal);

    expect(web.calls).toHaveLength(6);
  });

  it('returns what it could read when other pages are blocked', async () => {
    const blocked = sampleOffer({ id: 'blocked', link: 'https://blocked.example/p' });

    const found = await confirm([blocked, sampleOffer({ link })], {
      [blocked.link]: { status: 403 },
      [link]: productPage({ price: '299.00' }),
    });

    expect(found.map((offer) => offer.id)).toEqual(['offer-1']);
  });

  it("doesn't apply to a product that isn't in the catalog", () => {
    expect(sourceOver(scriptedWeb({}), []).appliesTo(sampleRequest())).toBe(false);
  });
});

function sourceOver(safeFetch: Parameters<typeof structuredPageSource>[0]['safeFetch'], offers: Offer[]) {
  const listOffers = async () => offers.map((offer) => ({ productId: 'product-1', offer }));
  return structuredPageSource({ safeFetch, listOffers, readPage, now });
}

async function confirm(offers: Offer[], pages: ScriptedPages): Promise<readonly Offer[]> {
  const found = await sourceOver(scriptedWeb(pages), offers).findOffers(request, signal);
  return found.map(({ offer }) => offer);
}

function productPage(facts: {
  readonly price: string | null;
  readonly currency?: string;
  readonly gtin?: string;
  readonly availability?: string | null;
}): string {
  const { price, currency = 'USD', gtin = '4548736132610', availability = 'InStock' } = facts;
  const offer = {
    '@type': 'Offer',
    ...(price === null ? {} : { price, priceCurrency: currency }),
    ...(availability === null ? {} : { availability: `https://schema.org/${availability}` }),
  };
  const product = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: 'Sony WH-1000XM5',
    gtin13: gtin,
    offers: offer,
  };
  return `<title>Sony</title><script type="application/ld+json">${JSON.stringify(product)}</script>`;
}
