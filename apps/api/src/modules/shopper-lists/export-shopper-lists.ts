import type { Stores } from '@pricehunt/storage';
import type { ShopperDataPart } from '../../shopper-data';
import { favoriteOf } from './favorites';
import { historyEntryOf } from './history';
import { readWholeList } from './list-page';

/** The shopper's history and favourites as they are kept, for the export of everything (PRIV-6). */
export async function exportShopperLists(stores: Stores, shopperId: string) {
  const [history, favorites] = await Promise.all([
    readWholeList(stores, shopperId, 'history'),
    readWholeList(stores, shopperId, 'favorites'),
  ]);
  return { history: history.flatMap(historyEntryOf), favorites: favorites.flatMap(favoriteOf) };
}

/** History and favourites in the export and the deletion of an account. */
export const shopperListsData: ShopperDataPart = {
  name: 'lists',
  read: exportShopperLists,
  erase: (stores, shopperId) => stores.shopperLists.deleteLists(shopperId),
};
