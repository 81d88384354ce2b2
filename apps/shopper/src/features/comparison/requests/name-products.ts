import { searchProducts } from '@pricehunt/api-contract/browsing';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { isWorthRetrying } from '@pricehunt/web-shell';
import type { Place } from '../../../place/place';
import { usePlace } from '../../../place/use-place';
import { useShopperServices } from '../../../shopper-services';
import type { ShopperServices } from '../../../shopper-services';

const namedProductsShown = 12;

/** Catalog products that match the words, best first, priced for the place. */
function namedProducts({ openApi }: ShopperServices, words: string, { country, currency }: Place) {
  return queryOptions({
    queryKey: ['named-products', words, country, currency],
    queryFn: async ({ signal }) => {
      const api = await openApi();
      const query = { q: words, limit: String(namedProductsShown), country, currency };
      return (await api.call(searchProducts, { query }, { signal })).items;
    },
    retry: isWorthRetrying,
  });
}

/** Loads matching products; those of the previous place stay until then. */
export function useNamedProducts(words: string) {
  const { place } = usePlace();
  return useQuery({
    ...namedProducts(useShopperServices(), words, place),
    placeholderData: keepPreviousData,
  });
}
