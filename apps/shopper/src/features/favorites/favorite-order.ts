import { compareMoney, taxPlace } from '@pricehunt/offers';
import type { Money, StatedTotal } from '@pricehunt/offers';

/** A favourite with its price then and now, as far as they are known. */
export interface PricedFavorite {
  readonly title: string;
  readonly at: string;
  readonly now: Money | null;
  /** What that price holds, where it is known. */
  readonly nowHolds: StatedTotal | null;
  /** How far the price has gone since it was saved, in percent; below zero is cheaper. */
  readonly changePercent: number | null;
}

/** The orders that favourites can be seen in. */
export const favoriteOrders = ['latest', 'drop', 'price', 'title'] as const;
export type FavoriteOrder = (typeof favoriteOrders)[number];

/** The favourites in an order; what is not known comes last, and the latest first among equals. */
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

/** Prices without tax go after the others where the country has them do so; what has no price comes last. */
function placeOf({ now, nowHolds }: PricedFavorite, country: string | null): number {
  if (now === null) return 2;
  return nowHolds === null ? 0 : taxPlace(nowHolds.tax, country);
}

/** Amounts of one currency by size; other currencies apart, in the order of their codes, since no rate is at hand here. */
function comparePrices(left: Money | null, right: Money | null): number {
  if (left === null || right === null) return Number(left === null) - Number(right === null);
  return left.currency === right.currency
    ? compareMoney(left, right)
    : left.currency.localeCompare(right.currency);
}
