import type { ApiClient } from '@pricehunt/api-client';
import { mergeFavorites, mergeHistory } from '@pricehunt/api-contract';
import type { Favorite, HistoryEntry } from '@pricehunt/api-contract';
import type { News } from './kept-news';

/** Tells the account what was looked at and what was forgotten. Nothing of it is ever refused. */
export async function tellHistory(
  api: ApiClient,
  { entries, removed, clearedAt }: News<HistoryEntry>,
): Promise<number> {
  await api.call(mergeHistory, { body: { entries: [...entries], removed: [...removed], clearedAt } });
  return 0;
}

/** Tells the account what was saved and what was taken out. Gives how many favourites found no room. */
export async function tellFavorites(
  api: ApiClient,
  { entries, removed, clearedAt }: News<Favorite>,
): Promise<number> {
  const body = { favorites: [...entries], removed: [...removed], clearedAt };
  return (await api.call(mergeFavorites, { query: {}, body })).refused.length;
}

/** Whether there is nothing to tell. */
export function isNothing({ entries, removed, clearedAt }: News<unknown>): boolean {
  return entries.length === 0 && removed.length === 0 && clearedAt === null;
}
