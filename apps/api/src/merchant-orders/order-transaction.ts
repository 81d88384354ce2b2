import type { Storage, Stores } from '@pricehunt/storage';

/**
 * Runs work that judges orders of a business as one transaction, one such work of the business after another. The clicks that wait are
 * taken in before it, some at a time: to find an order's clicks it would take in all of them itself, and after an outage
 * of the worker hold everybody else's writing up for that long.
 */
export async function inOrderTransaction<Result>(
  { storage }: { readonly storage: Storage },
  businessId: string,
  work: (stores: Stores) => Promise<Result>,
): Promise<Result> {
  await storage.clicks.moveWaitingClicks();
  return storage.atomically(async (stores) => {
    await stores.orders.lockOrders(businessId);
    return work(stores);
  });
}
