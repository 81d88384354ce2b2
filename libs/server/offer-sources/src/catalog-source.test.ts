import type { Product } from '@pricehunt/offers';
import { catalogSource } from './catalog-source';
import type { CatalogLookups } from './catalog-source';
import { sampleOffer, sampleRequest } from './testing';

const signal = new AbortController().signal;

describe('catalogSource', () => {
  it('returns the recognised product first, then candidates by likelihood, in the listed price order', async () => {
    const source = catalogSource(
      catalogOf(
        ['likely', 'known', 'unlikely'],
        [
          ['unlikely', 'a'],
          ['likely', 'b'],
          ['known', 'c'],
          ['likely', 'd'],
        ],
      ),
    );

    const found = await source.findOffers(sampleRequest({ productId: 'known' }), signal);

    expect(found.map(({ productId, offer }) => [productId, offer.id])).toEqual([
      ['known', 'c'],
      ['likely', 'b'],
      ['likely', 'd'],
      ['unlikely', 'a'],
    ]);
  });

  it('lists the offers of the recognised product even if nothing else is known', async () => {
    const nothingKnown = { title: ' ', brand: null, gtins: [], mpn: null, attributes: {} };
    const lookups = catalogOf(
      ['other'],
      [
        ['known', 'a'],
        ['other', 'b'],
      ],
    );

    const found = await catalogSource(lookups).findOffers(
      sampleRequest({ product: nothingKnown, productId: 'known' }),
      signal,
    );

    expect(found.map(({ offer }) => offer.id)).toEqual(['a']);
  });

  it("doesn't apply without anything to search for", () => {
    const nothingKnown = { title: '', brand: 'Sony', gtins: [], mpn: null, attributes: {} };

    const applies = catalogSource(catalogOf([], [])).appliesTo(sampleRequest({ product: nothingKnown }));

    expect(applies).toBe(false);
  });

  it('finds nothing, without listing, if there is no candidate', async () => {
    const lookups: CatalogLookups = {
      findCandidates: async () => [],
      listOffers: async () => {
        throw new Error('listed');
      },
    };

    expect(await catalogSource(lookups).findOffers(sampleRequest(), signal)).toEqual([]);
  });

  it('returns at most 200 offers', async () => {
    const many = Array.from({ length: 300 }, (_, index) => ['likely', `offer-${index}`] as const);

    const found = await catalogSource(catalogOf(['likely'], many)).findOffers(sampleRequest(), signal);

    expect(found).toHaveLength(200);
  });

  it('ends when the caller gives up', async () => {
    const search = catalogSource(catalogOf(['likely'], [['likely', 'a']])).findOffers(
      sampleRequest(),
      AbortSignal.abort(),
    );

    await expect(search).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('rethrows storage errors', async () => {
    const failure = new Error('the disk is full');
    const lookups: CatalogLookups = { ...catalogOf([], []), findCandidates: () => Promise.reject(failure) };

    await expect(catalogSource(lookups).findOffers(sampleRequest(), signal)).rejects.toBe(failure);
  });
});

function catalogOf(
  candidateIds: readonly string[],
  offers: readonly (readonly [productId: string, offerId: string])[],
): CatalogLookups {
  return {
    findCandidates: async (_identity, limit) => candidateIds.slice(0, limit).map(productOf),
    listOffers: async (productIds) =>
      offers
        .filter(([productId]) => productIds.includes(productId))
        .map(([productId, id]) => ({ productId, offer: sampleOffer({ id }) })),
  };
}

function productOf(id: string): Product {
  const { product } = sampleRequest();
  return { ...product, id, category: null, description: null, imageUrl: null };
}
