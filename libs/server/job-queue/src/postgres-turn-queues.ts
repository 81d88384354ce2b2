import type { Pool } from 'pg';
import type PgBoss from 'pg-boss';

/** The pg-boss queue with the turns of a kind of job. */
export function turnQueueOf(name: string): string {
  return `turn-${name}`;
}

/** Creates missing pg-boss queues, each a partition. Concurrent creation can deadlock, so one process does it at a time, and retries. */
export function createTurnQueues(options: {
  readonly boss: PgBoss;
  readonly pool: Pool;
  readonly schema: string;
}): { create(names: readonly string[]): Promise<void> } {
  const { boss, pool, schema } = options;
  const known = new Set<string>();
  let creating = Promise.resolve();

  return {
    create(names) {
      if (names.every((name) => known.has(name))) return Promise.resolve();
      // Sequentially, because callers waiting for the lock could otherwise use up the pool.
      const created = creating.then(() => createMissing(names));
      creating = created.catch(() => undefined);
      return created;
    },
  };

  async function createMissing(names: readonly string[]): Promise<void> {
    if ((await missingOf(names)).length > 0) await underLock(() => createAll(names));
    for (const name of names) known.add(name);
  }

  async function createAll(names: readonly string[]): Promise<void> {
    for (const name of await missingOf(names)) await createPatiently(name);
  }

  async function missingOf(names: readonly string[]): Promise<readonly string[]> {
    const existing = new Set((await boss.getQueues()).map(({ name }) => name));
    return names.filter((name) => !existing.has(turnQueueOf(name)));
  }

  async function underLock(work: () => Promise<void>): Promise<void> {
    const client = await pool.connect();
    // Without a listener, the error event of a broken connection ends the process; the statements throw as well.
    const ignoreBreak = () => undefined;
    client.on('error', ignoreBreak);
    try {
      await client.query(`SELECT pg_advisory_lock(hashtext($1))`, [`${schema} job kinds`]);
      await work();
    } finally {
      // The lock belongs to the session: a connection that cannot release it is closed with it.
      const unlocked = await client
        .query(`SELECT pg_advisory_unlock(hashtext($1))`, [`${schema} job kinds`])
        .then(() => true)
        .catch(() => false);
      client.off('error', ignoreBreak);
      client.release(!unlocked);
    }
  }

  async function createPatiently(name: string): Promise<void> {
    for (let left = triesMax - 1; ; left -= 1) {
      try {
        return await boss.createQueue(turnQueueOf(name));
      } catch (failure) {
        if (left === 0 || !isDeadlock(failure)) throw failure;
      }
    }
  }
}

const triesMax = 10;

function isDeadlock(failure: unknown): boolean {
  return typeof failure === 'object' && failure !== null && 'code' in failure && failure.code === '40P01';
}
