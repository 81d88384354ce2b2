import type { Stores } from '@pricehunt/storage';
import type { ShopperDataPart } from '../../access/shopper-data';
import { favoriteOf } from './favorites';
import { historyEntryOf } from './history';
import { readWholeList } from './list-page';

export async function exportShopperLists(stores: Stores, shopperId: string) {
  const [history, favorites] = await Promise.all([
    readWholeList(stores, shopperId, 'history'),
    readWholeList(stores, shopperId, 'favorites'),
  ]);
  return { history: history.flatMap(historyEntryOf), favorites: favorites.flatMap(favoriteOf) };
}

export const shopperListsData: ShopperDataPart = {
  name: 'lists',
  read: exportShopperLists,
  erase: (stores, shopperId) => stores.shopperLists.deleteLists(shopperId),
};
