import { isPostgresUrl } from '@pricehunt/storage';
import { carryOverSqliteJobs } from './carry-over-sqlite-jobs';
import { createJobQueue } from './create-job-queue';
import { createJobLedger } from './job-ledger';
import type { JobClock, JobQueue } from './job-queue';
import type { JobStorage, JobTurns } from './job-turns';
import { openPostgresTurns } from './postgres-turns';
import { createSqliteTurns } from './sqlite-turns';

/** Where the jobs are, and what time and chance are. */
export interface JobQueueOptions {
  /** Has the jobs; stays open when the queue is closed. */
  readonly storage: JobStorage;
  /** The address that the storage was opened at. */
  readonly databaseUrl: string;
  /** Every kind of job: no other is queued within a transaction, or taken over from an earlier version. */
  readonly kinds: readonly { readonly name: string }[];
  /** Receives what goes wrong outside of any call. */
  readonly report: (failure: unknown, what: string) => void;
  /** PostgreSQL: the schema that pg-boss keeps its tables in; `pgboss` when left out. */
  readonly schema?: string;
  readonly clock?: JobClock;
  /** From 0 up to, not including, 1: for the retry delays. */
  readonly random?: () => number;
}

/**
 * Opens the queue in the database of the storage, for any number of processes, and takes over the jobs of versions that
 * kept them elsewhere. Rejects when the database cannot be reached.
 */
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
      ...{ storage, connectionString: databaseUrl, schema, names, clock, report },
    });
  }
  const path = databaseUrl.replace(/^(sqlite|file):/, '');
  await carryOverSqliteJobs(storage, `${path}.jobs`, names);
  return createSqliteTurns(clock);
}
