import { favoriteKeyOf, listFavorites } from '@pricehunt/api-contract';
import type { Favorite, FavoriteView } from '@pricehunt/api-contract';
import { useKeptList } from './use-kept-list';
import type { KeptListKind } from './use-kept-list';

/** A favourite with today's price, which is null while only this device has it. */
export type ShownFavorite = Favorite & { readonly key: string; readonly today: FavoriteView['today'] | null };

const kind: KeptListKind<Favorite, ShownFavorite> = {
  name: 'favorites',
  newsOf: ({ favorites }) => favorites,
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
  return useKeptList(kind);
}
