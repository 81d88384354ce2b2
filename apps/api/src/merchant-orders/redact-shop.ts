import type { Services } from '../services';
import type { ReadDelivery } from './process-delivery.job';

/** Deletes what leads to the customers of a store that took the app away, and ends its webhooks. */
export async function redactShop(
  { storage, now }: Pick<Services, 'storage' | 'now'>,
  { sourceId, businessId }: Pick<ReadDelivery, 'sourceId' | 'businessId'>,
): Promise<void> {
  const at = now().toISOString();
  await storage.orders.forgetCustomersOfSource(sourceId);
  await storage.inboundDeliveries.eraseBodies(sourceId);
  await storage.orderSources.changeSource(sourceId, { endedAt: at });
  await storage.audit.appendEntry({
    ...{ at, actor: { kind: 'system', id: null }, action: 'shop.redacted', businessId },
    ...{ subject: { kind: 'order-source', id: sourceId }, details: {} },
  });
}
