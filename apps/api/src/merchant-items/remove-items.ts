import type { MerchantItemRow, Stores } from '@pricehunt/storage';
import type { Needs } from '../services';
import { unsettledPrices } from './retract-prices';

type ItemStores = Pick<Stores, 'offers' | 'merchantItems' | 'itemChecks' | 'priceHistory'>;

const batchSize = 500;

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

export async function removeAllItems(
  { storage, now }: Needs<'storage' | 'now'>,
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
