import type { DeadLetter, EnqueuedJob, JobCounts, JobFilter, JobPage, QueuedJob } from './job-queue';

/**
 * What a database must do for the queue. Every change of a claimed job names the claim, and changes nothing (and says
 * so with false) when the claim's lease has ended and the job is no longer its own.
 */
export interface JobLedger {
  add(job: NewJob): Promise<EnqueuedJob>;
  /** Takes one due job of these kinds for a worker, the most urgent first; null when there is none. */
  claim(names: readonly string[]): Promise<ClaimedJob | null>;
  complete(claim: ClaimedJob): Promise<boolean>;
  /** Begins the lease anew. */
  prolong(claim: ClaimedJob): Promise<boolean>;
  /** Gives a failed job back for another try after the delay. */
  postpone(claim: ClaimedJob, delayMs: number, error: string): Promise<boolean>;
  /** Makes a failed job a dead letter. */
  bury(claim: ClaimedJob, error: string): Promise<boolean>;
  /** Ends leases whose time is over and deletes what is no longer needed. */
  tidy(): Promise<void>;
  deadLetters(name: string | null, limit: number): Promise<readonly DeadLetter[]>;
  listJobs(filter: JobFilter): Promise<JobPage>;
  findJob(id: string): Promise<QueuedJob | null>;
  retryDeadLetter(id: string): Promise<boolean>;
  discardDeadLetter(id: string): Promise<boolean>;
  counts(): Promise<readonly JobCounts[]>;
  close(): Promise<void>;
}

/** A job as it enters the ledger. */
export interface NewJob {
  readonly name: string;
  readonly payload: unknown;
  readonly idempotencyKey: string | null;
  readonly delayMs: number;
  readonly attemptsMax: number;
  readonly leaseMs: number;
  readonly priority: number;
}

/** One try of a job, held by one worker for the time of its lease. */
export interface ClaimedJob {
  readonly id: string;
  readonly name: string;
  readonly payload: unknown;
  /** 1 for the first try. */
  readonly attempt: number;
  readonly attemptsMax: number;
  readonly leaseMs: number;
  /** Tells this claim from every other one of the same job. */
  readonly token: string;
}

/** How long ended jobs stay: finished ones keep their idempotency key that long. */
export const keptMs = { finished: 7 * 86_400_000, dead: 90 * 86_400_000 } as const;
