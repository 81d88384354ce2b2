import { isPostgresUrl } from '@pricehunt/storage';
import type { JobRow } from '@pricehunt/storage';
import type { JobQueueOptions } from './open-job-queue';
import { openPostgresTurns } from './postgres-turns';

const jobsAtOnce = 500;

/** Recreates the turns of waiting jobs after a database move and returns how many; idempotent, but no process may use the queue. */
export async function renewTurns(options: JobQueueOptions): Promise<number> {
  const { storage, databaseUrl, report, schema = 'pgboss', clock = Date } = options;
  const waiting = await listWaiting(options);
  if (!isPostgresUrl(databaseUrl)) return waiting.length;
  await storage.atomically(async ({ jobs }) => {
    await jobs.runStatement(`DROP SCHEMA IF EXISTS "${schema}" CASCADE`, []);
  });
  const names = [...new Set([...options.kinds, ...waiting].map(({ name }) => name))];
  const turns = await openPostgresTurns({
    storage,
    connectionString: databaseUrl,
    schema,
    names,
    clock,
    report,
  });
  try {
    for (let start = 0; start < waiting.length; start += jobsAtOnce) {
      await storage.atomically(async (stores) => {
        for (const job of waiting.slice(start, start + jobsAtOnce)) {
          await turns.give(stores, job, Math.max(0, Date.parse(job.runAt) - clock.now()));
        }
      });
    }
  } finally {
    await turns.close();
  }
  return waiting.length;
}

async function listWaiting({ storage, clock = Date }: JobQueueOptions): Promise<readonly JobRow[]> {
  const now = new Date(clock.now()).toISOString();
  const waiting: JobRow[] = [];
  for (const state of ['due', 'delayed'] as const) {
    for (let last: JobRow | undefined; ;) {
      const after = last === undefined ? null : { at: last.createdAt, id: last.id };
      const page = await storage.jobs.listJobs({ state, name: null, now, after, limit: jobsAtOnce });
      waiting.push(...page);
      last = page.at(-1);
      if (page.length < jobsAtOnce) break;
    }
  }
  return waiting.sort((one, other) => (one.runAt + one.id < other.runAt + other.id ? -1 : 1));
}
