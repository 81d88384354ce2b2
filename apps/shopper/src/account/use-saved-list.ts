import type { ApiClient } from '@pricehunt/api-client';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { isWorthRetrying } from '@pricehunt/web-shell';
import type { Place } from '../place/place';
import { usePlace } from '../place/use-place';
import { useShopperServices } from '../shopper-services';
import type { AccountConnection } from './account-connection';
import { withChanges } from './list-changes';
import type { ListChanges, ListStore } from './list-changes';
import { useAccount, useShopperSession } from './use-account';
import { isSignedOut } from './use-sign-out-check';

export type SavedListName = 'history' | 'favorites' | 'shopping-lists';

export interface SavedListKind<Entry extends { readonly at: string }, Shown extends { readonly at: string }> {
  readonly name: SavedListName;
  readonly changesOf: (account: AccountConnection) => ListStore<Entry>;
  readonly readPage: (
    api: ApiClient,
    place: Place,
    cursor: string | undefined,
    signal: AbortSignal,
  ) => Promise<{ readonly items: readonly Shown[]; readonly nextCursor: string | null }>;
  /** Converts a pending entry for display. */
  readonly shownOf: (entry: Entry) => Shown;
  readonly entryOf: (shown: Shown) => Entry;
  readonly keyOf: (shown: Shown) => string;
}

export interface SavedList<Shown> {
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

export function savedListKey(name: SavedListName, accountId: string | null) {
  return ['saved-list', name, accountId] as const;
}

export function useSavedList<Entry extends { readonly at: string }, Shown extends { readonly at: string }>(
  kind: SavedListKind<Entry, Shown>,
): SavedList<Shown> {
  const account = useAccount();
  const { openApi, nowMs } = useShopperServices();
  const session = useShopperSession();
  const { place } = usePlace();
  const accountId = session.isMock ? null : (session.account?.id ?? null);
  const store = account === null ? null : kind.changesOf(account);
  const changes = useListChanges(store);
  const { data, error, refetch } = useQuery({
    queryKey: [...savedListKey(kind.name, accountId), place.country, place.currency],
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
    if (!isKnown || list === undefined || changes === null) return null;
    return withChanges<Shown, Shown>(
      list.items,
      { ...changes, entries: changes.entries.map(kind.shownOf) },
      kind.keyOf,
    );
  }, [isKnown, list, changes, kind]);
  const now = () => new Date(nowMs()).toISOString();
  const undo = (at: string, taken: readonly Shown[]) => () => {
    if (store === null) return;
    const again = taken.map(kind.entryOf);
    if (store.takeBack(at, again)) return;
    // The account already has the removal, so only a later entry restores it.
    const later = nowMs();
    again.forEach((entry, place) => store.add({ ...entry, at: new Date(later - place).toISOString() }));
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

export function useListChanges<Entry>(store: ListStore<Entry> | null): ListChanges<Entry> | null {
  return useSyncExternalStore(
    store?.subscribe ?? followNothing,
    () => store?.read() ?? null,
    () => null,
  );
}

const none = { items: [] };

/** All pages of a list, up to the API's limit. */
async function readAll<Entry extends { readonly at: string }, Shown extends { readonly at: string }>(
  api: ApiClient,
  { readPage }: SavedListKind<Entry, Shown>,
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
