import type { ShopperSession } from '@pricehunt/auth-context';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useShopperServices } from '../shopper-services';
import type { AccountConnection } from './account-connection';

/** The connection to accounts and lists; null until that part of the program is there, and on the server. */
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
        // Without it the page is what it is for somebody without an account; the next use asks for it again.
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [openAccount]);
  return account;
}

/** Who is signed in, and whether by the mock; loading until that is known. */
export type KnownSession = ShopperSession & { readonly isMock: boolean };

/** Follows who is signed in. */
export function useShopperSession(): KnownSession {
  const auth = useAccount()?.auth ?? null;
  const state = useSyncExternalStore(
    auth?.subscribe ?? followNothing,
    () => auth?.state() ?? unknown,
    () => unknown,
  );
  return { ...state, isMock: auth?.kind === 'mock' };
}

/** The id of the account whose lists are shown; null for nobody's, and for the mock, which keeps none. */
export function useAccountId(): string | null {
  const { account, isMock } = useShopperSession();
  return isMock ? null : (account?.id ?? null);
}

const unknown: ShopperSession = { status: 'loading', account: null };

function followNothing(): () => void {
  return () => {};
}
