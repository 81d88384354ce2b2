import { compareMoney, convertMoney, expectedTaxAt } from '@pricehunt/offers';
import type { ExchangeRates } from '@pricehunt/offers';
import type { DailyLow, DailyLows } from '@pricehunt/storage';

/**
 * The lowest price of each day in one currency, oldest day first. Prices in other currencies are converted at these rates; what
 * cannot be converted is left out.
 */
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

/**
 * The groups whose prices compare at a country: with tax or without as prices are there. Where there are none, those of unknown tax; else
 * the others.
 */
export function lowsThatCompare(groups: readonly DailyLows[], country: string | null): readonly DailyLows[] {
  const kinds = [expectedTaxAt(country), 'unknown', 'included', 'excluded'] as const;
  const kind = kinds.find((each) => groups.some(({ tax }) => tax === each));
  return groups.filter(({ tax }) => tax === kind);
}

/** The lowest price of each day in the currency that was asked for; in the one with most days where none was, or nothing can be told in it. */
export function lowsShown(
  groups: readonly DailyLows[],
  wanted: string | null,
  rates: ExchangeRates,
): { readonly currency: string | null; readonly points: readonly DailyLow[] } {
  const asked = wanted === null ? [] : dailyLowsIn(wanted, groups, rates);
  if (asked.length > 0) return { currency: wanted, points: asked };
  const [fullest] = [...groups].sort((one, other) => other.days.length - one.days.length);
  return fullest === undefined
    ? { currency: null, points: [] }
    : { currency: fullest.currency, points: dailyLowsIn(fullest.currency, groups, rates) };
}
