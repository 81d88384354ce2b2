import pTimeout from 'p-timeout';

export interface IssuedToken {
  readonly token: string;
  readonly holdsMs: number;
}

/** Requested once, shared by all calls and renewed in time. */
export interface AccessToken {
  /** Rethrows errors of the request. */
  get(credentials: string, signal: AbortSignal): Promise<string>;
  /** Called when the platform rejects this token. */
  forget(token: string): void;
}

/** How long before its end it is renewed, in milliseconds. */
const earlyMs = 60_000;

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
      return pTimeout(pending.token, { milliseconds: Infinity, signal });
    },
    forget: (token) => {
      if (current?.token === token) current = null;
    },
  };
}
