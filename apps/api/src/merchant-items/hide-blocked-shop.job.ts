import { defineJob, handleJob } from '@pricehunt/job-queue';
import type { JobHandler } from '@pricehunt/job-queue';
import { sitesOf } from '@pricehunt/product-links';
import type { Stores } from '@pricehunt/storage';
import * as z from 'zod/mini';
import type { Needs } from '../services';
import { queueShowingItems } from './show-items.job';

export const hideBlockedShop = defineJob('hide-blocked-shop', z.object({ domain: z.string() }), {
  tryMsMax: 30 * 60_000,
});

const batchSize = 500;

/** Call it in the transaction that blocks or unblocks the shop. */
export async function queueHidingShop(
  services: Needs<'jobQueue'>,
  stores: Stores,
  domain: string,
): Promise<void> {
  await services.jobQueue.enqueueWithin(stores, hideBlockedShop, { domain });
  await queueShowingItemsOf(services, stores, domain);
}

/** Call it when a worker starts: shops blocked by an earlier version have offers left. */
export async function queueHidingBlockedShops({
  storage,
  jobQueue,
}: Needs<'storage' | 'jobQueue'>): Promise<void> {
  for (const { domain } of await storage.webSearch.listShops('never', blockedMax)) {
    await storage.atomically(async (stores) => {
      const idempotencyKey = `blocked:${domain}`;
      const { kind } = await jobQueue.enqueueWithin(stores, hideBlockedShop, { domain }, { idempotencyKey });
      if (kind === 'queued') await queueShowingItemsOf({ jobQueue }, stores, domain);
    });
  }
}

const blockedMax = 10_000;

async function queueShowingItemsOf(
  services: Needs<'jobQueue'>,
  stores: Stores,
  domain: string,
): Promise<void> {
  const holders = (await stores.businessDomains.listVerifiedOn(domain)).map(({ businessId }) => businessId);
  const feeds = (await stores.operatorFeeds.listFeeds())
    .filter(({ shops }) => shops.some((shop) => sitesOf(shop.domain).includes(domain)))
    .map(({ feedId }) => feedId);
  for (const id of new Set([...holders, ...feeds])) await queueShowingItems(services, stores, id);
}

/** Removes the offers of a shop and its subdomains as long as it is blocked. No new ones are saved meanwhile. */
export function handleHideBlockedShop({ storage }: Needs<'storage'>): JobHandler {
  return handleJob(hideBlockedShop, async ({ domain }, { signal }) => {
    const retailers = (await storage.offers.listRetailers()).map((retailer) => retailer.domain);
    for (const retailer of retailers.filter((each) => sitesOf(each).includes(domain))) {
      let removed = batchSize;
      while (removed === batchSize) {
        signal.throwIfAborted();
        removed = await storage.atomically(async (stores) => {
          const shop = await stores.webSearch.findShop(domain);
          return shop?.decision === 'never' ? stores.offers.removeOffersOf(retailer, batchSize) : 0;
        });
      }
    }
  });
}
