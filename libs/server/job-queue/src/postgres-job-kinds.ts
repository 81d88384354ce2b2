import type { Pool } from 'pg';
import type PgBoss from 'pg-boss';

/**
 * Makes kinds of jobs known to pg-boss, which wants that before their first use and gives each a partition of its own.
 * Creating two at one time, or one while others work, can end in a deadlock that PostgreSQL resolves by refusing one
 * side: creation is therefore done by one process at a time, only where it is missing, and again after such a refusal.
 */
export function createJobKinds(options: {
  readonly boss: PgBoss;
  readonly pool: Pool;
  readonly schema: string;
}): { prepare(name: string): Promise<void> } {
  const { boss, pool, schema } = options;
  const prepared = new Map<string, Promise<void>>();
  let creating = Promise.resolve();

  return {
    prepare(name) {
      const known = prepared.get(name);
      if (known !== undefined) return known;
      // One after the other, or those that wait for the lock could hold every connection of the pool.
      const preparing = creating.then(() => create(name));
      creating = preparing.catch(() => {
        prepared.delete(name);
      });
      prepared.set(name, preparing);
      return preparing;
    },
  };

  async function create(name: string): Promise<void> {
    if (await exists(name)) return;
    const client = await pool.connect();
    // Unheard, the event of a connection that breaks would end the process; the statements tell of it too.
    const hearBreak = () => undefined;
    client.on('error', hearBreak);
    try {
      await client.query(`SELECT pg_advisory_lock(hashtext($1))`, [`${schema} job kinds`]);
      if (!(await exists(name))) await createPatiently(name);
    } finally {
      // The lock belongs to the session: a connection that cannot give it back is thrown away with it.
      const unlocked = await client
        .query(`SELECT pg_advisory_unlock(hashtext($1))`, [`${schema} job kinds`])
        .then(() => true)
        .catch(() => false);
      client.off('error', hearBreak);
      client.release(!unlocked);
    }
  }

  async function exists(name: string): Promise<boolean> {
    return (await pool.query(`SELECT 1 FROM ${schema}.queue WHERE name = $1`, [name])).rows.length > 0;
  }

  async function createPatiently(name: string): Promise<void> {
    for (let left = triesMax - 1; ; left -= 1) {
      try {
        return await boss.createQueue(name);
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
