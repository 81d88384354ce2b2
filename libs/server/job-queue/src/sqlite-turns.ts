import { randomUUID } from 'node:crypto';
import type { JobClock } from './job-queue';
import type { JobTurns } from './job-turns';

/** On SQLite the jobs table is the queue: one transaction writes at a time, so no two workers take the same job. */
export function createSqliteTurns(clock: JobClock): JobTurns {
  return {
    prepare: async () => undefined,
    give: async () => undefined,
    async take(stores, names) {
      const [due] = await stores.jobs.listDueJobs(names, new Date(clock.now()).toISOString(), 1);
      return due === undefined ? null : { jobId: due.id, name: due.name, token: randomUUID() };
    },
    end: async () => undefined,
    close: async () => undefined,
  };
}
