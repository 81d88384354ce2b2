import type { TrafficCounts, TrafficPeriod, TrafficTotals } from '@pricehunt/api-contract';
import type { TrafficPoint } from '@pricehunt/api-contract/analytics';
import type { CountedRevenue, DimensionCounts, Storage, TrafficStretch } from '@pricehunt/storage';
import { businessDaysOf } from './business-days';
import { stretchesOf } from './report-days';

export interface TrafficSeries {
  readonly points: readonly TrafficPoint[];
  readonly totals: TrafficTotals;
}

export async function readSeries(
  { trafficReports, businessProfiles }: Pick<Storage, 'trafficReports' | 'businessProfiles'>,
  query: {
    readonly businessId: string;
    readonly period: TrafficPeriod;
    readonly interval: 'hour' | 'day' | 'week';
  },
): Promise<TrafficSeries> {
  const { businessId, period, interval } = query;
  const days = await businessDaysOf({ businessProfiles }, businessId);
  const stretches = stretchesOf(days, period, interval);
  const [counted, revenue] = await Promise.all([
    trafficReports.listStretches(businessId, stretches),
    trafficReports.listRevenue(businessId, stretches),
  ]);
  const sums = new Map(stretches.map(({ begins }) => [begins, startSum()]));
  const all = startSum();
  for (const stretch of counted) for (const sum of [all, sums.get(stretch.begins)]) sum?.add(stretch);
  for (const row of revenue) for (const sum of [all, sums.get(row.begins)]) sum?.pay(row);
  return {
    points: [...sums].map(([at, sum]) => ({ at, ...sum.totals() })),
    totals: all.totals(),
  };
}

export function countsOf(
  counts: Omit<DimensionCounts, 'value'>,
  revenue: readonly CountedRevenue[],
): TrafficCounts {
  const { impressions, orders, refunds } = counts;
  return {
    impressions,
    orders,
    refunds,
    clicks: { all: counts.clicks, human: counts.humanClicks, billable: counts.billableClicks },
    revenue: moneyOf(revenue, ({ revenueMinor }) => revenueMinor),
    refunded: moneyOf(revenue, ({ refundedMinor }) => refundedMinor),
  };
}

export const noCounts: Omit<DimensionCounts, 'value'> = {
  impressions: 0,
  clicks: 0,
  humanClicks: 0,
  billableClicks: 0,
  orders: 0,
  refunds: 0,
};

function startSum() {
  const counts = { ...noCounts, visitors: 0, referrals: 0, events: 0 };
  const paid = new Map<string, CountedRevenue>();
  return {
    add: (stretch: TrafficStretch) => {
      counts.impressions += stretch.impressions;
      counts.clicks += stretch.clicks;
      counts.humanClicks += stretch.humanClicks;
      counts.billableClicks += stretch.billableClicks;
      counts.orders += stretch.orders;
      counts.refunds += stretch.refunds;
      counts.visitors += stretch.visitors;
      counts.referrals += stretch.referrals;
      counts.events += stretch.events;
    },
    pay: ({ currency, revenueMinor, refundedMinor }: CountedRevenue) => {
      const known = paid.get(currency);
      paid.set(currency, {
        currency,
        revenueMinor: revenueMinor + (known?.revenueMinor ?? 0),
        refundedMinor: refundedMinor + (known?.refundedMinor ?? 0),
      });
    },
    totals: (): TrafficTotals => {
      const { visitors, referrals, events } = counts;
      return { ...countsOf(counts, [...paid.values()]), visitors, referrals, events };
    },
  };
}

function moneyOf(revenue: readonly CountedRevenue[], amountOf: (row: CountedRevenue) => number) {
  return revenue
    .map((row) => ({ amountMinor: amountOf(row), currency: row.currency }))
    .filter(({ amountMinor }) => amountMinor !== 0)
    .sort((one, other) => other.amountMinor - one.amountMinor || (one.currency < other.currency ? -1 : 1));
}
