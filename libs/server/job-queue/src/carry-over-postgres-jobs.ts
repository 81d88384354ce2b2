import type { Stores } from '@pricehunt/storage';
import type PgBoss from 'pg-boss';
import type { JobClock } from './job-queue';
import type { JobStorage, JobTurns } from './job-turns';

const jobsAtOnce = 100;

/** Moves waiting jobs of versions that used pg-boss alone, with their ids, times and attempts, each in one transaction. */
export async function carryOverPostgresJobs(options: {
  readonly storage: JobStorage;
  readonly boss: PgBoss;
  readonly turns: Pick<JobTurns, 'give'>;
  readonly names: readonly string[];
  readonly clock: JobClock;
  readonly connectionOf: (stores: Stores) => PgBoss.Db;
}): Promise<void> {
  const { storage, boss, turns, clock, connectionOf } = options;
  const existing = new Set((await boss.getQueues()).map(({ name }) => name));
  for (const name of options.names.filter((each) => existing.has(each))) {
    while ((await storage.atomically((stores) => carryOver(stores, name))) > 0);
  }

  async function carryOver(stores: Stores, name: string): Promise<number> {
    const db = connectionOf(stores);
    const jobs = await boss.fetch<{ readonly payload: unknown }>(name, {
      db,
      batchSize: jobsAtOnce,
      ignoreStartAfter: true,
      includeMetadata: true,
    });
    for (const job of jobs) {
      const { id, priority } = job;
      await stores.jobs.addJob({
        id,
        name,
        priority,
        payload: job.data.payload,
        state: 'waiting',
        idempotencyKey: null,
        attempts: job.retryCount,
        attemptsMax: job.retryLimit + 1,
        leaseMs: job.expireInSeconds * 1000,
        runAt: job.startAfter.toISOString(),
        createdAt: job.createdOn.toISOString(),
        leaseToken: null,
        leaseUntil: null,
        endedAt: null,
        lastError: null,
      });
      const delayMs = Math.max(0, job.startAfter.getTime() - clock.now());
      await turns.give(stores, { id, name, priority }, delayMs);
      await boss.deleteJob(name, id, { db });
    }
    return jobs.length;
  }
}
