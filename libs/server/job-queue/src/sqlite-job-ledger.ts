import { randomUUID } from 'node:crypto';
import type { Database } from 'better-sqlite3';
import type { ClaimedJob, JobLedger, NewJob } from './job-ledger';
import { keptMs } from './job-ledger';
import type { DeadLetter, EnqueuedJob, JobClock, JobCounts } from './job-queue';
import { createSqliteJobReader } from './sqlite-job-reader';
import { migrateJobTables } from './sqlite-job-tables';

/** The ledger in tables of its own in an SQLite database. Every write is one immediate transaction. */
export function createSqliteJobLedger(options: {
  readonly database: Database;
  readonly clock: JobClock;
  readonly close: () => void;
}): JobLedger {
  const { database, clock } = options;
  migrateJobTables(database);
  const statements = prepareStatements(database);
  const immediately = <T>(work: () => T): T => database.transaction(work).immediate();

  return {
    add: async (job) => immediately(() => addJob(job)),
    claim: async (names) => (hasDueJob(names) ? immediately(() => claimJob(names)) : null),
    prolong: async ({ id, token, leaseMs }) =>
      statements.prolong.run({ id, token, leaseUntil: clock.now() + leaseMs }).changes > 0,
    complete: async (claim) =>
      statements.complete.run({ id: claim.id, token: claim.token, now: clock.now() }).changes > 0,
    postpone: async (claim, delayMs, error) =>
      statements.postpone.run({ id: claim.id, token: claim.token, runAt: clock.now() + delayMs, error })
        .changes > 0,
    bury: async (claim, error) =>
      statements.bury.run({ id: claim.id, token: claim.token, now: clock.now(), error }).changes > 0,
    tidy: async () => tidy(),
    deadLetters: async (name, limit) => statements.deadLetters.all({ name, limit }).map(deadLetterOf),
    ...createSqliteJobReader(database, clock),
    retryDeadLetter: async (id) => statements.retryDeadLetter.run({ id, now: clock.now() }).changes > 0,
    discardDeadLetter: async (id) => statements.discardDeadLetter.run({ id }).changes > 0,
    counts: async () => statements.counts.all({ now: clock.now() }).map(countsOf),
    close: async () => options.close(),
  };

  function addJob(job: NewJob): EnqueuedJob {
    const known =
      job.idempotencyKey === null
        ? undefined
        : statements.byKey.get({ name: job.name, key: job.idempotencyKey });
    if (known !== undefined) return { kind: 'already-queued', id: known.id };
    const id = randomUUID();
    const now = clock.now();
    statements.insert.run({
      id,
      name: job.name,
      payload: JSON.stringify(job.payload),
      key: job.idempotencyKey,
      priority: job.priority,
      runAt: now + job.delayMs,
      attemptsMax: job.attemptsMax,
      leaseMs: job.leaseMs,
      now,
    });
    return { kind: 'queued', id };
  }

  /** Looked up before the write lock is asked for, so that an idle worker never holds up a writer. */
  function hasDueJob(names: readonly string[]): boolean {
    return statements.nextDue.get({ names: JSON.stringify(names), now: clock.now() }) !== undefined;
  }

  function claimJob(names: readonly string[]): ClaimedJob | null {
    const now = clock.now();
    const due = statements.nextDue.get({ names: JSON.stringify(names), now });
    if (due === undefined) return null;
    const token = randomUUID();
    statements.claim.run({ id: due.id, token, leaseUntil: now + due.leaseMs });
    const { id, name, attemptsMax, leaseMs } = due;
    const payload: unknown = JSON.parse(due.payload);
    return { id, name, payload, attempt: due.attempts + 1, attemptsMax, leaseMs, token };
  }

  function tidy(): void {
    const now = clock.now();
    if (statements.needsTidying.get({ now, finishedBefore: now - keptMs.finished }) === undefined) return;
    immediately(() => {
      statements.buryEnded.run({ now });
      statements.releaseEnded.run({ now });
      statements.deleteOld.run({ finishedBefore: now - keptMs.finished, diedBefore: now - keptMs.dead });
    });
  }
}

interface DueRow {
  readonly id: string;
  readonly name: string;
  readonly payload: string;
  readonly attempts: number;
  readonly attemptsMax: number;
  readonly leaseMs: number;
}

interface DeadRow {
  readonly id: string;
  readonly name: string;
  readonly payload: string;
  readonly attempts: number;
  readonly lastError: string | null;
  readonly createdAt: number;
  readonly endedAt: number;
}

interface CountRow {
  readonly name: string;
  readonly due: number;
  readonly delayed: number;
  readonly running: number;
  readonly dead: number;
  readonly oldestDueAt: number | null;
}

