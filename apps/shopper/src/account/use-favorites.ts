import { favoriteKeyOf } from '@pricehunt/api-contract';
import { listFavorites } from '@pricehunt/api-contract/shopper-lists';
import type { Favorite, FavoriteView } from '@pricehunt/api-contract/shopper-lists';
import { useSavedList } from './use-saved-list';
import type { SavedListKind } from './use-saved-list';

/** A favourite with today's price, which is null while only this device has it. */
export type ShownFavorite = Favorite & { readonly key: string; readonly today: FavoriteView['today'] | null };

const kind: SavedListKind<Favorite, ShownFavorite> = {
  name: 'favorites',
  changesOf: ({ favorites }) => favorites,
  readPage: (api, place, cursor, signal) =>
    api.call(
      listFavorites,
      { query: { limit: '200', ...place, ...(cursor === undefined ? {} : { cursor }) } },
      { signal },
    ),
  shownOf: (favorite) => ({ ...favorite, key: favoriteKeyOf(favorite) ?? '', today: null }),
  entryOf: ({ productId, link, title, imageUrl, priceWhenSaved, heldWhenSaved, at, note }) => ({
    productId,
    link,
    title,
    imageUrl,
    priceWhenSaved,
    ...(heldWhenSaved === undefined ? {} : { heldWhenSaved }),
    at,
    note,
  }),
  keyOf: ({ key }) => key,
};

/** The shopper's favourites, latest first. */
export function useFavorites() {
  return useSavedList(kind);
}
