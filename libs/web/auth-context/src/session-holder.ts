/** Who is signed in (S§4): not known yet, somebody, or nobody. */
export type SessionState<Account> =
  | { readonly status: 'loading'; readonly account: null }
  | { readonly status: 'signed-in'; readonly account: Account }
  | {
      readonly status: 'signed-out';
      readonly account: null;
      /** Nobody said so: whoever was asked could not be reached, or failed. */
      readonly isInDoubt?: true;
    };

/** Keeps who is signed in, and lets the latest operation alone decide it. */
export interface SessionHolder<Account> {
  readonly state: () => SessionState<Account>;
  /** Calls back at each change; returns how to stop. */
  readonly subscribe: (onChange: () => void) => () => void;
  /**
   * Begins an operation. What it gives settles the state, null for nobody, unless a later operation has begun: an answer
   * that was under way brings no ended session back (SESS-7). Nobody may be in doubt: see SessionState.
   */
  readonly begin: () => (account: Account | null, isInDoubt?: boolean) => void;
}

/** Makes a holder that begins with loading. */
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
