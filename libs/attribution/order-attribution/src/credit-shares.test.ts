import { dayMs } from '@pricehunt/offers';
import fc from 'fast-check';
import { attributionModels } from './attribution-vocabulary';
import { creditShares, halfLifeMs, wholeShare } from './credit-shares';

const placedAtMs = 100 * dayMs;
const ago = (days: number) => placedAtMs - days * dayMs;

describe('creditShares', () => {
  it.each(attributionModels)('distributes exactly the whole credit under %s', (model) => {
    const times = fc
      .array(fc.integer({ min: 0, max: placedAtMs + dayMs }), { minLength: 1, maxLength: 50 })
      .map((list) => [...list].sort((left, right) => left - right));
    fc.assert(
      fc.property(times, (sorted) => {
        const shares = creditShares(model, sorted, placedAtMs);

        expect(shares).toHaveLength(sorted.length);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(wholeShare);
        expect(shares.every((share) => share >= 0)).toBe(true);
      }),
    );
  });

  it.each([
    ['first', [ago(3), ago(2), ago(1)], [10_000, 0, 0]],
    ['last', [ago(3), ago(2), ago(1)], [0, 0, 10_000]],
    ['linear', [ago(3), ago(2), ago(1)], [3_334, 3_333, 3_333]],
    ['position', [ago(4), ago(3), ago(2), ago(1)], [4_000, 1_000, 1_000, 4_000]],
    ['position', [ago(3), ago(2), ago(1)], [4_000, 2_000, 4_000]],
    ['position', [ago(2), ago(1)], [5_000, 5_000]],
    ['position', [ago(1)], [10_000]],
    ['time-decay', [ago(7), ago(0)], [3_333, 6_667]],
    ['time-decay', [ago(14), ago(7), ago(0)], [1_429, 2_857, 5_714]],
  ] as const)('%s of %j is %j', (model, times, shares) => {
    expect(creditShares(model, times, placedAtMs)).toEqual(shares);
  });

  it('never credits an older touchpoint more than a newer one under time decay', () => {
    const shares = creditShares('time-decay', [ago(300), ago(100), ago(1)], placedAtMs);

    expect(shares).toEqual([...shares].sort((left, right) => left - right));
    expect(halfLifeMs).toBe(7 * dayMs);
  });

  it.each(attributionModels)('distributes nothing without touchpoints under %s', (model) => {
    expect(creditShares(model, [], placedAtMs)).toEqual([]);
  });
});
