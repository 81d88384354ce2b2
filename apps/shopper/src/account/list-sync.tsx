import type { ApiClient } from '@pricehunt/api-client';
import { useToast } from '@pricehunt/ui-toasts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useMessages } from '../messages/use-messages';
import { useShopperServices } from '../shopper-services';
import type { News, NewsStore } from './kept-news';
import { isNothing, tellFavorites, tellHistory } from './tell-account';
import { useAccount, useAccountId } from './use-account';
import { isSignedOut, keptListKey, useNews } from './use-kept-list';

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
        tell={tellHistory}
        undoMs={account.undoMs}
        onSignedOut={account.auth.check}
      />
      <OneListSync
        name="favorites"
        store={account.favorites}
        accountId={accountId}
        tell={tellFavorites}
        undoMs={account.undoMs}
        onSignedOut={account.auth.check}
      />
    </>
  );
}

interface OneListSyncProps<Entry> {
  readonly name: 'history' | 'favorites';
  readonly store: NewsStore<Entry>;
  readonly accountId: string;
  readonly tell: (api: ApiClient, news: News<Entry>) => Promise<number>;
  readonly undoMs: number;
  readonly onSignedOut: () => Promise<void>;
}

/** How long a list waits before it retries after a network failure, in milliseconds. */
const retryMs = 30_000;

function OneListSync<Entry>({ name, store, accountId, tell, undoMs, onSignedOut }: OneListSyncProps<Entry>) {
  const { openApi } = useShopperServices();
  const queryClient = useQueryClient();
  const { show } = useToast();
  const { favorites: words } = useMessages();
  const news = useNews(store);
  const [failures, setFailures] = useState(0);
  useEffect(() => {
    if (news === null || isNothing(news)) return undefined;
    let isCurrent = true;
    const send = async () => {
      try {
        const refused = await tell(await openApi(), news);
        await queryClient.invalidateQueries({ queryKey: keptListKey(name, accountId) });
        store.drop(news);
        if (refused > 0) show({ title: words.full, tone: 'warn' });
      } catch (failure) {
        if (isSignedOut(failure)) await onSignedOut();
        else if (isCurrent) setFailures((count) => count + 1);
      }
    };
    const takesOut = news.removed.length > 0 || news.clearedAt !== null;
    const timer = window.setTimeout(() => void send(), failures > 0 ? retryMs : takesOut ? undoMs : 0);
    const now = () => void send();
    window.addEventListener('online', now);
    return () => {
      isCurrent = false;
      window.clearTimeout(timer);
      window.removeEventListener('online', now);
    };
  }, [news, failures, openApi, queryClient, name, accountId, store, tell, undoMs, onSignedOut, show, words]);
  return null;
}
