import { defineJob, handleJob } from '@pricehunt/job-queue';
import type { JobHandler } from '@pricehunt/job-queue';
import * as z from 'zod/mini';
import { openFeedFiles } from '../modules/feeds/feed-files';
import { queueRepricing } from '../reprice-shop.job';
import type { Services } from '../services';
import { removeAllItems } from './remove-items';

/** Removes what a business that was deleted leaves behind. */
export const eraseBusiness = defineJob('erase-business', z.object({ businessId: z.string() }), {
  tryMsMax: 30 * 60_000,
});

/** Running it twice changes nothing: it goes on where it stopped. */
export function handleEraseBusiness(services: Services): JobHandler {
  return handleJob(eraseBusiness, async ({ businessId }, { signal }) => {
    await eraseBusinessData(services, businessId, () => signal.throwIfAborted());
  });
}

/**
 * Removes the offers and products of a business in batches, then the business with all that belongs to it. `beforeBatch` is
 * called before each and may throw to stop.
 */
export async function eraseBusinessData(
  services: Services,
  businessId: string,
  beforeBatch: () => void,
): Promise<void> {
  const { storage } = services;
  await removeAllItems(services, { businessId, feedId: null }, beforeBatch);
  const files = openFeedFiles(services.feedFolder);
  for (const { id } of await storage.feeds.listFeeds(businessId)) {
    for (const { fileKey } of await storage.feeds.listImports(id, null, 1_000)) {
      if (fileKey !== null) await files.remove(fileKey);
    }
  }
  beforeBatch();
  await storage.atomically(async (stores) => {
    // Its shipping rules go with it; other offers of its shops, such as the operator's, are priced without them.
    for (const { domain, state } of await stores.businessDomains.listDomains(businessId)) {
      if (state === 'verified') await queueRepricing(services, stores, domain);
    }
    await stores.businesses.deleteBusiness(businessId);
  });
}
