import type { FetchOutcome, SafeFetch } from '@pricehunt/safe-fetch';
import { ConsecutiveBreaker, circuitBreaker, handleType, isBrokenCircuitError } from 'cockatiel';
import PQueue from 'p-queue';
import { BrowserFailure, PageFailure, openDevTools } from './open-devtools';
import type { RequestLimits } from './page-requests';
import { renderAnswer } from './render-answer';

/** Bounds of one page, and of how many at once. */
export interface RenderLimits extends RequestLimits {
  /** From the call to the outcome, waiting for a turn and fetching included. */
  readonly totalMs: number;
  /** How long the page's scripts may work before it is taken as it is. */
  readonly scriptsMs: number;
  /** For how long nothing may happen before it counts as finished. */
  readonly quietMs: number;
  /** The most of a finished page that is taken, in characters. */
  readonly htmlLengthMax: number;
  readonly pagesAtOnce: number;
  readonly waitingMax: number;
}

/** What came of rendering: what came of the fetch, with the page as its scripts left it; or that there is no browser to do it. */
type RenderOutcome = FetchOutcome | { readonly kind: 'no-browser' };

/** Pages as they are after their scripts ran. */
export interface PageRenderer {
  /** Fetches a page of HTML and runs its scripts. Trouble is a value, as it is for a fetch. */
  render(link: string, signal?: AbortSignal): Promise<RenderOutcome>;
  /** Gives up on what is being rendered. */
  close(): Promise<void>;
}

const defaultLimits: RenderLimits = {
  ...{ totalMs: 10_000, scriptsMs: 4_000, quietMs: 300, htmlLengthMax: 2 * 1024 * 1024 },
  ...{ requestsMax: 60, bytesMax: 16 * 1024 * 1024, documentsMax: 4 },
  ...{ pagesAtOnce: 1, waitingMax: 20 },
};

const connectMs = 2_000;
const leftAloneMs = 30_000;

/**
 * Renders pages in the operator's own browser, which has no network of its own there: whatever a page asks for is fetched here,
 * by safe-fetch. A browser that does not answer is left alone for half a minute.
 */
export function openPageRenderer(options: {
  /** Where the browser listens for the Chrome DevTools Protocol: http(s), or ws(s) with the path. */
  readonly browserUrl: string;
  readonly safeFetch: Pick<SafeFetch, 'fetch'>;
  readonly limits?: Partial<RenderLimits>;
}): PageRenderer {
  const { browserUrl, safeFetch } = options;
  const limits = { ...defaultLimits, ...options.limits };
  const turns = new PQueue({ concurrency: limits.pagesAtOnce });
  const closing = new AbortController();
  const circuit = circuitBreaker(handleType(BrowserFailure), {
    halfOpenAfter: leftAloneMs,
    breaker: new ConsecutiveBreaker(1),
  });

  async function renderOne(link: string, signal: AbortSignal): Promise<RenderOutcome> {
    const first = await safeFetch.fetch(link, { accept: 'html', signal });
    if (first.kind !== 'ok') return first;
    const devTools = await openDevTools(browserUrl, connectMs);
    try {
      return await renderAnswer({ devTools, safeFetch, first, limits, signal });
    } finally {
      devTools.close();
    }
  }

  /** The signal ends the waiting. A page that is being rendered keeps its turn until its context is disposed of. */
  async function inTurn(work: () => Promise<RenderOutcome>, signal: AbortSignal): Promise<RenderOutcome> {
    const waiting = new AbortController();
    const giveUp = () => waiting.abort(signal.reason);
    signal.addEventListener('abort', giveUp);
    try {
      const start = () => {
        signal.removeEventListener('abort', giveUp);
        return work();
      };
      return await turns.add(start, { signal: waiting.signal });
    } finally {
      signal.removeEventListener('abort', giveUp);
    }
  }

  return {
    async render(link, caller) {
      if (turns.size >= limits.waitingMax) return { kind: 'error', reason: 'busy', status: null };
      const given = caller === undefined ? closing.signal : AbortSignal.any([caller, closing.signal]);
      const signal = AbortSignal.any([given, AbortSignal.timeout(limits.totalMs)]);
      try {
        return await inTurn(() => circuit.execute(() => renderOne(link, signal)), signal);
      } catch (failure) {
        if (signal.aborted) {
          return { kind: 'error', reason: given.aborted ? 'cancelled' : 'timeout', status: null };
        }
        if (failure instanceof PageFailure) return { kind: 'error', reason: 'connection', status: null };
        if (failure instanceof BrowserFailure || isBrokenCircuitError(failure)) return { kind: 'no-browser' };
        throw failure;
      }
    },
    async close() {
      closing.abort();
      await turns.onIdle();
    },
  };
}
