import { defineJob, handleJob } from '@pricehunt/job-queue';
import type { JobHandler } from '@pricehunt/job-queue';
import type { FeedRow, MerchantItemRow, Stores } from '@pricehunt/storage';
import * as z from 'zod/mini';
import type { Needs } from '../services';
import { hideAllItems } from './hide-items';
import { itemBatches } from './item-batches';
import { itemOwnerOf } from '../item-owners/item-owner';
import { queueJudging } from './judge-again';
import { narrowedTo, planItems, writeItems } from './store-items';

export const showItems = defineJob('show-merchant-items', z.object({ businessId: z.string() }), {
  tryMsMax: 30 * 60_000,
});

export const repriceItems = defineJob('reprice-merchant-items', z.object({}), {
  schedules: [{ when: { everyMs: 60_000 }, payload: {} }],
});

const batchSize = 500;

/** Call it in the transaction that changes the domains or the status. */
export async function queueShowingItems(
  { jobQueue }: Needs<'jobQueue'>,
  stores: Stores,
  businessId: string,
): Promise<void> {
  await jobQueue.enqueueWithin(stores, showItems, { businessId });
}

export function handleShowItems(services: Needs<'storage' | 'tokenRarity' | 'jobQueue' | 'now'>): JobHandler {
  return handleJob(showItems, async ({ businessId }, { signal }) => {
    // Rows rejected for their domain may be accepted now, so the files are read again.
    for (const { id } of await services.storage.feeds.listFeeds(businessId)) {
      await services.storage.feeds.changeFeed(id, { contentDigest: null, validators: [] });
    }
    const owner = await itemOwnerOf(services.storage, businessId);
    if (owner?.isLetIn === false) {
      return hideAllItems(services, businessId, () => {
        signal.throwIfAborted();
        return true;
      });
    }
    for await (const items of itemBatches(services.storage, { businessId, batchSize })) {
      signal.throwIfAborted();
      await showItemsAgain(services, businessId, items);
    }
  });
}

export function handleRepriceItems(
  services: Needs<'storage' | 'tokenRarity' | 'jobQueue' | 'now'>,
): JobHandler {
  return handleJob(repriceItems, async (_payload, { signal }) => {
    for (;;) {
      signal.throwIfAborted();
      const due = await services.storage.merchantItems.listItemsToReprice(
        services.now().toISOString(),
        batchSize,
      );
      if (due.length === 0) return;
      for (const businessId of new Set(due.map((item) => item.businessId))) {
        const own = due.filter((item) => item.businessId === businessId);
        await showItemsAgain(services, businessId, own);
      }
    }
  });
}

export async function showItemsAgain(
  services: Needs<'storage' | 'tokenRarity' | 'jobQueue' | 'now'>,
  businessId: string,
  items: readonly MerchantItemRow[],
): Promise<void> {
  const { storage } = services;
  const owner = await itemOwnerOf(storage, businessId);
  if (owner === null) return;
  const feeds = new Map<string, FeedRow>(
    (await storage.feeds.listFeeds(businessId)).map((feed) => [feed.id, feed]),
  );
  const again = items.map((row) => ({ ...row, country: feeds.get(row.feedId)?.country ?? null }));
  const planned = await planItems(services, owner, again, services.now());
  const before = new Map(items.map((row) => [row.itemId, row]));
  await storage.atomically(async (stores) => {
    const current = await stores.merchantItems.findKnown(businessId, [...before.keys()]);
    // Skips items that a run wrote or removed since they were read.
    const same = new Set(
      current
        .filter(({ itemId, importId, digest }) => {
          const read = before.get(itemId);
          return read?.importId === importId && read.digest === digest;
        })
        .map(({ offerId }) => offerId),
    );
    await writeItems(services, stores, narrowedTo(planned, same));
    const wasHeld = new Set(items.filter((row) => row.standing === 'held').map(({ offerId }) => offerId));
    const isLetOut = planned.rows.filter(
      ({ offerId, isShown }) => isShown && same.has(offerId) && wasHeld.has(offerId),
    );
    await queueJudging(services, stores, isLetOut);
  });
}
