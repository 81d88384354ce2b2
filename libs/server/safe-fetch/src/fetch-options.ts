import type { FetchOutcome, FetchErrorReason, FetchFailure } from './fetch-outcome';

/** How safe-fetch is set up, once per process. */
export interface SafeFetchOptions {
  /** Sent with every request: a name, a version and a contact, such as `PriceHunt/1.0 (+https://example.org/bot)`. */
  readonly userAgent: string;
  /** Exact `host:port` pairs that may be private: the configuration's OUTBOUND_ALLOW. */
  readonly allow: readonly string[];
  /** Public addresses to refuse all the same, such as the server's own. */
  readonly deniedAddresses?: readonly string[];
  readonly limits?: Partial<FetchLimits>;
  readonly politeness?: Partial<Politeness>;
  /** Whether robots.txt is read and obeyed. */
  readonly respectRobots: boolean;
  /** Further request headers that callers may send, in lower case, such as a retailer API's key header. */
  readonly headerNames?: readonly string[];
  readonly clock?: FetchClock;
  /** How names become addresses; the system's resolver when left out. */
  readonly resolver?: Resolver;
}

/** Bounds of one fetch. */
export interface FetchLimits {
  readonly connectMs: number;
  /** From the request being sent to the answer's headers, and the longest silence within a body. */
  readonly headersMs: number;
  /** From the call to the outcome, waiting for a turn and redirects included. */
  readonly totalMs: number;
  /** Decoded bytes. */
  readonly bodyBytesMax: number;
  readonly redirectsMax: number;
}

/** How gently hosts are treated, and how much waiting is allowed to pile up. */
export interface Politeness {
  readonly perHostConcurrent: number;
  /** The least time between the starts of two fetches of one host; 0 for none. */
  readonly perHostSpacingMs: number;
  readonly concurrentMax: number;
  /** How many fetches may wait for a turn; one more ends as `busy`. */
  readonly queueMax: number;
}

/** Time as safe-fetch sees it: milliseconds since 1970, and waiting that ends early when the signal aborts. */
export interface FetchClock {
  now(): number;
  /** Resolves after `ms`, or at once when the signal aborts. Never rejects. */
  sleep(ms: number, signal: AbortSignal): Promise<void>;
}

/** All addresses of a name. Rejects when there are none. */
export type Resolver = (host: string) => Promise<readonly ResolvedAddress[]>;

/** One address of a name. */
export interface ResolvedAddress {
  readonly address: string;
  readonly family: 4 | 6;
}

/**
 * What kind of content an answer must have to be read. `image` leaves out SVG, which can carry script; `rpc` is JSON or a stream of
 * events, both of which a caller of MCP's Streamable HTTP transport has to accept.
 */
export type AcceptedContent = 'html' | 'json' | 'rpc' | 'xml' | 'image' | 'any';

/** One fetch. */
export interface FetchRequest {
  readonly accept: AcceptedContent;
  readonly method?: 'GET' | 'POST';
  /** The body of a POST; its content-type is application/json unless the headers say otherwise. */
  readonly body?: string | Uint8Array;
  /**
   * Only `accept-language`, `authorization`, `content-type`, `if-modified-since`, `if-none-match` and the
   * configured `headerNames` pass; another name is refused. Authorization and the configured names are dropped when a
   * redirect leaves the origin.
   */
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  readonly bodyBytesMax?: number;
  readonly totalMs?: number;
  /** False only for an API or a feed whose owner asked for the fetch; robots.txt speaks to crawlers. */
  readonly respectRobots?: boolean;
  /** True for an API that says in the body of a refusal what is wrong: the failure then has it as its `explanation`. */
  readonly wantsExplanation?: boolean;
}

/** One download read as it arrives, such as a merchant's feed. */
export interface StreamRequest extends Omit<FetchRequest, 'bodyBytesMax' | 'method' | 'body'> {
  /** Decoded bytes; 256 MiB when left out. */
  readonly bytesMax?: number;
  /** Validators of the copy at hand; when nothing changed the outcome is `unchanged`. */
  readonly ifNoneMatch?: string;
  readonly ifModifiedSince?: string;
}

/** What came of opening a stream. */
export type StreamOutcome =
  | {
      readonly kind: 'open';
      readonly status: number;
      readonly finalLink: string;
      readonly contentType: string;
      readonly headers: Readonly<Record<string, string>>;
      /** Decoded bytes, to be read once; throws StreamBroken when a limit is passed or the connection fails. */
      readonly bytes: AsyncIterable<Uint8Array>;
      /** Ends the download early. Harmless after the end. */
      close(): void;
    }
  | { readonly kind: 'unchanged'; readonly finalLink: string }
  | FetchFailure;

/** A stream that ended before its end, with the reason for logs and metrics. */
export class StreamBroken extends Error {
  constructor(readonly reason: FetchErrorReason) {
    super(`the stream ended early: ${reason}`);
  }
}

/** The only way out to the internet. */
export interface SafeFetch {
  /** Fetches a link. Resolves with an outcome; network trouble never rejects. */
  fetch(link: string, request: FetchRequest): Promise<FetchOutcome>;
  /** Opens a link for reading as it arrives, with the same guards and larger limits. */
  openStream(link: string, request: StreamRequest): Promise<StreamOutcome>;
  /** Ends fetches in flight as `closed`, and every connection. */
  close(): Promise<void>;
}

/** The limits that hold where the options name none. */
export const defaultLimits: FetchLimits = {
  connectMs: 3_000,
  headersMs: 5_000,
  totalMs: 10_000,
  bodyBytesMax: 2 * 1024 * 1024,
  redirectsMax: 4,
};

/** The politeness that holds where the options name none. */
export const defaultPoliteness: Politeness = {
  perHostConcurrent: 2,
  perHostSpacingMs: 0,
  concurrentMax: 20,
  queueMax: 50,
};

/** The time of the machine. Its timers do not keep the process alive. */
export const systemClock: FetchClock = {
  now: () => Date.now(),
  sleep: (ms, signal) =>
    new Promise((resolve) => {
      if (signal.aborted) return resolve();
      const end = () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', end);
        resolve();
      };
      const timer = setTimeout(end, ms);
      timer.unref();
      signal.addEventListener('abort', end);
    }),
};
