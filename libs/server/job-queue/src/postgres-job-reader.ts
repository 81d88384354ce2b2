import type { Pool } from 'pg';
import { jobPage, readJobCursor } from './job-cursor';
import type { JobLedger } from './job-ledger';
import type { JobFilter, JobState, QueuedJob } from './job-queue';

/** What of pg-boss is which state, and what lists of it are sorted by. */
const lists: Readonly<Record<JobState, { readonly where: string; readonly sortedBy: string }>> = {
  due: { where: `state IN ('created', 'retry') AND start_after <= now()`, sortedBy: 'created_on' },
  delayed: { where: `state IN ('created', 'retry') AND start_after > now()`, sortedBy: 'created_on' },
  running: { where: `state = 'active'`, sortedBy: 'created_on' },
  done: { where: `state = 'completed'`, sortedBy: 'completed_on' },
  dead: { where: `state = 'failed'`, sortedBy: 'completed_on' },
};

const columns = `id, name, data->'payload' AS payload, state::text AS state, start_after <= now() AS is_due,
  retry_count, retry_limit, created_on, start_after, completed_on,
  coalesce(output->>'message', output->'value'->>'message') AS last_error`;

/** Looks at the jobs of pg-boss. */
export function createPostgresJobReader(pool: Pool, table: string): Pick<JobLedger, 'listJobs' | 'findJob'> {
  return {
    async listJobs({ state, name, cursor, limit }: JobFilter) {
      const { where, sortedBy } = lists[state];
      const after = readJobCursor(cursor);
      const { rows } = await pool.query<JobRow>(
        `SELECT ${columns}, ${sortedBy}::text AS sorted_by FROM ${table}
         WHERE ${where} AND ($1::text IS NULL OR name = $1)
           AND ($2::timestamptz IS NULL OR (${sortedBy}, id) < ($2::timestamptz, $3::uuid))
         ORDER BY ${sortedBy} DESC, id DESC LIMIT $4`,
        [name ?? null, after?.at ?? null, after?.id ?? null, limit + 1],
      );
      return jobPage(rows, limit, { jobOf, cursorOf: (row) => ({ at: row.sorted_by, id: row.id }) });
    },
    async findJob(id) {
      if (!uuid.test(id)) return null;
      const { rows } = await pool.query<JobRow>(
        `SELECT ${columns}, '' AS sorted_by FROM ${table} WHERE id = $1::uuid`,
        [id],
      );
      const [row] = rows;
      return row === undefined ? null : jobOf(row);
    },
  };
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

interface JobRow {
  readonly id: string;
  readonly name: string;
  readonly payload: unknown;
  readonly state: string;
  readonly is_due: boolean;
  readonly retry_count: number;
  readonly retry_limit: number;
  readonly created_on: Date;
  readonly start_after: Date;
  readonly completed_on: Date | null;
  readonly last_error: string | null;
  readonly sorted_by: string;
}

function jobOf(row: JobRow): QueuedJob {
  const state = stateOf(row);
  const isOver = state === 'done' || state === 'dead';
  return {
    id: row.id,
    name: row.name,
    state,
    payload: row.payload,
    attempts: row.retry_count + (row.state === 'created' || row.state === 'retry' ? 0 : 1),
    attemptsMax: row.retry_limit + 1,
    createdAt: row.created_on,
    runAt: isOver ? null : row.start_after,
    endedAt: row.completed_on,
    lastError: row.last_error,
  };
}

function stateOf({ state, is_due: isDue }: JobRow): JobState {
  switch (state) {
    case 'active':
      return 'running';
    case 'completed':
      return 'done';
    case 'created':
    case 'retry':
      return isDue ? 'due' : 'delayed';
    default:
      return 'dead';
  }
}
