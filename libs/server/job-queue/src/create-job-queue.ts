import { createHash } from 'node:crypto';
import { checkedPayload } from './job-definition';
import type { JobDefinition } from './job-definition';
import type { JobLedger } from './job-ledger';
import type { EnqueuedJob, EnqueueOptions, JobClock, JobQueue, ScheduleTimes } from './job-queue';
import { assertReadable, latestSlot } from './schedule-slots';
import { runWorkerLoop } from './worker-loop';

/** The queue over a ledger: what is the same whichever database holds the jobs. */
export function createJobQueue(services: {
  readonly ledger: JobLedger;
  readonly clock: JobClock;
  readonly random: () => number;
}): JobQueue {
  const { ledger, clock, random } = services;
  const wakes = new Set<() => void>();
  const schedules: { queue: (slot: number) => Promise<unknown>; when: ScheduleTimes; lastSlot: number }[] =
    [];

  return {
    enqueue,
    schedule(job, when, payload) {
      assertReadable(when);
      const checked = checkedPayload(job, payload);
      const key = createHash('sha256')
        .update(JSON.stringify([when, checked]))
        .digest('base64url')
        .slice(0, 16);
      const queue = (slot: number) =>
        enqueue(job, checked, { idempotencyKey: `schedule ${key} ${new Date(slot).toISOString()}` });
      schedules.push({ queue, when, lastSlot: Number.NEGATIVE_INFINITY });
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
    deadLetters: (filter) => ledger.deadLetters(filter?.name ?? null, filter?.limit ?? 100),
    listJobs: (filter) => ledger.listJobs(filter),
    findJob: (id) => ledger.findJob(id),
    async retryDeadLetter(id) {
      const isFound = await ledger.retryDeadLetter(id);
      for (const wake of wakes) wake();
      return isFound;
    },
    discardDeadLetter: (id) => ledger.discardDeadLetter(id),
    counts: () => ledger.counts(),
    close: () => ledger.close(),
  };

  async function enqueue<Payload>(
    job: JobDefinition<Payload>,
    payload: Payload,
    options: EnqueueOptions = {},
  ): Promise<EnqueuedJob> {
    const queued = await ledger.add({
      name: job.name,
      payload: checkedPayload(job, payload),
      idempotencyKey: options.idempotencyKey ?? null,
      delayMs: options.runAt === undefined ? 0 : Math.max(0, options.runAt.getTime() - clock.now()),
      attemptsMax: options.attemptsMax ?? job.attemptsMax,
      leaseMs: job.leaseMs,
      priority: options.priority ?? 0,
    });
    for (const wake of wakes) wake();
    return queued;
  }

  /** Every worker tries every slot; the idempotency key lets the first one through. */
  async function queueDueSlots(): Promise<void> {
    for (const schedule of schedules) {
      const slot = latestSlot(schedule.when, clock.now(), madeUpForMs);
      if (slot === null || slot <= schedule.lastSlot) continue;
      await schedule.queue(slot);
      schedule.lastSlot = slot;
    }
  }
}

const madeUpForMs = 60 * 60_000;
