import { moneyParts } from '@pricehunt/offers';
import type { PricePoint } from '@pricehunt/offers';

/** The axis of a price chart in minor units: both ends and the round marks between. */
export interface PriceScale {
  readonly low: number;
  readonly high: number;
  readonly marks: readonly number[];
}

/** Two to five round marks that hold every value. May start above zero, because changes matter most. */
export function priceScale(values: readonly number[]): PriceScale {
  const least = Math.min(...values);
  const most = Math.max(...values);
  const step = roundStep(Math.max((most - least) / 3, most * 0.01, 1));
  const low = Math.max(0, Math.floor(least / step) * step);
  const high = Math.max(Math.ceil(most / step) * step, low + step);
  const marks = Array.from({ length: Math.round((high - low) / step) + 1 }, (_, index) => low + index * step);
  return { low, high, marks };
}

/** The smallest of 1, 2 and 5 times a power of ten that is at least `least`. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  const factor = [1, 2, 5, 10].find((each) => each * power >= least) ?? 10;
  return factor * power;
}

/** Omits minor units when no mark has any. */
export function markLabels(marks: readonly number[], currency: string, locale: string): readonly string[] {
  const printed = marks.map((amountMinor) => moneyParts({ amountMinor, currency }, locale));
  const isWhole = printed.every((parts) =>
    parts.every(({ part, text }) => part !== 'minor' || !/[^0٠]/.test(text)),
  );
  return printed.map((parts) =>
    parts
      .filter(({ part }) => !isWhole || (part !== 'minor' && part !== 'separator'))
      .map(({ text }) => text)
      .join(''),
  );
}

/** From 0 (first day) to 1 (last day). */
export function dayPosition(day: string, points: readonly PricePoint[]): number {
  const first = Date.parse(points.at(0)?.day ?? day);
  const last = Date.parse(points.at(-1)?.day ?? day);
  return last === first ? 0 : (Date.parse(day) - first) / (last - first);
}
