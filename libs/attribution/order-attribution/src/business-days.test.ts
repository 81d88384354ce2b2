import fc from 'fast-check';
import { businessDays, dayAfter, daysWithin, isDay } from './business-days';

const hours = (timeZone: string, day: string) => {
  const days = businessDays(timeZone);
  return (days.startOf(dayAfter(day, 1)).getTime() - days.startOf(day).getTime()) / 3_600_000;
};

it.each([
  ['UTC', '2026-11-21', '2026-11-21T00:00:00.000Z'],
  ['Europe/Berlin', '2026-11-21', '2026-11-20T23:00:00.000Z'],
  ['Europe/Berlin', '2026-07-01', '2026-06-30T22:00:00.000Z'],
  ['America/New_York', '2026-11-21', '2026-11-21T05:00:00.000Z'],
  ['Asia/Kathmandu', '2026-11-21', '2026-11-20T18:15:00.000Z'],
  ['Pacific/Kiritimati', '2026-11-21', '2026-11-20T10:00:00.000Z'],
  // Clocks go from midnight to one: the day begins at one.
  ['Africa/Cairo', '2026-04-24', '2026-04-23T22:00:00.000Z'],
])('begins a day in %s, %s, at %s', (timeZone, day, at) => {
  expect(businessDays(timeZone).startOf(day).toISOString()).toBe(at);
});

it('has days of 23 and 25 hours when clocks change', () => {
  expect(['2026-03-28', '2026-03-29', '2026-10-25'].map((day) => hours('Europe/Berlin', day))).toEqual([
    24, 23, 25,
  ]);
  expect(['2026-03-08', '2026-11-01'].map((day) => hours('America/New_York', day))).toEqual([23, 25]);
});

it('assigns every time to the day that started last', () => {
  const zones = [
    'UTC',
    'Europe/Berlin',
    'America/New_York',
    'Asia/Kolkata',
    'America/Nuuk',
    'Australia/Lord_Howe',
  ];
  const moments = fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2028, 0, 1) });
  fc.assert(
    fc.property(fc.constantFrom(...zones), moments, (timeZone, atMs) => {
      const days = businessDays(timeZone);
      const day = days.dayOf(new Date(atMs));
      expect(days.startOf(day).getTime()).toBeLessThanOrEqual(atMs);
      expect(days.startOf(dayAfter(day, 1)).getTime()).toBeGreaterThan(atMs);
    }),
    { numRuns: 300 },
  );
});

it('formats a time with its offset', () => {
  const winter = new Date('2026-11-21T23:30:00.123Z');
  const summer = new Date('2026-07-01T10:00:00.000Z');

  expect(businessDays('Europe/Berlin').written(winter)).toBe('2026-11-22T00:30:00.123+01:00');
  expect(businessDays('America/St_Johns').written(summer)).toBe('2026-07-01T07:30:00.000-02:30');
  expect(businessDays('UTC').written(winter)).toBe('2026-11-21T23:30:00.123Z');
});

it('counts days across months and leap years, and rejects invalid days', () => {
  expect(['2028-02-29', '2026-02-29', '2026-1-1', 'today'].map(isDay)).toEqual([true, false, false, false]);
  expect(dayAfter('2028-03-01', -1)).toBe('2028-02-29');
  expect(daysWithin({ from: '2026-10-23', to: '2026-11-21' })).toBe(30);
  expect(daysWithin({ from: '2026-01-01', to: '2026-12-31' })).toBe(365);
});
