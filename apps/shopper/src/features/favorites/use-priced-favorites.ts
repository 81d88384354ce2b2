import { changeBetween } from '@pricehunt/offers';
import type { Money } from '@pricehunt/offers';
import type { ShownFavorite } from '../../account/use-favorites';
import type { PricedFavorite } from './favorite-order';
import { useLocalPrices } from '../../prices/local-prices';
import { useTodaysPrices } from '../../prices/use-todays-prices';

export type TodaysFavorite = ShownFavorite &
  PricedFavorite & {
    /** Today's price minus the saved one; null when they can't be compared. */
    readonly difference: Money | null;
    /** `known`: `now` is the price, null if no shop sells it. `awaited`: loading. `unknown`: no price available. */
    readonly standing: 'known' | 'awaited' | 'unknown';
  };

/**
 * Prices come from the account, or from the catalog for favourites on this device. They are compared in the currency of
 * then, so that a change is one of price and not of the exchange rate, and shown in the shopper's.
 */
export function usePricedFavorites(favorites: readonly ShownFavorite[]): readonly TodaysFavorite[] {
  const asked = favorites.flatMap(({ today, productId }) =>
    today === null && productId !== null ? [productId] : [],
  );
  const catalogPrices = useTodaysPrices(asked);
  const { isKnown: areRatesKnown, priceIn, priceOf } = useLocalPrices();
  const prices = areRatesKnown ? catalogPrices : null;
  return favorites.map((favorite) => {
    const { today, productId, priceWhenSaved } = favorite;
    const listed = prices?.get(productId ?? '') ?? null;
    const local =
      listed === null || priceWhenSaved === null
        ? (listed?.price ?? null)
        : priceIn(listed.price, priceWhenSaved.currency);
    const now = today === null ? local : today.lowestPrice;
    const nowHolds = (today === null ? listed?.holds : today.priceHolds) ?? null;
    const isKnown = today !== null ? today.productId !== null : productId !== null && prices !== null;
    const difference = changeBetween(
      { price: priceWhenSaved, holds: favorite.heldWhenSaved ?? null },
      { price: now, holds: nowHolds },
    );
    return {
      ...favorite,
      priceWhenSaved: priceWhenSaved && priceOf(priceWhenSaved),
      now: now && priceOf(now),
      nowHolds,
      difference: difference && priceOf(difference),
      changePercent:
        difference === null || priceWhenSaved === null || priceWhenSaved.amountMinor === 0
          ? null
          : (difference.amountMinor / priceWhenSaved.amountMinor) * 100,
      standing: isKnown ? 'known' : today === null && productId !== null ? 'awaited' : 'unknown',
    };
  });
}
