import { searchProducts } from '@pricehunt/api-contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { isWorthRetrying } from '@pricehunt/web-shell';
import { useShopperServices } from '../../../shopper-services';
import type { ShopperServices } from '../../../shopper-services';

/** How many products are offered to choose from. */
const namedProductsShown = 12;

/** The products of the catalog that words may mean, the likeliest first. */
function namedProducts({ openApi }: ShopperServices, words: string) {
  return queryOptions({
    queryKey: ['named-products', words],
    queryFn: async ({ signal }) => {
      const api = await openApi();
      const query = { q: words, limit: String(namedProductsShown) };
      return (await api.call(searchProducts, { query }, { signal })).items;
    },
    retry: isWorthRetrying,
  });
}

/** Asks which products words may mean. */
export function useNamedProducts(words: string) {
  return useQuery(namedProducts(useShopperServices(), words));
}
