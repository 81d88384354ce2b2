import type { Stores } from '@pricehunt/storage';
import type { JobDefinition, JobHandler } from './job-definition';

/** Background jobs, done at least once, by any worker process that shares the database. */
export interface JobQueue {
  /**
   * Puts a job in the queue. The same idempotency key for the same kind of job is queued once: again within seven days
   * of the job's end it answers `already-queued`. Throws InvalidJobPayload for a payload its schema refuses.
   */
  enqueue<Payload>(
    job: JobDefinition<Payload>,
    payload: Payload,
    options?: EnqueueOptions,
  ): Promise<EnqueuedJob>;

  /**
   * Puts a job in the queue within the transaction of these stores (`storage.atomically`): the job exists exactly when the
   * transaction is committed. Throws for a kind of job that was not named when the queue was opened.
   */
  enqueueWithin<Payload>(
    stores: Stores,
    job: JobDefinition<Payload>,
    payload: Payload,
    options?: EnqueueOptions,
  ): Promise<EnqueuedJob>;

  /**
   * Queues a job at each slot of the schedule while runJobs runs in this process. Several workers with one schedule
   * queue each slot once. A slot missed by less than an hour is made up for; older ones are not.
   */
  schedule<Payload>(job: JobDefinition<Payload>, when: ScheduleTimes, payload: Payload): void;

  /**
   * Works on jobs of the given kinds until the signal aborts, then resolves when those in progress have ended. Trouble
   * with a job or the database is reported and never thrown.
   */
  runJobs(handlers: readonly JobHandler[], options: RunOptions): Promise<void>;

  /** Jobs that used up their tries or were hopeless, the latest first. */
  deadLetters(filter?: { readonly name?: string; readonly limit?: number }): Promise<readonly DeadLetter[]>;

  /** Queues a dead letter again, with all its tries. False when there is none with this id. */
  retryDeadLetter(id: string): Promise<boolean>;

  /** Queues every dead letter again, of one kind or of all, and says how many. */
  retryDeadLetters(filter?: { readonly name?: string | undefined }): Promise<number>;

  /** Jobs of one state, the newest first: by when they ended, or were queued where they have not. */
  listJobs(filter: JobFilter): Promise<JobPage>;

  /** The job, or null when there is none of this id any more. */
  findJob(id: string): Promise<QueuedJob | null>;

  /** Deletes a dead letter. False when there is none with this id. */
  discardDeadLetter(id: string): Promise<boolean>;

  /** How many jobs there are by kind and state, for health and metrics. */
  counts(): Promise<readonly JobCounts[]>;

  /** Lets go of the database. runJobs must have ended. */
  close(): Promise<void>;
}

/** How a job is queued. */
export interface EnqueueOptions {
  readonly idempotencyKey?: string;
  /** Not before this time has passed; at once when left out. */
  readonly delayMs?: number;
  /** Instead of the job's own. */
  readonly attemptsMax?: number;
  /** Higher goes first; 0 when left out. */
  readonly priority?: number;
}

/** Whether the job is new to the queue, and its id. */
export interface EnqueuedJob {
  readonly kind: 'queued' | 'already-queued';
  readonly id: string;
}

/**
 * Five cron fields in UTC (minute, hour, day of month, month, day of week with 0 or 7 for Sunday; numbers, `*`, lists,
 * ranges and steps), or an interval counted from 1970.
 */
export type ScheduleTimes = string | { readonly everyMs: number };

/** How a worker runs. */
export interface RunOptions {
  /** How many jobs at once. */
  readonly concurrency: number;
  /** Ends the work, with grace. */
  readonly signal: AbortSignal;
  /** Told of failed tries and of trouble with the database, such as to the log. */
  readonly report: (failure: unknown, what: string) => void;
  /** How often an idle worker looks for jobs; 1 s when left out. Jobs queued by the same process wake it at once. */
  readonly pollMs?: number;
  /** How often a worker shows that it still has its jobs; 10 s when left out. */
  readonly beatMs?: number;
  /** How often ended leases are noticed and old jobs deleted; 10 s when left out. */
  readonly tidyMs?: number;
}

/** A job that will not be tried again by itself. */
export interface DeadLetter {
  readonly id: string;
  readonly name: string;
  readonly payload: unknown;
  readonly attempts: number;
  readonly lastError: string;
  readonly createdAt: Date;
  readonly diedAt: Date;
}

/** due: could run now. delayed: will run later. running. done. dead: will not be tried again by itself. */
type JobState = 'due' | 'delayed' | 'running' | 'done' | 'dead';

/** Which jobs are wanted. */
export interface JobFilter {
  readonly state: JobState;
  readonly name?: string | undefined;
  /** The `nextCursor` of the page before; null for the first. */
  readonly cursor: string | null;
  readonly limit: number;
}

/** A page of jobs. */
export interface JobPage {
  readonly jobs: readonly QueuedJob[];
  readonly nextCursor: string | null;
}

/** A job as it stands in the queue. */
export interface QueuedJob {
  readonly id: string;
  readonly name: string;
  readonly state: JobState;
  readonly payload: unknown;
  readonly attempts: number;
  readonly attemptsMax: number;
  readonly createdAt: Date;
  /** When it may run; null once it is over. */
  readonly runAt: Date | null;
  readonly endedAt: Date | null;
  readonly lastError: string | null;
}

/** The jobs of one kind. */
export interface JobCounts {
  readonly name: string;
  /** Could run now. */
  readonly due: number;
  /** Will run later: queued for a time, or between two tries. */
  readonly delayed: number;
  readonly running: number;
  readonly dead: number;
  /** Since when the oldest due job could have run; null when none is due. */
  readonly oldestDueAt: Date | null;
}

/** The time, in milliseconds since 1970. */
export interface JobClock {
  now(): number;
}
