import { listCategoryTiles } from '@pricehunt/api-contract/browsing';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { isWorthRetrying } from '@pricehunt/web-shell';
import { useShopperServices } from '../../../shopper-services';
import type { ShopperServices } from '../../../shopper-services';

function categoryTiles({ openApi }: ShopperServices) {
  return queryOptions({
    queryKey: ['category-tiles'],
    queryFn: async ({ signal }) => (await (await openApi()).call(listCategoryTiles, {}, { signal })).items,
    retry: isWorthRetrying,
    staleTime: 300_000,
  });
}

export function useCategoryTiles() {
  return useQuery(categoryTiles(useShopperServices()));
}
