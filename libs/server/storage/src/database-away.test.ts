import { Pool } from 'pg';
import { drizzle } from 'drizzle-orm/node-postgres';
import { sql } from 'drizzle-orm';
import { isDatabaseAway } from './database-away';

describe('isDatabaseAway', () => {
  it('recognizes a server that is down, with the driver alone and with the query builder', async () => {
    const pool = new Pool({ connectionString: 'postgres://nobody@127.0.0.1:1/none' });

    const bare: unknown = await pool.query('SELECT 1').catch((error: unknown) => error);
    const built: unknown = await drizzle(pool)
      .execute(sql`SELECT 1`)
      .catch((error: unknown) => error);

    expect([isDatabaseAway(bare), isDatabaseAway(built)]).toEqual([true, true]);
    await pool.end();
  });

  it.each([
    [{ code: '57P01' }, true],
    [new Error('query failed', { cause: { code: '57P03' } }), true],
    [new AggregateError([Object.assign(new Error('no'), { code: 'ECONNREFUSED' })]), true],
    [new Error('Connection terminated unexpectedly'), true],
    [{ code: 'SQLITE_BUSY' }, true],
    [{ code: 'SQLITE_FULL' }, true],
    [{ code: 'SQLITE_IOERR_WRITE' }, true],
    [{ code: 'SQLITE_READONLY_DIRECTORY' }, true],
    [{ code: 'ENOSPC' }, true],
    [{ code: '53100' }, true],
    [{ code: 'SQLITE_CONSTRAINT_UNIQUE' }, false],
    [{ code: '23505' }, false],
    [new Error('a bug of ours'), false],
    [null, false],
    ['ECONNREFUSED', false],
  ])('classifies %p', (error, isAway) => {
    const judged = isDatabaseAway(error);

    expect(judged).toBe(isAway);
  });

  it('ends when an error is its own cause', () => {
    const error = new Error('round');
    error.cause = error;

    expect(isDatabaseAway(error)).toBe(false);
  });
});
