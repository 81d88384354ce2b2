import { handleJob } from '@pricehunt/job-queue';
import type { JobHandler } from '@pricehunt/job-queue';
import type { Services } from '../services';
import { readNetworkLink } from '@pricehunt/affiliate-tagging';
import { itemOwnerOf } from './item-owner';
import { shopOfItem } from './item-shop';
import { checkItemPages } from './item-page-checks';
import { lookAtItem } from './look-at-item';
import { showItemsAgain } from './show-items.job';

/** So many items of a business are looked at in an hour: the whole of a small catalog in a week, little of any shop's day. */
const sampleSize = 20;
/** An item is looked at again after so long. */
const againAfterMs = 7 * 24 * 60 * 60_000;

/**
 * Only pages on the business's own proved domains are looked at, one at a time; robots.txt is obeyed. What a page says decides at once
 * whether an item whose price is in doubt is shown. Twice does no harm.
 */
export function handleCheckItemPages(services: Services): JobHandler {
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
      // A network would count a look through its link as a click.
      if (shopOfItem(owner, row.item) === null || readNetworkLink(row.item.link) !== null) continue;
      await prolong();
      const check = await lookAtItem(services, row, signal);
      await storage.itemChecks.saveChecks([check]);
      const isToJudge = row.standing === 'held' || check.codes.includes('page.price-differs');
      if (isToJudge) await showItemsAgain(services, businessId, [row]);
    }
  });
}
