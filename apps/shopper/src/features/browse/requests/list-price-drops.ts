import { listPriceDrops } from '@pricehunt/api-contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { isWorthRetrying } from '@pricehunt/web-shell';
import { useShopperServices } from '../../../shopper-services';
import type { ShopperServices } from '../../../shopper-services';

/** How many drops the landing page shows. */
export const priceDropsShown = 8;

/** The largest recent price drops. */
function priceDrops({ openApi }: ShopperServices) {
  return queryOptions({
    queryKey: ['price-drops'],
    queryFn: async ({ signal }) => {
      const api = await openApi();
      return (await api.call(listPriceDrops, { query: { limit: String(priceDropsShown) } }, { signal }))
        .items;
    },
    retry: isWorthRetrying,
    staleTime: 60_000,
  });
}

/** Asks for the price drops. */
export function usePriceDrops() {
  return useQuery(priceDrops(useShopperServices()));
}
