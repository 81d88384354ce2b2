import { ApiError } from '@pricehunt/api-client';
import type { ApiClient } from '@pricehunt/api-client';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { isWorthRetrying } from '@pricehunt/web-shell';
import type { Place } from '../place/place';
import { usePlace } from '../place/use-place';
import { useShopperServices } from '../shopper-services';
import type { AccountConnection } from './account-connection';
import { withNews } from './kept-news';
import type { News, NewsStore } from './kept-news';
import { useAccount, useShopperSession } from './use-account';

/** How one of the lists is loaded and shown. */
export interface KeptListKind<Entry extends { readonly at: string }, Shown extends { readonly at: string }> {
  readonly name: 'history' | 'favorites';
  readonly newsOf: (account: AccountConnection) => NewsStore<Entry>;
  /** Loads one page of the account's list. */
  readonly readPage: (
    api: ApiClient,
    place: Place,
    cursor: string | undefined,
    signal: AbortSignal,
  ) => Promise<{ readonly items: readonly Shown[]; readonly nextCursor: string | null }>;
  /** Converts a pending entry for display. */
  readonly shownOf: (entry: Entry) => Shown;
  /** Converts a shown entry back, to restore it. */
  readonly entryOf: (shown: Shown) => Entry;
  readonly keyOf: (shown: Shown) => string;
}

/** A list as a screen shows it. */
export interface KeptList<Shown> {
  /** Latest first; null until loaded. */
  readonly entries: readonly Shown[] | null;
  readonly error: Error | null;
  readonly retry: () => void;
  readonly place: 'device' | 'account';
  /** Removes an entry; returns a function that undoes it. */
  readonly remove: (key: string) => () => void;
  /** Removes all entries; returns a function that undoes it. */
  readonly clear: () => () => void;
}

/** The key of an account's list in the query cache. */
export function keptListKey(name: 'history' | 'favorites', accountId: string | null) {
  return ['kept-list', name, accountId] as const;
}

/** Follows the device's list, or the account's with the device's pending changes. */
export function useKeptList<Entry extends { readonly at: string }, Shown extends { readonly at: string }>(
  kind: KeptListKind<Entry, Shown>,
): KeptList<Shown> {
  const account = useAccount();
  const { openApi, nowMs } = useShopperServices();
  const session = useShopperSession();
  const { place } = usePlace();
  const accountId = session.isMock ? null : (session.account?.id ?? null);
  const store = account === null ? null : kind.newsOf(account);
  const news = useNews(store);
  const { data, error, refetch } = useQuery({
    queryKey: [...keptListKey(kind.name, accountId), place.country, place.currency],
    queryFn: async ({ signal }) => {
      try {
        return await readAll(await openApi(), kind, place, signal);
      } catch (failure) {
        if (isSignedOut(failure)) void account?.auth.check();
        throw failure;
      }
    },
    enabled: accountId !== null,
    staleTime: 30_000,
    retry: isWorthRetrying,
  });
  const isKnown = account !== null && session.status !== 'loading';
  const list = accountId === null ? none : data;
  const entries = useMemo(() => {
    if (!isKnown || list === undefined || news === null) return null;
    return withNews<Shown, Shown>(
      list.items,
      { ...news, entries: news.entries.map(kind.shownOf) },
      kind.keyOf,
    );
  }, [isKnown, list, news, kind]);
  const now = () => new Date(nowMs()).toISOString();
  const undo = (at: string, taken: readonly Shown[]) => () => {
    if (store === null) return;
    const again = taken.map(kind.entryOf);
    if (store.takeBack(at, again)) return;
    // The account already has the removal, so only a later entry restores it.
    const later = nowMs();
    again.forEach((entry, place) => store.keep({ ...entry, at: new Date(later - place).toISOString() }));
  };
  return {
    entries,
    error: accountId === null ? null : error,
    retry: () => void refetch(),
    place: accountId === null ? 'device' : 'account',
    remove: (key) => {
      const at = now();
      const taken = (entries ?? []).filter((entry) => kind.keyOf(entry) === key);
      store?.remove(key, at);
      return undo(at, taken);
    },
    clear: () => {
      const at = now();
      const taken = entries ?? [];
      store?.clear(at);
      return undo(at, taken);
    },
  };
}

export function useNews<Entry>(store: NewsStore<Entry> | null): News<Entry> | null {
  return useSyncExternalStore(
    store?.subscribe ?? followNothing,
    () => store?.read() ?? null,
    () => null,
  );
}

export function isSignedOut(failure: unknown): boolean {
  return failure instanceof ApiError && failure.details.code === 'auth.signed-out';
}

const none = { items: [] };

/** All pages of a list, up to the API's limit. */
async function readAll<Entry extends { readonly at: string }, Shown extends { readonly at: string }>(
  api: ApiClient,
  { readPage }: KeptListKind<Entry, Shown>,
  place: Place,
  signal: AbortSignal,
): Promise<{ readonly items: readonly Shown[] }> {
  const items: Shown[] = [];
  let cursor: string | undefined;
  for (;;) {
    const page = await readPage(api, place, cursor, signal);
    items.push(...page.items);
    if (page.nextCursor === null) return { items };
    cursor = page.nextCursor;
  }
}

function followNothing(): () => void {
  return () => {};
}
