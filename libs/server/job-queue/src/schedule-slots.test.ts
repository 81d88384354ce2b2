import { readSchedule } from './schedule-slots';

const hour = 3_600_000;
const at = (text: string) => Date.parse(`${text}Z`);

describe('the latest slot of a schedule', () => {
  it.each([
    ['0 3 * * *', '2026-11-21T03:00:00', '2026-11-21T03:00:00'],
    ['0 3 * * *', '2026-11-21T03:59:59', '2026-11-21T03:00:00'],
    ['0 3 * * *', '2026-11-21T04:00:01', null],
    ['*/15 * * * *', '2026-11-21T10:44:59', '2026-11-21T10:30:00'],
    ['5-10/5,40 * * * *', '2026-11-21T10:39:00', '2026-11-21T10:10:00'],
    ['50/5 * * * *', '2026-11-21T10:58:00', '2026-11-21T10:55:00'],
    ['0 0 1 * *', '2026-12-01T00:20:00', '2026-12-01T00:00:00'],
    ['0 0 1 * *', '2026-12-02T00:20:00', null],
    ['0 0 * 12 *', '2026-11-30T00:20:00', null],
    ['0 12 * * 6', '2026-11-21T12:10:00', '2026-11-21T12:00:00'],
    ['0 12 * * 0', '2026-11-22T12:10:00', '2026-11-22T12:00:00'],
    ['0 12 * * 7', '2026-11-22T12:10:00', '2026-11-22T12:00:00'],
    ['0 12 13 * 6', '2026-11-21T12:10:00', '2026-11-21T12:00:00'],
    ['0 12 21 * 1', '2026-11-21T12:10:00', '2026-11-21T12:00:00'],
    ['0 12 13 * 1', '2026-11-21T12:10:00', null],
  ])('of %s at %s is %s', (cron, now, slot) => {
    expect(readSchedule(cron)(at(now), hour)).toBe(slot === null ? null : at(slot));
  });

  it('counts intervals from 1970, and skips a slot that is too old', () => {
    const now = at('2026-11-21T10:44:59');

    const slots = [
      readSchedule({ everyMs: 600_000 })(now, hour),
      readSchedule({ everyMs: 24 * hour })(now, hour),
    ];

    expect(slots).toEqual([at('2026-11-21T10:40:00'), null]);
  });
});

describe('an invalid schedule', () => {
  it.each([
    '',
    '* * * *',
    '60 * * * *',
    '* 24 * * *',
    '* * 0 * *',
    '* * * 13 *',
    '* * * * 8',
    '5-1 * * * *',
    '*/0 * * * *',
    'a * * * *',
  ])('is rejected: %j', (cron) => {
    expect(() => readSchedule(cron)).toThrow(/schedule/);
  });

  it('is rejected if it is more frequent than every second', () => {
    expect(() => readSchedule({ everyMs: 10 })).toThrow(/every second/);
  });
});
