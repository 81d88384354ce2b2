import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStorage } from '@pricehunt/storage';
import type { Storage } from '@pricehunt/storage';
import { openTestStorage } from '@pricehunt/storage/testing';
import SqliteDatabase from 'better-sqlite3';
import * as z from 'zod/mini';
import { defineJob, handleJob } from './job-definition';
import { openJobQueue } from './open-job-queue';
import { describeJobQueue } from './testing/describe-job-queue';
import { movableClock } from './testing/movable-clock';

describeJobQueue('SQLite', async (kinds) => {
  const storage = await openTestStorage();
  const databaseUrl = storage.url;
  const { clock, pass } = movableClock();
  const trouble: unknown[] = [];
  const openOn = (on: Storage) =>
    openJobQueue({
      storage: on,
      databaseUrl,
      kinds,
      clock,
      random: () => 0.5,
      report: (failure) => trouble.push(failure),
    });
  const others: Storage[] = [];
  return {
    queue: await openOn(storage),
    storage,
    databaseUrl,
    schema: '',
    async openAnother() {
      const another = await openStorage(databaseUrl, { durability: 'none' });
      others.push(another);
      return openOn(another);
    },
    now: clock.now,
    pass: async (ms) => {
      pass(ms);
    },
    async close() {
      for (const each of [...others, storage]) await each.close();
      expect(trouble).toEqual([]);
    },
  };
});

describe('the job file of earlier versions next to the database', () => {
  const job = defineJob('import-feed', z.object({ feedId: z.string() }));
  let folder: string;
  let file: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'pricehunt-jobs-'));
    file = join(folder, 'pricehunt.db');
    makeOldFile(`${file}.jobs`);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const open = async (storage: Storage) =>
    openJobQueue({
      storage,
      databaseUrl: `sqlite:${file}`,
      kinds: [job],
      report: (failure) => {
        throw failure;
      },
    });

  it('is moved once by two processes that open the queue at once, and deleted', async () => {
    const storages = [await openStorage(`sqlite:${file}`), await openStorage(`sqlite:${file}`)] as const;

    const [queue] = await Promise.all([open(storages[0]), open(storages[1])]);
    const counts = await queue.counts();
    const [dead] = await queue.deadLetters();
    const known = await queue.enqueue(job, { feedId: 'f1' }, { idempotencyKey: 'k' });

    expect(counts).toMatchObject([{ name: 'import-feed', due: 1, delayed: 1, running: 0, dead: 1 }]);
    expect(dead).toMatchObject({ id: 'dead', payload: { feedId: 'f3' }, lastError: 'no luck', attempts: 8 });
    expect(known).toEqual({ kind: 'already-queued', id: 'done' });
    expect(readdirSync(folder).filter((name) => name.includes('.jobs'))).toEqual([]);
    for (const each of storages) await each.close();
  });

  it('gets its jobs done', async () => {
    const storage = await openStorage(`sqlite:${file}`);
    const queue = await open(storage);
    const stopping = new AbortController();
    const seen: string[] = [];

    await queue.runJobs(
      [
        handleJob(job, async ({ feedId }, { attempt }) => {
          seen.push(`${feedId} at try ${attempt}`);
          stopping.abort();
        }),
      ],
      { concurrency: 1, signal: stopping.signal, report: () => undefined },
    );

    expect(seen).toEqual(['f1 at try 2']);
    await storage.close();
  });
});

function makeOldFile(file: string): void {
  const database = new SqliteDatabase(file);
  database.exec(`CREATE TABLE queued_job (id TEXT PRIMARY KEY, name TEXT NOT NULL, payload TEXT NOT NULL, state TEXT NOT NULL,
    idempotency_key TEXT, priority INTEGER NOT NULL, run_at INTEGER NOT NULL, attempts INTEGER NOT NULL,
    attempts_max INTEGER NOT NULL, lease_ms INTEGER NOT NULL, lease_token TEXT, lease_until INTEGER,
    created_at INTEGER NOT NULL, ended_at INTEGER, last_error TEXT) STRICT`);
  const insert = database.prepare(
    `INSERT INTO queued_job VALUES (@id, @name, @payload, @state, @key, 0, @runAt, @attempts, 8, 1000, NULL, NULL,
       @runAt, @endedAt, @lastError)`,
  );
  const now = Date.now();
  const row = {
    name: 'import-feed',
    key: null,
    runAt: now - 1000,
    attempts: 0,
    endedAt: null,
    lastError: null,
  };
  insert.run({ ...row, id: 'due', payload: '{"feedId":"f1"}', state: 'waiting', attempts: 1 });
  insert.run({ ...row, id: 'delayed', payload: '{"feedId":"f2"}', state: 'waiting', runAt: now + 3_600_000 });
  insert.run({
    ...row,
    id: 'dead',
    payload: '{"feedId":"f3"}',
    state: 'dead',
    attempts: 8,
    endedAt: now,
    lastError: 'no luck',
  });
  insert.run({ ...row, id: 'done', payload: '{"feedId":"f1"}', state: 'done', key: 'k', endedAt: now });
  insert.run({ ...row, id: 'of-no-kind', name: 'no-such-kind', payload: '{}', state: 'waiting' });
  database.close();
}
