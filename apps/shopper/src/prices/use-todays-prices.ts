import { listPriceTrends, trendProductsMax } from '@pricehunt/api-contract/browsing';
import type { Money, StatedTotal } from '@pricehunt/offers';
import { useQueries } from '@tanstack/react-query';
import { isWorthRetrying } from '@pricehunt/web-shell';
import { usePlace } from '../place/use-place';
import { useShopperServices } from '../shopper-services';

interface TodaysPrice {
  readonly price: Money;
  readonly holds: StatedTotal | null;
}

/** By product id. Products that nobody sells are omitted; null while loading. */
export function useTodaysPrices(productIds: readonly string[]): ReadonlyMap<string, TodaysPrice> | null {
  const { openApi } = useShopperServices();
  const { currency, country } = usePlace().place;
  const answers = useQueries({
    queries: inBatches(productIds).map((ids) => ({
      queryKey: ['price-trends', ids, currency, country] as const,
      queryFn: async ({ signal }: { readonly signal: AbortSignal }) => {
        const api = await openApi();
        const query = { ids: ids.join(','), currency, country };
        return (await api.call(listPriceTrends, { query }, { signal })).items;
      },
      staleTime: 60_000,
      retry: isWorthRetrying,
    })),
  });
  if (answers.some(({ isPending }) => isPending)) return null;
  return new Map(
    answers.flatMap(({ data = [] }) =>
      data.flatMap(({ productId, lowestPrice, priceHolds = null }) =>
        lowestPrice === null ? [] : [[productId, { price: lowestPrice, holds: priceHolds }] as const],
      ),
    ),
  );
}

function inBatches(ids: readonly string[]): readonly (readonly string[])[] {
  const sorted = [...new Set(ids)].sort();
  const count = Math.ceil(sorted.length / trendProductsMax);
  return Array.from({ length: count }, (_, place) =>
    sorted.slice(place * trendProductsMax, (place + 1) * trendProductsMax),
  );
}
