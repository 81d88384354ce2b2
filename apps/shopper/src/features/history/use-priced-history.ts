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

export function usePricedHistory(entries: readonly HistoryEntry[]): readonly PricedEntry[] {
  const products = entries.filter(({ kind }) => kind === 'product').slice(0, pricedMax);
  const ids = new Set(products.map(({ key }) => key));
  const prices = useTodaysPrices([...ids]);
  const { isKnown, priceIn } = useLocalPrices();
  return entries.map((entry) => {
    const { key, kind, priceWhenSeen, heldWhenSeen } = entry;
    const isProduct = kind === 'product' && ids.has(key);
    const today = (isProduct && isKnown && prices?.get(key)) || null;
    // In the currency of then, so that a change is one of price and not of the exchange rate.
    const now =
      today === null || priceWhenSeen === undefined
        ? (today?.price ?? null)
        : priceIn(today.price, priceWhenSeen.currency);
    const nowHolds = today?.holds ?? null;
    return {
      entry,
      now,
      nowHolds,
      change: changeBetween(
        { price: priceWhenSeen ?? null, holds: heldWhenSeen ?? null },
        { price: now, holds: nowHolds },
      ),
      isAwaited: isProduct && (prices === null || !isKnown),
    };
  });
}
