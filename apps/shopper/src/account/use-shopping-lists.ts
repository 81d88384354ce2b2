import { listShoppingLists } from '@pricehunt/api-contract/shopper-lists';
import type { ShoppingList } from '@pricehunt/api-contract/shopper-lists';
import { newRequestId } from '@pricehunt/product-links';
import { useShopperServices } from '../shopper-services';
import { useAccount } from './use-account';
import { useSavedList } from './use-saved-list';
import type { SavedList, SavedListKind } from './use-saved-list';

const kind: SavedListKind<ShoppingList, ShoppingList> = {
  name: 'shopping-lists',
  changesOf: ({ shoppingLists }) => shoppingLists,
  readPage: (api, _place, cursor, signal) =>
    api.call(
      listShoppingLists,
      { query: { limit: '100', ...(cursor === undefined ? {} : { cursor }) } },
      { signal },
    ),
  shownOf: (list) => list,
  entryOf: (list) => list,
  keyOf: ({ key }) => key,
};

export interface ShoppingLists extends SavedList<ShoppingList> {
  /** Adds or replaces a list. Without a key it is a new one. Returns its key. */
  readonly save: (list: Pick<ShoppingList, 'name' | 'items'>, key: string | null) => string;
}

/** The shopper's saved lists, the last changed first. */
export function useShoppingLists(): ShoppingLists {
  const account = useAccount();
  const { nowMs, randomBytes } = useShopperServices();
  const lists = useSavedList(kind);
  return {
    ...lists,
    save: ({ name, items }, key) => {
      const known = key ?? newRequestId(randomBytes);
      const at = new Date(nowMs()).toISOString();
      account?.shoppingLists.add({ key: known, name, items: [...items], at });
      return known;
    },
  };
}
