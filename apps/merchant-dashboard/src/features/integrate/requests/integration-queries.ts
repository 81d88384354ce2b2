import { getTestOrder, listOrderSources, listOrders } from '@pricehunt/api-contract';
import { queryOptions } from '@tanstack/react-query';
import type { MerchantServices } from '../../../merchant-services';

type OpenApi = MerchantServices['openApi'];

/** How often a test order is asked about while it is under way. */
const hopMs = 1_000;
/** How often it is looked whether the first real order has come. */
const firstOrderMs = 5_000;

/** Where orders come from, and when they last did. */
export function orderSourcesQuery(openApi: OpenApi, businessId: string) {
  return queryOptions({
    queryKey: ['business', businessId, 'order-sources'],
    queryFn: async () => (await (await openApi()).call(listOrderSources, {})).items,
  });
}

/** The first page of real orders, looked at again until there is one. */
export function firstOrderQuery(openApi: OpenApi, businessId: string) {
  return queryOptions({
    queryKey: ['business', businessId, 'orders', 'first'],
    queryFn: async () => (await (await openApi()).call(listOrders, { query: { test: 'without' } })).items,
    refetchInterval: ({ state: { data } }) => (data?.length === 0 ? firstOrderMs : false),
  });
}

/** A test order, looked at again until it is over. */
export function testOrderQuery(openApi: OpenApi, businessId: string, testOrderId: string) {
  return queryOptions({
    queryKey: ['business', businessId, 'test-orders', testOrderId],
    queryFn: async () => (await (await openApi()).call(getTestOrder, { params: { testOrderId } })).testOrder,
    refetchInterval: ({ state: { data } }) => (data?.state === 'running' ? hopMs : false),
  });
}
