import { compareMoney, taxPlace } from '@pricehunt/offers';
import type { Money, StatedTotal } from '@pricehunt/offers';

/** A favourite with its saved and current price, if known. */
export interface PricedFavorite {
  readonly title: string;
  readonly at: string;
  readonly now: Money | null;
  /** What the current price includes, if known. */
  readonly nowHolds: StatedTotal | null;
  /** The change since it was saved, in percent; negative is cheaper. */
  readonly changePercent: number | null;
}

export const favoriteOrders = ['latest', 'drop', 'price', 'title'] as const;
export type FavoriteOrder = (typeof favoriteOrders)[number];

/** Sorts favourites; unknown values come last, and the latest first among equals. */
export function inOrder<Priced extends PricedFavorite>(
  favorites: readonly Priced[],
  order: FavoriteOrder,
  { locale, country }: { readonly locale: string; readonly country: string | null },
): readonly Priced[] {
  const latest = (left: Priced, right: Priced) => right.at.localeCompare(left.at);
  const compare = (left: Priced, right: Priced): number => {
    switch (order) {
      case 'latest':
        return 0;
      case 'title':
        return left.title.localeCompare(right.title, locale);
      case 'drop':
        return (left.changePercent ?? Infinity) - (right.changePercent ?? Infinity) || 0;
      case 'price':
        return placeOf(left, country) - placeOf(right, country) || comparePrices(left.now, right.now);
    }
  };
  return [...favorites].sort((left, right) => compare(left, right) || latest(left, right));
}

/** Prices without tax follow the others where the country usually includes it; missing prices come last. */
function placeOf({ now, nowHolds }: PricedFavorite, country: string | null): number {
  if (now === null) return 2;
  return nowHolds === null ? 0 : taxPlace(nowHolds.tax, country);
}

/** Compares amounts of one currency; other currencies are grouped by code, because there are no exchange rates here. */
function comparePrices(left: Money | null, right: Money | null): number {
  if (left === null || right === null) return Number(left === null) - Number(right === null);
  return left.currency === right.currency
    ? compareMoney(left, right)
    : left.currency.localeCompare(right.currency);
}
