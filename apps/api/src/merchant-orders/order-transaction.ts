import type { Storage, Stores } from '@pricehunt/storage';

/**
 * Runs work that evaluates a business's orders as one transaction, serialised per business. Waiting clicks
 * are stored first, in batches: finding an order's clicks would otherwise store them all within the
 * transaction and, after a worker outage, block every other writer.
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
