import { getOverview, getPriceCompetitiveness, listOrders } from '@pricehunt/api-contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { MerchantServices } from '../merchant-services';

type OpenApi = MerchantServices['openApi'];

/** What the overview tells. */
export type Overview = z.output<(typeof getOverview.answers)[200]>;

/** How many days the overview may look back. */
export const overviewDays = ['7', '30'] as const;
export type OverviewDays = (typeof overviewDays)[number];

/** How the last days went against those before, what needs attention, and what is left to set up. */
export function overviewQuery(openApi: OpenApi, businessId: string, days: OverviewDays) {
  return queryOptions({
    queryKey: ['business', businessId, 'analytics', 'overview', days],
    queryFn: async ({ signal }) => (await openApi()).call(getOverview, { query: { days } }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: overviewIntervalMs,
  });
}

/** The orders that came last, test orders too: whoever sent one looks for it here. */
export function latestOrdersQuery(openApi: OpenApi, businessId: string) {
  return queryOptions({
    queryKey: ['business', businessId, 'orders', 'latest'],
    queryFn: async ({ signal }) =>
      (await openApi()).call(listOrders, { query: { test: 'with' } }, { signal }),
    refetchInterval: overviewIntervalMs,
  });
}

/** Where the prices of the most clicked products stand. */
export function priceStandingQuery(openApi: OpenApi, businessId: string) {
  return queryOptions({
    queryKey: ['business', businessId, 'analytics', 'prices', 'by-impact'],
    queryFn: async ({ signal }) => (await openApi()).call(getPriceCompetitiveness, { query: {} }, { signal }),
  });
}

/** How often the first page looks again while it is open. */
const overviewIntervalMs = 60_000;
