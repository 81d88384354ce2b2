import type { FetchOutcome, FetchErrorReason, FetchFailure } from './fetch-outcome';

/** Once per process. */
export interface SafeFetchOptions {
  /** Name, version and contact, such as `PriceHunt/1.0 (+https://example.org/bot)`. */
  readonly userAgent: string;
  /** Exact `host:port` pairs that may be private (OUTBOUND_ALLOW). */
  readonly allow: readonly string[];
  /** Public addresses to refuse, such as the server's own. */
  readonly deniedAddresses?: readonly string[];
  /** Links that the operator blocks, at any hop of a redirect. */
  readonly isBlocked?: (url: URL) => boolean;
  readonly limits?: Partial<FetchLimits>;
  readonly politeness?: Partial<Politeness>;
  readonly respectRobots: boolean;
  /** Additional allowed request headers in lower case, such as an API's key header. */
  readonly headerNames?: readonly string[];
  readonly clock?: FetchClock;
  /** Defaults to the system's resolver. */
  readonly resolver?: Resolver;
}

export interface FetchLimits {
  readonly connectMs: number;
  /** Time to the response headers, and the longest pause within a body. */
  readonly headersMs: number;
  /** Including waiting and redirects. */
  readonly totalMs: number;
  readonly bodyBytesMax: number;
  readonly redirectsMax: number;
}

export interface Politeness {
  readonly perHostConcurrent: number;
  /** Minimum time between two fetches of a host; 0 for none. */
  readonly perHostSpacingMs: number;
  readonly concurrentMax: number;
  /** More waiting fetches end as `busy`. */
  readonly queueMax: number;
}

/** Milliseconds since 1970, and an abortable sleep. */
export interface FetchClock {
  now(): number;
  /** Resolves early when the signal aborts. Never rejects. */
  sleep(ms: number, signal: AbortSignal): Promise<void>;
}

/** Rejects if there are none. */
export type Resolver = (host: string) => Promise<readonly ResolvedAddress[]>;

export interface ResolvedAddress {
  readonly address: string;
  readonly family: 4 | 6;
}

/** `image` excludes SVG, which can contain scripts. `rpc` is JSON or an event stream, as MCP requires. */
export type AcceptedContent = 'html' | 'json' | 'rpc' | 'xml' | 'image' | 'any';

export interface FetchRequest {
  readonly accept: AcceptedContent;
  readonly method?: 'GET' | 'POST';
  /** JSON by default. */
  readonly body?: string | Uint8Array;
  /** Others are refused. Authorization and configured headers are dropped on redirects to another origin. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  readonly bodyBytesMax?: number;
  readonly totalMs?: number;
  /** False only for an API or feed whose owner requested the fetch, because robots.txt is for crawlers. */
  readonly respectRobots?: boolean;
  /** The page that requests this: of the listed private destinations, only its own host and port are allowed then. */
  readonly onBehalfOf?: string;
  /** Returns the body of an error response as `explanation`. */
  readonly wantsExplanation?: boolean;
}

/** A streamed download, such as a merchant's feed. */
export interface StreamRequest extends Omit<FetchRequest, 'bodyBytesMax' | 'method' | 'body'> {
  /** Decoded; 256 MiB by default. */
  readonly bytesMax?: number;
  /** Validators of the existing copy; if unchanged, the outcome is `unchanged`. */
  readonly ifNoneMatch?: string;
  readonly ifModifiedSince?: string;
}

export type StreamOutcome =
  | {
      readonly kind: 'open';
      readonly status: number;
      readonly finalLink: string;
      readonly contentType: string;
      readonly headers: Readonly<Record<string, string>>;
      /** Decoded; can be read once. Throws StreamBroken if a limit is exceeded or the connection fails. */
      readonly bytes: AsyncIterable<Uint8Array>;
      /** Ends the download early. Does nothing after the end. */
      close(): void;
    }
  | { readonly kind: 'unchanged'; readonly finalLink: string }
  | FetchFailure;

export class StreamBroken extends Error {
  constructor(readonly reason: FetchErrorReason) {
    super(`the stream ended early: ${reason}`);
  }
}

/** All outgoing internet requests go through it. */
export interface SafeFetch {
  /** Never rejects for network errors. */
  fetch(link: string, request: FetchRequest): Promise<FetchOutcome>;
  /** With the same guards and larger limits. */
  openStream(link: string, request: StreamRequest): Promise<StreamOutcome>;
  /** Running fetches end as `closed`. */
  close(): Promise<void>;
}

export const defaultLimits: FetchLimits = {
  connectMs: 3_000,
  headersMs: 5_000,
  totalMs: 10_000,
  bodyBytesMax: 2 * 1024 * 1024,
  redirectsMax: 4,
};

export const defaultPoliteness: Politeness = {
  perHostConcurrent: 2,
  perHostSpacingMs: 0,
  concurrentMax: 20,
  queueMax: 50,
};

/** Its timers don't keep the process alive. */
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
