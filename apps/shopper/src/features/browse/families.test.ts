import { buildProduct } from '@pricehunt/api-contract/testing';
import type { ProductHit } from '@pricehunt/api-contract/browsing';
import * as fc from 'fast-check';
import { foldFamilies, onlyDifference } from './families';

const hit = (id: string, amountMinor: number | null, more: Partial<ProductHit> = {}): ProductHit => ({
  product: buildProduct({ id, title: id, attributes: { colour: id } }),
  lowestPrice: amountMinor === null ? null : { amountMinor, currency: 'EUR' },
  shopPrice: null,
  priceKind: 'delivered',
  condition: 'new',
  isObtainable: true,
  offerCount: 1,
  inStock: true,
  dropPercent: null,
  ...more,
});

const hits = fc.uniqueArray(
  fc.record({
    id: fc.uuid(),
    family: fc.option(fc.constantFrom('a', 'b', 'c'), { nil: undefined }),
    price: fc.option(fc.integer({ min: 1, max: 1000 })),
  }),
  { selector: ({ id }) => id, maxLength: 30 },
);

it('shows one card for each family, loses no product and keeps the order', () => {
  fc.assert(
    fc.property(hits, fc.integer({ min: 1, max: 10 }), (listed, size) => {
      const all = listed.map(({ id, family, price }) =>
        hit(id, price, family === undefined ? {} : { family }),
      );
      const pages = Array.from({ length: Math.ceil(all.length / size) }, (_, page) =>
        all.slice(page * size, (page + 1) * size),
      );

      const families = foldFamilies(pages).flat();

      const ids = families.flatMap(({ versions }) => versions.map(({ product }) => product.id));
      expect(ids.toSorted()).toEqual(all.map(({ product }) => product.id).toSorted());
      const keys = families.map(({ lead }) => lead.family ?? lead.product.id);
      expect(new Set(keys).size).toBe(keys.length);
      const leads = families.map(({ lead }) => all.indexOf(lead));
      expect(leads).toEqual(leads.toSorted((one, other) => one - other));
    }),
  );
});

it('names what the versions differ in only when it is one thing', () => {
  const lead = hit('black', 200);
  const large = hit('silver', 200, {
    product: buildProduct({ attributes: { colour: 'silver', size: 'L' } }),
  });

  expect(onlyDifference({ lead, versions: [lead, hit('silver', 1)] })).toBe('colour');
  expect(onlyDifference({ lead, versions: [lead, large] })).toBeNull();
});
