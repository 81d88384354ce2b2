import { Pool } from 'pg';
import PgBoss from 'pg-boss';
import { createJobQueue } from './create-job-queue';
import { keptMs } from './job-ledger';
import type { JobClock, JobQueue } from './job-queue';
import { createPostgresJobLedger } from './postgres-job-ledger';

/** Where the jobs are, and what time and chance are. */
export interface PostgresJobQueueOptions {
  readonly connectionString: string;
  /** Told when an idle connection breaks; it is replaced at the next use. */
  readonly report: (failure: unknown, what: string) => void;
  /** The database schema that pg-boss keeps its tables in; `pgboss` when left out. */
  readonly schema?: string;
  /** 5 when left out; at least 2, because making a kind of job known takes two. */
  readonly connectionsMax?: number;
  readonly clock?: JobClock;
  /** From 0 up to, not including, 1: for the retry delays. */
  readonly random?: () => number;
}

/** The queue in PostgreSQL, for any number of processes and machines. Makes its tables when they are missing. */
export async function openPostgresJobQueue(options: PostgresJobQueueOptions): Promise<JobQueue> {
  const schema = options.schema ?? 'pgboss';
  const pool = new Pool({
    connectionString: options.connectionString,
    max: Math.max(2, options.connectionsMax ?? 5),
    connectionTimeoutMillis: 5_000,
    statement_timeout: 60_000,
    query_timeout: 65_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: 'pricehunt-jobs',
  });
  pool.on('error', (failure) => options.report(failure, 'an idle connection of the job queue'));
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema,
    supervise: false,
    schedule: false,
    archiveCompletedAfterSeconds: keptMs.finished / 1000,
    archiveFailedAfterSeconds: keptMs.dead / 1000,
    deleteAfterDays: 1,
    retentionDays: 365,
  });
  boss.on('error', (failure) => options.report(failure, 'pg-boss'));
  try {
    await boss.start();
  } catch (failure) {
    await pool.end();
    throw failure;
  }
  const close = async () => {
    await boss.stop({ graceful: false });
    await pool.end();
  };
  const ledger = createPostgresJobLedger({ boss, pool, schema, close });
  return createJobQueue({ ledger, clock: options.clock ?? Date, random: options.random ?? Math.random });
}
