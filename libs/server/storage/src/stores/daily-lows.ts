import type { Money } from '@pricehunt/offers';
import { dayAfter, type PricePoint } from './price-drop';

/** The lowest price of a day. */
export interface DailyLow {
  /** UTC day, such as "2026-11-21". */
  readonly day: string;
  readonly low: Money;
}

/** A product's daily lows in one currency, oldest first. */
export interface DailyLows {
  readonly currency: string;
  readonly days: readonly DailyLow[];
}

/** One offer's past: what it cost and until which day that is confirmed. */
export interface OfferPast {
  /** Oldest first. */
  readonly points: readonly PricePoint[];
  readonly confirmedUntilDay: string;
}

/**
 * The lowest price of each day from `sinceDay` on over all offers, a group for each currency. A price holds on every day from
 * its observation until the next one of the same offer, at most until the offer was last confirmed; of two on one day the
 * lower counts.
 */
export function dailyLowsOf(offers: readonly OfferPast[], sinceDay: string): readonly DailyLows[] {
  const lows = new Map<string, Map<string, number>>();
  const note = (currency: string, day: string, priceMinor: number) => {
    if (day < sinceDay) return;
    const days = lows.get(currency) ?? new Map<string, number>();
    lows.set(currency, days.set(day, Math.min(priceMinor, days.get(day) ?? Infinity)));
  };
  for (const { points, confirmedUntilDay } of offers) {
    points.forEach(({ day, currency, priceMinor }, place) => {
      const next = points[place + 1]?.day ?? dayAfter(confirmedUntilDay, 1);
      note(currency, day, priceMinor);
      for (let held = laterOf(dayAfter(day, 1), sinceDay); held < next; held = dayAfter(held, 1))
        note(currency, held, priceMinor);
    });
  }
  return [...lows]
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([currency, days]) => ({
      currency,
      days: [...days]
        .sort(([left], [right]) => (left < right ? -1 : 1))
        .map(([day, amountMinor]) => ({ day, low: { amountMinor, currency } })),
    }));
}

function laterOf(left: string, right: string): string {
  return left > right ? left : right;
}
