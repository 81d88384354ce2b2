import type { PriceRetraction, Stores } from '@pricehunt/storage';
import { wasConfirmedByPage } from './item-page-checks';

/** An item whose offer ends. */
interface EndingItem {
  readonly itemId: string;
  readonly offerId: string;
  readonly productId: string;
}

/** So long a price has to have been shown before it stays in the history without its page's word. */
const settledAfterMs = 14 * 24 * 60 * 60_000;

/** Since when a price has to have been there to stay. */
export function unsettledSince(at: Date): string {
  return new Date(at.getTime() - settledAfterMs).toISOString();
}

/**
 * The prices that leave the history with offers that end, whatever ends them: those of the last 14 days, unless the item's page
 * asked its price when it was read last. Earlier ones stay.
 */
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
