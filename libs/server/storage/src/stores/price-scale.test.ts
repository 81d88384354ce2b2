import fc from 'fast-check';
import { boundInMinor, scaledPrice, spansIn } from './price-scale';

/** What a minor unit of another currency comes to: as of yen in dollars, or the other way. */
const units = fc.constantFrom(1, 0.00625, 0.8, 1.08, 1.25, 160, 1560);
const amounts = fc.integer({ min: 0, max: 10_000_000 });

describe('the bounds of a price in another currency', () => {
  it('hold exactly what comes to a price within the bounds, rounded to its minor unit', () => {
    fc.assert(
      fc.property(units, amounts, fc.integer({ min: -2, max: 2 }), (unit, lowestMinor, distance) => {
        const scale = { currency: 'USD', minorUnits: new Map([['EUR', unit]]) };
        const price = scaledPrice({ lowestMinor, currency: 'EUR' }, scale) ?? 0;
        fc.pre(Math.abs((price % 1) - 0.5) > 1e-6 && price > 2);
        const bound = Math.round(price) + distance;

        const upTo = spansIn(['EUR'], { minMinor: null, maxMinor: bound }, scale).get('EUR')?.maxMinor;
        const from = spansIn(['EUR'], { minMinor: bound, maxMinor: null }, scale).get('EUR')?.minMinor;

        expect(lowestMinor <= (upTo ?? Number.NaN)).toBe(Math.round(price) <= bound);
        expect(lowestMinor >= (from ?? Number.NaN)).toBe(Math.round(price) >= bound);
      }),
    );
  });

  it('are none in a currency that cannot be compared', () => {
    const scale = { currency: 'USD', minorUnits: new Map([['USD', 1]]) };

    expect([...spansIn(['EUR', 'USD'], { minMinor: 5, maxMinor: null }, scale).keys()]).toEqual(['USD']);
  });
});

it.each([
  [{ amount: 200, currency: null }, 20_000],
  [{ amount: 200, currency: 'USD' }, 20_000],
  [{ amount: 200, currency: 'JPY' }, 125],
  [{ amount: 200, currency: 'KES' }, null],
])('takes %j for %p minor units of what prices are compared in', (bound, expected) => {
  const scale = {
    currency: 'USD',
    minorUnits: new Map([
      ['USD', 1],
      ['JPY', 0.625],
    ]),
  };

  expect(boundInMinor(bound, scale)).toBe(expected);
});
