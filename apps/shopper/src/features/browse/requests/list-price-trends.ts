import { listPriceTrends, trendProductsMax } from '@pricehunt/api-contract/browsing';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useShopperServices } from '../../../shopper-services';
import type { ShopperServices } from '../../../shopper-services';

/** The lowest prices of the last 30 days in minor units, oldest first; null for days without a price. */
export interface PriceTrend {
  readonly currency: string;
  readonly lows: readonly (number | null)[];
}

/** The trends of one page of products, by product id. Decoration only, so failures are not retried. */
function priceTrends({ openApi }: ShopperServices, productIds: readonly string[]) {
  const ids = productIds.slice(0, trendProductsMax).join(',');
  return queryOptions({
    queryKey: ['price-trends', ids],
    queryFn: async ({ signal }) => {
      const api = await openApi();
      const { items } = await api.call(listPriceTrends, { query: { ids } }, { signal });
      return Object.fromEntries(items.map(({ productId, ...trend }) => [productId, trend]));
    },
    enabled: ids !== '',
    staleTime: 600_000,
    retry: false,
  });
}

export function usePriceTrends(productIds: readonly string[]): Readonly<Record<string, PriceTrend>> {
  return useQuery(priceTrends(useShopperServices(), productIds)).data ?? {};
}
