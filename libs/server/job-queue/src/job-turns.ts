import type { Storage, Stores } from '@pricehunt/storage';

/** Decides which job is next, differently on each database. A waiting job has one turn, written in the transaction that makes it wait. */
export interface JobTurns {
  /** Registers kinds of jobs; required before their first turn, and not possible within a transaction. */
  prepare(names: readonly string[]): Promise<void>;
  give(stores: Stores, job: WaitingJob, delayMs: number): Promise<void>;
  /** Takes the next turn of these kinds, in this order; null if there is none. */
  take(stores: Stores, names: readonly string[]): Promise<JobTurn | null>;
  end(stores: Stores, turn: Pick<JobTurn, 'name' | 'token'>): Promise<void>;
  close(): Promise<void>;
}

export interface WaitingJob {
  readonly id: string;
  readonly name: string;
  readonly priority: number;
}

interface JobTurn {
  readonly jobId: string;
  readonly name: string;
  readonly token: string;
}

export type JobStorage = Pick<Storage, 'atomically' | 'jobs'>;
