import type { Storage, Stores } from '@pricehunt/storage';

/** One transaction, serialised per business. */
export function inOrderTransaction<Result>(
  { storage }: { readonly storage: Storage },
  businessId: string,
  work: (stores: Stores) => Promise<Result>,
): Promise<Result> {
  return storage.atomically(async (stores) => {
    await stores.orders.lockOrders(businessId);
    return work(stores);
  });
}
