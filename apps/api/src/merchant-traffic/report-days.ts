import type { TrafficPeriod } from '@pricehunt/api-contract';
import { analyticsDaysMax, analyticsHourlyDaysMax } from '@pricehunt/api-contract/analytics';
import { dayAfter, daysWithin, isDay } from '@pricehunt/order-attribution';
import type { BusinessDays } from '@pricehunt/order-attribution';
import type { ReportStretch } from '@pricehunt/storage';
import { Refusal } from '../answers/refusal';

const hourMs = 3_600_000;

export interface ReportPeriods {
  readonly period: TrafficPeriod;
  readonly before: TrafficPeriod | null;
}

/** Throws analytics.bad-period for an invalid period. */
export function readPeriods(query: {
  readonly from: string;
  readonly to: string;
  readonly compare: 'previous' | 'year' | 'none';
  readonly interval?: 'hour' | 'day' | 'week';
}): ReportPeriods {
  const { from, to } = query;
  const days = isDay(from) && isDay(to) ? daysWithin({ from, to }) : 0;
  const daysMax = query.interval === 'hour' ? analyticsHourlyDaysMax : analyticsDaysMax;
  if (days < 1 || days > daysMax) throw new Refusal('analytics.bad-period');
  const shifts = { previous: days, year: 364, none: null };
  const shift = shifts[query.compare];
  return {
    period: { from, to },
    before: shift === null ? null : { from: dayAfter(from, -shift), to: dayAfter(to, -shift) },
  };
}

export function lastDays(now: Date, days: number, { dayOf }: Pick<BusinessDays, 'dayOf'>): TrafficPeriod {
  const to = dayOf(now);
  return { from: dayAfter(to, 1 - days), to };
}

/** In order. A week starts with the period; a day on which the clocks change has 23 or 25 hours. */
export function stretchesOf(
  { startOf }: BusinessDays,
  period: TrafficPeriod,
  interval: 'hour' | 'day' | 'week',
): readonly ReportStretch[] {
  const end = startOf(dayAfter(period.to, 1)).getTime();
  const days = Array.from({ length: daysWithin(period) }, (_, place) => dayAfter(period.from, place));
  const begins = days
    .filter((_, place) => interval !== 'week' || place % 7 === 0)
    .flatMap((day) => {
      const startMs = startOf(day).getTime();
      if (interval !== 'hour') return [startMs];
      const hours = Math.ceil((startOf(dayAfter(day, 1)).getTime() - startMs) / hourMs);
      return Array.from({ length: hours }, (_, hour) => startMs + hour * hourMs);
    });
  return begins.map((at, place) => ({
    begins: new Date(at).toISOString(),
    until: new Date(begins[place + 1] ?? end).toISOString(),
  }));
}
