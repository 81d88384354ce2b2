import type { listPriceTrends } from '@pricehunt/api-contract/browsing';
import { dayMs, pricePast } from '@pricehunt/offers';
import type { PlaceOfRequest } from '../../access/country-of-request';
import type { EndpointAnswer } from '../../plugins/contract';
import type { Needs } from '../../services';
import { priceHoldsOf } from '../../pricing/price-holds';

/** Includes today. */
const trendDays = 30;

/** The lowest price of each day, with shipping if today's is known, in the given currency, else in the one with most prices. Leaves out products without one. */
export async function findPriceTrends(
  { storage, now }: Needs<'storage' | 'now'>,
  productIds: readonly string[],
  place: PlaceOfRequest,
): Promise<EndpointAnswer<typeof listPriceTrends>['items']> {
  const days = Array.from({ length: trendDays }, (_, place) =>
    new Date(now().getTime() - (trendDays - 1 - place) * dayMs).toISOString().slice(0, 10),
  );
  const rates = await storage.exchangeRates.readRates();
  const items = await storage.search.listItems(productIds, place);
  const prices = new Map(
    items.flatMap((item) =>
      item.isObtainable
        ? [[item.product.id, { lowestPrice: item.lowestPrice, ...priceHoldsOf(item) }] as const]
        : [],
    ),
  );
  const offers = await storage.offers.listOffersOfProducts([...prices.keys()]);
  const pasts = await storage.priceHistory.readPasts(productIds);
  return [...pasts].flatMap(([productId, stored]) => {
    const own = offers.flatMap((each) => (each.productId === productId ? [each.offer] : []));
    const { currency, points } = pricePast(
      { ...stored, offers: own },
      { ...place, rates, sinceDay: days[0] ?? '' },
    );
    if (currency === null) return [];
    const lows = new Map(points.map(({ day, low }) => [day, low.amountMinor]));
    return [
      {
        productId,
        condition: stored.conditionClass,
        currency,
        ...(prices.get(productId) ?? { lowestPrice: null }),
        lows: days.map((day) => lows.get(day) ?? null),
      },
    ];
  });
}
