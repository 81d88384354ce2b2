import { defineJob, handleJob } from '@pricehunt/job-queue';
import type { JobHandler } from '@pricehunt/job-queue';
import * as z from 'zod/mini';
import { eraseBusinessData } from '../../merchant-items/erase-business.job';
import { itemBatches } from '../../merchant-items/item-batches';
import { ownProductIdOf } from '../../merchant-items/offer-of-item';
import { Refusal } from '../../answers/refusal';
import type { Needs } from '../../services';
import { listAgain } from './list-again';
import { findOperatorFeed } from './save-operator-feed';
import type { WholeFeed } from './save-operator-feed';
import type { Stores } from '@pricehunt/storage';

export const eraseOperatorFeed = defineJob('erase-operator-feed', z.object({ feedId: z.string() }), {
  tryMsMax: 30 * 60_000,
});

const batchSize = 500;

/** Does nothing to an ended feed. */
export async function endOperatorFeedOf(
  { storage, jobQueue, now }: Needs<'storage' | 'jobQueue' | 'now'>,
  feedId: string,
  record: (stores: Stores, ended: WholeFeed) => Promise<void>,
): Promise<WholeFeed> {
  const endedAt = now().toISOString();
  return storage.atomically(async (stores) => {
    // Locks the feed, which may be changing.
    await stores.feeds.changeFeed(feedId, { isPaused: true, nextRunAt: null });
    const known = await findOperatorFeed(stores, feedId);
    if (known === null) throw new Refusal('feed.not-found');
    if (known.choices.endedAt !== null) return known;
    const ended = { ...known, choices: { ...known.choices, endedAt } };
    await stores.operatorFeeds.saveFeed(ended.choices);
    const underWay = await stores.feeds.findImportUnderWay(feedId);
    if (underWay !== null) {
      await stores.feeds.changeImport(underWay.id, {
        state: 'cancelled',
        finishedAt: endedAt,
        waitsFor: null,
      });
    }
    await record(stores, known);
    await jobQueue.enqueueWithin(stores, eraseOperatorFeed, { feedId });
    return ended;
  });
}

/** Safe to repeat: it resumes where it stopped. */
export function handleEraseOperatorFeed(
  services: Needs<'storage' | 'tokenRarity' | 'jobQueue' | 'feedFolder' | 'now'>,
): JobHandler {
  return handleJob(eraseOperatorFeed, async ({ feedId }, { signal, prolong }) => {
    const { storage } = services;
    const choices = await storage.operatorFeeds.findFeed(feedId);
    if (choices === null || choices.endedAt === null) return;
    if (choices.endsWithMembership) await forgetItemData(services, feedId, prolong);
    await eraseBusinessData(services, feedId, () => signal.throwIfAborted());
    for (const other of await storage.operatorFeeds.listFeeds()) {
      await listAgain(services, other.feedId, { prolong });
    }
  });
}

async function forgetItemData(
  { storage }: Needs<'storage'>,
  feedId: string,
  prolong: () => Promise<void>,
): Promise<void> {
  for await (const items of itemBatches(storage, { businessId: feedId, batchSize })) {
    await prolong();
    const ownIds = items.map(({ itemId }) => ownProductIdOf(feedId, itemId));
    const products = await storage.products.findProductsByIds(ownIds);
    const others = await storage.offers.listOffersOfProducts(ownIds);
    const offerIds = new Set(items.map(({ offerId }) => offerId));
    const isAttested = new Set(
      others.flatMap(({ productId, offer }) => (offerIds.has(offer.id) ? [] : [productId])),
    );
    const bare = products
      .filter(({ id }) => !isAttested.has(id))
      .map((product) => ({ ...product, description: null, imageUrl: null }));
    await storage.atomically(async (stores) => {
      await stores.priceHistory.retractObservations(
        items.map(({ offerId, productId }) => ({ offerId, productId, since: null })),
      );
      if (bare.length > 0) await stores.products.saveProducts(bare);
    });
  }
}
