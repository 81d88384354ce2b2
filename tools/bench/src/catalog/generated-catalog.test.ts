import { isGtin, printableGtin } from '@pricehunt/offers';
import { generatedOffers, generatedProduct } from './generated-catalog';
import { generatedQueries, queryKinds } from './generated-queries';

const numbers = Array.from({ length: 300 }, (_, place) => place * 997);

describe('the generated catalog', () => {
  it('generates the same product and offers for the same number, and others for another', () => {
    const first = numbers.map((number) => [generatedProduct(number), generatedOffers(number)]);
    const again = numbers.map((number) => [generatedProduct(number), generatedOffers(number)]);

    expect(again).toEqual(first);
    expect(new Set(numbers.map((number) => generatedProduct(number).title)).size).toBe(numbers.length);
  });

  it('has one hundred offers per thirty products, and each shop at most once per product', () => {
    const thirty = Array.from({ length: 30 }, (_, place) => generatedOffers(600 + place));

    expect(thirty.flat()).toHaveLength(100);
    for (const offers of thirty) {
      expect(new Set(offers.map(({ retailer }) => retailer.domain)).size).toBe(offers.length);
    }
  });

  it('gives every product a unique barcode with a valid check digit', () => {
    const gtins = numbers.flatMap((number) => generatedProduct(number).gtins);

    expect(gtins.filter((gtin) => !isGtin(printableGtin(gtin)))).toEqual([]);
    expect(new Set(gtins).size).toBe(numbers.length);
  });
});

describe('the generated queries', () => {
  it('are the same for the same seed, and different for another', () => {
    const first = generatedQueries(10_000, 200, 7);

    expect(generatedQueries(10_000, 200, 7)).toEqual(first);
    expect(generatedQueries(10_000, 200, 8)).not.toEqual(first);
  });

  it('have equally many of each kind', () => {
    const queries = generatedQueries(10_000, 200, 7);

    for (const kind of queryKinds) {
      expect(queries.filter((query) => query.kind === kind)).toHaveLength(200 / queryKinds.length);
    }
  });
});
