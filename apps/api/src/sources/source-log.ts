import { SourceFailure } from '@pricehunt/offer-sources';
import type { SourceReport } from '@pricehunt/offer-sources';
import type { FastifyBaseLogger } from 'fastify';

export interface SourceLog {
  note(report: {
    readonly source: Pick<SourceReport['source'], 'id'>;
    readonly outcome: SourceReport['outcome'];
  }): void;
}

/** Logs one line for each change of a source; metrics cover the failures in between. */
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

export function failureReason(outcome: SourceReport['outcome']): string | null {
  if (outcome.kind === 'timed-out') return 'no response before the deadline';
  if (outcome.kind !== 'failed') return null;
  const { failure } = outcome;
  return (failure instanceof Error ? failure.message : String(failure)).slice(0, reasonLengthMax);
}

export function failureCause(outcome: SourceReport['outcome']): {
  readonly cause?: string;
  readonly status?: number;
} {
  if (outcome.kind === 'timed-out') return { cause: 'timed-out' };
  if (outcome.kind !== 'failed') return {};
  if (!(outcome.failure instanceof SourceFailure)) return { cause: 'unexpected' };
  const { reason: cause, status } = outcome.failure;
  return status === null ? { cause } : { cause, status };
}

/** In characters. */
const reasonLengthMax = 300;
