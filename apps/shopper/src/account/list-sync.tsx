import type { ApiClient } from '@pricehunt/api-client';
import { useToast } from '@pricehunt/ui-toasts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useMessages } from '../messages/use-messages';
import { useShopperServices } from '../shopper-services';
import type { ListChanges, ListStore } from './list-changes';
import { isNothing, sendFavorites, sendHistory, sendShoppingLists } from './send-changes';
import { useAccount, useAccountId } from './use-account';
import { savedListKey, useListChanges } from './use-saved-list';
import { isSignedOut } from './use-sign-out-check';
import type { SavedListName } from './use-saved-list';

/** Sends the lists stored on this device to the account: everything at sign-in, later each change. */
export function ListSync() {
  const account = useAccount();
  const accountId = useAccountId();
  if (account === null || accountId === null) return null;
  return (
    <>
      <OneListSync
        name="history"
        store={account.history}
        accountId={accountId}
        send={sendHistory}
        undoMs={account.undoMs}
        onSignedOut={account.auth.check}
      />
      <OneListSync
        name="favorites"
        store={account.favorites}
        accountId={accountId}
        send={sendFavorites}
        undoMs={account.undoMs}
        onSignedOut={account.auth.check}
      />
      <OneListSync
        name="shopping-lists"
        store={account.shoppingLists}
        accountId={accountId}
        send={sendShoppingLists}
        undoMs={account.undoMs}
        onSignedOut={account.auth.check}
      />
    </>
  );
}

interface OneListSyncProps<Entry> {
  readonly name: SavedListName;
  readonly store: ListStore<Entry>;
  readonly accountId: string;
  readonly send: (api: ApiClient, changes: ListChanges<Entry>) => Promise<number>;
  readonly undoMs: number;
  readonly onSignedOut: () => Promise<void>;
}

/** How long a list waits before it retries after a network failure, in milliseconds. */
const retryMs = 30_000;

function OneListSync<Entry>({ name, store, accountId, send, undoMs, onSignedOut }: OneListSyncProps<Entry>) {
  const { openApi } = useShopperServices();
  const queryClient = useQueryClient();
  const { show } = useToast();
  const { favorites, basket } = useMessages();
  const full = name === 'shopping-lists' ? basket.saving.full : favorites.full;
  const changes = useListChanges(store);
  const [failures, setFailures] = useState(0);
  useEffect(() => {
    if (changes === null || isNothing(changes)) return undefined;
    let isCurrent = true;
    const sync = async () => {
      try {
        const refused = await send(await openApi(), changes);
        await queryClient.invalidateQueries({ queryKey: savedListKey(name, accountId) });
        store.drop(changes);
        if (refused > 0) show({ title: full, tone: 'warn' });
      } catch (failure) {
        if (isSignedOut(failure)) await onSignedOut();
        else if (isCurrent) setFailures((count) => count + 1);
      }
    };
    const takesOut = changes.removed.length > 0 || changes.clearedAt !== null;
    const timer = window.setTimeout(() => void sync(), failures > 0 ? retryMs : takesOut ? undoMs : 0);
    const now = () => void sync();
    window.addEventListener('online', now);
    return () => {
      isCurrent = false;
      window.clearTimeout(timer);
      window.removeEventListener('online', now);
    };
  }, [
    changes,
    failures,
    openApi,
    queryClient,
    name,
    accountId,
    store,
    send,
    undoMs,
    onSignedOut,
    show,
    full,
  ]);
  return null;
}
