import { asc, sql, type AnyColumn } from 'drizzle-orm';
import type { Session } from '../access';

/** How asking an offer source ended. */
export const sourceOutcomes = ['found', 'nothing', 'failed', 'timed-out'] as const;
export type SourceOutcome = (typeof sourceOutcomes)[number];

/** One asking of a source. */
export interface SourceReport {
  readonly sourceId: string;
  readonly outcome: SourceOutcome;
  /** ISO 8601 in UTC. */
  readonly at: string;
  readonly durationMs: number;
  /** Why it failed, for the operator; null when it did not. */
  readonly error: string | null;
}

/** How a source has been doing. */
export interface SourceHealth {
  readonly sourceId: string;
  readonly foundCount: number;
  readonly nothingCount: number;
  readonly failedCount: number;
  readonly timedOutCount: number;
  /** How many failures and time-outs in a row up to now. */
  readonly consecutiveFailures: number;
  readonly lastOutcome: SourceOutcome;
  readonly lastAt: string;
  readonly lastDurationMs: number;
  /** When it last answered, with or without offers; null when it never did. */
  readonly lastAnsweredAt: string | null;
  readonly lastError: string | null;
  readonly lastErrorAt: string | null;
}

/** Counters of the offer sources, kept over restarts and processes. */
export interface SourceHealthStore {
  /** Counts one asking. */
  recordOutcome(report: SourceReport): Promise<void>;
  /** Every source that was ever asked, by id. */
  listSourceHealth(): Promise<readonly SourceHealth[]>;
}

/** The source health store over either dialect. */
export function createSourceHealthStore(session: Session): SourceHealthStore {
  return {
    recordOutcome: (report) =>
      session.writing(async ({ database, tables }) => {
        const { sourceHealth } = tables;
        const first = firstHealth(report);
        const isAnswer = report.outcome === 'found' || report.outcome === 'nothing';
        const plus = (column: AnyColumn, by: number) => sql`${column} + ${by}`;
        await database
          .insert(sourceHealth)
          .values(first)
          .onConflictDoUpdate({
            target: sourceHealth.sourceId,
            set: {
              foundCount: plus(sourceHealth.foundCount, first.foundCount),
              nothingCount: plus(sourceHealth.nothingCount, first.nothingCount),
              failedCount: plus(sourceHealth.failedCount, first.failedCount),
              timedOutCount: plus(sourceHealth.timedOutCount, first.timedOutCount),
              consecutiveFailures: isAnswer ? 0 : plus(sourceHealth.consecutiveFailures, 1),
              lastOutcome: report.outcome,
              lastAt: report.at,
              lastDurationMs: first.lastDurationMs,
              ...(isAnswer
                ? { lastAnsweredAt: report.at }
                : { lastError: report.error, lastErrorAt: report.at }),
            },
          });
      }),
    async listSourceHealth() {
      const { database, tables } = session.reading;
      return database.select().from(tables.sourceHealth).orderBy(asc(tables.sourceHealth.sourceId));
    },
  };
}

function firstHealth({ sourceId, outcome, at, durationMs, error }: SourceReport): SourceHealth {
  const isAnswer = outcome === 'found' || outcome === 'nothing';
  return {
    sourceId,
    foundCount: outcome === 'found' ? 1 : 0,
    nothingCount: outcome === 'nothing' ? 1 : 0,
    failedCount: outcome === 'failed' ? 1 : 0,
    timedOutCount: outcome === 'timed-out' ? 1 : 0,
    consecutiveFailures: isAnswer ? 0 : 1,
    lastOutcome: outcome,
    lastAt: at,
    lastDurationMs: Math.round(durationMs),
    lastAnsweredAt: isAnswer ? at : null,
    lastError: isAnswer ? null : error,
    lastErrorAt: isAnswer ? null : at,
  };
}
