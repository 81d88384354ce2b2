/** Who is signed in (S§4): unknown, an account, or nobody. */
export type SessionState<Account> =
  | { readonly status: 'loading'; readonly account: null }
  | { readonly status: 'signed-in'; readonly account: Account }
  | {
      readonly status: 'signed-out';
      readonly account: null;
      /** Set when the server couldn't be reached or failed. */
      readonly isInDoubt?: true;
    };

/** Stores who is signed in; only the latest operation can change it. */
export interface SessionHolder<Account> {
  readonly state: () => SessionState<Account>;
  /** Returns the function to unsubscribe. */
  readonly subscribe: (onChange: () => void) => () => void;
  /** Returns the function that stores the result; a later `begin` makes it a no-op (SESS-7). */
  readonly begin: () => (account: Account | null, isInDoubt?: boolean) => void;
}

export function createSessionHolder<Account>(): SessionHolder<Account> {
  let state: SessionState<Account> = { status: 'loading', account: null };
  let latest = 0;
  const listeners = new Set<() => void>();
  return {
    state: () => state,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => {
        listeners.delete(onChange);
      };
    },
    begin: () => {
      const own = (latest += 1);
      return (account, isInDoubt = false) => {
        if (own !== latest) return;
        if (account === null && state.status === 'signed-out' && isInDoubt === (state.isInDoubt ?? false))
          return;
        state =
          account === null
            ? { status: 'signed-out', account: null, ...(isInDoubt ? { isInDoubt } : {}) }
            : { status: 'signed-in', account };
        for (const listener of listeners) listener();
      };
    },
  };
}
