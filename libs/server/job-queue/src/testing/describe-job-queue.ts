import type { Storage } from '@pricehunt/storage';
import * as z from 'zod/mini';
import { HopelessJob, InvalidJobPayload, defineJob, handleJob } from '../job-definition';
import type { JobAttempt, JobHandler } from '../job-definition';
import type { JobQueue, RunOptions } from '../job-queue';
import { fragileJob } from './job-program';
import { bundleJobProgram } from './start-job-program';
import type { JobProgram } from './start-job-program';

/** A queue under test, with ways to share its database and to advance its clock. */
export interface OpenedJobQueue {
  readonly queue: JobQueue;
  readonly storage: Storage;
  readonly databaseUrl: string;
  readonly schema: string;
  openAnother(): Promise<JobQueue>;
  now(): number;
  pass(ms: number): Promise<void>;
  close(): Promise<void>;
}

const number = z.object({ number: z.number() });
const count = defineJob('count-things', number, {
  attemptsMax: 3,
  tryMsMax: 60_000,
  retry: { firstMs: 10_000, maxMs: 60_000 },
});
const hourly = { ...count, schedules: [{ when: { everyMs: 3_600_000 }, payload: { number: 1 } }] };
const other = defineJob('other-things', number);
const long = 24 * 60 * 60_000;

