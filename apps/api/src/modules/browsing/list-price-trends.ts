import type { listPriceTrends } from '@pricehunt/api-contract';
import type { EndpointAnswer } from '../../plugins/contract';
import type { Services } from '../../services';
import { fullestCurrency } from './read-price-history';

const dayMs = 86_400_000;

/** How many days a trend shows, today among them. */
const trendDays = 30;

/** The lowest price of each of the last 30 days, in the currency that has most of them; products without one are left out. */
export async function findPriceTrends(
  { storage, now }: Services,
  productIds: readonly string[],
): Promise<EndpointAnswer<typeof listPriceTrends>['items']> {
  const days = Array.from({ length: trendDays }, (_, place) =>
    new Date(now().getTime() - (trendDays - 1 - place) * dayMs).toISOString().slice(0, 10),
  );
  const trends = await Promise.all(
    [...new Set(productIds)].map(async (productId) => {
      const groups = await storage.priceHistory.listDailyLows(productId, days[0] ?? '');
      const currency = fullestCurrency(groups);
      if (currency === null) return [];
      const own = groups.find((group) => group.currency === currency)?.days ?? [];
      const lows = new Map(own.map(({ day, low }) => [day, low.amountMinor]));
      return [{ productId, currency, lows: days.map((day) => lows.get(day) ?? null) }];
    }),
  );
  return trends.flat();
}
