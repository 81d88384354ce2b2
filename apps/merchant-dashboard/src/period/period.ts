import { dayAfter, daysWithin, isDay } from '@pricehunt/order-attribution';

export const periodPresets = ['7', '30', '90'] as const;
export type PeriodPreset = (typeof periodPresets)[number];

/** Calendar days of the business, inclusive: a preset or a custom range. */
export interface Period {
  readonly preset: PeriodPreset | 'custom';
  readonly from: string;
  readonly to: string;
}

const periodDaysMax = 366;

/** Reads the period from `days`, or `from` and `to`; the last 30 days when missing or invalid. */
export function periodFrom(query: URLSearchParams, today: string): Period {
  const from = query.get('from') ?? '';
  const to = query.get('to') ?? '';
  if (isPeriod(from, to, today)) return { preset: 'custom', from, to };
  const days = query.get('days');
  return presetPeriod(periodPresets.find((preset) => preset === days) ?? '30', today);
}

/** The URL parameters of a period; none for the last 30 days. */
export function queryOfPeriod({ preset, from, to }: Period): Readonly<Record<string, string | null>> {
  if (preset === 'custom') return { days: null, from, to };
  return { days: preset === '30' ? null : preset, from: null, to: null };
}

export function presetPeriod(preset: PeriodPreset, today: string): Period {
  return { preset, from: dayAfter(today, 1 - Number(preset)), to: today };
}

/** Whether two days make a valid period: in order, not in the future, not too long. */
export function isPeriod(from: string, to: string, today: string): boolean {
  if (!isDay(from) || !isDay(to) || from > to || to > today) return false;
  return daysWithin({ from, to }) <= periodDaysMax;
}
