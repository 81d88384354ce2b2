import type { Storage } from '../storage';
import type { JobRow } from '../rows/operations';

const at = '2026-11-21T09:00:00.000Z';
const later = '2026-11-21T10:00:00.000Z';

/** Only what the job queue's own suite doesn't cover. */
export function describeJobs(storage: () => Storage): void {
  describe('jobs', () => {
    it('are due by priority, then by time, and only those of the wanted kinds', async () => {
      const { jobs } = storage();
      for (const row of [
        job({ id: 'second' }),
        job({ id: 'third', runAt: '2026-11-21T09:00:00.001Z' }),
        job({ id: 'first', priority: 5 }),
        job({ id: 'not-yet', runAt: later }),
        job({ id: 'another-kind', name: 'send-mail' }),
      ]) {
        await jobs.addJob(row);
      }

      const due = await jobs.listDueJobs(['import-feed'], '2026-11-21T09:30:00.000Z', 10);

      expect(due.map(({ id }) => id)).toEqual(['first', 'second', 'third']);
    });

    it('have an idempotency key once per kind', async () => {
      const { jobs } = storage();
      const outcomes = [
        await jobs.addJob(job({ id: 'j1', idempotencyKey: 'k' })),
        await jobs.addJob(job({ id: 'j2', idempotencyKey: 'k' })),
        await jobs.addJob(job({ id: 'j3', idempotencyKey: 'k', name: 'send-mail' })),
        await jobs.addJob(job({ id: 'j4' })),
        await jobs.addJob(job({ id: 'j5' })),
      ];

      expect(outcomes.map(({ id }) => id)).toEqual(['j1', 'j1', 'j3', 'j4', 'j5']);
      expect(outcomes.map(({ isNew }) => isNew)).toEqual([true, false, true, true, true]);
    });

    it('are listed by an ID in their payload', async () => {
      const { jobs } = storage();
      for (const [id, shopperId] of [
        ['j1', 'jo'],
        ['j2', 'mo'],
        ['j3', 'jo'],
      ] as const) {
        await jobs.addJob(job({ id, payload: { shopperId, link: 'https://jo.example/jo' } }));
      }
      const search = { state: 'due', name: 'import-feed', now: later, after: null, limit: 10 } as const;

      const [ofJo, ofNobody] = [
        await jobs.listJobs({ ...search, about: 'jo' }),
        await jobs.listJobs({ ...search, about: 'j' }),
      ];

      expect(ofJo.map(({ id }) => id)).toEqual(['j3', 'j1']);
      expect(ofNobody).toEqual([]);
    });

    it('are changed only by the attempt that has the lease', async () => {
      const { jobs } = storage();
      await jobs.addJob(job({ id: 'j1' }));
      const [ours, another] = [
        { id: 'j1', token: 'ours' },
        { id: 'j1', token: 'another' },
      ];

      const started = await jobs.startTry(ours, '2026-11-21T09:01:00.000Z');
      const startedTwice = await jobs.startTry(another, '2026-11-21T09:01:00.000Z');
      const endedByAnother = await jobs.endTry(another, { state: 'done', endedAt: later, lastError: null });
      const prolonged = [await jobs.prolongTry(ours, later), await jobs.prolongTry(another, later)];
      const ended = await jobs.endTry(ours, { state: 'done', endedAt: later, lastError: null });

      expect(started).toMatchObject({
        state: 'running',
        attempts: 1,
        leaseUntil: '2026-11-21T09:01:00.000Z',
      });
      expect(startedTwice).toBeNull();
      expect(endedByAnother).toBe(false);
      expect(prolonged).toEqual([true, false]);
      expect(ended).toBe(true);
      expect(await jobs.findJob('j1')).toMatchObject({ state: 'done', leaseToken: null, leaseUntil: null });
    });

    it('are counted by kind and state, except done ones', async () => {
      const { jobs } = storage();
      await jobs.addJob(job({ id: 'j1' }));
      await jobs.addJob(job({ id: 'j2', runAt: later }));
      await jobs.addJob(job({ id: 'j3', state: 'dead', endedAt: at }));
      await jobs.addJob(job({ id: 'j4', state: 'done', endedAt: at, name: 'send-mail' }));

      expect(await jobs.countJobs('2026-11-21T09:30:00.000Z')).toEqual([
        { name: 'import-feed', due: 1, delayed: 1, running: 0, dead: 1, oldestDueAt: at },
      ]);
    });

    it('call back after the commit of their transaction, and not after a rollback', async () => {
      const received: string[] = [];
      await storage().atomically(async ({ jobs }) => {
        jobs.afterCommit(() => received.push('committed'));
        expect(received).toEqual([]);
      });
      const undone = storage().atomically(async ({ jobs }) => {
        jobs.afterCommit(() => received.push('undone'));
        throw new Error('undone');
      });

      await expect(undone).rejects.toThrow('undone');
      expect(received).toEqual(['committed']);
    });
  });
}

function job(given: Partial<JobRow>): JobRow {
  return {
    id: 'j1',
    name: 'import-feed',
    payload: { feedId: 'f1' },
    state: 'waiting',
    idempotencyKey: null,
    priority: 0,
    runAt: at,
    attempts: 0,
    attemptsMax: 3,
    leaseMs: 60_000,
    leaseToken: null,
    leaseUntil: null,
    createdAt: at,
    endedAt: null,
    lastError: null,
    ...given,
  };
}
