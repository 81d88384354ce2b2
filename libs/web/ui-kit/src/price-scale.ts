import { dayMs, moneyParts } from '@pricehunt/offers';
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

/** The days of a chart, both ends included. */
export interface ChartPeriod {
  readonly from: string;
  readonly to: string;
}

/** The last days of a chart up to a day, or to the latest point if that is later. */
export function periodOf(points: readonly PricePoint[], days: number, today: string): ChartPeriod {
  const last = points.at(-1)?.day ?? today;
  const to = last > today ? last : today;
  const from = new Date(Date.parse(to) - (days - 1) * dayMs).toISOString().slice(0, 10);
  const first = points[0]?.day ?? from;
  return { from: first < from ? first : from, to };
}

/** From 0 (first day) to 1 (last day). */
export function dayPosition(day: string, { from, to }: ChartPeriod): number {
  const [first, last] = [Date.parse(from), Date.parse(to)];
  return last === first ? 0 : (Date.parse(day) - first) / (last - first);
}

/** From 0 (the low end) to 1 (the high end). */
export function heightOf(amountMinor: number, { low, high }: PriceScale): number {
  return (amountMinor - low) / (high - low);
}

/** The height as a coordinate of a drawing that is 1000 units high. */
export function drawnY(value: number, scale: PriceScale): number {
  return Math.round((1 - heightOf(value, scale)) * 1000);
}

export function percent(share: number): string {
  return `${(share * 100).toFixed(2)}%`;
}

/** Most months that fit under a chart. */
const monthsMax = 7;

/** The first days of months within the period, at even distances; empty when there are fewer than two. */
export function monthTicks({ from, to }: ChartPeriod): readonly string[] {
  const firsts: string[] = [];
  const first = new Date(from);
  for (let month = 0; ; month += 1) {
    const day = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + month, 1))
      .toISOString()
      .slice(0, 10);
    if (day > to) break;
    if (day >= from) firsts.push(day);
  }
  const step = Math.ceil(firsts.length / monthsMax);
  return firsts.length < 2 ? [] : firsts.filter((_day, index) => index % step === 0);
}

/** Runs of days that follow each other; days without a price separate them. */
export function runsOf(points: readonly PricePoint[]): readonly (readonly PricePoint[])[] {
  const runs: PricePoint[][] = [];
  for (const point of points) {
    const run = runs.at(-1);
    const before = run?.at(-1);
    if (run === undefined || before === undefined) runs.push([point]);
    else if (Date.parse(point.day) - Date.parse(before.day) > dayMs) runs.push([point]);
    else run.push(point);
  }
  return runs;
}
