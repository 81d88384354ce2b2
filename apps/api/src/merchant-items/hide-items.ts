import type { Stores } from '@pricehunt/storage';
import type { Services } from '../services';
import { isLetIn } from './item-owner';
import { endOffers } from './remove-items';

/** So few that others, such as the redirects' clicks, soon get the file in between. */
const batchSize = 500;

/**
 * Hides all items of a business that isn't let in, in batches, each with all that shoppers see of it. Goes on while `goesOn` is
 * true, which is asked before each batch. Doing it twice changes nothing.
 */
export async function hideAllItems(
  { storage, now }: Pick<Services, 'storage' | 'now'>,
  businessId: string,
  goesOn: () => boolean,
): Promise<void> {
  let hidden = batchSize;
  while (hidden === batchSize && goesOn()) {
    hidden = await storage.atomically((stores) => hideBatch(stores, businessId, now()));
  }
}

/** Hides some items; returns how many. */
async function hideBatch(stores: Stores, businessId: string, at: Date): Promise<number> {
  const business = await stores.businesses.findBusiness(businessId);
  if (business === null || (await isLetIn(stores, business.status))) return 0;
  const hiding = { businessId, at: at.toISOString(), limit: batchSize };
  const items = await stores.merchantItems.hideItems(hiding);
  if (items.length > 0) await endOffers(stores, businessId, items, at);
  return items.length;
}
