import { openTestStorage, sampleProduct } from '@pricehunt/storage/testing';
import { recogniseProduct } from './recognise-product';

it('compares candidates with each other in the same context as with the pasted product', async () => {
  const storage = await openTestStorage();
  const kettle = { brand: 'Acme', gtins: [], mpn: null, attributes: {} };
  await storage.products.saveProducts([
    sampleProduct({ ...kettle, id: 'black', title: 'Acme Stagg kettle black', mpn: 'STAGG-1B' }),
    sampleProduct({ ...kettle, id: 'white', title: 'Acme Stagg pouring jug of steel, white' }),
  ]);
  const everythingIsAlike = { weights: { base: 5, trees: [] } };

  const found = await recogniseProduct(
    storage,
    { ...kettle, title: 'Acme Stagg', mpn: 'STAGG-1B' },
    everythingIsAlike,
  );

  await storage.close();
  expect(found?.variants.map(({ id }) => id)).toEqual(['black', 'white']);
});
