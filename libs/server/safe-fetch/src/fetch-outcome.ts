/**
 * What came of a fetch. It is a value, never an exception: the network failing is no surprise. The reasons are for
 * logs and metrics only. A person may be told that a page is gone, that the shop blocked the request, or that it
 * could not be fetched; never why, because the reason would make the server a port scanner for strangers.
 */
export type FetchOutcome = FetchedAnswer | FetchFailure;

/** An answer with a 2xx status, of an accepted type, read to its end within the limits. */
export interface FetchedAnswer {
  readonly kind: 'ok';
  readonly status: number;
  /** The link that answered, after redirects. */
  readonly finalLink: string;
  /** The media type in lower case without parameters; empty when the answer named none. */
  readonly contentType: string;
  /** A few headers by lower-case name: caching, validators, rate limits, the site's software. Never cookies. */
  readonly headers: Readonly<Record<string, string>>;
  /** The decoded bytes. */
  readonly body: Uint8Array;
  /** The body as text by byte order mark, header, or the page's own declaration, else UTF-8. */
  text(): string;
}

/** Everything that is not an answer to read. */
export type FetchFailure = (
  | {
      readonly kind: 'blocked';
      readonly reason: BlockReason;
      readonly status: number | null;
      /** How long the other side asked to be left alone; null when it did not say. */
      readonly retryAfterMs: number | null;
    }
  | { readonly kind: 'gone'; readonly status: number }
  | { readonly kind: 'refused'; readonly reason: RefusalReason }
  | { readonly kind: 'error'; readonly reason: FetchErrorReason; readonly status: number | null }
) & {
  /** The beginning of what the other side answered, where the request asked for it and the status was the failure. */
  readonly explanation?: string;
};

/**
 * `status`: 403, 429 or 503. `captcha`: a page that asks for proof of being human. `robots`: robots.txt says no, or
 * could not be read because of an error of that server. `resting`: the host's own Retry-After has not passed.
 */
type BlockReason = 'status' | 'captcha' | 'robots' | 'resting';

/** Why a link is not asked for at all, or a redirect not followed. */
export type RefusalReason =
  | 'not-a-link'
  | 'scheme'
  | 'credentials'
  | 'port'
  | 'host'
  | 'address'
  | 'header'
  | 'downgrade'
  | 'redirect'
  | 'too-many-redirects';

/** Why an allowed fetch gave nothing. `busy`: the queue was full or the turn never came. */
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

/** An expected failure on its way to becoming an outcome; nothing outside this library sees it thrown. */
export class FetchProblem extends Error {
  constructor(readonly failure: FetchFailure) {
    super(`fetch ended: ${failure.kind}`);
  }
}

/** The failure of kind `error` with this reason. */
export function errorOutcome(reason: FetchErrorReason, status: number | null = null): FetchFailure {
  return { kind: 'error', reason, status };
}
