import type { Stores } from '@pricehunt/storage';
import type { Needs } from '../services';
import { isLetIn } from '../item-owners/item-owner';
import { endOffers } from './remove-items';

/** Small, so that other writers such as redirects soon get the file. */
const batchSize = 500;

/** Hides all items in batches, until `goesOn` returns false. Safe to repeat. */
export async function hideAllItems(
  { storage, now }: Needs<'storage' | 'now'>,
  businessId: string,
  goesOn: () => boolean,
): Promise<void> {
  let hidden = batchSize;
  while (hidden === batchSize && goesOn()) {
    hidden = await storage.atomically((stores) => hideBatch(stores, businessId, now()));
  }
}

async function hideBatch(stores: Stores, businessId: string, at: Date): Promise<number> {
  const business = await stores.businesses.findBusiness(businessId);
  if (business === null || (await isLetIn(stores, business.status))) return 0;
  const hiding = { businessId, at: at.toISOString(), limit: batchSize };
  const items = await stores.merchantItems.hideItems(hiding);
  if (items.length > 0) await endOffers(stores, businessId, items, at);
  return items.length;
}
