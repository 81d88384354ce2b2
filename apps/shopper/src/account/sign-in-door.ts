import { useCallback } from 'react';
import { useShopperServices } from '../shopper-services';

/** What a place that needs an account asks for. */
export interface SignInWish {
  /** What signing in is good for here, in one sentence. */
  readonly reason?: string;
  readonly mode?: 'login' | 'signup';
  /** Goes on with what the person was about to do. */
  readonly onSignedIn?: () => void;
}

/** Keeps whether the sign-in dialog is asked for; the account in the head of the page shows it. */
export interface SignInDoor {
  /** Why it is open; null while it is not. */
  readonly wish: () => SignInWish | null;
  readonly subscribe: (onChange: () => void) => () => void;
  readonly open: (wish: SignInWish) => void;
  readonly close: () => void;
}

/** Makes a door, closed. */
export function createSignInDoor(): SignInDoor {
  let wish: SignInWish | null = null;
  const listeners = new Set<() => void>();
  const change = (next: SignInWish | null) => {
    wish = next;
    for (const listener of listeners) listener();
  };
  return {
    wish: () => wish,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => {
        listeners.delete(onChange);
      };
    },
    open: change,
    close: () => change(null),
  };
}

/** Gives what opens the sign-in dialog over the page. */
export function useSignInDoor(): (wish: SignInWish) => void {
  const { openAccount } = useShopperServices();
  return useCallback(
    (wish) => {
      openAccount().then(
        ({ door }) => door.open(wish),
        () => {
          // Without that part of the program the sign-in page is still there.
        },
      );
    },
    [openAccount],
  );
}
