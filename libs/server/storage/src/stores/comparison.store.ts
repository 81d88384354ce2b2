import type { JsonValue } from '../json';

/** A comparison as it is kept. */
export interface ComparisonRecord {
  readonly requestId: string;
  /** The canonical link that was pasted; null for a search by words. */
  readonly link: string | null;
  readonly query: string | null;
  /** ISO 8601 in UTC, as are all times here. */
  readonly createdAt: string;
  readonly settledAt: string | null;
  /** Number of the last event, 0 before the first. */
  readonly lastSequence: number;
  /** The process that runs it and until when it may, both null while nobody does. */
  readonly workerId: string | null;
  readonly leaseUntil: string | null;
}

/** What a comparison is asked for with. */
export type NewComparison = Pick<ComparisonRecord, 'requestId' | 'link' | 'query' | 'createdAt'>;

/** Something that happened in a comparison. */
export interface NewComparisonEvent {
  readonly kind: string;
  readonly data: JsonValue;
}

/** The same with its number: 1, 2, 3 and so on without gaps within its comparison. */
export interface ComparisonEvent extends NewComparisonEvent {
  readonly sequence: number;
}

/** Comparisons, each followed as a numbered log of events. */
export interface ComparisonStore {
  /** Creates it once; the same request id again gives the record that was there. */
  createComparison(
    comparison: NewComparison,
  ): Promise<{ readonly created: boolean; readonly record: ComparisonRecord }>;
  /** The comparison, or null. */
  findComparison(requestId: string): Promise<ComparisonRecord | null>;
  /** Adds events and returns them numbered. Throws when there is no such comparison. */
  appendEvents(requestId: string, events: readonly NewComparisonEvent[]): Promise<readonly ComparisonEvent[]>;
  /** The events with a number above `sequence`, in order. */
  listEventsAfter(requestId: string, sequence: number): Promise<readonly ComparisonEvent[]>;
  /** Notes that nothing more will come, and lets the claim go. The first time stays. */
  markSettled(requestId: string, at: string): Promise<void>;
  /**
   * True when from now on this worker alone runs the comparison until `leaseUntil`: nobody had it, or the lease of who had
   * it ended before `at`, or it was this worker's own (a renewal). False when another has it or it is settled.
   */
  claimComparison(claim: {
    readonly requestId: string;
    readonly workerId: string;
    readonly at: string;
    readonly leaseUntil: string;
  }): Promise<boolean>;
  /** The newest comparison of this link made at or after `since`, or null. */
  findRecentByLink(canonicalLink: string, since: string): Promise<ComparisonRecord | null>;
  /** Comparisons that are not settled and that nobody runs at `at`, oldest first: work a dead process left. */
  listAbandoned(request: {
    readonly at: string;
    readonly limit: number;
  }): Promise<readonly ComparisonRecord[]>;
}
