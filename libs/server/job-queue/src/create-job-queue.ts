import { createHash } from 'node:crypto';
import type { Stores } from '@pricehunt/storage';
import { checkedPayload } from './job-definition';
import type { JobDefinition } from './job-definition';
import { clockStepMsMin, scheduleKeyStart } from './job-ledger';
import type { JobLedger } from './job-ledger';
import type { DeadLetter, EnqueuedJob, EnqueueOptions, JobClock, JobQueue } from './job-queue';
import type { QueuedJob } from './job-queue';
import type { JobStorage, JobTurns } from './job-turns';
import { readSchedule } from './schedule-slots';
import type { LatestSlot } from './schedule-slots';
import { runWorkerLoop } from './worker-loop';

export function createJobQueue(services: {
  readonly storage: JobStorage;
  readonly ledger: JobLedger;
  readonly turns: JobTurns;
  /** The kinds of jobs that can be queued within a transaction. */
  readonly names: readonly string[];
  readonly clock: JobClock;
  readonly random: () => number;
}): JobQueue {
  const { storage, ledger, turns, names, clock, random } = services;
  const wakes = new Set<() => void>();
  let lastLookAt = Number.NEGATIVE_INFINITY;
  const schedules: { queue: (slot: number) => Promise<unknown>; latestSlot: LatestSlot; lastSlot: number }[] =
    [];

  return {
    enqueue,
    enqueueWithin(stores, job, payload, options) {
      if (!names.includes(job.name)) {
        throw new Error(`the job ${job.name} was not named when the queue was opened`);
      }
      return add(stores, job, payload, options);
    },
    schedule(job) {
      for (const { when, payload } of job.schedules) {
        const latestSlot = readSchedule(when);
        const checked = checkedPayload(job, payload);
        const key = createHash('sha256')
          .update(JSON.stringify([when, checked]))
          .digest('base64url')
          .slice(0, 16);
        const queue = (slot: number) =>
          enqueue(job, checked, {
            idempotencyKey: `${scheduleKeyStart}${key} ${new Date(slot).toISOString()}`,
          });
        schedules.push({ queue, latestSlot, lastSlot: Number.NEGATIVE_INFINITY });
      }
    },
    runJobs: (handlers, options) =>
      runWorkerLoop(
        {
          ledger,
          random,
          queueDueSlots,
          onQueued: (wake) => {
            wakes.add(wake);
            return () => wakes.delete(wake);
          },
        },
        handlers,
        options,
      ),
    async deadLetters({ name, limit = 100 } = {}) {
      const { jobs } = await ledger.listJobs({ state: 'dead', name, cursor: null, limit });
      return jobs.map(deadLetterOf);
    },
    listJobs: (filter) => ledger.listJobs(filter),
    findJob: (id) => ledger.findJob(id),
    async retryDeadLetter(id) {
      const isFound = await ledger.retryDeadLetter(id);
      wakeWorkers();
      return isFound;
    },
    async retryDeadLetters({ name } = {}) {
      let count = 0;
      for (let cursor: string | null = null; ;) {
        const { jobs, nextCursor } = await ledger.listJobs({ state: 'dead', name, cursor, limit: 100 });
        for (const { id } of jobs) if (await ledger.retryDeadLetter(id)) count += 1;
        if (nextCursor === null) break;
        cursor = nextCursor;
      }
      wakeWorkers();
      return count;
    },
    discardDeadLetter: (id) => ledger.discardDeadLetter(id),
    counts: () => ledger.counts(),
    close: () => turns.close(),
  };

  async function enqueue<Payload>(
    job: JobDefinition<Payload>,
    payload: Payload,
    options?: EnqueueOptions,
  ): Promise<EnqueuedJob> {
    await turns.prepare([job.name]);
    return storage.atomically((stores) => add(stores, job, payload, options));
  }

  async function add<Payload>(
    stores: Stores,
    job: JobDefinition<Payload>,
    payload: Payload,
    options: EnqueueOptions = {},
  ): Promise<EnqueuedJob> {
    const queued = await ledger.add(stores, {
      name: job.name,
      payload: checkedPayload(job, payload),
      idempotencyKey: options.idempotencyKey ?? null,
      delayMs: Math.max(0, options.delayMs ?? 0),
      attemptsMax: options.attemptsMax ?? job.attemptsMax,
      tryMsMax: job.tryMsMax,
      priority: options.priority ?? 0,
    });
    stores.jobs.afterCommit(wakeWorkers);
    return queued;
  }

  function wakeWorkers(): void {
    for (const wake of wakes) wake();
  }

  /** Every worker tries every slot; the idempotency key lets only the first one through. */
  async function queueDueSlots(): Promise<void> {
    const now = clock.now();
    // Allows slots that come again after the clock was set back to be queued again.
    if (now < lastLookAt - clockStepMsMin) await ledger.tidy();
    lastLookAt = now;
    for (const schedule of schedules) {
      const slot = schedule.latestSlot(now, madeUpForMs);
      if (slot === null || slot === schedule.lastSlot) continue;
      await schedule.queue(slot);
      schedule.lastSlot = slot;
    }
  }
}

const madeUpForMs = 60 * 60_000;

function deadLetterOf({ id, name, payload, attempts, lastError, createdAt, endedAt }: QueuedJob): DeadLetter {
  return { id, name, payload, attempts, lastError: lastError ?? '', createdAt, diedAt: endedAt ?? createdAt };
}
