import { listPriceTrends, trendProductsMax } from '@pricehunt/api-contract';
import type { Money } from '@pricehunt/offers';
import { useQueries } from '@tanstack/react-query';
import { isWorthRetrying } from '@pricehunt/web-shell';
import { useShopperServices } from '../../shopper-services';

/**
 * What products cost now, by id: the last known lowest price. For favourites that only this device knows; an account's come
 * with their prices. Products that nobody sells are left out; null while the answer is awaited.
 */
export function useTodaysPrices(productIds: readonly string[]): ReadonlyMap<string, Money> | null {
  const { openApi } = useShopperServices();
  const answers = useQueries({
    queries: inBatches(productIds).map((ids) => ({
      queryKey: ['price-trends', ids] as const,
      queryFn: async ({ signal }: { readonly signal: AbortSignal }) => {
        const api = await openApi();
        return (await api.call(listPriceTrends, { query: { ids: ids.join(',') } }, { signal })).items;
      },
      staleTime: 60_000,
      retry: isWorthRetrying,
    })),
  });
  if (answers.some(({ isPending }) => isPending)) return null;
  return new Map(
    answers.flatMap(({ data = [] }) =>
      data.flatMap(({ productId, currency, lows }) => {
        const amountMinor = lows.findLast((low) => low !== null);
        return typeof amountMinor === 'number' ? [[productId, { amountMinor, currency }] as const] : [];
      }),
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
