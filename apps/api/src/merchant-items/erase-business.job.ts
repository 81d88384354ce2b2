import { defineJob, handleJob } from '@pricehunt/job-queue';
import type { JobHandler } from '@pricehunt/job-queue';
import * as z from 'zod/mini';
import { openFeedFiles } from './feed-files';
import { queueRepricing } from '../pricing/reprice-shop.job';
import type { Needs } from '../services';
import { removeAllItems } from './remove-items';

export const eraseBusiness = defineJob('erase-business', z.object({ businessId: z.string() }), {
  tryMsMax: 30 * 60_000,
});

/** Safe to repeat: it resumes where it stopped. */
export function handleEraseBusiness(
  services: Needs<'storage' | 'jobQueue' | 'feedFolder' | 'now'>,
): JobHandler {
  return handleJob(eraseBusiness, async ({ businessId }, { signal }) => {
    await eraseBusinessData(services, businessId, () => signal.throwIfAborted());
  });
}

/** `beforeBatch` runs before each batch and may throw to stop. */
export async function eraseBusinessData(
  services: Needs<'storage' | 'jobQueue' | 'feedFolder' | 'now'>,
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
    // Its shipping rules are deleted too, so other offers of its shops are repriced without them.
    for (const { domain, state } of await stores.businessDomains.listDomains(businessId)) {
      if (state === 'verified') await queueRepricing(services, stores, domain);
    }
    await stores.businesses.deleteBusiness(businessId);
  });
}
