import { listPriceTrends, trendProductsMax } from '@pricehunt/api-contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useShopperServices } from '../../../shopper-services';
import type { ShopperServices } from '../../../shopper-services';

/** The last 30 days of a product: lowest prices in minor units, oldest day first, null where none is known. */
export interface PriceTrend {
  readonly currency: string;
  readonly lows: readonly (number | null)[];
}

/** The trends of up to a page of products, by product id. They are an ornament: nothing is tried again for them. */
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

/** Asks for the trends of products; none until they are there. */
export function usePriceTrends(productIds: readonly string[]): Readonly<Record<string, PriceTrend>> {
  return useQuery(priceTrends(useShopperServices(), productIds)).data ?? {};
}
