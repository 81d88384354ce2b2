import type { Stores } from '@pricehunt/storage';
import { Pool } from 'pg';
import PgBoss from 'pg-boss';
import { v7 as newSortableId } from 'uuid';
import { carryOverPostgresJobs } from './carry-over-postgres-jobs';
import type { JobClock } from './job-queue';
import type { JobStorage, JobTurns } from './job-turns';
import { createTurnQueues, turnQueueOf } from './postgres-turn-queues';

export interface PostgresTurnsOptions {
  readonly storage: JobStorage;
  readonly connectionString: string;
  readonly schema: string;
  readonly names: readonly string[];
  readonly clock: JobClock;
  readonly report: (failure: unknown, what: string) => void;
}

/** On PostgreSQL a turn is a pg-boss job, sent, fetched and deleted on the connection of the queue's own transaction. */
export async function openPostgresTurns(options: PostgresTurnsOptions): Promise<JobTurns> {
  const { schema, report } = options;
  const pool = new Pool({
    connectionString: options.connectionString,
    max: 2,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 60_000,
    query_timeout: 65_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: 'pricehunt-jobs',
  });
  pool.on('error', (failure) => report(failure, 'an idle job queue connection failed'));
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema,
    schedule: false,
    deleteAfterDays: 1,
  });
  boss.on('error', (failure) => report(failure, 'pg-boss'));
  const queues = createTurnQueues({ boss, pool, schema });
  const close = async () => {
    await boss.stop({ graceful: false });
    await pool.end();
  };
  const turns: JobTurns = {
    prepare: (names) => queues.create(names),
    async give(stores, { id: jobId, name, priority }, delayMs) {
      const sent = await boss.send(
        turnQueueOf(name),
        { jobId },
        {
          db: connectionOf(stores),
          // Turns of one transaction have the same time; the id keeps their order.
          id: newSortableId(),
          priority,
          // A duration, not a time, because the database's clock may differ from ours.
          startAfter: delayMs / 1000,
          ...turnLimits,
        },
      );
      if (sent === null) throw new Error(`pg-boss does not know the job ${name}`);
    },
    async take(stores, names) {
      for (const name of names) {
        const [turn] = await boss.fetch<{ readonly jobId: string }>(turnQueueOf(name), {
          db: connectionOf(stores),
          batchSize: 1,
        });
        if (turn !== undefined) return { jobId: turn.data.jobId, name, token: turn.id };
      }
      return null;
    },
    async end(stores, { name, token }) {
      await boss.deleteJob(turnQueueOf(name), token, { db: connectionOf(stores) });
    },
    close,
  };
  try {
    await boss.start();
    await queues.create(options.names);
    await carryOverPostgresJobs({ ...options, boss, turns, connectionOf });
    return turns;
  } catch (failure) {
    await close();
    throw failure;
  }

  /** pg-boss's documented way to use the caller's transaction. */
  function connectionOf(stores: Stores): PgBoss.Db {
    return {
      executeSql: async (text, values) => ({ rows: [...(await stores.jobs.runStatement(text, values))] }),
    };
  }
}

/** Leases and attempts are counted in the job's row, so pg-boss must neither retry nor expire a turn; these are its longest times. */
const turnLimits = { retryLimit: 0, expireInSeconds: 86_399, retentionDays: 36_500 } as const;
