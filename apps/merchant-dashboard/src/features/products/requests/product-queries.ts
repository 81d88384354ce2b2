import { getMerchantProduct, getMerchantProductFacets, listMerchantProducts } from '@pricehunt/api-contract';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { MerchantServices } from '../../../merchant-services';
import type { ProductFilters } from '../use-product-filters';

type OpenApi = MerchantServices['openApi'];

const firstPage = '';

/** The filtered products, page by page; the previous rows stay until new ones arrive. */
export function productsQuery(openApi: OpenApi, businessId: string, filters: ProductFilters) {
  return infiniteQueryOptions({
    queryKey: ['business', businessId, 'products', 'list', filters],
    initialPageParam: firstPage,
    queryFn: async ({ pageParam, signal }) =>
      (await openApi()).call(
        listMerchantProducts,
        { query: pageParam === firstPage ? filters : { ...filters, cursor: pageParam } },
        { signal },
      ),
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  });
}

export function facetsQuery(openApi: OpenApi, businessId: string, { sort: _, ...query }: ProductFilters) {
  return queryOptions({
    queryKey: ['business', businessId, 'products', 'facets', query],
    queryFn: async ({ signal }) => (await openApi()).call(getMerchantProductFacets, { query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

export function productQuery(openApi: OpenApi, businessId: string, id: string) {
  return queryOptions({
    queryKey: ['business', businessId, 'products', 'one', id],
    queryFn: async () => (await openApi()).call(getMerchantProduct, { params: { id } }),
  });
}
