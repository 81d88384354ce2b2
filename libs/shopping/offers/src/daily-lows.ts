import type { ExchangeRates } from './exchange';
import { convertMoney } from './exchange';
import type { Money } from './money';
import { compareMoney } from './money';
import type { PriceTax } from './offer';
import { expectedTaxAt } from './price-tax';

export interface DailyLow {
  /** UTC day, such as "2026-11-21". */
  readonly day: string;
  readonly low: Money;
}

/** Daily lows in one currency, with or without tax, oldest first. */
export interface DailyLows {
  readonly currency: string;
  readonly tax: PriceTax;
  readonly days: readonly DailyLow[];
}

/** Who compares: a shopper's country and currency, as far as known. */
export interface PricePlaceTerms {
  readonly currency: string | null;
  readonly country: string | null;
  readonly rates: ExchangeRates;
}

/** Oldest day first. Amounts that can't be converted at these rates are left out. */
export function dailyLowsIn(
  currency: string,
  groups: readonly DailyLows[],
  rates: ExchangeRates,
): readonly DailyLow[] {
  const byDay = new Map<string, DailyLow>();
  for (const { day, low } of groups.flatMap((group) => group.days)) {
    const converted = convertMoney(low, currency, rates);
    if (converted === null) continue;
    const known = byDay.get(day);
    if (known === undefined || compareMoney(converted, known.low) < 0)
      byDay.set(day, { day, low: converted });
  }
  return [...byDay.values()].sort((one, other) => one.day.localeCompare(other.day));
}

export function lowsThatCompare(
  groups: readonly DailyLows[],
  today: PriceTax | null,
  country: string | null,
): readonly DailyLows[] {
  const kinds = [expectedTaxAt(country), 'unknown', 'included', 'excluded'] as const;
  const kind = today ?? kinds.find((each) => groups.some(({ tax }) => tax === each));
  return groups.filter(({ tax }) => tax === kind);
}

export function lowsShown(
  groups: readonly DailyLows[],
  wanted: string | null,
  rates: ExchangeRates,
): { readonly currency: string | null; readonly points: readonly DailyLow[] } {
  const requested = wanted === null ? [] : dailyLowsIn(wanted, groups, rates);
  if (requested.length > 0) return { currency: wanted, points: requested };
  const [fullest] = [...groups].sort((one, other) => other.days.length - one.days.length);
  return fullest === undefined
    ? { currency: null, points: [] }
    : { currency: fullest.currency, points: dailyLowsIn(fullest.currency, groups, rates) };
}
