import { compareMoney, hasUsualTax } from '@pricehunt/offers';
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
  locale: string,
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
        return taxPlace(left) - taxPlace(right) || comparePrices(left.now, right.now);
    }
  };
  return [...favorites].sort((left, right) => compare(left, right) || latest(left, right));
}

/** Prices with tax and without do not compare: those that are not as is usual in their currency come last. */
function taxPlace({ now, nowHolds }: PricedFavorite): number {
  if (now === null) return 2;
  return nowHolds === null || hasUsualTax(nowHolds, now.currency) ? 0 : 1;
}

/** Amounts of one currency by size; other currencies apart, in the order of their codes, since no rate is at hand here. */
function comparePrices(left: Money | null, right: Money | null): number {
  if (left === null || right === null) return Number(left === null) - Number(right === null);
  return left.currency === right.currency
    ? compareMoney(left, right)
    : left.currency.localeCompare(right.currency);
}
