import { changeOf, leadingCurrency, metricOf } from './traffic-metrics';

const counts = {
  impressions: 900,
  clicks: { all: 60, human: 50, billable: 45 },
  orders: 3,
  refunds: 1,
  revenue: [
    { amountMinor: 12_000, currency: 'EUR' },
    { amountMinor: 700, currency: 'USD' },
  ],
  refunded: [],
};

it('counts clicks by people, and money in one currency only', () => {
  expect(metricOf('clicks', counts, 'EUR')).toBe(50);
  expect(metricOf('revenue', counts, 'USD')).toBe(700);
  expect(metricOf('revenue', counts, 'GBP')).toBe(0);
});

it('has no change without previous values', () => {
  expect(changeOf(5, 0)).toBeNull();
  expect(changeOf(3, 4)).toBe(-0.25);
});

it('uses the first currency, of the previous period if the current one has none', () => {
  expect(leadingCurrency({ ...counts, revenue: [] }, counts)).toBe('EUR');
});
