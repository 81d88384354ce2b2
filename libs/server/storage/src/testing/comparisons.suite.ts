import type { Storage } from '../storage';

export function describeComparisons(storage: () => Storage): void {
  const link = 'https://shop-one.example/p/1';
  const create = (requestId: string, createdAt = '2026-11-21T10:00:00.000Z') =>
    storage().comparisons.createComparison({ requestId, link, query: null, createdAt });
  const claim = (workerId: string, at: string, leaseUntil: string) =>
    storage().comparisons.claimComparison({ requestId: 'r1', workerId, at, leaseUntil });

  describe('comparisons', () => {
    it('creates a comparison once', async () => {
      const first = await create('r1');
      const again = await create('r1', '2026-11-21T11:00:00.000Z');

      expect(first.created).toBe(true);
      expect(again).toEqual({ created: false, record: first.record });
      expect(await storage().comparisons.findComparison('r1')).toEqual(first.record);
    });

    it('stores the words of the pasted link beside its canonical form', async () => {
      const { record } = await storage().comparisons.createComparison({
        requestId: 'r1',
        link,
        linkWords: 'Oak tray',
        query: null,
        createdAt: '2026-11-21T10:00:00.000Z',
      });

      expect(record.linkWords).toBe('Oak tray');
      expect(await storage().comparisons.findComparison('r1')).toEqual(record);
    });

    it('numbers events without gaps under concurrent writes', async () => {
      await create('r1');
      const write = (place: number) =>
        storage().comparisons.appendEvents('r1', [
          { kind: 'found', data: { place } },
          { kind: 'found', data: null },
        ]);

      const written = await Promise.all(Array.from({ length: 10 }, (_, place) => write(place)));

      const listed = await storage().comparisons.listEventsAfter('r1', 0);
      expect(listed.map(({ sequence }) => sequence)).toEqual(
        Array.from({ length: 20 }, (_, place) => place + 1),
      );
      expect(listed).toEqual(written.flat().toSorted((left, right) => left.sequence - right.sequence));
      expect((await storage().comparisons.findComparison('r1'))?.lastSequence).toBe(20);
    });

    it('resumes after a sequence', async () => {
      await create('r1');
      await storage().comparisons.appendEvents('r1', [
        { kind: 'a', data: [1, 'two', null] },
        { kind: 'b', data: { nested: { deep: true } } },
      ]);

      const listed = await storage().comparisons.listEventsAfter('r1', 1);

      expect(listed).toEqual([{ sequence: 2, kind: 'b', data: { nested: { deep: true } } }]);
      expect(await storage().comparisons.listEventsAfter('r1', 2)).toEqual([]);
    });

    it('rejects events of a missing comparison', async () => {
      const appending = storage().comparisons.appendEvents('nowhere', [{ kind: 'a', data: null }]);

      await expect(appending).rejects.toBeDefined();
    });

    it('lets one worker claim it, renew the lease, and another take over after a crash', async () => {
      await create('r1');

      const outcomes = [
        await claim('one', '2026-11-21T10:00:00.000Z', '2026-11-21T10:00:30.000Z'),
        await claim('two', '2026-11-21T10:00:10.000Z', '2026-11-21T10:00:40.000Z'),
        await claim('one', '2026-11-21T10:00:20.000Z', '2026-11-21T10:00:50.000Z'),
        await claim('two', '2026-11-21T10:00:51.000Z', '2026-11-21T10:01:30.000Z'),
        await claim('one', '2026-11-21T10:00:52.000Z', '2026-11-21T10:01:30.000Z'),
      ];

      expect(outcomes).toEqual([true, false, true, true, false]);
    });

    it('gives a contested claim to one worker', async () => {
      await create('r1');
      const workers = Array.from({ length: 8 }, (_, place) => `worker-${place}`);

      const claims = await Promise.all(
        workers.map((worker) => claim(worker, '2026-11-21T10:00:00.000Z', '2026-11-21T10:00:30.000Z')),
      );

      expect(claims.filter(Boolean)).toHaveLength(1);
    });

    it('lists comparisons of a period page by page, also with many at one moment', async () => {
      const { comparisons } = storage();
      for (const requestId of ['r1', 'r2', 'r3']) await create(requestId);
      await create('r0', '2026-11-21T09:00:00.000Z');
      await create('r9', '2026-11-21T11:00:00.000Z');
      const until = '2026-11-21T10:00:00.000Z';

      const first = await comparisons.listMade({
        since: '2026-11-21T09:00:00.000Z',
        until,
        afterId: null,
        limit: 2,
      });
      const second = await comparisons.listMade({ since: until, until, afterId: 'r2', limit: 2 });

      expect([first, second].map((page) => page.map(({ requestId }) => requestId))).toEqual([
        ['r1', 'r2'],
        ['r3'],
      ]);
    });

    it('replaces the data of one event, and leaves the others', async () => {
      const { comparisons } = storage();
      await create('r1');
      await comparisons.appendEvents('r1', [
        { kind: 'offers', data: { offers: 2 } },
        { kind: 'offers', data: { offers: 3 } },
      ]);

      await comparisons.rewriteEvent('r1', { sequence: 1, data: { offers: 0 } });

      expect((await comparisons.listEventsAfter('r1', 0)).map(({ data }) => data)).toEqual([
        { offers: 0 },
        { offers: 3 },
      ]);
    });

    it('settles once, and then cannot be claimed', async () => {
      await create('r1');
      await storage().comparisons.markSettled('r1', '2026-11-21T10:00:05.000Z');
      await storage().comparisons.markSettled('r1', '2026-11-21T10:09:00.000Z');

      const isClaimed = await claim('one', '2026-11-21T11:00:00.000Z', '2026-11-21T11:00:30.000Z');

      expect(isClaimed).toBe(false);
      expect(await storage().comparisons.findComparison('r1')).toMatchObject({
        settledAt: '2026-11-21T10:00:05.000Z',
      });
    });

    it('finds the newest comparison of a link', async () => {
      await create('r1', '2026-11-21T09:00:00.000Z');
      await create('r2', '2026-11-21T10:00:00.000Z');

      const recent = await storage().comparisons.findRecentByLink(link, '2026-11-21T09:30:00.000Z');

      expect(recent?.requestId).toBe('r2');
      expect(await storage().comparisons.findRecentByLink(link, '2026-11-21T10:30:00.000Z')).toBeNull();
      expect(await storage().comparisons.findRecentByLink(`${link}0`, '2026-11-21T09:30:00.000Z')).toBeNull();
    });

    it('lists work left by dead processes', async () => {
      await create('r1');
      await create('r2', '2026-11-21T10:00:01.000Z');
      await create('r3', '2026-11-21T10:00:02.000Z');
      await claim('one', '2026-11-21T10:00:00.000Z', '2026-11-21T10:00:30.000Z');
      await storage().comparisons.markSettled('r2', '2026-11-21T10:00:05.000Z');

      const left = async (at: string) =>
        (await storage().comparisons.listAbandoned({ at, limit: 10 })).map(({ requestId }) => requestId);

      expect(await left('2026-11-21T10:00:20.000Z')).toEqual(['r3']);
      expect(await left('2026-11-21T10:00:31.000Z')).toEqual(['r1', 'r3']);
    });
  });
}
