import { productDetail } from '@pricehunt/offers';
import { everyFamily } from './every-product';
import { detailsOf } from './product-details';

test.each(['en', 'de', 'sv', 'nl'] as const)('details in %s are read the same', (language) => {
  const products = everyFamily.flatMap(({ models }) => models.slice(0, 1));
  const read = (of: typeof language) =>
    products.map((product) =>
      detailsOf(product, of)
        .map(({ name, value }) => productDetail(name, value))
        .filter((detail) => detail?.name !== 'type'),
    );

  expect(read(language).flat().length).toBeGreaterThan(60);
  expect(read(language)).toEqual(read('en'));
});
