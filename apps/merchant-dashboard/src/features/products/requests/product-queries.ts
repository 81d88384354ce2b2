import {
  getMerchantProduct,
  getMerchantProductFacets,
  getProductMarket,
  listMerchantProducts,
  previewProductPrice,
} from '@pricehunt/api-contract/merchant-products';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { MerchantServices } from '../../../merchant-services';
import type { ProductFilters } from '../use-product-filters';

type ProductFacets = z.output<(typeof getMerchantProductFacets.answers)[200]>;
export type ProductMarket = z.output<(typeof getProductMarket.answers)[200]>;
export type PricePreview = z.output<(typeof previewProductPrice.answers)[200]>;
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

/** How many products have a cheaper competitor. */
export function countBeaten({ places }: Pick<ProductFacets, 'places'>): number {
  return places
    .filter(({ value }) => value === 'middle' || value === 'dearest')
    .reduce((sum, { count }) => sum + count, 0);
}

export function productQuery(openApi: OpenApi, businessId: string, id: string) {
  return queryOptions({
    queryKey: ['business', businessId, 'products', 'one', id],
    queryFn: async () => (await openApi()).call(getMerchantProduct, { params: { id } }),
  });
}

/** The offers of other shops, the price history and the traffic of one product. */
export function productMarketQuery(openApi: OpenApi, businessId: string, id: string) {
  return queryOptions({
    queryKey: ['business', businessId, 'products', 'market', id],
    queryFn: async ({ signal }) => (await openApi()).call(getProductMarket, { params: { id } }, { signal }),
  });
}

export function pricePreviewQuery(openApi: OpenApi, businessId: string, id: string, amountMinor: number) {
  return queryOptions({
    queryKey: ['business', businessId, 'products', 'price-preview', id, amountMinor],
    queryFn: async ({ signal }) =>
      (await openApi()).call(
        previewProductPrice,
        { params: { id }, query: { amountMinor: String(amountMinor) } },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });
}
