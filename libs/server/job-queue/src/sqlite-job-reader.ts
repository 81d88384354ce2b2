import type { Database } from 'better-sqlite3';
import { jobPage, readJobCursor } from './job-cursor';
import type { JobLedger } from './job-ledger';
import type { JobClock, JobFilter, QueuedJob } from './job-queue';

/** Looks at the jobs of the SQLite ledger. */
export function createSqliteJobReader(
  database: Database,
  clock: JobClock,
): Pick<JobLedger, 'listJobs' | 'findJob'> {
  const listOf = (where: string, sortedBy: string) =>
    database.prepare<ListParameters, JobRow>(
      `SELECT *, ${sortedBy} AS sorted_by FROM queued_job
       WHERE ${where} AND (@name IS NULL OR name = @name)
         AND (@at IS NULL OR ${sortedBy} < @at OR (${sortedBy} = @at AND id < @id))
       ORDER BY ${sortedBy} DESC, id DESC LIMIT @limit`,
    );
  const lists = {
    due: listOf("state = 'waiting' AND run_at <= @now", 'created_at'),
    delayed: listOf("state = 'waiting' AND run_at > @now", 'created_at'),
    running: listOf("state = 'running' AND @now IS NOT NULL", 'created_at'),
    done: listOf("state = 'done' AND @now IS NOT NULL", 'ended_at'),
    dead: listOf("state = 'dead' AND @now IS NOT NULL", 'ended_at'),
  };
  const one = database.prepare<{ id: string }, JobRow>(
    'SELECT *, created_at AS sorted_by FROM queued_job WHERE id = @id',
  );
  return {
    listJobs: async ({ state, name, cursor, limit }: JobFilter) => {
      const after = readJobCursor(cursor);
      const rows = lists[state].all({
        name: name ?? null,
        now: clock.now(),
        at: after === null ? null : Number(after.at),
        id: after?.id ?? '',
        limit: limit + 1,
      });
      return jobPage(rows, limit, {
        jobOf: (row) => jobOf(row, clock.now()),
        cursorOf: (row) => ({ at: String(row.sorted_by), id: row.id }),
      });
    },
    findJob: async (id) => {
      const row = one.get({ id });
      return row === undefined ? null : jobOf(row, clock.now());
    },
  };
}

interface ListParameters {
  readonly name: string | null;
  readonly now: number;
  readonly at: number | null;
  readonly id: string;
  readonly limit: number;
}

interface JobRow {
  readonly id: string;
  readonly name: string;
  readonly payload: string;
  readonly state: 'waiting' | 'running' | 'done' | 'dead';
  readonly run_at: number;
  readonly attempts: number;
  readonly attempts_max: number;
  readonly created_at: number;
  readonly ended_at: number | null;
  readonly last_error: string | null;
  readonly sorted_by: number;
}

function jobOf(row: JobRow, now: number): QueuedJob {
  const isOver = row.state === 'done' || row.state === 'dead';
  const payload: unknown = JSON.parse(row.payload);
  return {
    id: row.id,
    name: row.name,
    state: row.state === 'waiting' ? (row.run_at <= now ? 'due' : 'delayed') : row.state,
    payload,
    attempts: row.attempts,
    attemptsMax: row.attempts_max,
    createdAt: new Date(row.created_at),
    runAt: isOver ? null : new Date(row.run_at),
    endedAt: row.ended_at === null ? null : new Date(row.ended_at),
    lastError: row.last_error,
  };
}
