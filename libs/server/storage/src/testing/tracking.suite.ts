import type { Storage } from '../storage';
import { sampleReferral, sampleTrackingEvent } from './samples';

/** Referrals and events. */
export function describeTracking(storage: () => Storage): void {
  describe('tracking', () => {
    const all = { after: null, limit: 10 };

    it('gives referrals and events back as they were recorded', async () => {
      const referral = sampleReferral({ id: 'r1', referralId: 'aff_1', visitorHash: 'h' });
      const event = sampleTrackingEvent({ id: 'e1', data: { list: [1, null, { deep: true }] } });

      await storage().tracking.recordReferrals([referral]);
      await storage().tracking.recordEvents([event]);

      expect(await storage().tracking.listReferrals(all)).toEqual([referral]);
      expect(await storage().tracking.listEvents(all)).toEqual([event]);
    });

    it('keeps one key once, within a call and over calls', async () => {
      const event = (id: string, dedupeKey: string) => sampleTrackingEvent({ id, dedupeKey });

      await storage().tracking.recordEvents([event('e1', 'a'), event('e2', 'a'), event('e3', 'b')]);
      await storage().tracking.recordEvents([event('e4', 'b'), event('e5', 'c')]);

      const kept = await storage().tracking.listEvents(all);
      expect(kept.map(({ id }) => id)).toEqual(['e1', 'e3', 'e5']);
    });

    it('lists a stretch at a time in the order of the ids', async () => {
      await storage().tracking.recordReferrals(['r3', 'r1', 'r2'].map((id) => sampleReferral({ id })));

      const listed = await storage().tracking.listReferrals({ after: 'r1', limit: 1 });

      expect(listed.map(({ id }) => id)).toEqual(['r2']);
    });
  });
}
