import type { TrafficCounts } from '@pricehunt/api-contract';

/** The metrics of a chart. Clicks are by people only. */
export const trafficMetrics = ['impressions', 'clicks', 'orders', 'revenue'] as const;
export type TrafficMetric = (typeof trafficMetrics)[number];

/** Revenue is in minor units of one currency. */
export function metricOf(metric: TrafficMetric, counts: TrafficCounts, currency: string): number {
  switch (metric) {
    case 'impressions':
      return counts.impressions;
    case 'clicks':
      return counts.clicks.human;
    case 'orders':
      return counts.orders;
    case 'revenue':
      return counts.revenue.find((money) => money.currency === currency)?.amountMinor ?? 0;
  }
}

export function changeOf(now: number, before: number): number | null {
  return before === 0 ? null : (now - before) / before;
}

/** The currency with the most revenue; EUR when there is none. */
export function leadingCurrency(...counts: readonly (TrafficCounts | null)[]): string {
  return counts.flatMap((each) => each?.revenue ?? [])[0]?.currency ?? 'EUR';
}
