import type { JobOutcome, JobRow, Stores } from '@pricehunt/storage';
import { v7 as newSortableId } from 'uuid';
import { jobPage, readJobCursor } from './job-cursor';
import type { EnqueuedJob, JobClock, JobCounts, JobFilter, JobPage, QueuedJob } from './job-queue';
import type { JobStorage, JobTurns, WaitingJob } from './job-turns';

interface NewJob {
  readonly name: string;
  readonly payload: unknown;
  readonly idempotencyKey: string | null;
  readonly delayMs: number;
  readonly attemptsMax: number;
  readonly tryMsMax: number;
  readonly priority: number;
}

/** One attempt at a job, leased to one worker. */
export interface ClaimedJob {
  readonly id: string;
  readonly name: string;
  readonly payload: unknown;
  /** 1 for the first attempt. */
  readonly attempt: number;
  readonly attemptsMax: number;
  readonly tryMsMax: number;
  readonly priority: number;
  readonly token: string;
}

/** The life cycle of jobs, each step one transaction over the row and its turn; steps return false once the lease has ended. */
export interface JobLedger {
  add(stores: Stores, job: NewJob): Promise<EnqueuedJob>;
  /** Claims one due job, by priority; null if there is none. */
  claim(names: readonly string[]): Promise<ClaimedJob | null>;
  complete(claim: ClaimedJob): Promise<boolean>;
  prolong(claim: ClaimedJob): Promise<boolean>;
  postpone(claim: ClaimedJob, delayMs: number, error: string): Promise<boolean>;
  bury(claim: ClaimedJob, error: string): Promise<boolean>;
  /** Expires leases, corrects times after the clock was set back, and deletes old jobs. */
  tidy(): Promise<void>;
  retryDeadLetter(id: string): Promise<boolean>;
  discardDeadLetter(id: string): Promise<boolean>;
  listJobs(filter: JobFilter): Promise<JobPage>;
  findJob(id: string): Promise<QueuedJob | null>;
  counts(): Promise<readonly JobCounts[]>;
}

/** How long a lease lasts after each heartbeat, in milliseconds; with tidying every 10 s, a lost job is taken over within a minute. */
export const leaseMs = 40_000;

/** The prefix of idempotency keys of schedules. */
export const scheduleKeyStart = 'schedule ';

/** Clocks of one installation differ by less than this, in milliseconds; anything further ahead is from before the clock was set back. */
export const clockStepMsMin = 60_000;

/** How long ended jobs are stored; done jobs keep their idempotency key that long. */
const retentionMs = { done: 7 * 86_400_000, dead: 90 * 86_400_000 } as const;

/** How many due jobs are checked for one of the right kind. */
const dueAtOnce = 50;

/** How many leases are expired in one transaction. */
const expiredAtOnce = 100;

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
        id: newSortableId(),
        name,
        payload,
        state: 'waiting',
        idempotencyKey,
        priority,
        runAt: timeIn(job.delayMs),
        attempts: 0,
        attemptsMax,
        leaseMs: tryMsMax,
        leaseToken: null,
        leaseUntil: null,
        createdAt: timeIn(0),
        endedAt: null,
        lastError: null,
      });
      if (isNew) await turns.give(stores, { id, name, priority }, job.delayMs);
      return { kind: isNew ? 'queued' : 'already-queued', id };
    },
    async claim(names) {
      // Read before the transaction, so that an idle worker never blocks a writer.
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
      await storage.jobs.deleteEnded({ done: timeIn(-retentionMs.done), dead: timeIn(-retentionMs.dead) });
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

  /** Otherwise jobs would wait until the old time comes again, and schedules would treat their slots as already queued. */
  async function bringIntoPresent(): Promise<void> {
    const times = () => ({
      now: timeIn(0),
      leaseUntil: timeIn(leaseMs),
      scheduleKeyStart,
      createdMax: timeIn(clockStepMsMin),
      leaseMax: timeIn(leaseMs + clockStepMsMin),
    });
    if (!(await storage.jobs.hasJobsAhead(times()))) return;
    await storage.atomically(async (stores) => {
      // Reads the clock again: if it jumped ahead meanwhile, jobs queued since then aren't ahead of it.
      for (const { delayMs, ...job } of await stores.jobs.bringIntoPresent(times())) {
        await turns.give(stores, job, delayMs);
      }
    });
  }

  /** Ends an attempt and its turn; a job to retry gets its next turn after the delay. */
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
      id,
      name,
      payload,
      attempts,
      attemptsMax,
      lastError,
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
