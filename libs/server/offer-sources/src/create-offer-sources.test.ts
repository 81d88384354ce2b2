import { extractProduct } from '@pricehunt/product-extraction';
import { scriptedWeb } from '@pricehunt/safe-fetch/testing';
import { createOfferSources } from './create-offer-sources';
import { findOffers } from './find-offers';
import { sampleOffer, sampleRequest } from './testing';

describe('createOfferSources', () => {
  it('has the catalog first, then the pages, the pasted shop and each configured source with its own id', () => {
    const sources = createOfferSources(optionsWith({}));

    expect(sources.map(({ id, name }) => [id, name])).toEqual([
      ['catalog', 'Catalog'],
      ['structured-page', 'Shop pages'],
      ['shopify-storefront', 'Pasted shop'],
      ['shopify:lumen.example', 'lumen.example'],
      ['ucp:catalog.shopify.com', 'Shopify catalog'],
    ]);
  });

  it('guards all sources on the internet, but not the own database', () => {
    const [catalog, ...outside] = createOfferSources(optionsWith({}));

    expect(catalog?.circuit).toBeUndefined();
    expect(outside.map((source) => source.circuit?.())).toEqual(outside.map(() => 'closed'));
  });

  it('trusts the shops the operator chose, but not those of a pasted link', () => {
    const ucpProbes = {
      findProbe: async () => null,
      saveProbe: async () => undefined,
      removeProbesBefore: async () => undefined,
    };
    const sources = createOfferSources({ ...optionsWith({}), ucpProbes });

    expect(sources.flatMap(({ id, shopsAreStrangers }) => (shopsAreStrangers === true ? [id] : []))).toEqual([
      'structured-page',
      'shopify-storefront',
      'ucp-link',
    ]);
  });

  it('returns catalog offers while the internet is down', async () => {
    const sources = createOfferSources(optionsWith({ '*': { breaks: 'connection' } }));
    const request = sampleRequest({ productId: 'product-1', link: 'https://shop.example/products/lamp' });
    const outcomes = new Map<string, string>();

    for await (const { source, outcome } of findOffers(sources, request, { deadlineMs: 5_000 })) {
      outcomes.set(source.id, outcome.kind);
    }

    expect(Object.fromEntries(outcomes)).toEqual({
      catalog: 'found',
      'structured-page': 'failed',
      'shopify-storefront': 'failed',
      'shopify:lumen.example': 'failed',
      'ucp:catalog.shopify.com': 'failed',
    });
  });
});

function optionsWith(pages: Parameters<typeof scriptedWeb>[0]) {
  return {
    safeFetch: scriptedWeb(pages),
    catalog: {
      findCandidates: async () => [],
      listOffers: async () => [{ productId: 'product-1', offer: sampleOffer() }],
    },
    readPage: async (html: string, link: string) => extractProduct(html, link),
    storefronts: [{ name: null, address: 'https://lumen.example' }],
    ucpCatalogs: [{ name: 'Shopify catalog', address: 'https://catalog.shopify.com/api/ucp/mcp' }],
    ucpAgentProfile: 'https://pricehunt.example/profile.json',
    now: () => new Date('2026-11-21T12:00:00.000Z'),
    newId: () => 'id',
  };
}
