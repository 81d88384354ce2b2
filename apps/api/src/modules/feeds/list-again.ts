import type { MerchantItemRow } from '@pricehunt/storage';
import { showItemsAgain } from '../../merchant-items/show-items.job';
import type { Needs } from '../../services';

const batchSize = 500;

/** Lists items again whose replacing offers are gone or have become older than these items. */
export async function listAgain(
  services: Needs<'storage' | 'tokenRarity' | 'jobQueue' | 'now'>,
  feedId: string,
  { prolong }: { readonly prolong: () => Promise<void> },
): Promise<void> {
  let after: string | null = null;
  for (;;) {
    const items: readonly MerchantItemRow[] = await services.storage.merchantItems.listListedElsewhere({
      businessId: feedId,
      after,
      limit: batchSize,
    });
    if (items.length === 0) return;
    await prolong();
    await showItemsAgain(services, feedId, items);
    after = items.at(-1)?.itemId ?? null;
  }
}
