import { SourceFailure } from '@pricehunt/offer-sources';
import type { SourceReport } from '@pricehunt/offer-sources';
import type { FastifyBaseLogger } from 'fastify';

/** Writes to the log when a source begins to fail and when it answers again. */
export interface SourceLog {
  note(report: {
    readonly source: Pick<SourceReport['source'], 'id'>;
    readonly outcome: SourceReport['outcome'];
  }): void;
}

/**
 * A log with one line for each change of a source, without a stack: its failures in between are counted by the metrics and kept
 * with its health. A source that is skipped or still searching says nothing new.
 */
export function createSourceLog(logger: Pick<FastifyBaseLogger, 'info' | 'warn'>): SourceLog {
  const failing = new Set<string>();
  return {
    note: ({ source: { id: source }, outcome }) => {
      const reason = failureReason(outcome);
      const isAnswer = outcome.kind === 'found' || outcome.kind === 'nothing';
      if (reason !== null && !failing.has(source)) {
        failing.add(source);
        logger.warn({ source, reason }, 'an offer source is failing');
      } else if (isAnswer && failing.delete(source)) {
        logger.info({ source }, 'an offer source has recovered');
      }
    },
  };
}

/** Why a source did not answer; null where it did, or was not asked. */
export function failureReason(outcome: SourceReport['outcome']): string | null {
  if (outcome.kind === 'timed-out') return 'no response before the deadline';
  if (outcome.kind !== 'failed') return null;
  const { failure } = outcome;
  return (failure instanceof Error ? failure.message : String(failure)).slice(0, reasonLengthMax);
}

/** The kind of failure, for counting; nothing where there is none. */
export function failureCause(outcome: SourceReport['outcome']): { readonly cause?: string } {
  if (outcome.kind === 'timed-out') return { cause: 'timed-out' };
  if (outcome.kind !== 'failed') return {};
  return { cause: outcome.failure instanceof SourceFailure ? outcome.failure.reason : 'unexpected' };
}

/** The longest reason of a failure that is kept, in characters. */
const reasonLengthMax = 300;
