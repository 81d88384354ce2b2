import { getWebhookDelivery, listWebhookDeliveries, listWebhooks } from '@pricehunt/api-contract';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { MerchantServices } from '../../../merchant-services';

type OpenApi = MerchantServices['openApi'];

const firstPage = '';
/** How often deliveries that wait are asked about. */
const waitingMs = 2_000;

/** What the deliveries are narrowed to. */
export type DeliveryFilters = Omit<z.output<typeof listWebhookDeliveries.query>, 'cursor'>;

/** The addresses that are told of events. */
export function webhooksQuery(openApi: OpenApi, businessId: string) {
  return queryOptions({
    queryKey: ['business', businessId, 'webhooks', 'list'],
    queryFn: async () => (await (await openApi()).call(listWebhooks, {})).items,
  });
}

/** What was sent to an address, the latest first; asked about again while something of it waits. */
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

/** One delivery with its body and every try. */
export function deliveryQuery(openApi: OpenApi, businessId: string, webhookId: string, deliveryId: string) {
  return queryOptions({
    queryKey: ['business', businessId, 'webhooks', webhookId, 'delivery', deliveryId],
    queryFn: async () => (await openApi()).call(getWebhookDelivery, { params: { webhookId, deliveryId } }),
  });
}
