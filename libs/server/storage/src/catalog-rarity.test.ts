import { readCatalogRarity } from './catalog-rarity';
import { sampleProduct } from './testing';

const catalogOf = (count: number, titleOf: (number: number) => string) => ({
  lastProductNumber: async () => count,
  listProductIds: async ({ above, upTo }: { readonly above: number; readonly upTo: number }) =>
    Array.from({ length: Math.min(upTo, count) - above }, (_, place) => String(above + place + 1)),
  findProductsByIds: async (ids: readonly string[]) =>
    ids.map((id) => sampleProduct({ id, title: titleOf(Number(id)) })),
});

describe('readCatalogRarity', () => {
  it('weighs a word less the more products of the catalog have it', async () => {
    const rarity = await readCatalogRarity(
      catalogOf(600, (number) => (number % 2 === 0 ? 'Kettle Oslo' : 'Kettle Turin large')),
    );

    expect(rarity('kettle')).toBeLessThan(rarity('oslo'));
    expect(rarity('oslo')).toBeLessThan(rarity('lakers'));
  });

  it('reads products from the whole of a large catalog, and at most 2,000', async () => {
    const read: number[] = [];
    await readCatalogRarity(catalogOf(1_000_000, (number) => `Kettle ${read.push(number)}`));

    expect(read.length).toBeLessThanOrEqual(2_000);
    expect(Math.max(...read)).toBeGreaterThan(970_000);
  });
});
