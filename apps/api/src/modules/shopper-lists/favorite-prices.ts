import type { Favorite, FavoriteView } from '@pricehunt/api-contract';
import { subtractMoney } from '@pricehunt/offers';
import type { Money } from '@pricehunt/offers';
import { readLinkWords } from '@pricehunt/product-links';
import type { SearchItem, Storage } from '@pricehunt/storage';
import { findCatalogEntry } from '../../catalog-entry';
import type { PlaceOfRequest } from '../../country-of-request';

/** What each favourite costs today, as lists show it, in the order of the favourites. */
export async function todayOfFavorites(
  storage: Storage,
  favorites: readonly Favorite[],
  { country, currency }: PlaceOfRequest,
): Promise<readonly FavoriteView['today'][]> {
  const productIds = await Promise.all(
    favorites.map(async ({ productId, link }) => {
      if (productId !== null || link === null) return productId;
      const entry = await findCatalogEntry(storage, { link, linkWords: readLinkWords(link).words });
      return entry?.product.id ?? null;
    }),
  );
  // Each in the currency that it was saved in: what changed is the price, not the rate of the day it is looked at.
  const currencies = favorites.map(({ priceWhenSaved }) => priceWhenSaved?.currency ?? currency);
  const items = new Map<string, SearchItem>();
  for (const each of new Set(currencies)) {
    const wanted = productIds.flatMap((id, place) => (id !== null && currencies[place] === each ? id : []));
    for (const item of await storage.search.listItems([...new Set(wanted)], { country, currency: each }))
      items.set(keyOf(each, item.product.id), item);
  }
  return favorites.map(({ priceWhenSaved }, place) => {
    const item = items.get(keyOf(currencies[place] ?? null, productIds[place] ?? ''));
    return todayOf(item === undefined || item.offerCount === 0 ? null : item, priceWhenSaved);
  });
}

function keyOf(currency: string | null, productId: string): string {
  return `${currency ?? ''} ${productId}`;
}

function todayOf(item: SearchItem | null, priceWhenSaved: Money | null): FavoriteView['today'] {
  const lowestPrice = item?.isObtainable === true ? item.lowestPrice : null;
  return {
    productId: item?.product.id ?? null,
    lowestPrice,
    offerCount: item?.offerCount ?? 0,
    inStock: item?.inStock ?? false,
    change:
      lowestPrice !== null && lowestPrice.currency === priceWhenSaved?.currency
        ? changeSince(priceWhenSaved, lowestPrice)
        : null,
  };
}

function changeSince(saved: Money, today: Money): FavoriteView['today']['change'] {
  const amount = subtractMoney(today, saved);
  const percent = saved.amountMinor === 0 ? 0 : (amount.amountMinor / saved.amountMinor) * 100;
  return { amount, percent: Math.round(percent * 10) / 10 };
}
