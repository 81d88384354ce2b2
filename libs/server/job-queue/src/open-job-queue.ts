import { isPostgresUrl } from '@pricehunt/storage';
import { carryOverSqliteJobs } from './carry-over-sqlite-jobs';
import { createJobQueue } from './create-job-queue';
import { createJobLedger } from './job-ledger';
import type { JobClock, JobQueue } from './job-queue';
import type { JobStorage, JobTurns } from './job-turns';
import { openPostgresTurns } from './postgres-turns';
import { createSqliteTurns } from './sqlite-turns';

export interface JobQueueOptions {
  /** Stores the jobs; stays open when the queue is closed. */
  readonly storage: JobStorage;
  readonly databaseUrl: string;
  /** Every kind of job; no other can be queued within a transaction or moved from an earlier version. */
  readonly kinds: readonly { readonly name: string }[];
  /** Receives errors outside any call. */
  readonly report: (failure: unknown, what: string) => void;
  /** PostgreSQL: the schema of pg-boss; `pgboss` by default. */
  readonly schema?: string;
  readonly clock?: JobClock;
  /** Returns a number from 0 to below 1, for the retry delays. */
  readonly random?: () => number;
}

/** Opens the queue in the storage's database and moves jobs of older versions into it. Rejects if the database is unavailable. */
export async function openJobQueue(options: JobQueueOptions): Promise<JobQueue> {
  const { storage, clock = Date, random = Math.random } = options;
  const names = options.kinds.map(({ name }) => name);
  const turns = await openTurns(options, names, clock);
  const ledger = createJobLedger({ storage, turns, clock });
  return createJobQueue({ storage, ledger, turns, names, clock, random });
}

async function openTurns(
  { storage, databaseUrl, report, schema = 'pgboss' }: JobQueueOptions,
  names: readonly string[],
  clock: JobClock,
): Promise<JobTurns> {
  if (isPostgresUrl(databaseUrl)) {
    return openPostgresTurns({
      storage,
      connectionString: databaseUrl,
      schema,
      names,
      clock,
      report,
    });
  }
  const path = databaseUrl.replace(/^(sqlite|file):/, '');
  await carryOverSqliteJobs(storage, `${path}.jobs`, names);
  return createSqliteTurns(clock);
}
