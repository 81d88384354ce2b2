import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import * as z from 'zod/mini';
import { defineJob } from './job-definition';
import type { JobQueue } from './job-queue';
import { openSqliteJobQueue } from './open-sqlite-job-queue';
import { describeJobQueue } from './testing/describe-job-queue';
import { finishFragileJob } from './testing/finish-job';
import { fragileJob } from './testing/fragile-job';
import { killWorkerMidJob } from './testing/kill-worker';

const job = defineJob('import-feed', z.object({ feedId: z.string() }));

describeJobQueue('SQLite', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pricehunt-jobs-'));
  let time = Date.UTC(2026, 10, 21, 4, 10);
  const clock = { now: () => time };
  const openOne = () =>
    openSqliteJobQueue({ source: { path: join(folder, 'jobs.db') }, clock, random: () => 0.5 });
  const queue = openOne();
  const others: JobQueue[] = [];
  return {
    queue,
    async openAnother() {
      const another = openOne();
      others.push(another);
      return another;
    },
    now: clock.now,
    async pass(ms) {
      time += ms;
    },
    async close() {
      for (const each of [queue, ...others]) await each.close();
      rmSync(folder, { recursive: true });
    },
  };
});

describe('the tables of the SQLite queue', () => {
  it('live in a database that is already open beside other tables, which stays open', async () => {
    const database = new SqliteDatabase(':memory:');
    database.exec('CREATE TABLE offer (id TEXT)');

    const queue = openSqliteJobQueue({ source: { database } });
    await queue.enqueue(job, { feedId: 'f1' });
    await queue.close();
    const again = openSqliteJobQueue({ source: { database } });

    expect(await again.counts()).toEqual([expect.objectContaining({ name: 'import-feed', due: 1 })]);
    expect(database.open).toBe(true);
    database.close();
  });

  it('are refused when they are newer than the program', () => {
    const database = new SqliteDatabase(':memory:');
    openSqliteJobQueue({ source: { database } });
    database.exec('UPDATE queued_job_version SET version = 99');

    const reopen = () => openSqliteJobQueue({ source: { database } });

    expect(reopen).toThrow(/newer than this program/);
    database.close();
  });

  it('forget a finished job and its key after a week', async () => {
    const database = new SqliteDatabase(':memory:');
    let time = 1_000;
    const queue = openSqliteJobQueue({ source: { database }, clock: { now: () => time } });
    await queue.enqueue(job, { feedId: 'f1' }, { idempotencyKey: 'k' });
    database.exec("UPDATE queued_job SET state = 'done', ended_at = 1000");

    time += 7 * 86_400_000 + 1;
    const stopping = new AbortController();
    const ended = queue.runJobs([], {
      concurrency: 1,
      signal: stopping.signal,
      report: () => undefined,
      pollMs: 5,
    });
    stopping.abort();
    await ended;
    const again = await queue.enqueue(job, { feedId: 'f1' }, { idempotencyKey: 'k' });

    expect(again.kind).toBe('queued');
    database.close();
  });
});

describe('a worker process on SQLite that is killed in the middle of a job', () => {
  it('leaves the job to another worker once its lease ends', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'pricehunt-jobs-'));
    const path = join(folder, 'jobs.db');
    const queue = openSqliteJobQueue({ source: { path } });
    await queue.enqueue(fragileJob, { number: 1 });

    await killWorkerMidJob(path);
    const [left] = await queue.counts();
    const doneAtTry = await finishFragileJob(queue);

    expect(left).toMatchObject({ running: 1, due: 0 });
    expect(doneAtTry).toBe(2);
    expect(await queue.counts()).toEqual([]);
    await queue.close();
    rmSync(folder, { recursive: true });
  }, 30_000);
});
