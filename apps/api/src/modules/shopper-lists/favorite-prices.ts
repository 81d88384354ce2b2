import type { Favorite, FavoriteView } from '@pricehunt/api-contract/shopper-lists';
import { changeBetween } from '@pricehunt/offers';
import { readLinkWords } from '@pricehunt/product-links';
import type { SearchItem, Storage } from '@pricehunt/storage';
import { findCatalogEntry } from '../../products/catalog-entry';
import type { PlaceOfRequest } from '../../access/country-of-request';
import { priceHoldsOf } from '../../pricing/price-holds';

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
  // Each in the currency in which it was saved, so that a change is one of price, not of exchange rate.
  const currencies = favorites.map(({ priceWhenSaved }) => priceWhenSaved?.currency ?? currency);
  const items = new Map<string, SearchItem>();
  for (const each of new Set(currencies)) {
    const wanted = productIds.flatMap((id, place) => (id !== null && currencies[place] === each ? id : []));
    for (const item of await storage.search.listItems([...new Set(wanted)], { country, currency: each }))
      items.set(keyOf(each, item.product.id), item);
  }
  return favorites.map((favorite, place) => {
    const item = items.get(keyOf(currencies[place] ?? null, productIds[place] ?? ''));
    return todayOf(item === undefined || item.offerCount === 0 ? null : item, favorite);
  });
}

function keyOf(currency: string | null, productId: string): string {
  return `${currency ?? ''} ${productId}`;
}

type SavedPrice = Pick<Favorite, 'priceWhenSaved' | 'heldWhenSaved'>;

function todayOf(item: SearchItem | null, saved: SavedPrice): FavoriteView['today'] {
  const lowestPrice = item?.isObtainable === true ? item.lowestPrice : null;
  const held = item === null || lowestPrice === null ? {} : priceHoldsOf(item);
  const amount = changeBetween(
    { price: saved.priceWhenSaved, holds: saved.heldWhenSaved ?? null },
    { price: lowestPrice, holds: held.priceHolds ?? null },
  );
  return {
    productId: item?.product.id ?? null,
    lowestPrice,
    ...held,
    offerCount: item?.offerCount ?? 0,
    inStock: item?.inStock ?? false,
    change: amount && { amount, percent: percentOf(amount.amountMinor, saved.priceWhenSaved?.amountMinor) },
  };
}

function percentOf(change: number, saved = 0): number {
  return saved === 0 ? 0 : Math.round((change / saved) * 1000) / 10;
}
