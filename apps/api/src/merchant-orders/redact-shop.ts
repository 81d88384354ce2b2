import type { OrderSourceRow, Stores } from '@pricehunt/storage';

/** Call it within the transaction that records who confirmed it. Unsettled delivery bodies stay. */
export async function redactShop(
  { orders, inboundDeliveries, orderSources }: Pick<Stores, 'orders' | 'inboundDeliveries' | 'orderSources'>,
  sourceId: OrderSourceRow['id'],
  at: string,
): Promise<void> {
  await orders.eraseCustomersOfSource(sourceId);
  await inboundDeliveries.eraseBodies(sourceId);
  await orderSources.changeSource(sourceId, { endedAt: at });
}
