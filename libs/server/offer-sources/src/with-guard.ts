import {
  BrokenCircuitError,
  BulkheadRejectedError,
  CircuitState as BreakerState,
  bulkhead,
  circuitBreaker,
  handleWhen,
} from 'cockatiel';
import pTimeout from 'p-timeout';
import { createFailureWindow } from './failure-window';
import { isDeadline } from './find-offers';
import { CircuitOpen, SourceFailure } from './offer-source';
import type { CircuitState, FoundOffer, OfferRequest, OfferSource } from './offer-source';
import { createRetrying } from './retrying';
import type { RetryTerms } from './retrying';

export interface GuardedSource extends OfferSource {
  circuit(): CircuitState;
  closeCircuit(): void;
}

export type GuardTerms = Partial<RetryTerms>;

const halfOpenAfterMs = 30_000;
const concurrentMax = 4;
const queueMax = 20;

/**
 * Guards a source with a bulkhead (4 searches at once, 20 waiting, then refused), a circuit breaker (opens if half of
 * at least 20 calls fail within 10 s, retries with one call after 30 s) and one retry if useful. A search cancelled by
 * its caller doesn't count; one that missed its deadline is a failure. Ends when the signal aborts even if the source
 * doesn't. Throws CircuitOpen while the circuit is open.
 */
export function withGuard(source: OfferSource, terms: GuardTerms = {}): GuardedSource {
  const retrying = createRetrying(terms);
  const share = bulkhead(concurrentMax, queueMax);
  const failures = createFailureWindow();
  const breaker = circuitBreaker(
    handleWhen((failure) => breaker.state === BreakerState.HalfOpen || isSourceFault(failure)),
    { halfOpenAfter: halfOpenAfterMs, breaker: failures },
  );
  let openedAt = 0;
  breaker.onBreak(() => {
    openedAt = Date.now();
  });

  const search = (request: OfferRequest, signal: AbortSignal) =>
    retrying.attempt(() => untilAborted(() => source.findOffers(request, signal), signal), signal);

  return {
    ...source,
    findOffers: async (request, signal) => {
      try {
        return await share.execute(() => {
          signal.throwIfAborted();
          // While one test call is running, the others don't wait for it.
          if (breaker.state === BreakerState.HalfOpen) throw new CircuitOpen(source.id);
          return breaker.execute(() => search(request, signal));
        }, signal);
      } catch (failure) {
        signal.throwIfAborted();
        if (failure instanceof BrokenCircuitError) throw new CircuitOpen(source.id);
        if (failure instanceof BulkheadRejectedError) {
          throw new SourceFailure('refused', `${source.id} has too many searches waiting`);
        }
        throw failure;
      }
    },
    closeCircuit: () => {
      breaker.isolate().dispose();
      failures.state = [];
    },
    circuit: () => {
      if (breaker.state === BreakerState.Closed) return 'closed';
      const isTrying = breaker.state === BreakerState.HalfOpen || Date.now() - openedAt >= halfOpenAfterMs;
      return isTrying ? 'half-open' : 'open';
    },
  };
}

/** Our own refusals and cancelled calls don't count. */
function isSourceFault(failure: unknown): boolean {
  if (failure instanceof SourceFailure) return failure.reason !== 'refused';
  return !(failure instanceof DOMException && failure.name === 'AbortError');
}

async function untilAborted(
  work: () => Promise<readonly FoundOffer[]>,
  signal: AbortSignal,
): Promise<readonly FoundOffer[]> {
  signal.throwIfAborted();
  try {
    return await pTimeout(work(), { milliseconds: Infinity, signal });
  } catch (failure) {
    if (signal.aborted && isDeadline(signal)) {
      throw new SourceFailure('unreachable', 'no response before the deadline');
    }
    signal.throwIfAborted();
    throw failure;
  }
}
