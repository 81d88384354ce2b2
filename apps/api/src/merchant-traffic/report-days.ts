import type { TrafficPeriod } from '@pricehunt/api-contract';
import { analyticsDaysMax, analyticsHourlyDaysMax } from '@pricehunt/api-contract';
import { Refusal } from '../refusal';

const dayMs = 86_400_000;

/** The days of a report and those that it is held against, as many of them. */
export interface ReportPeriods {
  readonly period: TrafficPeriod;
  readonly before: TrafficPeriod | null;
}

/** Reads the days that were asked for; throws analytics.bad-period where they are no period that can be shown. */
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

/** How many days a period has. */
export function daysWithin({ from, to }: TrafficPeriod): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1;
}

/** The day so many days after; before, for a negative number. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
}

/** The last so many days, today among them. */
export function lastDays(now: Date, days: number): TrafficPeriod {
  const to = now.toISOString().slice(0, 10);
  return { from: dayAfter(to, 1 - days), to };
}

/** Where each stretch of a period begins, `YYYY-MM-DDTHH` or `YYYY-MM-DD`. A week begins where the period does. */
export function stretchesOf(period: TrafficPeriod, interval: 'hour' | 'day' | 'week'): readonly string[] {
  const days = Array.from({ length: daysWithin(period) }, (_, place) => dayAfter(period.from, place));
  switch (interval) {
    case 'hour':
      return days.flatMap((day) =>
        Array.from({ length: 24 }, (_, hour) => `${day}T${String(hour).padStart(2, '0')}`),
      );
    case 'day':
      return days;
    case 'week':
      return days.filter((_, place) => place % 7 === 0);
  }
}

/** The moment that a stretch begins at, ISO 8601. */
export function momentOf(stretch: string): string {
  return stretch.length === 10 ? `${stretch}T00:00:00.000Z` : `${stretch}:00:00.000Z`;
}

function isDay(day: string): boolean {
  const ms = Date.parse(`${day}T00:00:00.000Z`);
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(day);
}
