import type { ProductIdentity } from '@pricehunt/offers';
import { openTestStorage, sampleProduct } from '@pricehunt/storage/testing';
import type { TestStorage } from '@pricehunt/storage/testing';
import { chooseProducts } from './choose-products';

let storage: TestStorage;
beforeAll(async () => {
  storage = await openTestStorage();
  await storage.products.saveProducts([
    sampleProduct({
      id: 'listed',
      title: 'Sony WH-1000XM5 wireless headphones',
      brand: 'Sony',
      mpn: 'WH-1000XM5',
      gtins: [],
      attributes: {},
    }),
    sampleProduct({
      id: 'ink',
      title: 'Canon PGI-580PGBK ink cartridge',
      brand: 'Canon',
      mpn: 'PGI-580PGBK',
      gtins: [],
      attributes: {},
    }),
    sampleProduct({
      id: 'drill',
      title: 'Makita DHP484Z cordless hammer drill',
      brand: 'Makita',
      mpn: 'DHP484Z',
      gtins: [],
      attributes: {},
    }),
    sampleProduct({
      id: 'unbranded',
      title: 'Sony WF-1000XM5 earbuds',
      brand: null,
      mpn: 'WF-1000XM5',
      gtins: [],
      attributes: {},
    }),
    sampleProduct({
      id: 'numbered',
      title: 'Osram 4008321 halogen bulb',
      brand: 'Osram',
      mpn: '4008321',
      gtins: [],
      attributes: {},
    }),
  ]);
});
afterAll(() => storage.close());

async function productOf(title: string): Promise<string | undefined> {
  const identity = { title, brand: null, gtins: [], mpn: null, attributes: {} };
  const ownProduct = sampleProduct({ id: 'own', ...identity });
  const [chosen] = await chooseProducts(storage, [{ identity, ownProduct, productId: null }]);
  return chosen?.productId;
}

describe('chooseProducts', () => {
  it.each([
    ['Sony WH1000XM5 headphones black', 'listed'],
    ['Sony WH-1000XM5', 'listed'],
    ['Canon PGI-580PGBK ink cartridge', 'ink'],
    ['Makita DHP484Z 18V hammer drill', 'drill'],
  ])('finds the product of %p by the part number in the title', async (title, id) => {
    expect(await productOf(title)).toBe(id);
  });

  it.each([
    ['an accessory', 'Ear pads for Sony WH-1000XM5'],
    ['another condition', 'Sony WH-1000XM5 headphones refurbished'],
    ['another model', 'Sony WH-1000XM4 headphones'],
    ['an accessory named after the code', 'Sony WH-1000XM5 hard case'],
    ['an accessory with a word of the product', 'Sony WH-1000XM5 headphones hard case'],
    ['an accessory that starts with "for"', 'Für headphones Sony WH-1000XM5 Bügel'],
    ['a German spare part', 'Sony WH-1000XM5 Ersatzakku'],
    ['a spare part with a word of the product', 'Sony WH-1000XM5 wireless headphones Ohrpolster'],
    ['a thing that shares no word', 'Sony WH-1000XM5 Ohrmuscheln'],
    ['a compatible part', 'Druckerpatrone kompatibel zu Canon PGI-580PGBK'],
    ['a compatible part with a word of the product', 'Kompatible ink cartridge Canon PGI-580PGBK'],
    ['a suitable part', 'Ink cartridge geeignet Canon PGI-580PGBK'],
    ['a part for the code', 'Ink cartridge for Canon PGI-580PGBK'],
    ['a replacement', 'Ersatz ink cartridge Canon PGI-580PGBK'],
    ['a pack', 'Canon PGI-580PGBK ink cartridge 3-pack'],
    ['a pack in other words', 'Canon PGI-580PGBK ink cartridge, pack of 3'],
    ['a kit of two codes', 'Makita DHP484Z hammer drill + BL1850B'],
    ['a kit with a short code', 'Makita DHP484Z hammer drill + BL1830'],
    ['a kit without a code', 'Makita DHP484Z hammer drill mit 2 Akkus'],
    ['a thing of the same brand as a product without one', 'Sony WF-1000XM5 Ohrmuscheln'],
    ['a bundle', 'Sony WH-1000XM5 headphones bundle'],
    ['a set', 'Makita DHP484Z hammer drill Set'],
    ['a number without letters', 'Osram 4008321 halogen bulb'],
  ])('leaves %s with a product of its own', async (_, title) => {
    expect(await productOf(title)).toBe('own');
  });

  it("doesn't depend on the order of the items of a feed", async () => {
    const drill = { brand: 'Makita', attributes: {} };
    const identities: readonly ProductIdentity[] = [
      { ...drill, title: 'Makita DHP484Z cordless hammer drill', gtins: ['00088381698122'], mpn: null },
      { ...drill, title: 'Makita hammer drill DHP484Z', gtins: [], mpn: 'DHP484Z' },
      { ...drill, title: 'Makita DTW700Z impact wrench', gtins: ['00088381883047'], mpn: 'DTW700Z' },
      { ...drill, title: 'Makita impact wrench DTW700Z 18V', gtins: ['00088381883047'], mpn: null },
      { ...drill, title: 'Makita DTW700Z impact wrench', gtins: [], mpn: null },
    ];
    const items = identities.map((identity, place) => ({
      identity,
      ownProduct: sampleProduct({ id: `item-${place}`, ...identity }),
      productId: null,
    }));
    const chosen = async (order: typeof items) => {
      const places = await chooseProducts(storage, order);
      return Object.fromEntries(
        order.map(({ ownProduct }, place) => [ownProduct.id, places[place]?.productId] as const),
      );
    };

    const forwards = await chosen(items);

    expect(forwards).toMatchObject({
      'item-1': 'drill',
      'item-2': 'item-2',
      'item-3': 'item-2',
      'item-4': 'item-2',
    });
    expect(await chosen(items.toReversed())).toEqual(forwards);
  });
});
