import { dayMs } from '@pricehunt/offers';
import type { AttributionModel } from './attribution-vocabulary';
import { splitAmount } from './split-amount';

export const wholeShare = 10_000;
export const halfLifeMs = 7 * dayMs;

/** Basis points that add up to 10,000; times in milliseconds, earliest first. position: 40 % for first and last. */
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
      // Relative to the latest touchpoint, so that weights don't vanish.
      const latest = times.reduce((most, time) => Math.max(most, time), Number.NEGATIVE_INFINITY);
      const newest = Math.min(latest, placedAtMs);
      return times.map((time) => 2 ** (-(newest - Math.min(time, placedAtMs)) / halfLifeMs));
    }
  }
}
