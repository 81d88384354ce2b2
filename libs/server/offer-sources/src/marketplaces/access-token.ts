import { untilAborted } from './until-aborted';

/** A token and how long it holds. */
export interface IssuedToken {
  readonly token: string;
  readonly holdsMs: number;
}

/** A token that is asked for once, shared by all calls and renewed in time. */
export interface AccessToken {
  /** The token for these credentials. Throws what asking for it threw. */
  get(credentials: string, signal: AbortSignal): Promise<string>;
  /** The platform no longer takes this token. */
  forget(token: string): void;
}

/** Renewed so long before its end, in milliseconds. */
const earlyMs = 60_000;

/** Keeps the token that `issue` gives; other credentials get another. */
export function createAccessToken(options: {
  readonly issue: () => Promise<IssuedToken>;
  readonly now: () => Date;
}): AccessToken {
  const { issue, now } = options;
  let current: { readonly credentials: string; readonly token: string; readonly endsAtMs: number } | null =
    null;
  let pending: { readonly credentials: string; readonly token: Promise<string> } | null = null;

  async function renew(credentials: string): Promise<string> {
    const { token, holdsMs } = await issue();
    current = { credentials, token, endsAtMs: now().getTime() + Math.max(0, holdsMs - earlyMs) };
    return token;
  }

  return {
    get: async (credentials, signal) => {
      if (current?.credentials === credentials && now().getTime() < current.endsAtMs) return current.token;
      if (pending?.credentials !== credentials) {
        const asked = { credentials, token: renew(credentials) };
        pending = asked;
        const done = () => {
          if (pending === asked) pending = null;
        };
        asked.token.then(done, done);
      }
      return untilAborted(pending.token, signal);
    },
    forget: (token) => {
      if (current?.token === token) current = null;
    },
  };
}
