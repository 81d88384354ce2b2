import fc from 'fast-check';
import { splitAmount } from './split-amount';

const weights = fc.array(fc.integer({ min: 0, max: 10_000 }), { minLength: 1, maxLength: 30 });

describe('splitAmount', () => {
  it('adds up to exactly the amount if any weight counts', () => {
    fc.assert(
      fc.property(fc.integer({ min: -100_000_000_000, max: 100_000_000_000 }), weights, (amount, each) => {
        const sum = splitAmount(amount, each).reduce((total, part) => total + part, 0);

        expect(sum).toBe(each.some((weight) => weight > 0) ? amount : 0);
      }),
    );
  });

  it('assigns nothing to a weight of 0 and is never off by a whole unit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), weights, (amount, each) => {
        const whole = each.reduce((total, weight) => total + weight, 0);
        fc.pre(whole > 0);

        splitAmount(amount, each).forEach((part, place) => {
          const weight = each[place] ?? 0;
          if (weight === 0) expect(part).toBe(0);
          expect(Math.abs(part - (amount * weight) / whole)).toBeLessThan(1.001);
        });
      }),
    );
  });

  it.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [-100, [1, 1, 1], [-34, -33, -33]],
    [1, [1, 1], [1, 0]],
    [5, [0, 0], [0, 0]],
    [0, [3, 1], [0, 0]],
  ])('splits %d by %j', (amount, each, parts) => {
    expect(splitAmount(amount, each)).toEqual(parts);
  });
});
