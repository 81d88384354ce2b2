import type { Stores } from '@pricehunt/storage';
import type { ShopperDataPart } from '../../access/shopper-data';
import { favoriteOf } from './favorites';
import { historyEntryOf } from './history';
import { readWholeList } from './list-page';
import { shoppingListOf } from './shopping-lists';

export async function exportShopperLists(stores: Stores, shopperId: string) {
  const [history, favorites, shoppingLists] = await Promise.all([
    readWholeList(stores, shopperId, 'history'),
    readWholeList(stores, shopperId, 'favorites'),
    readWholeList(stores, shopperId, 'shopping-lists'),
  ]);
  return {
    history: history.flatMap(historyEntryOf),
    favorites: favorites.flatMap(favoriteOf),
    shoppingLists: shoppingLists.flatMap(shoppingListOf),
  };
}

export const shopperListsData: ShopperDataPart = {
  name: 'lists',
  read: exportShopperLists,
  rows: async (stores, shopperId) => {
    const { history, favorites, shoppingLists } = await exportShopperLists(stores, shopperId);
    return [
      ...shoppingLists.flatMap(({ name, items, at }) =>
        items.map(({ productId, quantity }) => ({
          record: 'shopping list',
          title: name,
          productId,
          link: null,
          price: null,
          at,
          detail: String(quantity),
        })),
      ),
      ...favorites.map(({ title, productId, link, priceWhenSaved, at, note }) => ({
        record: 'favorite',
        title,
        productId,
        link,
        price: priceWhenSaved,
        at,
        detail: note,
      })),
      ...history.map(({ kind, key, title, link, priceWhenSeen, at }) => ({
        record: 'viewed',
        title,
        productId: kind === 'product' ? key : null,
        link,
        price: priceWhenSeen ?? null,
        at,
        detail: kind,
      })),
    ];
  },
  erase: (stores, shopperId) => stores.shopperLists.deleteLists(shopperId),
};
