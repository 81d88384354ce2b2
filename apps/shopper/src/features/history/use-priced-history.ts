import type { HistoryEntry } from '@pricehunt/api-contract/shopper-lists';
import { changeBetween } from '@pricehunt/offers';
import type { Money, StatedTotal } from '@pricehunt/offers';
import { useLocalPrices } from '../../prices/local-prices';
import { useTodaysPrices } from '../../prices/use-todays-prices';

export interface PricedEntry {
  readonly entry: HistoryEntry;
  /** Today's lowest price of a product; null if nobody sells it, or for searches. */
  readonly now: Money | null;
  readonly nowHolds: StatedTotal | null;
  /** Today's price minus the one when it was seen; null if they can't be compared. */
  readonly change: Money | null;
  /** True while prices are loading. */
  readonly isAwaited: boolean;
}

/** As many products as have prices loaded for them, latest first. */
const pricedMax = 96;

/**
 * Prices are compared in the currency of then, so that a change is one of price and not of the exchange rate, and shown in
 * the shopper's.
 */
export function usePricedHistory(entries: readonly HistoryEntry[]): readonly PricedEntry[] {
  const products = entries.filter(({ kind }) => kind === 'product').slice(0, pricedMax);
  const ids = new Set(products.map(({ key }) => key));
  const prices = useTodaysPrices([...ids]);
  const { isKnown, priceIn, priceOf } = useLocalPrices();
  return entries.map((entry) => {
    const { key, kind, priceWhenSeen, heldWhenSeen } = entry;
    const isProduct = kind === 'product' && ids.has(key);
    const today = (isProduct && isKnown && prices?.get(key)) || null;
    const now = today?.price ?? null;
    const nowHolds = today?.holds ?? null;
    const change = changeBetween(
      { price: priceWhenSeen ?? null, holds: heldWhenSeen ?? null },
      { price: now && priceIn(now, priceWhenSeen?.currency ?? now.currency), holds: nowHolds },
    );
    return {
      entry,
      now,
      nowHolds,
      change: change && priceOf(change),
      isAwaited: isProduct && (prices === null || !isKnown),
    };
  });
}
