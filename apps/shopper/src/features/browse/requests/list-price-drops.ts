import { listPriceDrops } from '@pricehunt/api-contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { isWorthRetrying } from '@pricehunt/web-shell';
import type { Place } from '../../../place/place';
import { usePlace } from '../../../place/use-place';
import { useShopperServices } from '../../../shopper-services';
import type { ShopperServices } from '../../../shopper-services';

export const priceDropsShown = 8;

/** The largest recent price drops among offers that ship to the place. */
function priceDrops({ openApi }: ShopperServices, { country }: Place) {
  return queryOptions({
    queryKey: ['price-drops', country],
    queryFn: async ({ signal }) => {
      const api = await openApi();
      const query = { limit: String(priceDropsShown), country };
      return (await api.call(listPriceDrops, { query }, { signal })).items;
    },
    retry: isWorthRetrying,
    staleTime: 60_000,
  });
}

export function usePriceDrops() {
  const { place } = usePlace();
  return useQuery(priceDrops(useShopperServices(), place));
}
