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
