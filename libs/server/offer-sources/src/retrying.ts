import { setTimeout as wait } from 'node:timers/promises';
import { SourceFailure } from './offer-source';

export interface RetryTerms {
  /** In [0, 1). */
  readonly random: () => number;
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>;
}

export interface Retrying {
  attempt<T>(read: () => Promise<T>, signal: AbortSignal): Promise<T>;
}

const jitterMsMax = 400;
const retryAfterMsMax = 2_000;
const callsPerRetry = 10;
const savedRetriesMax = 10;

/** Retries once after a short pause. At most one call in ten is retried, so that retries never worsen an outage. */
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

/** In milliseconds; null if retrying is pointless. */
function restBeforeRetry(failure: unknown): number | null {
  if (!(failure instanceof SourceFailure)) return null;
  if (failure.retryAfterMs !== null) {
    return failure.retryAfterMs <= retryAfterMsMax ? failure.retryAfterMs : null;
  }
  return failure.reason === 'unreachable' ? 0 : null;
}