/** The conformance suite of JobQueue. `open` opens an empty queue for these kinds of jobs. */
export function describeJobQueue(
  name: string,
  open: (kinds: readonly { readonly name: string }[]) => Promise<OpenedJobQueue>,
): void {
  describe(`${name} as a job queue`, () => {
    let opened: OpenedJobQueue;
    let queue: JobQueue;
    let workers: Worker[] = [];

    beforeEach(async () => {
      opened = await open([count, other, fragileJob]);
      queue = opened.queue;
    });

    afterEach(async () => {
      await Promise.all(workers.map((worker) => worker.stop()));
      workers = [];
      await opened.close();
    });

    function work(
      handlers: readonly JobHandler[],
      on: JobQueue = queue,
      concurrency = 1,
      beatMs?: number,
    ): Worker {
      const worker = startWorker(on, handlers, { concurrency, ...(beatMs === undefined ? {} : { beatMs }) });
      workers.push(worker);
      return worker;
    }

    describe('within a transaction', () => {
      const enqueueAndThen = (then: () => Promise<void>) =>
        opened.storage.atomically(async (stores) => {
          await stores.settings.saveSetting('written-with-the-job', true);
          await queue.enqueueWithin(stores, count, { number: 7 });
          await then();
        });
      const written = () => opened.storage.settings.findSetting('written-with-the-job');

      it('queues the job with the transaction: it is invisible before, and an idle worker runs it afterwards', async () => {
        const calls = recorder();
        const another = await opened.openAnother();
        work([handleJob(count, calls.record)]);
        const seenBefore: unknown[] = [];

        await enqueueAndThen(async () => {
          seenBefore.push(...(await another.counts()));
        });

        await calls.reached(1);
        expect(seenBefore).toEqual([]);
        expect(calls.all).toMatchObject([{ number: 7, attempt: 1 }]);
        expect(await written()).toBe(true);
      });

      it('never runs a job whose transaction was rolled back', async () => {
        const calls = recorder();
        const undone = enqueueAndThen(() => Promise.reject(new Error('the second write failed')));
        await expect(undone).rejects.toThrow('the second write failed');

        const worker = work([handleJob(count, calls.record), handleJob(other, calls.record)]);
        await queue.enqueue(other, { number: 1 });
        await calls.reached(1);
        await worker.stop();

        expect(calls.all).toMatchObject([{ number: 1 }]);
        expect(await queue.counts()).toEqual([]);
        expect(await written()).toBeUndefined();
      });

      it('queues an idempotency key again after the first transaction was rolled back', async () => {
        const options = { idempotencyKey: 'feed 1 v2' };
        const undone = opened.storage.atomically(async (stores) => {
          await queue.enqueueWithin(stores, count, { number: 1 }, options);
          throw new Error('undone');
        });
        await expect(undone).rejects.toThrow('undone');

        const queueWithin = () =>
          opened.storage.atomically((stores) => queue.enqueueWithin(stores, count, { number: 1 }, options));
        const outcomes = [await queueWithin(), await queueWithin()];

        expect(outcomes.map(({ kind }) => kind)).toEqual(['queued', 'already-queued']);
      });

      it('rejects a kind of job that was not declared when the queue was opened, and an invalid payload', async () => {
        const unnamed = defineJob('unnamed-things', number);
        const queueWithin = (job: typeof count, payload: { readonly number: number }) =>
          opened.storage.atomically((stores) => queue.enqueueWithin(stores, job, payload));

        await expect(queueWithin(unnamed, { number: 1 })).rejects.toThrow(/unnamed-things/);
        await expect(queueWithin(count, JSON.parse('{}'))).rejects.toThrow(InvalidJobPayload);

        expect(await queue.counts()).toEqual([]);
      });
    });

    describe('a process killed with SIGKILL', () => {
      let program: JobProgram;

      beforeAll(async () => {
        program = await bundleJobProgram();
      });
      afterAll(() => program.remove());

      const killAt = (act: 'hold' | 'commit' | 'abandon') => {
        const { databaseUrl, schema } = opened;
        return program.runUntilKilled({ act, databaseUrl, schema, aheadMs: opened.now() - Date.now() });
      };

      it('right after its commit leaves the queued job, and a worker runs it', async () => {
        const calls = recorder();

        await killAt('commit');
        work([handleJob(fragileJob, calls.record)]);
        await calls.reached(1);

        expect(calls.all).toMatchObject([{ number: 1, attempt: 1 }]);
      });

      it('right before its commit leaves no job', async () => {
        await killAt('abandon');

        expect(await queue.counts()).toEqual([]);
      });

      it('during a job leaves it to another worker once its lease ends', async () => {
        const calls = recorder();
        await queue.enqueue(fragileJob, { number: 1 });

        await killAt('hold');
        const [left] = await queue.counts();
        const worker = work([handleJob(fragileJob, calls.record)]);
        await opened.pass(61_000);
        await calls.reached(1);
        await worker.stop();

        expect(left).toMatchObject({ running: 1, due: 0 });
        expect(calls.all).toMatchObject([{ number: 1, attempt: 2 }]);
        expect(await queue.counts()).toEqual([]);
      });
    });

    it('deletes a done job and its key after a week, and a dead letter after 90 days', async () => {
      const calls = recorder();
      const handlers = [
        handleJob(count, calls.record),
        handleJob(other, () => Promise.reject(new HopelessJob('no such thing'))),
      ];
      await queue.enqueue(count, { number: 1 }, { idempotencyKey: 'k' });
      const { id: deadId } = await queue.enqueue(other, { number: 1 });
      const worker = work(handlers);
      await worker.reported(1);
      await calls.reached(1);
      await worker.stop();

      await opened.pass(7 * long + 1_000);
      const laterWorker = work(handlers);
      const again = await queueUntilNew();
      await laterWorker.stop();
      const deadAfterAWeek = await queue.findJob(deadId);
      await opened.pass(90 * long);
      work(handlers);
      await gone(deadId);

      expect(again.kind).toBe('queued');
      expect(deadAfterAWeek).toMatchObject({ state: 'dead' });

      async function queueUntilNew() {
        for (;;) {
          const queued = await queue.enqueue(count, { number: 2 }, { idempotencyKey: 'k' });
          if (queued.kind === 'queued') return queued;
          await nextTurn();
        }
      }
      async function gone(id: string): Promise<void> {
        while ((await queue.findJob(id)) !== null) await nextTurn();
      }
    });

    it('lists the jobs of each state page by page, newest first', async () => {
      const ids: string[] = [];
      for (const each of [1, 2, 3]) {
        ids.push((await queue.enqueue(count, { number: each })).id);
        await opened.pass(1_000);
      }
      const delayed = await queue.enqueue(other, { number: 4 }, { delayMs: long });

      const first = await queue.listJobs({ state: 'due', cursor: null, limit: 2 });
      const rest = await queue.listJobs({ state: 'due', cursor: first.nextCursor, limit: 2 });
      const waiting = await queue.listJobs({
        state: 'delayed',
        name: 'other-things',
        cursor: null,
        limit: 2,
      });

      const due = [...first.jobs, ...rest.jobs];
      expect(due.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
      expect(rest.nextCursor).toBeNull();
      expect(due[0]).toMatchObject({ state: 'due', name: 'count-things', attempts: 0, attemptsMax: 3 });
      expect(waiting.jobs).toMatchObject([{ id: delayed.id, state: 'delayed', payload: { number: 4 } }]);
      expect(await queue.findJob(delayed.id)).toMatchObject({ id: delayed.id, lastError: null });
      expect(await queue.findJob('0193b5a8-0000-7000-8000-000000000000')).toBeNull();
    });

    it('lists dead jobs with their last error', async () => {
      const { id } = await queue.enqueue(count, { number: 1 });
      const worker = work([handleJob(count, () => Promise.reject(new HopelessJob('no such thing')))]);
      await worker.reported(1);
      await worker.stop();

      const { jobs } = await queue.listJobs({ state: 'dead', cursor: null, limit: 5 });

      expect(jobs).toMatchObject([
        { id, state: 'dead', runAt: null, endedAt: expect.any(Date), lastError: 'no such thing' },
      ]);
    });

    it('runs a queued job once, with its payload', async () => {
      const calls = recorder();
      const { id } = await queue.enqueue(count, { number: 7 });

      const worker = work([handleJob(count, calls.record)]);
      await calls.reached(1);
      await worker.stop();

      expect(calls.all).toEqual([{ number: 7, jobId: id, attempt: 1 }]);
      expect(await queue.counts()).toEqual([]);
    });

    it('runs a job that is queued while the worker is idle', async () => {
      const calls = recorder();
      work([handleJob(count, calls.record)]);

      await queue.enqueue(count, { number: 1 });

      await calls.reached(1);
    });

    it('rejects an invalid payload, naming the path and not the value', async () => {
      const wrong = JSON.parse('{"number":"secret"}');

      const refusal = queue.enqueue(count, wrong);

      await expect(refusal).rejects.toThrow(InvalidJobPayload);
      await expect(refusal).rejects.toThrow(/number/);
      await expect(refusal).rejects.not.toThrow(/secret/);
      expect(await queue.counts()).toEqual([]);
    });

    it('makes a dead letter of a stored payload that is no longer valid, without running it', async () => {
      const calls = recorder();
      const earlier = defineJob('count-things', z.object({ digits: z.string() }));
      await queue.enqueue(earlier, { digits: '7' });

      const worker = work([handleJob(count, calls.record)]);
      await worker.reported(1);
      await worker.stop();

      const [dead] = await queue.deadLetters();
      expect(calls.all).toEqual([]);
      expect(dead).toMatchObject({ name: 'count-things', payload: { digits: '7' }, attempts: 1 });
    });

    it('queues an idempotency key once per kind of job, and not again after the job is done', async () => {
      const calls = recorder();
      const first = await queue.enqueue(count, { number: 1 }, { idempotencyKey: 'feed 1 v2' });
      const again = await queue.enqueue(count, { number: 1 }, { idempotencyKey: 'feed 1 v2' });
      const otherKind = await queue.enqueue(other, { number: 1 }, { idempotencyKey: 'feed 1 v2' });

      const worker = work([handleJob(count, calls.record)]);
      await calls.reached(1);
      await worker.stop();
      const afterwards = await queue.enqueue(count, { number: 1 }, { idempotencyKey: 'feed 1 v2' });

      expect([first.kind, again.kind, otherKind.kind]).toEqual(['queued', 'already-queued', 'queued']);
      expect(afterwards).toEqual({ kind: 'already-queued', id: first.id });
    });

    it('queues an idempotency key once under concurrent calls', async () => {
      const another = await opened.openAnother();

      const outcomes = await Promise.all(
        Array.from({ length: 20 }, (_, place) =>
          (place % 2 === 0 ? queue : another).enqueue(count, { number: 1 }, { idempotencyKey: 'same' }),
        ),
      );

      expect(outcomes.filter(({ kind }) => kind === 'queued')).toHaveLength(1);
      expect(new Set(outcomes.map(({ id }) => id)).size).toBe(1);
    });

    it('accepts many new kinds of jobs at once', async () => {
      const another = await opened.openAnother();
      const kinds = Array.from({ length: 8 }, (_, place) => defineJob(`kind-${place}`, number));

      await Promise.all(
        kinds.flatMap((kind) => [queue.enqueue(kind, { number: 1 }), another.enqueue(kind, { number: 2 })]),
      );

      const counts = await queue.counts();
      expect(counts.map(({ name, due }) => `${name} ${due}`)).toEqual(kinds.map(({ name }) => `${name} 2`));
    });

    it('runs jobs by priority, and in order within a priority', async () => {
      const calls = recorder();
      for (const [index, priority] of [0, 0, 5, 1].entries()) {
        await queue.enqueue(count, { number: index }, { priority });
      }

      work([handleJob(count, calls.record)]);
      await calls.reached(4);

      expect(calls.all.map((call) => call.number)).toEqual([2, 3, 0, 1]);
    });

    it('does not run a job before its time', async () => {
      const calls = recorder();
      await queue.enqueue(count, { number: 1 }, { delayMs: 60_000 });
      await queue.enqueue(count, { number: 2 });

      const worker = work([handleJob(count, calls.record)]);
      await calls.reached(1);
      const [before] = await queue.counts();
      await opened.pass(61_000);
      await calls.reached(2);
      await worker.stop();

      expect(before).toMatchObject({ delayed: 1 });
      expect(calls.all.map((call) => call.number)).toEqual([2, 1]);
    });

    it('runs as many jobs at once as allowed and no more', async () => {
      const gate = recorder();
      const finish = promise();
      let atOnce = 0;
      let most = 0;
      const handler = handleJob(count, async (payload, attempt) => {
        atOnce += 1;
        most = Math.max(most, atOnce);
        await gate.record(payload, attempt);
        await finish.done;
        atOnce -= 1;
      });
      for (let index = 0; index < 5; index += 1) await queue.enqueue(count, { number: index });

      work([handler], queue, 3);
      await gate.reached(3);
      finish.resolve();
      await gate.reached(5);

      expect(most).toBe(3);
    });

    it('never runs one job on two workers', async () => {
      const calls = recorder();
      const another = await opened.openAnother();
      for (let index = 0; index < 30; index += 1) await queue.enqueue(count, { number: index });

      work([handleJob(count, calls.record)], queue, 3);
      work([handleJob(count, calls.record)], another, 3);
      await calls.reached(30);
      await Promise.all(workers.map((worker) => worker.stop()));

      expect(new Set(calls.all.map((call) => call.number)).size).toBe(30);
      expect(calls.all).toHaveLength(30);
    });

    it('ignores kinds of jobs without a handler', async () => {
      const calls = recorder();
      await queue.enqueue(other, { number: 1 });
      await queue.enqueue(count, { number: 2 });

      const worker = work([handleJob(count, calls.record)]);
      await calls.reached(1);
      await worker.stop();

      expect(await queue.counts()).toEqual([expect.objectContaining({ name: 'other-things', due: 1 })]);
    });

    it('retries a failed job after a delay, reports its error, and finally makes it a dead letter', async () => {
      const calls = recorder();
      const failing = handleJob(count, async (payload, attempt) => {
        await calls.record(payload, attempt);
        throw new Error(`no luck ${attempt.attempt}`);
      });
      const { id } = await queue.enqueue(count, { number: 4 });

      const worker = work([failing]);
      await worker.reported(1);
      await opened.pass(long);
      await worker.reported(2);
      await opened.pass(long);
      await worker.reported(3);
      await worker.stop();

      const dead = await queue.deadLetters();
      expect(calls.all.map((call) => call.attempt)).toEqual([1, 2, 3]);
      expect(worker.reports[0]).toContain('no luck 1');
      expect(dead).toHaveLength(1);
      expect(dead[0]).toMatchObject({ id, payload: { number: 4 }, attempts: 3, lastError: 'no luck 3' });
    });

    it('waits between two attempts', async () => {
      const failing = handleJob(count, () => Promise.reject(new Error('no luck')));
      await queue.enqueue(count, { number: 4 });

      const worker = work([failing]);
      await worker.reported(1);
      await worker.stop();

      expect(await queue.counts()).toEqual([
        expect.objectContaining({ due: 0, delayed: 1, running: 0, dead: 0 }),
      ]);
    });

    it('does not retry a hopeless job, nor one with a single attempt', async () => {
      const hopeless = handleJob(count, () => Promise.reject(new HopelessJob('the feed is gone')));
      const failing = handleJob(other, () => Promise.reject(new Error('no luck')));
      await queue.enqueue(count, { number: 1 });
      await queue.enqueue(other, { number: 1 }, { attemptsMax: 1 });

      const worker = work([hopeless, failing]);
      await worker.reported(2);
      await worker.stop();

      const dead = await queue.deadLetters();
      expect(dead.map(({ lastError, attempts }) => `${lastError} ${attempts}`).sort()).toEqual([
        'no luck 1',
        'the feed is gone 1',
      ]);
    });

    it('retries a dead letter with all its attempts, or discards it', async () => {
      const recorded = recorder();
      await queue.enqueue(count, { number: 1 });
      await queue.enqueue(count, { number: 2 });
      const killer = work([handleJob(count, () => Promise.reject(new HopelessJob('no')))]);
      await killer.reported(2);
      await killer.stop();
      const [first, second] = await queue.deadLetters({ name: 'count-things' });

      const isRetried = await queue.retryDeadLetter(first?.id ?? '');
      const isDiscarded = await queue.discardDeadLetter(second?.id ?? '');
      const isUnknown = await queue.retryDeadLetter('no such id');
      work([handleJob(count, recorded.record)]);
      await recorded.reached(1);

      expect([isRetried, isDiscarded, isUnknown]).toEqual([true, true, false]);
      expect(recorded.all).toEqual([expect.objectContaining({ jobId: first?.id, attempt: 1 })]);
      expect(await queue.deadLetters()).toEqual([]);
    });

    it('expires the lease of a dead worker, and does not let that end the new attempt when it wakes', async () => {
      const asleep = promise();
      const sleeper = recorder();
      const rescuer = recorder();
      const finish = promise();
      const another = await opened.openAnother();
      await queue.enqueue(count, { number: 1 });

      const stalled = work([
        handleJob(count, async (payload, attempt) => {
          await sleeper.record(payload, attempt);
          await asleep.done;
        }),
      ]);
      await sleeper.reached(1);
      const stopped = stalled.stop();
      const fresh = work(
        [
          handleJob(count, async (payload, attempt) => {
            await rescuer.record(payload, attempt);
            await finish.done;
          }),
        ],
        another,
      );
      await opened.pass(long);
      await rescuer.reached(1);
      asleep.resolve();
      await stopped;
      const whileRescued = await queue.counts();
      finish.resolve();
      await fresh.stop();

      expect(rescuer.all).toEqual([expect.objectContaining({ number: 1, attempt: 2 })]);
      expect(stalled.reports.join()).toContain('the lease expired');
      expect(whileRescued).toEqual([expect.objectContaining({ running: 1 })]);
      expect(await queue.counts()).toEqual([]);
    });

    it('leaves a lease that has not ended', async () => {
      const finish = promise();
      const calls = recorder();
      const another = await opened.openAnother();
      await queue.enqueue(count, { number: 1 });
      const holder = work([
        handleJob(count, async (payload, attempt) => {
          await calls.record(payload, attempt);
          await finish.done;
        }),
      ]);
      await calls.reached(1);

      const idle = recorder();
      const second = work([handleJob(count, idle.record), handleJob(other, idle.record)], another);
      await opened.pass(30_000);
      await queue.enqueue(other, { number: 9 });
      await idle.reached(1);
      await second.stop();
      finish.resolve();
      await holder.stop();

      expect(idle.all.map((call) => call.number)).toEqual([9]);
      expect(await queue.counts()).toEqual([]);
    });

    it('leaves a running job with its live worker, however long it takes', async () => {
      const tries: number[] = [];
      const finish = promise();
      const begun = promise();
      const handler = handleJob(count, async (_payload, { attempt }) => {
        tries.push(attempt);
        begun.resolve();
        await finish.done;
      });
      const { id } = await queue.enqueue(count, { number: 1 });
      const living = work([handler], queue, 1, 10);
      await begun.done;

      work([handler], await opened.openAnother());
      for (let stretch = 0; stretch < 3; stretch += 1) {
        await opened.pass(30_000);
        await prolongedTo(id, opened.now() + 35_000);
      }
      finish.resolve();
      await living.stop();

      expect(tries).toEqual([1]);
    });

    /** A job still running when the clock moves on would lose its lease and run again. */
    async function reachedAndEnded(calls: ReturnType<typeof recorder>, times: number): Promise<void> {
      await calls.reached(times);
      const { jobId } = calls.all[times - 1] ?? { jobId: '' };
      while ((await opened.storage.jobs.findJob(jobId))?.state === 'running') await nextTurn();
    }

    async function prolongedTo(id: string, ms: number): Promise<void> {
      const until = new Date(ms).toISOString();
      while (((await opened.storage.jobs.findJob(id))?.leaseUntil ?? '') < until) await nextTurn();
    }

    it('lets a job that prolongs its lease run longer than one attempt may', async () => {
      const slow = defineJob('slow-things', number, { tryMsMax: 3_000 });
      const finished = promise();
      const handler = handleJob(slow, async (_payload, { prolong }) => {
        for (let step = 0; step < 3; step += 1) {
          await new Promise((resolve) => setTimeout(resolve, 1_100));
          await prolong();
        }
        finished.resolve();
      });
      await queue.enqueue(slow, { number: 1 });

      work([handler]);

      await finished.done;
    }, 30_000);

    describe('after the clock was set back', () => {
      it('runs jobs that were queued before, and scheduled ones, without waiting for the old time to come again', async () => {
        const calls = recorder();
        queue.schedule(hourly);
        const worker = work([handleJob(count, calls.record)]);
        await reachedAndEnded(calls, 1);
        await opened.pass(3_600_000);
        await calls.reached(2);
        await worker.stop();
        await queue.enqueue(count, { number: 7 });
        await queue.enqueue(count, { number: 8 }, { delayMs: 600_000 });

        await opened.pass(-3_600_000);
        work([handleJob(count, calls.record)]);
        await reachedAndEnded(calls, 3);
        await opened.pass(600_000);
        await reachedAndEnded(calls, 4);
        await opened.pass(3_000_000);
        await calls.reached(5);

        expect(calls.all.map((call) => call.number)).toEqual([1, 1, 7, 8, 1]);
      });

      it('recovers the job of a worker that died before within a minute', async () => {
        const asleep = promise();
        const calls = recorder();
        await queue.enqueue(count, { number: 1 });
        const stalled = work([
          handleJob(count, async (payload, attempt) => {
            await calls.record(payload, attempt);
            await asleep.done;
          }),
        ]);
        await calls.reached(1);
        const stopped = stalled.stop();

        await opened.pass(-3_600_000);
        const rescuer = await opened.openAnother();
        work([handleJob(count, calls.record)], rescuer);
        await broughtBack();
        await opened.pass(40_001);
        await calls.reached(2);
        asleep.resolve();
        await stopped;

        expect(calls.all.map(({ attempt }) => attempt)).toEqual([1, 2]);
      });

      async function broughtBack(): Promise<void> {
        const soon = () => new Date(opened.now() + 60_000).toISOString();
        for (;;) {
          const { jobs } = await queue.listJobs({ state: 'running', cursor: null, limit: 1 });
          const leaseUntil = (await opened.storage.jobs.findJob(jobs[0]?.id ?? ''))?.leaseUntil ?? null;
          if (leaseUntil !== null && leaseUntil < soon()) return;
          await nextTurn();
        }
      }

      it('leaves the idempotency keys of all other jobs', async () => {
        const calls = recorder();
        await queue.enqueue(count, { number: 1 }, { idempotencyKey: 'k' });
        const worker = work([handleJob(count, calls.record)]);
        await calls.reached(1);
        await worker.stop();

        await opened.pass(-3_600_000);
        work([handleJob(count, calls.record)]);
        await queue.enqueue(count, { number: 2 });
        await calls.reached(2);
        const again = await queue.enqueue(count, { number: 1 }, { idempotencyKey: 'k' });

        expect(again.kind).toBe('already-queued');
      });
    });

    it('notifies a handler when its lease ends', async () => {
      const short = defineJob('short-things', number, { tryMsMax: 1_000 });
      const aborted = promise();
      const handler = handleJob(short, async (_payload, attempt) => {
        await new Promise<void>((resolve) => attempt.signal.addEventListener('abort', () => resolve()));
        aborted.resolve();
      });
      await queue.enqueue(short, { number: 1 });

      work([handler]);

      await aborted.done;
    });

    it('makes a dead letter of a job whose worker dies every time', async () => {
      const hanging = promise();
      const calls = recorder();
      const handler = handleJob(count, async (payload, attempt) => {
        await calls.record(payload, attempt);
        await hanging.done;
      });
      await queue.enqueue(count, { number: 1 }, { attemptsMax: 1 });
      const stalled = work([handler]);
      await calls.reached(1);
      const stopped = stalled.stop();

      await opened.pass(60_001);
      const helper = recorder();
      const tidying = work([handleJob(count, calls.record), handleJob(other, helper.record)]);
      await queue.enqueue(other, { number: 1 });
      await helper.reached(1);
      await tidying.stop();
      hanging.resolve();
      await stopped;

      expect(calls.all).toHaveLength(1);
      expect(await queue.deadLetters()).toEqual([
        expect.objectContaining({ payload: { number: 1 }, attempts: 1 }),
      ]);
    });

    it('stops gracefully: the running job ends, and no other starts', async () => {
      const calls = recorder();
      const finish = promise();
      const handler = handleJob(count, async (payload, attempt) => {
        await calls.record(payload, attempt);
        await finish.done;
      });
      await queue.enqueue(count, { number: 1 });
      await queue.enqueue(count, { number: 2 });
      const worker = work([handler]);
      await calls.reached(1);

      let hasStopped = false;
      const stopped = worker.stop().then(() => (hasStopped = true));
      await new Promise((resolve) => setImmediate(resolve));
      const stoppedEarly = hasStopped;
      finish.resolve();
      await stopped;

      expect(stoppedEarly).toBe(false);
      expect(calls.all).toHaveLength(1);
      expect(await queue.counts()).toEqual([expect.objectContaining({ due: 1, running: 0 })]);
    });

    it('queues each slot of a schedule once over all workers', async () => {
      const calls = recorder();
      const another = await opened.openAnother();
      for (const each of [queue, another]) each.schedule(hourly);

      work([handleJob(count, calls.record)]);
      work([handleJob(count, calls.record)], another);
      await reachedAndEnded(calls, 1);
      await opened.pass(3_600_000);
      await calls.reached(2);
      await Promise.all(workers.map((worker) => worker.stop()));

      expect(calls.all).toHaveLength(2);
    });

    it('rejects an invalid schedule, and one with an invalid payload', () => {
      const scheduled = (when: string, payload = { number: 1 }) => ({
        ...count,
        schedules: [{ when, payload }],
      });

      expect(() => queue.schedule(scheduled('61 * * * *'))).toThrow(/minute/);
      expect(() => queue.schedule(scheduled('daily'))).toThrow(/cannot be read/);
      expect(() => queue.schedule(scheduled('0 3 * * *', JSON.parse('{}')))).toThrow(InvalidJobPayload);
    });

    it('counts jobs by kind and state', async () => {
      const calls = recorder();
      const finish = promise();
      await queue.enqueue(count, { number: 1 });
      const worker = work([
        handleJob(count, async (payload, attempt) => {
          await calls.record(payload, attempt);
          await finish.done;
        }),
      ]);
      await calls.reached(1);
      await queue.enqueue(count, { number: 2 });
      await queue.enqueue(count, { number: 3 }, { delayMs: 60_000 });
      await queue.enqueue(other, { number: 4 });

      const counts = await queue.counts();
      const stopped = worker.stop();
      finish.resolve();
      await stopped;

      expect(counts).toEqual([
        { name: 'count-things', due: 1, delayed: 1, running: 1, dead: 0, oldestDueAt: expect.any(Date) },
        { name: 'other-things', due: 1, delayed: 0, running: 0, dead: 0, oldestDueAt: expect.any(Date) },
      ]);
    });
  });
}

interface Worker {
  readonly reports: readonly string[];
  /** Resolves after this many failures were reported. */
  reported(times: number): Promise<void>;
  stop(): Promise<void>;
}

function startWorker(
  queue: JobQueue,
  handlers: readonly JobHandler[],
  options: Pick<RunOptions, 'concurrency' | 'beatMs'>,
): Worker {
  const stopping = new AbortController();
  const reports: string[] = [];
  const waiting = createThreshold();
  const report = (failure: unknown, what: string) => {
    reports.push(`${what}: ${String(failure)}`);
    waiting.raise(reports.length);
  };
  const ended = queue.runJobs(handlers, {
    ...options,
    signal: stopping.signal,
    report,
    pollMs: 10,
    tidyMs: 10,
  });
  return {
    reports,
    reported: waiting.reached,
    async stop() {
      stopping.abort();
      await ended;
    },
  };
}

interface Call {
  readonly number: number;
  readonly jobId: string;
  readonly attempt: number;
}

function recorder() {
  const all: Call[] = [];
  const threshold = createThreshold();
  return {
    all,
    async record({ number }: { readonly number: number }, { jobId, attempt }: JobAttempt): Promise<void> {
      all.push({ number, jobId, attempt });
      threshold.raise(all.length);
    },
    reached: threshold.reached,
  };
}

function createThreshold() {
  let level = 0;
  const waiting = new Set<{ readonly times: number; readonly resolve: () => void }>();
  return {
    raise(to: number) {
      level = to;
      for (const one of waiting) if (one.times <= level) one.resolve();
    },
    reached: (times: number): Promise<void> =>
      new Promise((resolve) => {
        if (level >= times) return resolve();
        waiting.add({ times, resolve });
      }),
  };
}

/** Reading a SQLite file blocks the process's event loop. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

function promise(): { readonly done: Promise<void>; resolve: () => void } {
  let resolve = () => {};
  const done = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { done, resolve };
}
