import type { FetchOutcome, SafeFetch } from '@pricehunt/safe-fetch';
import { ConsecutiveBreaker, circuitBreaker, handleType, isBrokenCircuitError } from 'cockatiel';
import PQueue from 'p-queue';
import { BrowserFailure, PageFailure, openDevTools } from './open-devtools';
import { renderAnswer } from './render-answer';
import type { RenderLimits } from './render-answer';

/** A fetch outcome with the rendered page, or that there is no browser. */
type RenderOutcome = FetchOutcome | { readonly kind: 'no-browser' };

export interface PageRenderer {
  /** Never rejects for expected failures. */
  render(link: string, signal?: AbortSignal): Promise<RenderOutcome>;
  close(): Promise<void>;
}

const defaultLimits: RenderLimits = {
  totalMs: 10_000,
  connectMs: 2_000,
  scriptsMs: 4_000,
  quietMs: 300,
  htmlLengthMax: 2 * 1024 * 1024,
  requestsMax: 60,
  bytesMax: 16 * 1024 * 1024,
  documentsMax: 4,
  pagesAtOnce: 1,
  waitingMax: 20,
};

const leftAloneMs = 30_000;

/** The browser gets no network: safe-fetch makes all requests. Pauses for half a minute if it doesn't respond. */
export function openPageRenderer(options: {
  /** Chrome DevTools Protocol URL: http(s), or ws(s) with the path. */
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
    const devTools = await openDevTools(browserUrl, limits.connectMs);
    try {
      return await renderAnswer({ devTools, safeFetch, first, limits, signal });
    } finally {
      devTools.close();
    }
  }

  /** Aborting ends the waiting only. A page being rendered holds its slot until its context is disposed of. */
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
