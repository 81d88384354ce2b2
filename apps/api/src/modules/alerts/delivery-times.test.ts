import * as fc from 'fast-check';
import { nextDigest, quietEnd } from './delivery-times';

const times = (changes: object) => ({
  timeZone: 'Europe/Berlin',
  quietFrom: null,
  quietUntil: null,
  digestAt: null,
  ...changes,
});
const night = times({ quietFrom: '22:00', quietUntil: '07:30' });
const at = (moment: string) => new Date(moment);

it.each([
  ['in the evening', '2026-11-21T21:30:00.000Z', '2026-11-22T06:30:00.000Z'],
  ['at their first minute', '2026-11-21T21:00:00.000Z', '2026-11-22T06:30:00.000Z'],
  ['in the morning', '2026-11-22T06:29:00.000Z', '2026-11-22T06:30:00.000Z'],
  ['when the clocks change overnight', '2026-03-28T22:00:00.000Z', '2026-03-29T05:30:00.000Z'],
])('quiet hours end at their local time, %s', (_when, now, end) => {
  expect(quietEnd(night, at(now))?.toISOString()).toBe(end);
});

it.each(['2026-11-22T06:30:00.000Z', '2026-11-22T12:00:00.000Z', '2026-11-21T20:59:00.000Z'])(
  'it is not quiet at %s',
  (now) => {
    expect(quietEnd(night, at(now))).toBeNull();
  },
);

it('no quiet hours are none, and so are hours that end when they begin', () => {
  const none = times({ quietFrom: '08:00', quietUntil: '08:00' });

  expect([
    quietEnd(times({}), at('2026-11-22T07:00:00Z')),
    quietEnd(none, at('2026-11-22T07:00:00Z')),
  ]).toEqual([null, null]);
});

it('a digest is due when the clocks have skipped its time', () => {
  const skipped = nextDigest(times({ digestAt: '02:30' }), at('2026-03-28T20:00:00.000Z'));

  expect(skipped?.toISOString()).toBe('2026-03-29T01:30:00.000Z');
});

it('a digest is due within 25 hours, always later, at its time on the shopper’s clock', () => {
  fc.assert(
    fc.property(
      fc.date({ min: at('2026-01-01'), max: at('2027-01-01'), noInvalidDate: true }),
      fc.constantFrom('Europe/Berlin', 'America/New_York', 'Asia/Kolkata', 'Australia/Lord_Howe', 'UTC'),
      fc.integer({ min: 4, max: 23 }),
      (now, timeZone, hour) => {
        const digestAt = `${String(hour).padStart(2, '0')}:15`;
        const due = nextDigest(times({ timeZone, digestAt }), now) ?? now;

        expect(due.getTime()).toBeGreaterThan(now.getTime());
        expect(due.getTime() - now.getTime()).toBeLessThanOrEqual(25 * 3_600_000);
        const clock = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short' }).format(due);
        expect(clock).toBe(digestAt);
      },
    ),
    { numRuns: 200 },
  );
});
