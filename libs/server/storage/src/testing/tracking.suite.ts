import type { Storage } from '../storage';
import { sampleBusiness, sampleReferral, sampleTrackingEvent } from './samples';

export function describeTracking(storage: () => Storage): void {
  describe('tracking', () => {
    const all = { after: null, limit: 10 };

    it('returns referrals and events as they were recorded', async () => {
      const referral = sampleReferral({ id: 'r1', referralId: 'aff_1', visitorHash: 'h' });
      const event = sampleTrackingEvent({ id: 'e1', data: { list: [1, null, { deep: true }] } });

      await storage().tracking.recordReferrals([referral]);
      await storage().tracking.recordEvents([event]);

      expect(await storage().tracking.listReferrals(all)).toEqual([referral]);
      expect(await storage().tracking.listEvents(all)).toEqual([event]);
    });

    it('stores a key once, within a call and over calls', async () => {
      const event = (id: string, dedupeKey: string) => sampleTrackingEvent({ id, dedupeKey });

      await storage().tracking.recordEvents([event('e1', 'a'), event('e2', 'a'), event('e3', 'b')]);
      await storage().tracking.recordEvents([event('e4', 'b'), event('e5', 'c')]);

      const events = await storage().tracking.listEvents(all);
      expect(events.map(({ id }) => id)).toEqual(['e1', 'e3', 'e5']);
    });

    it('finds referrals by the id passed to a shop, and by their own', async () => {
      const ids = ['r1', 'r2', 'r3', 'r4'];
      await storage().tracking.recordReferrals(
        ids.map((id) => sampleReferral({ id, referralId: id === 'r4' ? null : `aff_${id}` })),
      );

      const found = await storage().tracking.findReferrals(['aff_r3', 'r1', 'r4', 'aff_nobody']);

      expect(found.map(({ id }) => id)).toEqual(['r1', 'r3', 'r4']);
      expect(await storage().tracking.findReferrals([])).toEqual([]);
    });

    it("finds visitors' referrals within a period, both ends included", async () => {
      const of = (id: string, visitorHash: string | null, minute: number) =>
        sampleReferral({ id, visitorHash, receivedAt: `2026-11-21T10:0${minute}:00.000Z` });
      await storage().tracking.recordReferrals([
        ...[of('r1', 'v', 0), of('r2', 'v', 1), of('r3', 'v', 3), of('r4', 'v', 4)],
        ...[of('r5', 'w', 2), of('r6', null, 2)],
      ]);

      const found = await storage().tracking.findReferralsOfVisitors({
        visitorHashes: ['v'],
        since: '2026-11-21T10:01:00.000Z',
        until: '2026-11-21T10:03:00.000Z',
      });

      expect(found.map(({ id }) => id)).toEqual(['r2', 'r3']);
    });

    it('returns the business whose team visitors belong to, until they are deleted', async () => {
      for (const id of ['own-1', 'own-2']) {
        await storage().businesses.createBusiness(sampleBusiness(id));
      }
      const visitor = (businessId: string, visitorHash: string, day: string) => ({
        businessId,
        visitorHash,
        day,
      });
      const { tracking } = storage();
      await tracking.noteOwnVisitors([
        visitor('own-1', 'a', '2026-11-20'),
        visitor('own-1', 'b', '2026-11-21'),
      ]);
      await tracking.noteOwnVisitors([
        visitor('own-1', 'b', '2026-11-21'),
        visitor('own-2', 'c', '2026-11-21'),
      ]);

      const before = await tracking.findOwnVisitors(['a', 'b', 'd']);
      await tracking.deleteOwnVisitorsBefore('2026-11-21');
      const after = await tracking.findOwnVisitors(['a', 'b', 'c']);

      const pairs = (rows: typeof before) =>
        rows.map(({ businessId, visitorHash }) => `${businessId} ${visitorHash}`).sort();
      expect(pairs(before)).toEqual(['own-1 a', 'own-1 b']);
      expect(pairs(after)).toEqual(['own-1 b', 'own-2 c']);
    });

    it('lists records page by page, by id', async () => {
      await storage().tracking.recordReferrals(['r3', 'r1', 'r2'].map((id) => sampleReferral({ id })));

      const listed = await storage().tracking.listReferrals({ after: 'r1', limit: 1 });

      expect(listed.map(({ id }) => id)).toEqual(['r2']);
    });
  });
}
