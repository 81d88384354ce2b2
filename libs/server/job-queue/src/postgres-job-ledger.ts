import { createHash, randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import type PgBoss from 'pg-boss';
import type { ClaimedJob, JobLedger, NewJob } from './job-ledger';
import type { DeadLetter, EnqueuedJob, JobCounts } from './job-queue';
import { createJobKinds } from './postgres-job-kinds';
import { createPostgresJobReader } from './postgres-job-reader';

/**
 * The ledger over pg-boss: it makes the tables, inserts, claims with SKIP LOCKED, ends leases and archives. Ending a try
 * is done here, because pg-boss ends by id alone and a worker that was asleep past its lease would end the try of
 * another; here the number of the try must still be the claimed one.
 */
export function createPostgresJobLedger(options: {
  readonly boss: PgBoss;
  readonly pool: Pool;
  readonly schema: string;
  readonly close: () => Promise<void>;
}): JobLedger {
  const { boss, pool } = options;
  const table = `${options.schema}.job`;
  const { prepare } = createJobKinds(options);
  let turn = 0;

  return {
    add,
    claim,
    prolong: (claim) => changeTry(claim, 'started_on = now()', []),
    complete: (claim) => changeTry(claim, `state = 'completed', completed_on = now(), output = NULL`, []),
    postpone: (claim, delayMs, error) =>
      changeTry(
        claim,
        `state = 'retry', start_after = now() + $4 * interval '1 millisecond', output = jsonb_build_object('message', $5::text)`,
        [delayMs, error],
      ),
    bury: (claim, error) =>
      changeTry(
        claim,
        `state = 'failed', completed_on = now(), output = jsonb_build_object('message', $4::text)`,
        [error],
      ),
    tidy: async () => {
      await boss.maintain();
    },
    deadLetters,
    ...createPostgresJobReader(pool, table),
    retryDeadLetter: (id) =>
      changed(
        `UPDATE ${table} SET state = 'retry', retry_count = 0, started_on = NULL, completed_on = NULL, start_after = now()
         WHERE id = $1::uuid AND state = 'failed' RETURNING 1`,
        id,
      ),
    discardDeadLetter: (id) =>
      changed(`DELETE FROM ${table} WHERE id = $1::uuid AND state = 'failed' RETURNING 1`, id),
    counts,
    close: options.close,
  };

  async function add(job: NewJob): Promise<EnqueuedJob> {
    await prepare(job.name);
    const id = job.idempotencyKey === null ? randomUUID() : idOfKey(job.name, job.idempotencyKey);
    const queued = await boss.send(
      job.name,
      { payload: job.payload },
      {
        id,
        priority: job.priority,
        // As a distance, not a time: the database's clock need not agree with ours.
        startAfter: job.delayMs / 1000,
        retryLimit: job.attemptsMax - 1,
        retryDelay: 1,
        expireInSeconds: Math.max(1, Math.ceil(job.leaseMs / 1000)),
      },
    );
    return { kind: queued === null ? 'already-queued' : 'queued', id };
  }

  /** pg-boss claims by kind; each time another kind is asked first, so that none is starved. */
  async function claim(names: readonly string[]): Promise<ClaimedJob | null> {
    turn += 1;
    for (let place = 0; place < names.length; place += 1) {
      const name = names[(place + turn) % names.length] ?? '';
      await prepare(name);
      const [job] = await boss.fetch<{ payload: unknown }>(name, { includeMetadata: true, batchSize: 1 });
      if (job === undefined) continue;
      return {
        id: job.id,
        name,
        payload: job.data.payload,
        attempt: job.retryCount + 1,
        attemptsMax: job.retryLimit + 1,
        leaseMs: job.expireInSeconds * 1000,
        token: String(job.retryCount),
      };
    }
    return null;
  }

  async function changeTry(claim: ClaimedJob, change: string, values: readonly unknown[]): Promise<boolean> {
    const { rows } = await pool.query(
      `UPDATE ${table} SET ${change}
       WHERE name = $1 AND id = $2::uuid AND state = 'active' AND retry_count = $3::int RETURNING 1`,
      [claim.name, claim.id, claim.token, ...values],
    );
    return rows.length > 0;
  }

  async function changed(statement: string, id: string): Promise<boolean> {
    if (!uuid.test(id)) return false;
    return (await pool.query(statement, [id])).rows.length > 0;
  }

  async function deadLetters(name: string | null, limit: number): Promise<readonly DeadLetter[]> {
    const { rows } = await pool.query<DeadRow>(
      `SELECT id, name, data->'payload' AS payload, retry_count + 1 AS attempts, created_on, completed_on,
         coalesce(output->>'message', output->'value'->>'message', '') AS last_error
       FROM ${table} WHERE state = 'failed' AND ($1::text IS NULL OR name = $1)
       ORDER BY completed_on DESC, id LIMIT $2`,
      [name, limit],
    );
    return rows.map((row) => ({
      id: row.id,
      name: row.name,
      payload: row.payload,
      attempts: row.attempts,
      lastError: row.last_error,
      createdAt: row.created_on,
      diedAt: row.completed_on,
    }));
  }

  async function counts(): Promise<readonly JobCounts[]> {
    const isDue = `state IN ('created', 'retry') AND start_after <= now()`;
    const { rows } = await pool.query<JobCounts>(
      `SELECT name, count(*) FILTER (WHERE ${isDue})::int AS due,
         count(*) FILTER (WHERE state IN ('created', 'retry') AND start_after > now())::int AS delayed,
         count(*) FILTER (WHERE state = 'active')::int AS running,
         count(*) FILTER (WHERE state = 'failed')::int AS dead,
         min(start_after) FILTER (WHERE ${isDue}) AS "oldestDueAt"
       FROM ${table} WHERE state NOT IN ('completed', 'cancelled') GROUP BY name ORDER BY name`,
    );
    return rows;
  }
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

interface DeadRow {
  readonly id: string;
  readonly name: string;
  readonly payload: unknown;
  readonly attempts: number;
  readonly last_error: string;
  readonly created_on: Date;
  readonly completed_on: Date;
}

/** The same key gives the same id, and an id is inserted once. */
function idOfKey(name: string, key: string): string {
  const digits = createHash('sha256')
    .update(JSON.stringify([name, key]))
    .digest('hex');
  const variant = ((Number.parseInt(digits.slice(16, 17), 16) & 0x3) | 0x8).toString(16);
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `8${digits.slice(13, 16)}`,
    `${variant}${digits.slice(17, 20)}`,
    digits.slice(20, 32),
  ].join('-');
}
