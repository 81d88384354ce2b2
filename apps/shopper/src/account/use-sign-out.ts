import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useShopperServices } from '../shopper-services';
import { removeSavedPages } from '../saved-pages/saved-pages';
import type { AccountConnection } from './account-connection';
import { isNothing, sendFavorites, sendHistory } from './send-changes';
import { useAccount } from './use-account';

/** How long signing out waits for the last changes to be sent, in milliseconds. */
const lastWordsMs = 3_000;

/** Sends pending changes, then removes lists and session from this device, even without a network (S§4). */
export function useSignOut(): () => Promise<void> {
  const account = useAccount();
  const { openApi } = useShopperServices();
  const queryClient = useQueryClient();
  return useCallback(async () => {
    if (account === null) return;
    await Promise.race([lastWords(account, openApi), new Promise((go) => setTimeout(go, lastWordsMs))]);
    leaveDevice(account);
    queryClient.removeQueries({ queryKey: ['saved-list'] });
    queryClient.removeQueries({ queryKey: ['alerts'] });
    await account.auth.signOut();
  }, [account, openApi, queryClient]);
}

/** Removes an account's lists and saved pages from this device, but not the signed-out lists. */
export function leaveDevice({ auth, history, favorites }: AccountConnection): void {
  if (auth.kind === 'mock' || auth.state().account === null) return;
  history.forget();
  favorites.forget();
  void removeSavedPages();
}

async function lastWords(
  { auth, history, favorites }: AccountConnection,
  openApi: ReturnType<typeof useShopperServices>['openApi'],
): Promise<void> {
  if (auth.kind === 'mock' || auth.state().account === null) return;
  const [looked, saved] = [history.read(), favorites.read()];
  if (isNothing(looked) && isNothing(saved)) return;
  try {
    const api = await openApi();
    if (!isNothing(looked)) await sendHistory(api, looked);
    if (!isNothing(saved)) await sendFavorites(api, saved);
  } catch {
    // Signing out does not wait for an unreachable network; unsent changes are lost.
  }
}
