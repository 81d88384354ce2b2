import type { Database } from 'better-sqlite3';

/**
 * Makes the queue's tables in a database, or brings older ones up to date: each step once, in one transaction under the
 * write lock. Throws when the tables are newer than this program.
 */
export function migrateJobTables(database: Database): void {
  database
    .transaction(() => {
      database.exec('CREATE TABLE IF NOT EXISTS queued_job_version (version INTEGER NOT NULL) STRICT');
      const row = database
        .prepare<[], { version: number | null }>('SELECT max(version) AS version FROM queued_job_version')
        .get();
      const version = row?.version ?? 0;
      if (version > steps.length)
        throw new Error(`the job tables are of version ${version}, newer than this program`);
      for (const step of steps.slice(version)) database.exec(step);
      database.exec('DELETE FROM queued_job_version');
      database.prepare('INSERT INTO queued_job_version (version) VALUES (?)').run(steps.length);
    })
    .immediate();
}

const steps: readonly string[] = [
  `CREATE TABLE queued_job (
     id TEXT PRIMARY KEY,
     name TEXT NOT NULL,
     payload TEXT NOT NULL,
     state TEXT NOT NULL CHECK (state IN ('waiting', 'running', 'done', 'dead')),
     idempotency_key TEXT,
     priority INTEGER NOT NULL,
     run_at INTEGER NOT NULL,
     attempts INTEGER NOT NULL,
     attempts_max INTEGER NOT NULL,
     lease_ms INTEGER NOT NULL,
     lease_token TEXT,
     lease_until INTEGER,
     created_at INTEGER NOT NULL,
     ended_at INTEGER,
     last_error TEXT
   ) STRICT;
   CREATE UNIQUE INDEX queued_job_key ON queued_job (name, idempotency_key) WHERE idempotency_key IS NOT NULL;
   CREATE INDEX queued_job_waiting ON queued_job (priority DESC, run_at) WHERE state = 'waiting';
   CREATE INDEX queued_job_running ON queued_job (lease_until) WHERE state = 'running';
   CREATE INDEX queued_job_ended ON queued_job (state, ended_at) WHERE state IN ('done', 'dead');`,
];
