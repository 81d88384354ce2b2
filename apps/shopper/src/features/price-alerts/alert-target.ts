import type { PricePoint } from '@pricehunt/offers';
import { dayMs } from '@pricehunt/offers';

const lowDays = 90;

/** On how many of the days the price was at or below the target. */
export function daysAtOrBelow(points: readonly PricePoint[], targetMinor: number): number {
  return points.filter(({ low }) => low.amountMinor <= targetMinor).length;
}

export interface TargetPreset {
  readonly name: 'five' | 'ten' | 'low';
  readonly amountMinor: number;
}

/** Targets below the latest price, and the lowest price of the 90 days up to it. */
export function targetPresets(points: readonly PricePoint[]): readonly TargetPreset[] {
  const last = points.at(-1);
  if (last === undefined) return [];
  const sinceMs = Date.parse(last.day) - (lowDays - 1) * dayMs;
  const recent = points.filter(({ day }) => Date.parse(day) >= sinceMs);
  const part = (share: number) => Math.max(1, Math.floor(last.low.amountMinor * share));
  return [
    { name: 'five', amountMinor: part(0.95) },
    { name: 'ten', amountMinor: part(0.9) },
    { name: 'low', amountMinor: Math.min(...recent.map(({ low }) => low.amountMinor)) },
  ];
}
