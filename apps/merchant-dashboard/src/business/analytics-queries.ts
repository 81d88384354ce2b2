import {
  getAnalytics,
  getAnalyticsBreakdown,
  getAnalyticsFunnel,
  getPriceCompetitiveness,
  listUnmetSearches,
} from '@pricehunt/api-contract/analytics';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { MerchantServices } from '../merchant-services';

type OpenApi = MerchantServices['openApi'];

export type Analytics = z.output<(typeof getAnalytics.answers)[200]>;
export type Breakdown = z.output<(typeof getAnalyticsBreakdown.answers)[200]>;
export type PriceCompetitiveness = z.output<(typeof getPriceCompetitiveness.answers)[200]>;
export type ProductPricePosition = PriceCompetitiveness['items'][number];
export type UnmetSearch = z.output<(typeof listUnmetSearches.answers)[200]>['items'][number];

const firstPage = '';
const pageOf = (cursor: string) => (cursor === firstPage ? {} : { cursor });

export function analyticsQuery(
  openApi: OpenApi,
  businessId: string,
  query: z.input<typeof getAnalytics.query>,
) {
  return queryOptions({
    queryKey: ['business', businessId, 'analytics', 'series', query],
    queryFn: async ({ signal }) => (await openApi()).call(getAnalytics, { query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

export function breakdownQuery(
  openApi: OpenApi,
  businessId: string,
  query: z.input<typeof getAnalyticsBreakdown.query>,
) {
  return infiniteQueryOptions({
    queryKey: ['business', businessId, 'analytics', 'breakdown', query],
    initialPageParam: firstPage,
    queryFn: async ({ pageParam, signal }) =>
      (await openApi()).call(
        getAnalyticsBreakdown,
        { query: { ...query, ...pageOf(pageParam) } },
        { signal },
      ),
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  });
}

export function funnelQuery(
  openApi: OpenApi,
  businessId: string,
  query: z.input<typeof getAnalyticsFunnel.query>,
) {
  return queryOptions({
    queryKey: ['business', businessId, 'analytics', 'funnel', query],
    queryFn: async ({ signal }) => (await openApi()).call(getAnalyticsFunnel, { query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

export function pricesQuery(
  openApi: OpenApi,
  businessId: string,
  query: z.input<typeof getPriceCompetitiveness.query>,
) {
  return infiniteQueryOptions({
    queryKey: ['business', businessId, 'analytics', 'prices', query],
    initialPageParam: firstPage,
    queryFn: async ({ pageParam, signal }) =>
      (await openApi()).call(
        getPriceCompetitiveness,
        { query: { ...query, ...pageOf(pageParam) } },
        { signal },
      ),
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  });
}

/** Searches for products that the merchant's catalog lacks, page by page. */
export function unmetSearchesQuery(openApi: OpenApi, businessId: string, days: '7' | '30') {
  return infiniteQueryOptions({
    queryKey: ['business', businessId, 'analytics', 'unmet', days],
    initialPageParam: firstPage,
    queryFn: async ({ pageParam, signal }) =>
      (await openApi()).call(listUnmetSearches, { query: { days, ...pageOf(pageParam) } }, { signal }),
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  });
}
