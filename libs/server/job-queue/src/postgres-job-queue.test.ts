import { openStorage } from '@pricehunt/storage';
import type { Storage } from '@pricehunt/storage';
import { describeOnPostgres, movableServerClock } from '@pricehunt/storage/testing';
import { Client } from 'pg';
import PgBoss from 'pg-boss';
import * as z from 'zod/mini';
import { defineJob, handleJob } from './job-definition';
import { openJobQueue } from './open-job-queue';
import { describeJobQueue } from './testing/describe-job-queue';
import { movableClock } from './testing/movable-clock';

jest.setTimeout(30_000);

describeOnPostgres('on a PostgreSQL server', (server) => {
  let databaseUrl: string;
  let client: Client;
  let schemas = 0;

  beforeAll(async () => {
    await (await openStorage(server().url)).close();
    client = new Client({ connectionString: server().url });
    await client.connect();
    await client.query(movableServerClock);
    databaseUrl = `${server().url}?options=${encodeURIComponent('-c search_path=public,pg_catalog')}`;
  });

  afterAll(() => client.end());

  beforeEach(async () => {
    schemas += 1;
    await client.query('TRUNCATE queued_jobs, settings; UPDATE public.passed SET ms = 0');
  });

  describeJobQueue('PostgreSQL', async (kinds) => {
    const schema = `jobs_${schemas}`;
    const { clock, pass } = movableClock();
    const trouble: unknown[] = [];
    const opened: (() => Promise<void>)[] = [];
    const openOne = async (storage: Storage) => {
      const queue = await openJobQueue({
        storage,
        databaseUrl,
        schema,
        kinds,
        clock,
        random: () => 0.5,
        report: (failure) => trouble.push(failure),
      });
      opened.push(async () => {
        await queue.close();
        await storage.close();
      });
      return queue;
    };
    const storage = await openStorage(databaseUrl);
    return {
      queue: await openOne(storage),
      storage,
      databaseUrl,
      schema,
      openAnother: async () => openOne(await openStorage(databaseUrl)),
      now: clock.now,
      async pass(ms) {
        pass(ms);
        await client.query('UPDATE public.passed SET ms = ms + $1', [ms]);
      },
      async close() {
        for (const close of opened) await close();
        expect(trouble).toEqual([]);
      },
    };
  });

  describe('jobs of earlier versions in pg-boss alone', () => {
    const job = defineJob('import-feed', z.object({ feedId: z.string() }));

    it('are moved by the first process that opens the queue, with their times and attempts', async () => {
      const schema = `jobs_${schemas}`;
      const before = new PgBoss({ connectionString: databaseUrl, schema, supervise: false, schedule: false });
      await before.start();
      await before.createQueue(job.name);
      const options = { retryLimit: 7, expireInSeconds: 300 };
      const id = await before.send(job.name, { payload: { feedId: 'f1' } }, options);
      await before.send(job.name, { payload: { feedId: 'f2' } }, { ...options, startAfter: 3_600 });
      await before.stop({ graceful: false });
      const storage = await openStorage(databaseUrl);
      const report = (failure: unknown) => {
        throw failure;
      };
      const open = () => openJobQueue({ storage, databaseUrl, schema, kinds: [job], report });

      const queues = await Promise.all([open(), open()]);
      const [queue] = queues;
      const counts = await queue.counts();
      const [due] = (await queue.listJobs({ state: 'due', cursor: null, limit: 10 })).jobs;
      const stopping = new AbortController();
      const seen: string[] = [];
      const note = handleJob(job, async ({ feedId }) => {
        seen.push(feedId);
        stopping.abort();
      });
      await queue.runJobs([note], { concurrency: 1, signal: stopping.signal, report, pollMs: 20 });

      expect(counts).toMatchObject([{ name: 'import-feed', due: 1, delayed: 1 }]);
      expect(due).toMatchObject({ id, attempts: 0, attemptsMax: 8, payload: { feedId: 'f1' } });
      expect(seen).toEqual(['f1']);
      for (const each of queues) await each.close();
      await storage.close();
    });
  });

  describe('without PostgreSQL', () => {
    it('rejects when the queue is opened', async () => {
      const storage = await openStorage(databaseUrl);

      const opening = openJobQueue({
        storage,
        databaseUrl: 'postgres://nobody@127.0.0.1:1/none',
        kinds: [],
        report: () => undefined,
      });

      await expect(opening).rejects.toThrow(/ECONNREFUSED/);
      await storage.close();
    });
  });
});
