import type { AttributionModel } from './attribution-vocabulary';
import { splitAmount } from './split-amount';

/** All of an order's credit. */
export const wholeShare = 10_000;
/** After this time a touch weighs half as much under time decay. */
export const halfLifeMs = 7 * 24 * 60 * 60_000;

/**
 * Shares an order's credit among its touches, in basis points that come to exactly 10,000; none for no touches. The times are
 * in milliseconds, the earliest first. position: 40 % to the first and the last, the rest to those between; of two, half each.
 */
export function creditShares(
  model: AttributionModel,
  touchTimes: readonly number[],
  placedAtMs: number,
): readonly number[] {
  return splitAmount(wholeShare, weightsOf(model, touchTimes, placedAtMs));
}

function weightsOf(model: AttributionModel, times: readonly number[], placedAtMs: number): readonly number[] {
  const last = times.length - 1;
  switch (model) {
    case 'first':
      return times.map((_time, place) => (place === 0 ? 1 : 0));
    case 'last':
      return times.map((_time, place) => (place === last ? 1 : 0));
    case 'linear':
      return times.map(() => 1);
    case 'position':
      return times.map((_time, place) => {
        if (times.length <= 2) return 1;
        return place === 0 || place === last ? 40 : 20 / (times.length - 2);
      });
    case 'time-decay': {
      // Reckoned from the latest touch: only the differences matter, and no weight gets too small to tell from 0.
      const latest = times.reduce((most, time) => Math.max(most, time), Number.NEGATIVE_INFINITY);
      const newest = Math.min(latest, placedAtMs);
      return times.map((time) => 2 ** (-(newest - Math.min(time, placedAtMs)) / halfLifeMs));
    }
  }
}
