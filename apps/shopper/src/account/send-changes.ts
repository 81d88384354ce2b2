import type { ApiClient } from '@pricehunt/api-client';
import { mergeFavorites, mergeHistory } from '@pricehunt/api-contract/shopper-lists';
import type { Favorite, HistoryEntry } from '@pricehunt/api-contract/shopper-lists';
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

export function isNothing({ entries, removed, clearedAt }: ListChanges<unknown>): boolean {
  return entries.length === 0 && removed.length === 0 && clearedAt === null;
}
