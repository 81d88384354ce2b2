import SqliteDatabase from 'better-sqlite3';
import type { Database } from 'better-sqlite3';
import { createJobQueue } from './create-job-queue';
import type { JobClock, JobQueue } from './job-queue';
import { createSqliteJobLedger } from './sqlite-job-ledger';

/** Where the jobs are, and what time and chance are. */
export interface SqliteJobQueueOptions {
  /**
   * A file, opened with a connection of the queue's own; or an open connection, which stays open at close and must not
   * be in a transaction of someone else's when the queue is used.
   */
  readonly source: { readonly path: string } | { readonly database: Database };
  readonly clock?: JobClock;
  /** From 0 up to, not including, 1: for the retry delays. */
  readonly random?: () => number;
}

/** The queue in an SQLite file, for one machine; several processes may share it. Makes its tables when they are missing. */
export function openSqliteJobQueue(options: SqliteJobQueueOptions): JobQueue {
  const isOwn = 'path' in options.source;
  const database = 'path' in options.source ? openFile(options.source.path) : options.source.database;
  const clock = options.clock ?? Date;
  const ledger = createSqliteJobLedger({
    database,
    clock,
    close: () => {
      if (isOwn) database.close();
    },
  });
  return createJobQueue({ ledger, clock, random: options.random ?? Math.random });
}

function openFile(path: string): Database {
  const database = new SqliteDatabase(path, { timeout: 5_000 });
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  database.pragma('trusted_schema = OFF');
  return database;
}
