import type { Storage, Stores } from '@pricehunt/storage';

/** One transaction, serialised per business. Stores waiting clicks first, in batches, so that it doesn't block others. */
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
