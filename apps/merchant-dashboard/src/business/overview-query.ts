import { getOverview, getPriceCompetitiveness } from '@pricehunt/api-contract/analytics';
import { listOrders } from '@pricehunt/api-contract/orders';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { MerchantServices } from '../merchant-services';

type OpenApi = MerchantServices['openApi'];

export type Overview = z.output<(typeof getOverview.answers)[200]>;

export const overviewDays = ['7', '30'] as const;
export type OverviewDays = (typeof overviewDays)[number];

/** The figures with their comparison, what needs attention, and the remaining setup steps. */
export function overviewQuery(openApi: OpenApi, businessId: string, days: OverviewDays) {
  return queryOptions({
    queryKey: ['business', businessId, 'analytics', 'overview', days],
    queryFn: async ({ signal }) => (await openApi()).call(getOverview, { query: { days } }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: overviewIntervalMs,
  });
}

export function latestOrdersQuery(openApi: OpenApi, businessId: string) {
  return queryOptions({
    queryKey: ['business', businessId, 'orders', 'latest'],
    queryFn: async ({ signal }) =>
      (await openApi()).call(listOrders, { query: { test: 'with' } }, { signal }),
    refetchInterval: overviewIntervalMs,
  });
}

export function pricePositionQuery(openApi: OpenApi, businessId: string) {
  return queryOptions({
    queryKey: ['business', businessId, 'analytics', 'prices', 'by-impact'],
    queryFn: async ({ signal }) => (await openApi()).call(getPriceCompetitiveness, { query: {} }, { signal }),
  });
}

const overviewIntervalMs = 60_000;
