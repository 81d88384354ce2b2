import { randomUUID } from 'node:crypto';
import type { JobClock } from './job-queue';
import type { JobTurns } from './job-turns';

/** On SQLite the jobs themselves are the line: one transaction at a time writes, so nobody else takes the same job. */
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
