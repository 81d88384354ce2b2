import { handleJob } from '@pricehunt/job-queue';
import type { JobHandler } from '@pricehunt/job-queue';
import type { MerchantItemRow } from '@pricehunt/storage';
import type { Needs } from '../services';
import { judgeAgain } from './judge-again';
import { isItemSource } from '../item-owners/item-shop';
import { unsettledSince } from './retract-prices';
import { showItemsAgain } from './show-items.job';

/** Offers shown for a long time stay: a new one can't push them out. Safe to repeat. */
export function handleJudgeAgain(
  services: Needs<'storage' | 'tokenRarity' | 'jobQueue' | 'now'>,
): JobHandler {
  return handleJob(judgeAgain, async ({ productId }) => {
    const { storage, now } = services;
    const offers = await storage.offers.listOffersOfProducts([productId]);
    const offerIds = offers.filter(({ offer }) => isItemSource(offer.source)).map(({ offer }) => offer.id);
    const seen = await storage.priceHistory.findFirstObserved(productId, offerIds);
    const since = unsettledSince(now());
    const items: MerchantItemRow[] = [];
    for (const offerId of offerIds) {
      if ((seen.get(offerId) ?? since) < since) continue;
      const item = await storage.merchantItems.findItemOfOffer(offerId);
      if (item !== null) items.push(item);
    }
    for (const businessId of new Set(items.map((item) => item.businessId)))
      await showItemsAgain(
        services,
        businessId,
        items.filter((item) => item.businessId === businessId),
      );
  });
}
