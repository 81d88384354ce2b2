import { dayAfter, daysWithin, isDay } from '@pricehunt/order-attribution';

/** The periods that are one click away, in days, today among them. */
export const periodPresets = ['7', '30', '90'] as const;
export type PeriodPreset = (typeof periodPresets)[number];

/** Calendar days of the business, both within the period: one that is kept as so many days back, or days that were chosen. */
export interface Period {
  readonly preset: PeriodPreset | 'custom';
  readonly from: string;
  readonly to: string;
}

/** The longest period that can be asked for, in days. */
const periodDaysMax = 366;

/** The period that an address asks for: `days`, or `from` and `to`; the last 30 days where it asks for none that can be. */
export function periodFrom(query: URLSearchParams, today: string): Period {
  const from = query.get('from') ?? '';
  const to = query.get('to') ?? '';
  if (isPeriod(from, to, today)) return { preset: 'custom', from, to };
  const days = query.get('days');
  return presetPeriod(periodPresets.find((preset) => preset === days) ?? '30', today);
}

/** What an address says of a period: nothing for the last 30 days. */
export function queryOfPeriod({ preset, from, to }: Period): Readonly<Record<string, string | null>> {
  if (preset === 'custom') return { days: null, from, to };
  return { days: preset === '30' ? null : preset, from: null, to: null };
}

/** So many days, today the last of them. */
export function presetPeriod(preset: PeriodPreset, today: string): Period {
  return { preset, from: dayAfter(today, 1 - Number(preset)), to: today };
}

/** Whether two days make a period that can be asked for: in order, not in the future, not too long. */
export function isPeriod(from: string, to: string, today: string): boolean {
  if (!isDay(from) || !isDay(to) || from > to || to > today) return false;
  return daysWithin({ from, to }) <= periodDaysMax;
}
