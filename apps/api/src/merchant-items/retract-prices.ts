import { dayMs } from '@pricehunt/offers';
import type { PriceRetraction, Stores } from '@pricehunt/storage';
import { wasConfirmedByPage } from './item-page-checks';

interface EndingItem {
  readonly itemId: string;
  readonly offerId: string;
  readonly productId: string;
}

/** How long a price must be shown to stay in the history without confirmation by its page. */
const settledAfterMs = 14 * dayMs;

export function unsettledSince(at: Date): string {
  return new Date(at.getTime() - settledAfterMs).toISOString();
}

/** Deletes the last 14 days of a price unless the item's page confirmed it at its last check. */
export async function unsettledPrices(
  stores: Pick<Stores, 'itemChecks'>,
  businessId: string,
  items: readonly EndingItem[],
  at: Date,
): Promise<readonly PriceRetraction[]> {
  if (items.length === 0) return [];
  const checks = await stores.itemChecks.findChecks(
    businessId,
    items.map(({ itemId }) => itemId),
  );
  const checkOf = new Map(checks.map((check) => [check.itemId, check]));
  const since = unsettledSince(at);
  return items
    .filter(({ itemId }) => !wasConfirmedByPage(checkOf.get(itemId)))
    .map(({ offerId, productId }) => ({ offerId, productId, since }));
}
