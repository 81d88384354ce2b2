import type { OrderSourceRow, Stores } from '@pricehunt/storage';

/**
 * Deletes what leads to the customers of a store that took the app away, and ends its webhooks. Call it within the transaction that
 * records who confirmed it. Bodies of deliveries that aren't settled stay.
 */
export async function redactShop(
  { orders, inboundDeliveries, orderSources }: Pick<Stores, 'orders' | 'inboundDeliveries' | 'orderSources'>,
  sourceId: OrderSourceRow['id'],
  at: string,
): Promise<void> {
  await orders.eraseCustomersOfSource(sourceId);
  await inboundDeliveries.eraseBodies(sourceId);
  await orderSources.changeSource(sourceId, { endedAt: at });
}
