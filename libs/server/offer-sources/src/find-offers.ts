import { setMaxListeners } from 'node:events';
import { CircuitOpen } from './offer-source';
import type { OfferRequest, OfferSource, SourceOutcome, SourceReport } from './offer-source';

export interface FindOffersTerms {
  /** For all sources together, in milliseconds. */
  readonly deadlineMs: number;
  /** Ends the search early and aborts all sources. */
  readonly signal?: AbortSignal;
}

/** All sources at once: yields progress, then one outcome each. Ends at the deadline and aborts the rest. */
export async function* findOffers(
  sources: readonly OfferSource[],
  request: OfferRequest,
  terms: FindOffersTerms,
): AsyncGenerator<SourceReport, void, undefined> {
  const round = startRound(terms);
  try {
    if (round.signal.aborted) return;
    const pending = new Map<OfferSource, Promise<SourceReport>>();
    const openings = sources.map((source): SourceReport => {
      const outcome = openingOf(source, request);
      if (outcome.kind === 'searching') pending.set(source, reportOf(source, request, round.signal));
      return { source, outcome };
    });
    yield* openings;
    while (pending.size > 0) {
      const report = await Promise.race([...pending.values(), round.ended]);
      if (report === 'cancelled') return;
      if (report === 'deadline') {
        for (const source of pending.keys()) yield { source, outcome: { kind: 'timed-out' } };
        return;
      }
      pending.delete(report.source);
      yield report;
    }
  } finally {
    round.leave();
  }
}

interface Round {
  /** Its reason is a TimeoutError at the deadline, otherwise an AbortError. */
  readonly signal: AbortSignal;
  /** Resolves when the search must end although sources are still running. */
  readonly ended: Promise<'deadline' | 'cancelled'>;
  leave(): void;
}

function startRound({ deadlineMs, signal }: FindOffersTerms): Round {
  const controller = new AbortController();
  // Every call of every source listens. Their number is limited.
  setMaxListeners(0, controller.signal);
  const cancel = () => controller.abort();
  const timer = setTimeout(
    () => controller.abort(new DOMException('The deadline has passed.', 'TimeoutError')),
    deadlineMs,
  );
  const ended = new Promise<'deadline' | 'cancelled'>((resolve) => {
    controller.signal.addEventListener('abort', () =>
      resolve(isDeadline(controller.signal) ? 'deadline' : 'cancelled'),
    );
  });
  if (signal?.aborted === true) cancel();
  signal?.addEventListener('abort', cancel);
  return {
    signal: controller.signal,
    ended,
    leave: () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', cancel);
      cancel();
    },
  };
}

/** Whether the signal was aborted by the deadline rather than by the caller. */
export function isDeadline(signal: AbortSignal): boolean {
  return signal.reason instanceof DOMException && signal.reason.name === 'TimeoutError';
}

function openingOf(source: OfferSource, request: OfferRequest): SourceOutcome {
  try {
    if (!source.appliesTo(request)) return { kind: 'skipped', reason: 'not-applicable' };
    if (source.circuit?.() === 'open') return { kind: 'skipped', reason: 'circuit-open' };
    return { kind: 'searching' };
  } catch (failure) {
    return { kind: 'failed', failure };
  }
}

async function reportOf(
  source: OfferSource,
  request: OfferRequest,
  signal: AbortSignal,
): Promise<SourceReport> {
  try {
    const offers = await source.findOffers(request, signal);
    return { source, outcome: offers.length === 0 ? { kind: 'nothing' } : { kind: 'found', offers } };
  } catch (failure) {
    if (failure instanceof CircuitOpen) {
      return { source, outcome: { kind: 'skipped', reason: 'circuit-open' } };
    }
    return { source, outcome: { kind: 'failed', failure } };
  }
}
