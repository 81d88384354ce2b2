import { listProductOffers } from '@pricehunt/api-contract/browsing';
import { isWorthRetrying } from '@pricehunt/web-shell';
import { queryOptions } from '@tanstack/react-query';
import type { Place } from '../place/place';
import type { ShopperServices } from '../shopper-services';

/** In milliseconds, so that hydration doesn't load the data again. */
export const freshMs = 60_000;

/** A product's offers for a place, best first; those of the previous place stay until loaded. */
export function productOffers({ openApi }: ShopperServices, id: string, { country, currency }: Place) {
  return queryOptions({
    queryKey: ['product-offers', id, currency, country],
    queryFn: async ({ signal }) => {
      const api = await openApi();
      return api.call(listProductOffers, { params: { id }, query: { currency, country } }, { signal });
    },
    retry: isWorthRetrying,
    staleTime: freshMs,
    placeholderData: (before, queryBefore) => (queryBefore?.queryKey[1] === id ? before : undefined),
  });
}
