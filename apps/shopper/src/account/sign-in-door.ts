export interface SignInWish {
  /** Why signing in helps here, in one sentence. */
  readonly reason?: string;
  readonly mode?: 'login' | 'signup';
  /** Continues what the person was doing. */
  readonly onSignedIn?: () => void;
}

export interface SignInDoor {
  /** Why it is open; null while it is closed. */
  readonly wish: () => SignInWish | null;
  readonly subscribe: (onChange: () => void) => () => void;
  readonly open: (wish: SignInWish) => void;
  readonly close: () => void;
}

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
