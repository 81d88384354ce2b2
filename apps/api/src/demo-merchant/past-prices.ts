import { dayMs } from '@pricehunt/offers';
import type { ConditionClass } from '@pricehunt/offers';
import type { PriceObservation } from '@pricehunt/storage';

export interface PricedItem {
  readonly offerId: string;
  readonly productId: string;
  readonly priceMinor: number;
  readonly currency: string;
  readonly conditionClass: ConditionClass;
}

interface PricedPast {
  readonly items: readonly PricedItem[];
  readonly shopHost: string;
  readonly days: number;
  readonly now: Date;
}

/** Shares of today's price, oldest first: a price that came down, one with a sale, and a steady one. */
const courses = [
  [1.12, 1.08, 1.04],
  [1.02, 0.94, 1.06, 1.03],
  [1, 1.03],
  [1.05, 1.09, 0.98, 1.07, 1.02],
] as const;

/** Prices before today's, at even distances over the days. The same for the same items. */
export function pastPrices({ items, shopHost, days, now }: PricedPast): readonly PriceObservation[] {
  return items.flatMap(({ priceMinor, currency, ...item }, place) => {
    const course = courses[place % courses.length] ?? courses[0];
    return course.map((share, each) => {
      const daysAgo = days - Math.round((each * days) / course.length) - (place % 5);
      const observedAt = new Date(now.getTime() - daysAgo * dayMs).toISOString();
      return {
        ...item,
        retailerDomain: shopHost,
        day: observedAt.slice(0, 10),
        // To whole tenths, as shops write prices.
        price: { amountMinor: Math.round((priceMinor * share) / 10) * 10, currency },
        observedAt,
      };
    });
  });
}
