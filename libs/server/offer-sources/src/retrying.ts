import { setTimeout as wait } from 'node:timers/promises';
import { SourceFailure } from './offer-source';

/** Chance and time, as retries need them. */
export interface RetryTerms {
  /** At least 0, less than 1. */
  readonly random: () => number;
  /** Resolves after `ms`; rejects when the signal aborts. */
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** Runs reads, some of them a second time. */
export interface Retrying {
  attempt<T>(read: () => Promise<T>, signal: AbortSignal): Promise<T>;
}

const jitterMsMax = 400;
const retryAfterMsMax = 2_000;
const callsPerRetry = 10;
const savedRetriesMax = 10;

/**
 * Reads once more where the source could not be reached, or asked to be left alone for no more than two seconds. Before
 * that comes a random wait of at most 400 ms on top of what the source asked for. One call in ten may be repeated, so
 * that retries never make an outage worse: the tenth call pays for the first retry.
 */
export function createRetrying(terms: Partial<RetryTerms> = {}): Retrying {
  const random = terms.random ?? Math.random;
  const sleep = terms.sleep ?? ((ms, signal) => wait(ms, undefined, { signal }));
  let savedCalls = 0;
  return {
    async attempt(read, signal) {
      savedCalls = Math.min(savedCalls + 1, callsPerRetry * savedRetriesMax);
      try {
        return await read();
      } catch (failure) {
        const restMs = restBeforeRetry(failure);
        if (restMs === null || savedCalls < callsPerRetry || signal.aborted) throw failure;
        savedCalls -= callsPerRetry;
        await sleep(restMs + random() * jitterMsMax, signal);
        return read();
      }
    },
  };
}

/** How long to wait at least before the same is asked again, in milliseconds; null when asking again is of no use. */
function restBeforeRetry(failure: unknown): number | null {
  if (!(failure instanceof SourceFailure)) return null;
  if (failure.retryAfterMs !== null) {
    return failure.retryAfterMs <= retryAfterMsMax ? failure.retryAfterMs : null;
  }
  return failure.reason === 'unreachable' ? 0 : null;
}
