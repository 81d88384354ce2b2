import type { JobOutcome, JobRow, Stores } from '@pricehunt/storage';
import { v7 as newSortableId } from 'uuid';
import { jobPage, readJobCursor } from './job-cursor';
import type { EnqueuedJob, JobClock, JobCounts, JobFilter, JobPage, QueuedJob } from './job-queue';
import type { JobStorage, JobTurns, WaitingJob } from './job-turns';

/** A job as it enters the queue. */
interface NewJob {
  readonly name: string;
  readonly payload: unknown;
  readonly idempotencyKey: string | null;
  readonly delayMs: number;
  readonly attemptsMax: number;
  readonly tryMsMax: number;
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
  readonly tryMsMax: number;
  readonly priority: number;
  /** Tells this try from every other one of the same job. */
  readonly token: string;
}

/**
 * The life of jobs: each step is one transaction over the job's row and its turn. A step of a claimed job changes nothing
 * and returns false when the lease has ended and another may have the job.
 */
export interface JobLedger {
  /** Adds a job within the transaction of these stores. */
  add(stores: Stores, job: NewJob): Promise<EnqueuedJob>;
  /** Takes one due job of these kinds for a worker, the most urgent first; null when there is none. */
  claim(names: readonly string[]): Promise<ClaimedJob | null>;
  complete(claim: ClaimedJob): Promise<boolean>;
  /** Begins the lease anew. */
  prolong(claim: ClaimedJob): Promise<boolean>;
  /** Makes a failed job wait for another try. */
  postpone(claim: ClaimedJob, delayMs: number, error: string): Promise<boolean>;
  /** Makes a failed job a dead letter. */
  bury(claim: ClaimedJob, error: string): Promise<boolean>;
  /** Ends leases whose time is over, brings jobs into the present after the clock was set back, and deletes what is no longer needed. */
  tidy(): Promise<void>;
  retryDeadLetter(id: string): Promise<boolean>;
  discardDeadLetter(id: string): Promise<boolean>;
  listJobs(filter: JobFilter): Promise<JobPage>;
  findJob(id: string): Promise<QueuedJob | null>;
  counts(): Promise<readonly JobCounts[]>;
}

/**
 * How long a worker has a job for after each sign of life, in milliseconds. With the ten seconds between two looks of another
 * worker, the job of one that died is taken over within a minute.
 */
export const leaseMs = 40_000;

/** What the idempotency keys of schedules begin with. */
export const scheduleKeyStart = 'schedule ';

/** Clocks of one installation agree within this time: what is further ahead is from before the clock was set back. */
export const clockStepMsMin = 60_000;

/** How long ended jobs stay: finished ones keep their idempotency key that long. */
const keptMs = { done: 7 * 86_400_000, dead: 90 * 86_400_000 } as const;

/** How many due jobs are looked at for the kinds that have one. */
const dueAtOnce = 50;

/** How many leases are ended in one transaction. */
const expiredAtOnce = 100;

