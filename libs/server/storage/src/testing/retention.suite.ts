import type { Storage } from '../storage';
import { sampleClick, sampleReferral, sampleTrackingEvent } from './samples';

export function describeRetention(storage: () => Storage): void {
  describe('retention', () => {
    const at = (day: number) => `2026-11-${day}T08:00:00.000Z`;

    it('counts and deletes expired records day by day, oldest first', async () => {
      await storage().clicks.recordClicks(
        [10, 11, 12].flatMap((day) => [
          sampleClick({ id: `${day}a`, clickedAt: at(day) }),
          sampleClick({ id: `${day}b`, clickedAt: at(day) }),
        ]),
      );
      const { retention } = storage();
      const moment = '2026-11-12T00:00:00.000Z';

      const counted = await retention.countBefore('clicks', moment);
      const forgotten = [
        await retention.deleteOldestDayBefore('clicks', moment),
        await retention.deleteOldestDayBefore('clicks', moment),
        await retention.deleteOldestDayBefore('clicks', moment),
      ];

      expect(counted).toBe(4);
      expect(forgotten).toEqual([2, 2, 0]);
      const left = await storage().clicks.listClicks({ after: null, limit: 10 });
      expect(left.map(({ id }) => id)).toEqual(['12a', '12b']);
    });

    it('accepts a deleted key as a new one', async () => {
      const event = (id: string) => sampleTrackingEvent({ id, dedupeKey: 'k', receivedAt: at(10) });
      await storage().tracking.recordEvents([event('e1')]);

      await storage().retention.deleteOldestDayBefore('tracking-keys', at(11));
      await storage().tracking.recordEvents([event('e2')]);

      const events = await storage().tracking.listEvents({ after: null, limit: 10 });
      expect(events.map(({ id }) => id)).toEqual(['e1', 'e2']);
    });

    it('stores large tables by month where there are partitions', async () => {
      const { months } = storage();
      const old = sampleReferral({ id: 'old', receivedAt: '2026-07-31T23:59:59.999Z' });
      const later = sampleReferral({ id: 'later', receivedAt: '2026-08-01T00:00:00.000Z' });
      await storage().tracking.recordReferrals([old, later]);

      await months?.makeMonths(new Date('2026-11-21T12:00:00.000Z'));
      const again = await months?.makeMonths(new Date('2026-11-21T12:00:00.000Z'));
      const whole = await storage().tracking.listReferrals({ after: null, limit: 10 });
      const dropped = await months?.dropMonthsBefore('referrals', '2026-08-15T00:00:00.000Z');

      expect(whole.map(({ id }) => id)).toEqual(['later', 'old']);
      const left = await storage().tracking.listReferrals({ after: null, limit: 10 });
      if (months === null) expect(left).toHaveLength(2);
      else {
        expect(again).toEqual([]);
        expect(dropped).toContain('2026-07');
        expect(left.map(({ id }) => id)).toEqual(['later']);
      }
    });
  });
}
