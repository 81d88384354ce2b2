import { listCategories } from '@pricehunt/api-contract/browsing';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { isWorthRetrying } from '@pricehunt/web-shell';
import { useShopperServices } from '../../../shopper-services';
import type { ShopperServices } from '../../../shopper-services';

function categories({ openApi }: ShopperServices) {
  return queryOptions({
    queryKey: ['categories'],
    queryFn: async ({ signal }) => (await (await openApi()).call(listCategories, {}, { signal })).items,
    retry: isWorthRetrying,
    staleTime: 60_000,
  });
}

export function useCategories() {
  return useQuery(categories(useShopperServices()));
}
