import fc from 'fast-check';
import { parseQuery } from './parse-query';

const termsOf = (text: string) => parseQuery(text).terms.map((term) => term.text);

describe('parseQuery', () => {
  it('reads plural and singular, capitals and diacritics alike', () => {
    const plural = termsOf('Câbles BATTERIES boxes');

    const singular = termsOf('cable battery box');

    expect(plural).toEqual(singular);
  });

  it.each([
    ['15.6" laptop', '15d6in'],
    ['15,6 Zoll laptop', '15d6in'],
    ['15.6-inch laptop', '15d6in'],
    ['8 GB', '8gb'],
    ['8GB', '8gb'],
    ['500Go', '500gb'],
  ])('reads the number and unit in %p', (text, measure) => {
    const terms = termsOf(text);

    expect(terms).toContain(measure);
  });

  it.each([
    ['ワイヤレスヘッドホン', 'ヘッドホン'],
    ['iPhone15专用手机壳', '手机壳'],
    ['แก้วเก็บความเย็น', 'แก้ว'],
  ])('reads the words of a script without spaces in %p', (title, query) => {
    expect(termsOf(title)).toEqual(expect.arrayContaining(termsOf(query)));
    expect(termsOf(query).length).toBeGreaterThan(0);
  });

  it('reads letters and numbers beside a script without spaces as before', () => {
    expect(termsOf('三星55英寸 UHD')).toEqual(expect.arrayContaining(['三星', '英寸', 'uhd', '55']));
    expect(termsOf('灯')).toEqual(['灯']);
  });

  it('reads a thousand with and without its separator alike', () => {
    const separated = termsOf('1,000 sheets');

    const plain = termsOf('1000 sheets');

    expect(separated).toEqual(plain);
  });

  it.each(['WH-1000XM5', 'wh 1000xm5', 'WH-1000-XM5', 'wh1000xm5', 'Wh 1000 Xm5'])(
    'reads the model code of %p without separators',
    (text) => {
      const { modelCodes } = parseQuery(text);

      expect(modelCodes).toContain('wh1000xm5');
    },
  );

  it.each(['4006381333931', '04006381333931', '4006381 333931', '4006381-333931'])(
    'recognises the GTIN in %p',
    (text) => {
      const { gtin } = parseQuery(text);

      expect(gtin).toBe('04006381333931');
    },
  );

  it('recognises a GTIN without leading zeros', () => {
    const { gtin } = parseQuery('13803031782');

    expect(gtin).toBe('00013803031782');
  });

  it('treats a number with a wrong check digit as a number', () => {
    const { gtin } = parseQuery('4006381333932');

    expect(gtin).toBeNull();
  });

  it.each([
    ['headphones under 200 €', null, { amount: 200, currency: 'EUR' }],
    ['headphones below $49.99', null, { amount: 49.99, currency: 'USD' }],
    ['Kopfhörer unter 1.000 Euro', null, { amount: 1000, currency: 'EUR' }],
    ['headphones < 100', null, { amount: 100, currency: null }],
    ['headphones over £50', { amount: 50, currency: 'GBP' }, null],
    ['headphones between 100 and 200', { amount: 100, currency: null }, { amount: 200, currency: null }],
    ['headphones 100-200 €', { amount: 100, currency: 'EUR' }, { amount: 200, currency: 'EUR' }],
  ])('extracts the price limits from %p', (text, minPrice, maxPrice) => {
    const query = parseQuery(text);

    expect(query).toMatchObject({ minPrice, maxPrice });
    expect(query.terms).toHaveLength(1);
  });

  it.each(['tablet under 10 inch', 'cable 100-200', 'under desk mount'])('finds no price in %p', (text) => {
    const { minPrice, maxPrice } = parseQuery(text);

    expect([minPrice, maxPrice]).toEqual([null, null]);
  });

  it.each([
    ['refurbished iphone', 'refurbished'],
    ['iphone gebraucht', 'used'],
    ['second hand iphone', 'used'],
    ['iphone', null],
  ])('extracts the condition from %p', (text, condition) => {
    const query = parseQuery(text);

    expect(query.condition).toBe(condition);
    expect(query.terms.map((term) => term.text)).toEqual(['iphone']);
  });

  it('uses the words if there is nothing else', () => {
    const { terms } = parseQuery('used');

    expect(terms).toHaveLength(1);
  });

  it('never fails on any text, within limits', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'binary', maxLength: 500 }), fc.string({ unit: 'grapheme' })),
        (text) => {
          const query = parseQuery(text);

          expect(query.terms.length).toBeLessThanOrEqual(16);
          expect(query.terms.every((term) => /^[\p{L}\p{N}]+$/u.test(term.text))).toBe(true);
        },
      ),
    );
  });

  it('returns quickly for hostile text', () => {
    const texts = [
      'under '.repeat(100),
      '1,'.repeat(5000),
      '"'.repeat(5000),
      'a-'.repeat(5000),
      '9'.repeat(5000),
    ];

    const sizes = texts.map((text) => parseQuery(text).terms.length);

    expect(Math.max(...sizes)).toBeLessThanOrEqual(16);
  });
});
