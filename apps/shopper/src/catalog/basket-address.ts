import { basketLimits } from '@pricehunt/api-contract/baskets';
import type { getBasketDropCalendar, getBasketDropFeed } from '@pricehunt/api-contract/baskets';
import type { Place } from '../place/place';
import { routePaths } from '../route-paths';

export interface BasketItem {
  readonly productId: string;
  readonly quantity: number;
}

/** A list of products to buy, as its address holds it, so that a link shares it. */
export interface BasketAddress {
  /** Empty for a list without a name. */
  readonly name: string;
  readonly items: readonly BasketItem[];
}

/** Leaves out what isn't a quantity and a product, products after the first of the same ID, and lines over the limit. */
export function readBasketAddress(query: URLSearchParams): BasketAddress {
  const items = new Map<string, BasketItem>();
  for (const item of (query.get('items') ?? '').split(',')) {
    const [, count, productId] = /^([1-9]\d?)\*([^,]{1,120})$/.exec(item) ?? [];
    if (productId === undefined || items.has(productId)) continue;
    items.set(productId, { productId, quantity: Number(count) });
  }
  const name = (query.get('name') ?? '').trim().slice(0, basketLimits.nameMax);
  return { name, items: [...items.values()].slice(0, basketLimits.linesMax) };
}

export function basketQuery({ name, items }: BasketAddress): string {
  const listed = basketItemsText(items.slice(0, basketLimits.linesMax));
  return new URLSearchParams({ ...(name === '' ? {} : { name }), items: listed }).toString();
}

export function basketPath(address: BasketAddress): string {
  return `${routePaths.basket}?${basketQuery(address)}`;
}

/** The page of a saved list, where each change is saved. */
export function savedBasketPath({ key, ...list }: BasketAddress & { readonly key: string }): string {
  return `${basketPath(list)}&${new URLSearchParams({ [savedKeyName]: key }).toString()}`;
}

/** Null for a list that isn't saved, or not by whoever opens it. */
export function savedKeyOf(query: URLSearchParams): string | null {
  return query.get(savedKeyName);
}

const savedKeyName = 'saved';

/** The path of the list's price drops as a feed or a calendar, priced as the list is. */
export function basketDropsPath(
  { path }: typeof getBasketDropFeed | typeof getBasketDropCalendar,
  address: BasketAddress,
  { country, currency }: Place,
): string {
  return `${path}?${basketQuery(address)}&${new URLSearchParams({ country, currency }).toString()}`;
}

/** As the API reads it. */
export function basketItemsText(items: readonly BasketItem[]): string {
  return items.map(({ productId, quantity }) => `${quantity}*${productId}`).join(',');
}
