import { getCategory } from '@pricehunt/api-contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { isWorthRetrying } from '@pricehunt/web-shell';
import { categoryKey } from '../../../category-key';
import { useShopperServices } from '../../../shopper-services';
import type { ShopperServices } from '../../../shopper-services';

/** A category and the way to it. */
function category({ openApi }: ShopperServices, slug: string | null) {
  return queryOptions({
    queryKey: categoryKey(slug),
    queryFn: async ({ signal }) =>
      (await openApi()).call(getCategory, { params: { slug: slug ?? '' } }, { signal }),
    enabled: slug !== null,
    retry: isWorthRetrying,
    staleTime: 300_000,
  });
}

/** Asks for a category; for nothing where the slug is null. */
export function useCategory(slug: string | null) {
  return useQuery(category(useShopperServices(), slug));
}
