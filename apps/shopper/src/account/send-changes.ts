import type { ApiClient } from '@pricehunt/api-client';
import { mergeFavorites, mergeHistory, mergeShoppingLists } from '@pricehunt/api-contract/shopper-lists';
import type { Favorite, HistoryEntry, ShoppingList } from '@pricehunt/api-contract/shopper-lists';
import type { ListChanges } from './list-changes';

/** Sends history changes to the account, which never rejects them. */
export async function sendHistory(
  api: ApiClient,
  { entries, removed, clearedAt }: ListChanges<HistoryEntry>,
): Promise<number> {
  await api.call(mergeHistory, { body: { entries: [...entries], removed: [...removed], clearedAt } });
  return 0;
}

/** Sends favourite changes to the account. Returns how many did not fit. */
export async function sendFavorites(
  api: ApiClient,
  { entries, removed, clearedAt }: ListChanges<Favorite>,
): Promise<number> {
  const body = { favorites: [...entries], removed: [...removed], clearedAt };
  return (await api.call(mergeFavorites, { query: {}, body })).refused.length;
}

/** Sends changes of shopping lists to the account. Returns how many did not fit. */
export async function sendShoppingLists(
  api: ApiClient,
  { entries, removed, clearedAt }: ListChanges<ShoppingList>,
): Promise<number> {
  const body = { entries: [...entries], removed: [...removed], clearedAt };
  return (await api.call(mergeShoppingLists, { body })).refused.length;
}

export function isNothing({ entries, removed, clearedAt }: ListChanges<unknown>): boolean {
  return entries.length === 0 && removed.length === 0 && clearedAt === null;
}
