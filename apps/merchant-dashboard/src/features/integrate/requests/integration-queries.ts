import { getTestOrder, listOrderSources } from '@pricehunt/api-contract/order-sources';
import { listOrders } from '@pricehunt/api-contract/orders';
import { queryOptions } from '@tanstack/react-query';
import type { MerchantServices } from '../../../merchant-services';

type OpenApi = MerchantServices['openApi'];

/** How often a running test order is polled. */
const hopMs = 1_000;

/** How often the first order is looked for. */
export const firstOrderMs = 5_000;

export function orderSourcesQuery(openApi: OpenApi, businessId: string) {
  return queryOptions({
    queryKey: ['business', businessId, 'order-sources'],
    queryFn: async () => (await (await openApi()).call(listOrderSources, {})).items,
  });
}

/** The latest real orders, polled until there is one. */
export function firstOrderQuery(openApi: OpenApi, businessId: string) {
  return queryOptions({
    queryKey: ['business', businessId, 'orders', 'first'],
    queryFn: async () => (await (await openApi()).call(listOrders, { query: { test: 'without' } })).items,
    refetchInterval: ({ state: { data } }) => (data?.length === 0 ? firstOrderMs : false),
  });
}

export function testOrderQuery(openApi: OpenApi, businessId: string, testOrderId: string) {
  return queryOptions({
    queryKey: ['business', businessId, 'test-orders', testOrderId],
    queryFn: async () => (await (await openApi()).call(getTestOrder, { params: { testOrderId } })).testOrder,
    refetchInterval: ({ state: { data } }) => (data?.state === 'running' ? hopMs : false),
  });
}
