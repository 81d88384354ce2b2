import type { TrafficCounts } from '@pricehunt/api-contract';

/** What a chart can draw of the traffic. Clicks are those of people. */
export const trafficMetrics = ['impressions', 'clicks', 'orders', 'revenue'] as const;
export type TrafficMetric = (typeof trafficMetrics)[number];

/** One metric as a number: money in minor units of one currency, everything else as it is counted. */
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

/** The change from one number to another as a share of the first; null where there was nothing before. */
export function changeOf(now: number, before: number): number | null {
  return before === 0 ? null : (now - before) / before;
}

/** The currency that most of the revenue is in; euros where there is none. */
export function leadingCurrency(...counts: readonly (TrafficCounts | null)[]): string {
  return counts.flatMap((each) => each?.revenue ?? [])[0]?.currency ?? 'EUR';
}
