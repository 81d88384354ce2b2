/** A value, never an exception. Reasons are for logs and metrics only; in public they would make a port scanner. */
export type FetchOutcome = FetchedAnswer | FetchFailure;

/** A complete 2xx response of an accepted type within the limits. */
export interface FetchedAnswer {
  readonly kind: 'ok';
  readonly status: number;
  readonly finalLink: string;
  /** Lower case without parameters; empty if missing. */
  readonly contentType: string;
  /** By lower-case name, only caching, validators, rate limits and the site's software. Never cookies. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
  /** Decoded by byte order mark, header or the page's declaration, otherwise UTF-8. */
  text(): string;
}

export type FetchFailure = (
  | {
      readonly kind: 'blocked';
      readonly reason: BlockReason;
      readonly status: number | null;
      /** The requested pause; null for none. */
      readonly retryAfterMs: number | null;
    }
  | { readonly kind: 'gone'; readonly status: number }
  | { readonly kind: 'refused'; readonly reason: RefusalReason }
  | { readonly kind: 'error'; readonly reason: FetchErrorReason; readonly status: number | null }
) & {
  /** The beginning of the error response, if requested. */
  readonly explanation?: string;
};

/** `status`: 403, 429 or 503. `robots`: disallowed, or its server failed. `resting`: Retry-After hasn't passed. */
type BlockReason = 'status' | 'captcha' | 'robots' | 'resting';

/** Why a link isn't fetched or a redirect isn't followed. */
export type RefusalReason =
  | 'not-a-link'
  | 'scheme'
  | 'credentials'
  | 'port'
  | 'host'
  | 'blocked-by-operator'
  | 'address'
  | 'header'
  | 'downgrade'
  | 'redirect'
  | 'too-many-redirects';

/** `busy`: the queue was full or the fetch timed out while waiting. */
export type FetchErrorReason =
  | 'timeout'
  | 'too-large'
  | 'connection'
  | 'name'
  | 'certificate'
  | 'content-type'
  | 'encoding'
  | 'status'
  | 'busy'
  | 'cancelled'
  | 'closed';

/** An expected failure, thrown only within this library. */
export class FetchProblem extends Error {
  constructor(readonly failure: FetchFailure) {
    super(`fetch ended: ${failure.kind}`);
  }
}

export function errorOutcome(reason: FetchErrorReason, status: number | null = null): FetchFailure {
  return { kind: 'error', reason, status };
}
