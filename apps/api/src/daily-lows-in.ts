import { compareMoney, convertMoney } from '@pricehunt/offers';
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
