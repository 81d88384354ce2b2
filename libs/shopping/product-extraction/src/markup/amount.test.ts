import fc from 'fast-check';
import { readAmount, readCurrency, trimmedDecimal } from './amount';

describe('an amount of markup', () => {
  it.each([
    [129.5, null, '129.5'],
    [1.234, null, '1.234'],
    ['1000.00', 'USD', '1000'],
    ['7,50', 'EUR', '7.5'],
    ['1.299,00 €', null, '1299'],
    ['12.345', 'KWD', '12.345'],
    ['24.990000000000002', 'USD', '24.990000000000002'],
    ['0.0375', 'USD', '0.0375'],
  ])('%p in %p is %p', (value, currency, amount) => {
    const reading = readAmount(value, currency);

    expect(Number(reading?.amount)).toBeCloseTo(Number(amount), 9);
  });

  it.each([0, '0.00', -5, Number.NaN, '', 'call us', '-20 %', '12 per month'])(
    'is not read from %p',
    (value) => {
      const reading = readAmount(value, 'EUR');

      expect(reading).toBeNull();
    },
  );

  it('is never zero or invalid', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.double(), fc.integer()), (value) => {
        const amount = readAmount(value, null)?.amount;

        if (amount !== undefined) expect(Number(amount)).toBeGreaterThan(0);
      }),
    );
  });
});

describe('a currency of markup', () => {
  it.each([
    ['eur', 'EUR'],
    [' USD ', 'USD'],
    ['€', 'EUR'],
    ['$', null],
    ['', null],
    [null, null],
  ])('%p is %p', (text, code) => {
    expect(readCurrency(text)).toBe(code);
  });
});

it('equal amounts have one spelling', () => {
  expect(['129.50', '0129.5', '129.5000'].map(trimmedDecimal)).toEqual(['129.5', '129.5', '129.5']);
});
