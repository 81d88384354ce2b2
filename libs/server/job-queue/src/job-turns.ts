import type { Storage, Stores } from '@pricehunt/storage';

/**
 * Decides which job is next: the part of the queue that each database does in its own way. A waiting job has one turn,
 * which is written in the transaction that makes the job wait.
 */
export interface JobTurns {
  /** Makes kinds of jobs known. Must be done before the first turn of each, and not within a transaction. */
  prepare(names: readonly string[]): Promise<void>;
  /** Gives a waiting job its turn after the delay. */
  give(stores: Stores, job: WaitingJob, delayMs: number): Promise<void>;
  /** Takes the next turn of these kinds, trying them in this order; null when there is none. */
  take(stores: Stores, names: readonly string[]): Promise<JobTurn | null>;
  /** Ends a turn that was taken. */
  end(stores: Stores, turn: Pick<JobTurn, 'name' | 'token'>): Promise<void>;
  close(): Promise<void>;
}

/** A job that waits. */
export interface WaitingJob {
  readonly id: string;
  readonly name: string;
  readonly priority: number;
}

/** The right to one try of a job. */
interface JobTurn {
  readonly jobId: string;
  readonly name: string;
  /** Tells this turn from every other one of the same job. */
  readonly token: string;
}

/** The storage as the queue uses it. */
export type JobStorage = Pick<Storage, 'atomically' | 'jobs'>;