/** The ledger over the storage and its turns. */
export function createJobLedger(options: {
  readonly storage: JobStorage;
  readonly turns: JobTurns;
  readonly clock: JobClock;
}): JobLedger {
  const { storage, turns, clock } = options;
  const timeIn = (ms: number) => new Date(clock.now() + ms).toISOString();

  return {
    async add(stores, job) {
      const { name, payload, idempotencyKey, priority, attemptsMax, tryMsMax } = job;
      const { isNew, id } = await stores.jobs.addJob({
        ...{ id: newSortableId(), name, payload, state: 'waiting', idempotencyKey, priority },
        ...{ runAt: timeIn(job.delayMs), attempts: 0, attemptsMax, leaseMs: tryMsMax },
        ...{ leaseToken: null, leaseUntil: null, createdAt: timeIn(0), endedAt: null, lastError: null },
      });
      if (isNew) await turns.give(stores, { id, name, priority }, job.delayMs);
      return { kind: isNew ? 'queued' : 'already-queued', id };
    },
    async claim(names) {
      // Read before the transaction, so that an idle worker never holds up a writer.
      const due = await storage.jobs.listDueJobs(names, timeIn(0), dueAtOnce);
      if (due.length === 0) return null;
      const dueNames = [...new Set(due.map(({ name }) => name))];
      return storage.atomically((stores) => startNextTry(stores, dueNames));
    },
    complete: (claim) => endTry(claim, { state: 'done', endedAt: timeIn(0), lastError: null }),
    prolong: (claim) => storage.jobs.prolongTry(claim, timeIn(leaseMs)),
    postpone: (claim, delayMs, error) =>
      endTry(claim, { state: 'waiting', runAt: timeIn(delayMs), lastError: error }, delayMs),
    bury: (claim, error) => endTry(claim, { state: 'dead', endedAt: timeIn(0), lastError: error }),
    async tidy() {
      await bringIntoPresent();
      for (const row of await storage.jobs.listExpired(timeIn(0), expiredAtOnce)) {
        const outcome: JobOutcome =
          row.attempts >= row.attemptsMax
            ? { state: 'dead', endedAt: timeIn(0), lastError: 'the last attempt timed out' }
            : { state: 'waiting', runAt: timeIn(0), lastError: 'the attempt timed out' };
        await endTry({ ...row, token: row.leaseToken ?? '' }, outcome);
      }
      await storage.jobs.deleteEnded({ done: timeIn(-keptMs.done), dead: timeIn(-keptMs.dead) });
    },
    retryDeadLetter: (id) =>
      storage.atomically(async (stores) => {
        const job = await stores.jobs.reopenDead(id, timeIn(0));
        if (job !== null) await turns.give(stores, job, 0);
        return job !== null;
      }),
    discardDeadLetter: (id) => storage.jobs.deleteDead(id),
    async listJobs({ state, name, cursor, limit }) {
      const after = readJobCursor(cursor);
      const search = { state, name: name ?? null, now: timeIn(0), after, limit: limit + 1 };
      return jobPage(await storage.jobs.listJobs(search), limit, {
        jobOf,
        cursorOf: (row) => ({ at: row.endedAt ?? row.createdAt, id: row.id }),
      });
    },
    async findJob(id) {
      const row = await storage.jobs.findJob(id);
      return row === null ? null : jobOf(row);
    },
    async counts() {
      const counted = await storage.jobs.countJobs(timeIn(0));
      return counted.map((row) => ({ ...row, oldestDueAt: timeOf(row.oldestDueAt) }));
    },
  };

  async function startNextTry(stores: Stores, names: readonly string[]): Promise<ClaimedJob | null> {
    for (;;) {
      const turn = await turns.take(stores, names);
      if (turn === null) return null;
      const { jobId: id, token } = turn;
      const started = await stores.jobs.startTry({ id, token }, timeIn(leaseMs));
      if (started !== null) {
        return { ...started, tryMsMax: started.leaseMs, attempt: started.attempts, token };
      }
      await turns.end(stores, turn);
    }
  }

  /** After the clock was set back, jobs would wait until it is as late again, and schedules would take their slots for queued. */
  async function bringIntoPresent(): Promise<void> {
    const times = {
      ...{ now: timeIn(0), leaseUntil: timeIn(leaseMs), scheduleKeyStart },
      ...{ createdMax: timeIn(clockStepMsMin), leaseMax: timeIn(leaseMs + clockStepMsMin) },
    };
    if (!(await storage.jobs.hasJobsAhead(times))) return;
    await storage.atomically(async (stores) => {
      for (const { delayMs, ...job } of await stores.jobs.bringIntoPresent(times)) {
        await turns.give(stores, job, delayMs);
      }
    });
  }

  /** Ends a try with its turn; a job that waits again gets its next turn after the delay. */
  function endTry(
    job: WaitingJob & { readonly token: string },
    outcome: JobOutcome,
    delayMs = 0,
  ): Promise<boolean> {
    return storage.atomically(async (stores) => {
      if (!(await stores.jobs.endTry(job, outcome))) return false;
      await turns.end(stores, job);
      if (outcome.state === 'waiting') await turns.give(stores, job, delayMs);
      return true;
    });
  }

  function jobOf(row: JobRow): QueuedJob {
    const { id, name, payload, attempts, attemptsMax, lastError } = row;
    const isOver = row.state === 'done' || row.state === 'dead';
    const isDue = row.runAt <= timeIn(0);
    return {
      ...{ id, name, payload, attempts, attemptsMax, lastError },
      state: row.state === 'waiting' ? (isDue ? 'due' : 'delayed') : row.state,
      createdAt: new Date(row.createdAt),
      runAt: isOver ? null : new Date(row.runAt),
      endedAt: timeOf(row.endedAt),
    };
  }
}

function timeOf(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}