function prepareStatements(database: Database) {
  const ownClaim = `WHERE id = @id AND state = 'running' AND lease_token = @token`;
  const freed = 'lease_token = NULL, lease_until = NULL';
  return {
    byKey: database.prepare<{ name: string; key: string }, { id: string }>(
      'SELECT id FROM queued_job WHERE name = @name AND idempotency_key = @key',
    ),
    insert: database.prepare(
      `INSERT INTO queued_job (id, name, payload, state, idempotency_key, priority, run_at, attempts, attempts_max,
         lease_ms, created_at)
       VALUES (@id, @name, @payload, 'waiting', @key, @priority, @runAt, 0, @attemptsMax, @leaseMs, @now)`,
    ),
    nextDue: database.prepare<{ names: string; now: number }, DueRow>(
      `SELECT id, name, payload, attempts, attempts_max AS attemptsMax, lease_ms AS leaseMs FROM queued_job
       WHERE state = 'waiting' AND run_at <= @now AND name IN (SELECT value FROM json_each(@names))
       ORDER BY priority DESC, run_at, rowid LIMIT 1`,
    ),
    claim: database.prepare(
      `UPDATE queued_job SET state = 'running', attempts = attempts + 1, lease_token = @token,
         lease_until = @leaseUntil WHERE id = @id`,
    ),
    prolong: database.prepare(`UPDATE queued_job SET lease_until = @leaseUntil ${ownClaim}`),
    complete: database.prepare(
      `UPDATE queued_job SET state = 'done', ended_at = @now, last_error = NULL, ${freed} ${ownClaim}`,
    ),
    postpone: database.prepare(
      `UPDATE queued_job SET state = 'waiting', run_at = @runAt, last_error = @error, ${freed} ${ownClaim}`,
    ),
    bury: database.prepare(
      `UPDATE queued_job SET state = 'dead', ended_at = @now, last_error = @error, ${freed} ${ownClaim}`,
    ),
    needsTidying: database.prepare(
      `SELECT 1 FROM queued_job WHERE (state = 'running' AND lease_until <= @now)
         OR (state IN ('done', 'dead') AND ended_at < @finishedBefore) LIMIT 1`,
    ),
    buryEnded: database.prepare(
      `UPDATE queued_job SET state = 'dead', ended_at = @now, last_error = 'the lease of the last try ended', ${freed}
       WHERE state = 'running' AND lease_until <= @now AND attempts >= attempts_max`,
    ),
    releaseEnded: database.prepare(
      `UPDATE queued_job SET state = 'waiting', run_at = @now, last_error = 'the lease ended', ${freed}
       WHERE state = 'running' AND lease_until <= @now`,
    ),
    deleteOld: database.prepare(
      `DELETE FROM queued_job WHERE (state = 'done' AND ended_at < @finishedBefore)
         OR (state = 'dead' AND ended_at < @diedBefore)`,
    ),
    deadLetters: database.prepare<{ name: string | null; limit: number }, DeadRow>(
      `SELECT id, name, payload, attempts, last_error AS lastError, created_at AS createdAt, ended_at AS endedAt
       FROM queued_job WHERE state = 'dead' AND (@name IS NULL OR name = @name)
       ORDER BY ended_at DESC, rowid DESC LIMIT @limit`,
    ),
    retryDeadLetter: database.prepare(
      `UPDATE queued_job SET state = 'waiting', attempts = 0, run_at = @now, ended_at = NULL
       WHERE id = @id AND state = 'dead'`,
    ),
    discardDeadLetter: database.prepare(`DELETE FROM queued_job WHERE id = @id AND state = 'dead'`),
    counts: database.prepare<{ now: number }, CountRow>(
      `SELECT name, sum(state = 'waiting' AND run_at <= @now) AS due, sum(state = 'waiting' AND run_at > @now) AS delayed,
         sum(state = 'running') AS running, sum(state = 'dead') AS dead,
         min(CASE WHEN state = 'waiting' AND run_at <= @now THEN run_at END) AS oldestDueAt
       FROM queued_job WHERE state <> 'done' GROUP BY name ORDER BY name`,
    ),
  };
}

function deadLetterOf(row: DeadRow): DeadLetter {
  return {
    id: row.id,
    name: row.name,
    payload: JSON.parse(row.payload),
    attempts: row.attempts,
    lastError: row.lastError ?? '',
    createdAt: new Date(row.createdAt),
    diedAt: new Date(row.endedAt),
  };
}

function countsOf(row: CountRow): JobCounts {
  return { ...row, oldestDueAt: row.oldestDueAt === null ? null : new Date(row.oldestDueAt) };
}
