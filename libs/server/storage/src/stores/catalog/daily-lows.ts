import { dayMs, type DailyLows, type PriceTax } from '@pricehunt/offers';

export interface PricePoint {
  /** UTC day. */
  readonly day: string;
  readonly observedAt: string;
  readonly priceMinor: number;
  readonly currency: string;
}

/** One offer's prices, and the last day on which they were confirmed. */
export interface OfferPast {
  /** Oldest first. */
  readonly points: readonly (PricePoint & { readonly tax: PriceTax })[];
  readonly confirmedUntilDay: string;
}

/** The lowest price per day since `sinceDay`, by currency and tax. A price holds until the offer's next one, or until `confirmedUntilDay`. */
export function dailyLowsOf(offers: readonly OfferPast[], sinceDay: string): readonly DailyLows[] {
  const since = numberOf(sinceDay);
  const lows = new Map<string, { readonly tax: PriceTax; readonly days: Map<number, number> }>();
  for (const { points, confirmedUntilDay } of offers) {
    points.forEach(({ day, tax, currency, priceMinor }, place) => {
      const next = points[place + 1];
      const until = next === undefined ? numberOf(confirmedUntilDay) : numberOf(next.day) - 1;
      const first = numberOf(day);
      const last = Math.max(first, until);
      if (last < since) return;
      const key = `${currency} ${tax}`;
      const group = lows.get(key) ?? { tax, days: new Map<number, number>() };
      lows.set(key, group);
      for (let held = Math.max(first, since); held <= last; held += 1)
        group.days.set(held, Math.min(priceMinor, group.days.get(held) ?? Infinity));
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
          .sort(([left], [right]) => left - right)
          .map(([day, amountMinor]) => ({ day: dayOf(day), low: { amountMinor, currency } })),
      };
    });
}

/** Days since 1970; NaN for no day. */
function numberOf(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / dayMs;
}

function dayOf(number: number): string {
  return new Date(number * dayMs).toISOString().slice(0, 10);
}
