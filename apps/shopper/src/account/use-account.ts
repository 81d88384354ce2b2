import type { ShopperSession } from '@pricehunt/auth-context';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useShopperServices } from '../shopper-services';
import type { AccountConnection } from './account-connection';

/** The account connection; null until its chunk has loaded, and on the server. */
export function useAccount(): AccountConnection | null {
  const { openAccount } = useShopperServices();
  const [account, setAccount] = useState<AccountConnection | null>(null);
  useEffect(() => {
    let isCurrent = true;
    openAccount().then(
      (opened) => {
        if (isCurrent) setAccount(opened);
      },
      () => {
        // Without this chunk the page works as if signed out; the next use loads it again.
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [openAccount]);
  return account;
}

export type KnownSession = ShopperSession & { readonly isMock: boolean };

export function useShopperSession(): KnownSession {
  const auth = useAccount()?.auth ?? null;
  const state = useSyncExternalStore(
    auth?.subscribe ?? followNothing,
    () => auth?.state() ?? unknown,
    () => unknown,
  );
  return { ...state, isMock: auth?.kind === 'mock' };
}

/** The account whose lists are shown; null when signed out and for the mock. */
export function useAccountId(): string | null {
  const { account, isMock } = useShopperSession();
  return isMock ? null : (account?.id ?? null);
}

const unknown: ShopperSession = { status: 'loading', account: null };

function followNothing(): () => void {
  return () => {};
}
