import type { Stores } from '@pricehunt/storage';
import type { JobDefinition, JobHandler } from './job-definition';

/** Background jobs, run at least once by any worker process that shares the database. */
export interface JobQueue {
  /** Queues a job. The same idempotency key returns `already-queued` until seven days after the job's end. Throws InvalidJobPayload. */
  enqueue<Payload>(
    job: JobDefinition<Payload>,
    payload: Payload,
    options?: EnqueueOptions,
  ): Promise<EnqueuedJob>;

  /** Queues a job within the transaction of these stores. Throws for a kind that was not passed to `openJobQueue`. */
  enqueueWithin<Payload>(
    stores: Stores,
    job: JobDefinition<Payload>,
    payload: Payload,
    options?: EnqueueOptions,
  ): Promise<EnqueuedJob>;

  /** Queues a job at each slot of its schedules, once over all workers, while runJobs runs here. Catches up on slots missed by less than an hour. */
  schedule<Payload>(job: JobDefinition<Payload>): void;

  /** Runs jobs until the signal aborts and running ones have ended. Errors of jobs and of the database are reported, never thrown. */
  runJobs(handlers: readonly JobHandler[], options: RunOptions): Promise<void>;

  /** Jobs that used up their attempts or were hopeless, newest first. */
  deadLetters(filter?: { readonly name?: string; readonly limit?: number }): Promise<readonly DeadLetter[]>;

  retryDeadLetter(id: string): Promise<boolean>;

  /** Queues dead letters again, of one kind or all, and returns how many. */
  retryDeadLetters(filter?: { readonly name?: string | undefined }): Promise<number>;

  /** Jobs of one state, newest first by their end, or by when they were queued. */
  listJobs(filter: JobFilter): Promise<JobPage>;

  findJob(id: string): Promise<QueuedJob | null>;

  discardDeadLetter(id: string): Promise<boolean>;

  counts(): Promise<readonly JobCounts[]>;

  /** Releases the database. runJobs must have ended. */
  close(): Promise<void>;
}

export interface EnqueueOptions {
  readonly idempotencyKey?: string;
  /** 0 by default. */
  readonly delayMs?: number;
  /** Overrides the job's own limit. */
  readonly attemptsMax?: number;
  /** Higher goes first; 0 by default. */
  readonly priority?: number;
}

export interface EnqueuedJob {
  readonly kind: 'queued' | 'already-queued';
  readonly id: string;
}

export interface RunOptions {
  readonly concurrency: number;
  readonly signal: AbortSignal;
  /** Receives failed attempts and database errors, for the log. */
  readonly report: (failure: unknown, what: string) => void;
  /** How often an idle worker checks for jobs; 1 s by default. Jobs queued by the same process wake it at once. */
  readonly pollMs?: number;
  /** How often a worker renews its leases; 10 s by default. */
  readonly beatMs?: number;
  /** How often leases are expired and old jobs deleted; 10 s by default. */
  readonly tidyMs?: number;
}

/** A job that is no longer retried. */
export interface DeadLetter {
  readonly id: string;
  readonly name: string;
  readonly payload: unknown;
  readonly attempts: number;
  readonly lastError: string;
  readonly createdAt: Date;
  readonly diedAt: Date;
}

/** due: can run now; delayed: runs later; dead: no longer retried. */
type JobState = 'due' | 'delayed' | 'running' | 'done' | 'dead';

export interface JobFilter {
  readonly state: JobState;
  readonly name?: string | undefined;
  readonly cursor: string | null;
  readonly limit: number;
}

export interface JobPage {
  readonly jobs: readonly QueuedJob[];
  readonly nextCursor: string | null;
}

export interface QueuedJob {
  readonly id: string;
  readonly name: string;
  readonly state: JobState;
  readonly payload: unknown;
  readonly attempts: number;
  readonly attemptsMax: number;
  readonly createdAt: Date;
  /** When it may run; null once it has ended. */
  readonly runAt: Date | null;
  readonly endedAt: Date | null;
  readonly lastError: string | null;
}

export interface JobCounts {
  readonly name: string;
  readonly due: number;
  readonly delayed: number;
  readonly running: number;
  readonly dead: number;
  /** Since when the oldest due job could have run; null if none is due. */
  readonly oldestDueAt: Date | null;
}

/** Milliseconds since 1970. */
export interface JobClock {
  now(): number;
}
