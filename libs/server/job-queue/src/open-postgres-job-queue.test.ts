import { Client } from 'pg';
import type { JobQueue } from './job-queue';
import { openPostgresJobQueue } from './open-postgres-job-queue';
import { describeJobQueue } from './testing/describe-job-queue';
import { finishFragileJob } from './testing/finish-job';
import { fragileJob } from './testing/fragile-job';
import { killWorkerMidJob } from './testing/kill-worker';
import type { RealPostgres } from './testing/real-postgres';
import { findPostgres, startPostgres } from './testing/real-postgres';

const programs = findPostgres();

if (programs === null && process.env['REQUIRE_POSTGRES'] === undefined) {
  describe('PostgreSQL as a job queue', () => {
    it.skip('is not tried: no PostgreSQL is installed here (set REQUIRE_POSTGRES to fail instead)', () =>
      undefined);
  });
} else {
  jest.setTimeout(30_000);
  let server: RealPostgres;
  let schemas = 0;

  beforeAll(async () => {
    if (programs === null) throw new Error('REQUIRE_POSTGRES is set and no PostgreSQL is installed');
    server = await startPostgres(programs);
  });

  afterAll(async () => {
    await server.stop();
  });

  describeJobQueue('PostgreSQL', async () => {
    schemas += 1;
    const schema = `jobs_${schemas}`;
    const { connectionString } = server;
    const client = new Client({ connectionString });
    await client.connect();
    let passed = 0;
    const clock = { now: () => Date.now() + passed };
    const trouble: unknown[] = [];
    const openOne = () =>
      openPostgresJobQueue({
        connectionString,
        schema,
        clock,
        random: () => 0.5,
        report: (failure) => trouble.push(failure),
      });
    const queue = await openOne();
    const others: JobQueue[] = [];
    return {
      queue,
      async openAnother() {
        const another = await openOne();
        others.push(another);
        return another;
      },
      now: clock.now,
      async pass(ms) {
        passed += ms;
        await client.query(
          `UPDATE ${schema}.job SET start_after = start_after - $1 * interval '1 millisecond',
             started_on = started_on - $1 * interval '1 millisecond' WHERE state < 'completed'`,
          [ms],
        );
      },
      async close() {
        for (const each of [queue, ...others]) await each.close();
        await client.end();
        expect(trouble).toEqual([]);
      },
    };
  });

  describe('a worker process on PostgreSQL that is killed in the middle of a job', () => {
    it('leaves the job to another worker once its lease ends', async () => {
      const { connectionString } = server;
      const trouble: unknown[] = [];
      const queue = await openPostgresJobQueue({
        connectionString,
        report: (failure) => trouble.push(failure),
      });
      await queue.enqueue(fragileJob, { number: 1 });

      await killWorkerMidJob(connectionString);
      const [left] = await queue.counts();
      const doneAtTry = await finishFragileJob(queue);

      expect(left).toMatchObject({ running: 1, due: 0 });
      expect(doneAtTry).toBe(2);
      expect(await queue.counts()).toEqual([]);
      await queue.close();
      expect(trouble).toEqual([]);
    });
  });

  describe('PostgreSQL away', () => {
    it('is told at opening', async () => {
      const opening = openPostgresJobQueue({
        connectionString: 'postgres://nobody@127.0.0.1:1/none',
        report: () => undefined,
      });

      await expect(opening).rejects.toThrow(/ECONNREFUSED/);
    });
  });
}
