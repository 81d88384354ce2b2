import { asGtin14, isValidGtin } from './gtin';
import { everyFamily, everyProduct, staples } from './every-product';
import { shopIds } from './shops';
import { nouns } from './nouns';

describe('the products of the world', () => {
  it('are more than 150 lines', () => {
    expect(everyFamily.length).toBeGreaterThan(150);
  });

  it.each(everyProduct.map((product) => [product.key, product.gtin]))(
    '%s has a GTIN-13 with a valid check digit, outside the in-store ranges',
    (_, gtin) => {
      const isInStore = /^(02|04|2)/.test(gtin);

      expect(gtin).toHaveLength(13);
      expect(isValidGtin(gtin)).toBe(true);
      expect(isInStore).toBe(false);
    },
  );

  it('never share a GTIN or a key', () => {
    const gtins = new Set(everyProduct.map(({ gtin }) => asGtin14(gtin)));
    const keys = new Set(everyProduct.map(({ key }) => key));

    expect(gtins.size).toBe(everyProduct.length);
    expect(keys.size).toBe(everyProduct.length);
  });

  it('name only staples and sole sellers that exist', () => {
    const sellers: readonly (string | null)[] = [...shopIds, null];
    const strangers = everyFamily.filter(({ onlyAt }) => !sellers.includes(onlyAt));
    const known = new Set(everyFamily.map(({ key }) => key));

    expect(strangers).toEqual([]);
    expect(staples.filter((key) => !known.has(key))).toEqual([]);
  });

  it('include accessories that name the product they are made for', () => {
    const texts = everyFamily
      .filter(({ noun }) => nouns[noun].category === 'accessories')
      .map(({ name }) => name);

    expect(texts.filter((name) => name.includes('WH-1000XM5'))).toHaveLength(2);
    expect(texts.some((name) => name.includes('LEGO 42143'))).toBe(true);
  });
});

describe('isValidGtin', () => {
  it.each(['4006381333931', '036000291452', '96385074', '00012345600012'])('accepts %s', (gtin) => {
    expect(isValidGtin(gtin)).toBe(true);
  });

  it.each(['4006381333932', '0000000000000', '400638133393', '', 'abc'])('refuses %s', (gtin) => {
    expect(isValidGtin(gtin)).toBe(false);
  });
});
