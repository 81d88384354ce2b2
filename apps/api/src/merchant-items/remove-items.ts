import type { MerchantItemRow, Storage, Stores } from '@pricehunt/storage';

type ItemStores = Pick<Stores, 'offers' | 'merchantItems'>;

const batchSize = 500;

/** Removes items and what shoppers see of them: no offer outlives the item that it was made from. */
export async function removeItems(
  stores: ItemStores,
  businessId: string,
  items: readonly Pick<MerchantItemRow, 'itemId' | 'offerId'>[],
): Promise<void> {
  if (items.length === 0) return;
  await stores.offers.removeOffers(items.map(({ offerId }) => offerId));
  await stores.merchantItems.removeItems(
    businessId,
    items.map(({ itemId }) => itemId),
  );
}

/** Removes those of the named items that are there; returns their ids. */
export async function removeNamedItems(
  stores: ItemStores,
  businessId: string,
  itemIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (itemIds.length === 0) return new Set();
  const there = await stores.merchantItems.findKnown(businessId, itemIds);
  await removeItems(stores, businessId, there);
  return new Set(there.map(({ itemId }) => itemId));
}

/** Removes all items of a business, or of one of its feeds, in batches. `beforeBatch` is called before each and may throw to stop. */
export async function removeAllItems(
  storage: Storage,
  of: { readonly businessId: string; readonly feedId: string | null },
  beforeBatch: () => void = () => undefined,
): Promise<void> {
  for (;;) {
    beforeBatch();
    const items = await storage.merchantItems.listItems({ ...of, after: null, limit: batchSize });
    if (items.length === 0) return;
    await storage.atomically((stores) => removeItems(stores, of.businessId, items));
  }
}
