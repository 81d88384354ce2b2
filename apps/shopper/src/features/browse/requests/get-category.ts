import { ApiError } from '@pricehunt/api-client';
import { getCategory } from '@pricehunt/api-contract/browsing';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { isWorthRetrying } from '@pricehunt/web-shell';
import { categoryKey } from '../../../catalog/category-key';
import { useShopperServices } from '../../../shopper-services';
import type { ShopperServices } from '../../../shopper-services';

function category({ openApi }: ShopperServices, slug: string | null) {
  return queryOptions({
    queryKey: categoryKey(slug),
    queryFn: async ({ signal }) => {
      const api = await openApi();
      return api.call(getCategory, { params: { slug: slug ?? '' } }, { signal }).catch(nullWhereMissing);
    },
    enabled: slug !== null,
    retry: isWorthRetrying,
    staleTime: 300_000,
  });
}

/** Unlike an error, a null result is part of the server's page, so the browser starts with the same page. */
function nullWhereMissing(failure: unknown): null {
  if (failure instanceof ApiError && failure.details.code === 'category.not-found') return null;
  throw failure;
}

export function useCategory(slug: string | null) {
  return useQuery(category(useShopperServices(), slug));
}
