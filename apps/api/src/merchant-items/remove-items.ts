import type { MerchantItemRow, Stores } from '@pricehunt/storage';
import type { Services } from '../services';
import { unsettledPrices } from './retract-prices';

type ItemStores = Pick<Stores, 'offers' | 'merchantItems' | 'itemChecks' | 'priceHistory'>;

const batchSize = 500;

/** Removes items and what shoppers see of them: no offer outlives the item that it was made from, and no price that nothing confirmed. */
export async function removeItems(
  stores: ItemStores,
  businessId: string,
  items: readonly Pick<MerchantItemRow, 'itemId' | 'offerId' | 'productId'>[],
  at: Date,
): Promise<void> {
  if (items.length === 0) return;
  await endOffers(stores, businessId, items, at);
  await stores.merchantItems.removeItems(
    businessId,
    items.map(({ itemId }) => itemId),
  );
}

/** Removes what shoppers see of items, and the prices that nothing confirmed. */
export async function endOffers(
  stores: Pick<Stores, 'offers' | 'itemChecks' | 'priceHistory'>,
  businessId: string,
  items: readonly Pick<MerchantItemRow, 'itemId' | 'offerId' | 'productId'>[],
  at: Date,
): Promise<void> {
  const retractions = await unsettledPrices(stores, businessId, items, at);
  await stores.offers.removeOffers(items.map(({ offerId }) => offerId));
  if (retractions.length > 0) await stores.priceHistory.retractObservations(retractions);
}

/** Removes those of the named items that are there; returns their ids. */
export async function removeNamedItems(
  stores: ItemStores,
  businessId: string,
  itemIds: readonly string[],
  at: Date,
): Promise<ReadonlySet<string>> {
  if (itemIds.length === 0) return new Set();
  const there = await stores.merchantItems.findKnown(businessId, itemIds);
  await removeItems(stores, businessId, there, at);
  return new Set(there.map(({ itemId }) => itemId));
}

/** Removes all items of a business, or of one of its feeds, in batches. `beforeBatch` is called before each and may throw to stop. */
export async function removeAllItems(
  { storage, now }: Pick<Services, 'storage' | 'now'>,
  of: { readonly businessId: string; readonly feedId: string | null },
  beforeBatch: () => void = () => undefined,
): Promise<void> {
  for (;;) {
    beforeBatch();
    const items = await storage.merchantItems.listItems({ ...of, after: null, limit: batchSize });
    if (items.length === 0) return;
    await storage.atomically((stores) => removeItems(stores, of.businessId, items, now()));
  }
}
