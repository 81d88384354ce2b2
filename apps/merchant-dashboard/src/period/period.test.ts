import { daysWithin } from '@pricehunt/order-attribution';
import { periodFrom, queryOfPeriod } from './period';

const today = '2026-11-21';
const read = (query: string) => periodFrom(new URLSearchParams(query), today);

it('defaults to the last 30 days including today', () => {
  expect(read('')).toEqual({ preset: '30', from: '2026-10-23', to: today });
  expect(daysWithin(read(''))).toBe(30);
});

it.each([
  ['in the wrong order', 'from=2026-11-10&to=2026-11-01'],
  ['in the future', 'from=2026-11-10&to=2026-12-01'],
  ['of a day that no calendar has', 'from=2026-02-30&to=2026-03-01'],
  ['longer than a year', 'from=2024-01-01&to=2026-11-01'],
  ['with one end only', 'from=2026-11-01'],
  ['of as many days as nobody offers', 'days=12'],
])('uses the last 30 days instead of a period %s', (_why, query) => {
  expect(read(query).preset).toBe('30');
});

it.each(['', 'days=7', 'days=90', 'from=2026-01-05&to=2026-02-04'])(
  'formats %j as it was parsed',
  (query) => {
    const written = Object.entries(queryOfPeriod(read(query))).flatMap(([name, value]) =>
      value === null ? [] : [`${name}=${value}`],
    );

    expect(written.join('&')).toBe(query);
  },
);
