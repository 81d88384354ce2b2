import { existsSync, rmSync } from 'node:fs';
import SqliteDatabase from 'better-sqlite3';
import type { JobStorage } from './job-turns';

/** Moves these kinds of jobs from an earlier version's file next to the database, each once, and deletes the file; can be run again. */
export async function carryOverSqliteJobs(
  storage: JobStorage,
  file: string,
  names: readonly string[],
): Promise<void> {
  if (!existsSync(file)) return;
  const database = new SqliteDatabase(file, { timeout: 5_000 });
  const all = hasJobs(database) ? database.prepare<[], OldJob>('SELECT * FROM queued_job').all() : [];
  database.close();
  const rows = all.filter(({ name }) => names.includes(name));
  for (let start = 0; start < rows.length; start += jobsAtOnce) {
    await storage.atomically(async (stores) => {
      for (const row of rows.slice(start, start + jobsAtOnce)) {
        if ((await stores.jobs.findJob(row.id)) !== null) continue;
        const payload: unknown = JSON.parse(row.payload);
        await stores.jobs.addJob({
          id: row.id,
          name: row.name,
          payload,
          state: row.state,
          idempotencyKey: row.idempotency_key,
          priority: row.priority,
          runAt: timeOf(row.run_at),
          attempts: row.attempts,
          attemptsMax: row.attempts_max,
          leaseMs: row.lease_ms,
          leaseToken: row.lease_token,
          leaseUntil: row.lease_until === null ? null : timeOf(row.lease_until),
          createdAt: timeOf(row.created_at),
          endedAt: row.ended_at === null ? null : timeOf(row.ended_at),
          lastError: row.last_error,
        });
      }
    });
  }
  for (const tail of ['', '-wal', '-shm']) rmSync(`${file}${tail}`, { force: true });
}

const jobsAtOnce = 500;

/** False for a file that another process is about to delete, or that never had a job. */
function hasJobs(database: SqliteDatabase.Database): boolean {
  return database.prepare("SELECT 1 FROM sqlite_master WHERE name = 'queued_job'").get() !== undefined;
}

interface OldJob {
  readonly id: string;
  readonly name: string;
  readonly payload: string;
  readonly state: 'waiting' | 'running' | 'done' | 'dead';
  readonly idempotency_key: string | null;
  readonly priority: number;
  readonly run_at: number;
  readonly attempts: number;
  readonly attempts_max: number;
  readonly lease_ms: number;
  readonly lease_token: string | null;
  readonly lease_until: number | null;
  readonly created_at: number;
  readonly ended_at: number | null;
  readonly last_error: string | null;
}

function timeOf(ms: number): string {
  return new Date(ms).toISOString();
}
