import {
  getWebhookDelivery,
  listWebhookDeliveries,
  listWebhooks,
} from '@pricehunt/api-contract/webhooks-out';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { MerchantServices } from '../../../merchant-services';

type OpenApi = MerchantServices['openApi'];

const firstPage = '';
const waitingMs = 2_000;

export type DeliveryFilters = Omit<z.output<typeof listWebhookDeliveries.query>, 'cursor'>;

export function webhooksQuery(openApi: OpenApi, businessId: string) {
  return queryOptions({
    queryKey: ['business', businessId, 'webhooks', 'list'],
    queryFn: async () => (await (await openApi()).call(listWebhooks, {})).items,
  });
}

/** Deliveries, newest first, polled while one is pending. */
export function deliveriesQuery(
  openApi: OpenApi,
  businessId: string,
  webhookId: string,
  filters: DeliveryFilters,
) {
  return infiniteQueryOptions({
    queryKey: ['business', businessId, 'webhooks', webhookId, 'deliveries', filters],
    initialPageParam: firstPage,
    queryFn: async ({ pageParam }) =>
      (await openApi()).call(listWebhookDeliveries, {
        params: { webhookId },
        query: pageParam === firstPage ? filters : { ...filters, cursor: pageParam },
      }),
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) =>
      data?.pages[0]?.items.some(({ state, attemptCount }) => state === 'waiting' && attemptCount === 0) ===
      true
        ? waitingMs
        : false,
  });
}

export function deliveryQuery(openApi: OpenApi, businessId: string, webhookId: string, deliveryId: string) {
  return queryOptions({
    queryKey: ['business', businessId, 'webhooks', webhookId, 'delivery', deliveryId],
    queryFn: async () => (await openApi()).call(getWebhookDelivery, { params: { webhookId, deliveryId } }),
  });
}
