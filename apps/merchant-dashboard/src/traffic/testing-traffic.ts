import type { TrafficTotals } from '@pricehunt/api-contract';
import type { TrafficPoint } from '@pricehunt/api-contract/analytics';
import { dayMs } from '@pricehunt/offers';
import type { Overview } from '../business/overview-query';

export function buildTotals(changes: Partial<TrafficTotals> = {}): TrafficTotals {
  return {
    impressions: 0,
    clicks: { all: 0, human: 0, billable: 0 },
    orders: 0,
    refunds: 0,
    revenue: [],
    refunded: [],
    visitors: 0,
    referrals: 0,
    events: 0,
    ...changes,
  };
}

export function buildSeries(firstDay: string, clicks: readonly number[]): TrafficPoint[] {
  return clicks.map((human, index) => ({
    at: new Date(Date.parse(firstDay) + index * dayMs).toISOString(),
    ...buildTotals({ impressions: human * 10, clicks: { all: human, human, billable: human } }),
  }));
}

/** A seven-day overview for tests with setup complete and nothing to review. */
export function buildOverview(changes: Partial<Overview> = {}): Overview {
  return {
    success: true,
    period: { from: '2026-11-15', to: '2026-11-21' },
    before: { from: '2026-11-08', to: '2026-11-14' },
    totals: buildTotals({
      impressions: 4821,
      clicks: { all: 310, human: 291, billable: 280 },
      orders: 12,
      revenue: [{ amountMinor: 184_020, currency: 'EUR' }],
    }),
    totalsBefore: buildTotals({
      impressions: 4000,
      clicks: { all: 300, human: 260, billable: 250 },
      orders: 12,
      revenue: [{ amountMinor: 200_000, currency: 'EUR' }],
    }),
    series: buildSeries('2026-11-15', [30, 40, 41, 39, 50, 51, 40]),
    seriesBefore: buildSeries('2026-11-08', [30, 40, 30, 40, 40, 40, 40]),
    attention: [],
    checklist: (
      ['verify-email', 'verify-domain', 'add-products', 'connect-orders', 'test-order'] as const
    ).map((step) => ({ step, isDone: true })),
    countedUntil: '2026-11-21T10:00:00.000Z',
    ...changes,
  };
}
