import type { Money, PriceTax } from '@pricehunt/offers';
import { dayAfter, type PricePoint } from './price-drop';

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

/** One offer's prices, and the last day on which they were confirmed. */
export interface OfferPast {
  /** Oldest first. */
  readonly points: readonly (PricePoint & { readonly tax: PriceTax })[];
  readonly confirmedUntilDay: string;
}

/** The lowest price per day since `sinceDay`, by currency and tax. A price holds until the offer's next one, or its last confirmation. */
export function dailyLowsOf(offers: readonly OfferPast[], sinceDay: string): readonly DailyLows[] {
  const lows = new Map<string, { readonly tax: PriceTax; readonly days: Map<string, number> }>();
  const note = (tax: PriceTax, currency: string, day: string, priceMinor: number) => {
    if (day < sinceDay) return;
    const key = `${currency} ${tax}`;
    const group = lows.get(key) ?? { tax, days: new Map<string, number>() };
    group.days.set(day, Math.min(priceMinor, group.days.get(day) ?? Infinity));
    lows.set(key, group);
  };
  for (const { points, confirmedUntilDay } of offers) {
    points.forEach(({ day, tax, currency, priceMinor }, place) => {
      const next = points[place + 1]?.day ?? dayAfter(confirmedUntilDay, 1);
      note(tax, currency, day, priceMinor);
      for (let held = laterOf(dayAfter(day, 1), sinceDay); held < next; held = dayAfter(held, 1))
        note(tax, currency, held, priceMinor);
    });
  }
  return [...lows]
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([key, { tax, days }]) => {
      const currency = key.slice(0, 3);
      return {
        currency,
        tax,
        days: [...days]
          .sort(([left], [right]) => (left < right ? -1 : 1))
          .map(([day, amountMinor]) => ({ day, low: { amountMinor, currency } })),
      };
    });
}

function laterOf(left: string, right: string): string {
  return left > right ? left : right;
}
