import { handleJob } from '@pricehunt/job-queue';
import type { JobHandler } from '@pricehunt/job-queue';
import { dayMs } from '@pricehunt/offers';
import type { Needs } from '../services';
import { readNetworkLink } from '@pricehunt/affiliate-tagging';
import { itemOwnerOf } from '../item-owners/item-owner';
import { shopOfItem } from '../item-owners/item-shop';
import { checkItemPages } from './item-page-checks';
import { checkItemPage } from './check-item-page';
import { showItemsAgain } from './show-items.job';

/** Items of a business checked per hour: a small catalog within a week, little load on any shop. */
const sampleSize = 20;
const againAfterMs = 7 * dayMs;

/** Reads pages of the business's own verified domains, one at a time, and obeys robots.txt. Safe to repeat. */
export function handleCheckItemPages(
  services: Needs<'storage' | 'safeFetch' | 'readPage' | 'tokenRarity' | 'jobQueue' | 'now'>,
): JobHandler {
  return handleJob(checkItemPages, async ({ businessId, itemIds }, { signal, prolong }) => {
    const { storage, now } = services;
    if (businessId === null) {
      const hour = now().toISOString().slice(0, 13);
      for (const each of await storage.merchantItems.listBusinesses()) {
        await services.jobQueue.enqueue(
          checkItemPages,
          { businessId: each, itemIds: null },
          { idempotencyKey: `${each} ${hour}` },
        );
      }
      return;
    }
    const owner = await itemOwnerOf(storage, businessId);
    if (owner === null) return;
    const before = new Date(now().getTime() - againAfterMs).toISOString();
    const items =
      itemIds === null
        ? await storage.itemChecks.listItemsToCheck({ businessId, before, limit: sampleSize })
        : await storage.merchantItems.findItems(businessId, itemIds);
    for (const row of items) {
      // The network would count this request as a click.
      if (shopOfItem(owner, row.item) === null || readNetworkLink(row.item.link) !== null) continue;
      await prolong();
      const check = await checkItemPage(services, row, signal);
      await storage.itemChecks.saveChecks([check]);
      const isToJudge = row.standing === 'held' || check.codes.includes('page.price-differs');
      if (isToJudge) await showItemsAgain(services, businessId, [row]);
    }
  });
}
