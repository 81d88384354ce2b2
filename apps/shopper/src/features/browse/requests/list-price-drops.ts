import { listPriceDrops } from '@pricehunt/api-contract/browsing';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { isWorthRetrying } from '@pricehunt/web-shell';
import type { Place } from '../../../place/place';
import { usePlace } from '../../../place/use-place';
import { useShopperServices } from '../../../shopper-services';
import type { ShopperServices } from '../../../shopper-services';

export const priceDropsShown = 8;

/** The largest recent price drops at shops that ship to the place. */
function priceDrops({ openApi }: ShopperServices, { country, currency }: Place) {
  return queryOptions({
    queryKey: ['price-drops', country, currency],
    queryFn: async ({ signal }) => {
      const api = await openApi();
      const query = { limit: String(priceDropsShown), country, currency };
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
