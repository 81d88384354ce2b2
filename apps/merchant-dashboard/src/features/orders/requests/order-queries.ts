import { getOrder, listOrders } from '@pricehunt/api-contract/orders';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { MerchantServices } from '../../../merchant-services';
import type { OrderFilters } from '../order-filters';

type OpenApi = MerchantServices['openApi'];

export type OrderReceipt = z.output<(typeof getOrder.answers)[200]>;

const firstPage = '';

export function ordersQuery(openApi: OpenApi, businessId: string, filters: OrderFilters) {
  return infiniteQueryOptions({
    queryKey: ['business', businessId, 'orders', 'list', filters],
    initialPageParam: firstPage,
    queryFn: async ({ pageParam, signal }) =>
      (await openApi()).call(
        listOrders,
        { query: pageParam === firstPage ? filters : { ...filters, cursor: pageParam } },
        { signal },
      ),
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  });
}

/** One order with its receipt, refreshed because refunds and later matches change it. */
export function orderQuery(openApi: OpenApi, businessId: string, orderId: string) {
  return queryOptions({
    queryKey: ['business', businessId, 'orders', 'one', orderId],
    queryFn: async ({ signal }) => (await openApi()).call(getOrder, { params: { orderId } }, { signal }),
    refetchInterval: orderIntervalMs,
  });
}

const orderIntervalMs = 15_000;
