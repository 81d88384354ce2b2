import type { TrafficCounts, TrafficPeriod, TrafficPoint, TrafficTotals } from '@pricehunt/api-contract';
import type { CountedRevenue, DimensionCounts, Storage, TrafficStretch } from '@pricehunt/storage';
import { daysWithin, momentOf, stretchesOf } from './report-days';

/** The numbers of a period, stretch by stretch and in all. */
export interface TrafficSeries {
  readonly points: readonly TrafficPoint[];
  readonly totals: TrafficTotals;
}

/** Reads the numbers of a business over a period; stretches without anything are there too. */
export async function readSeries(
  { trafficReports }: Pick<Storage, 'trafficReports'>,
  asked: {
    readonly businessId: string;
    readonly period: TrafficPeriod;
    readonly interval: 'hour' | 'day' | 'week';
  },
): Promise<TrafficSeries> {
  const { businessId, period, interval } = asked;
  const by = interval === 'hour' ? 'hour' : 'day';
  const days = { businessId, ...period };
  const [stretches, revenue] = await Promise.all([
    trafficReports.listStretches(days, by),
    trafficReports.listRevenue(days, by),
  ]);
  const begins = stretchesOf(period, interval);
  const placeOf = placeIn(period, interval);
  const sums = begins.map(() => startSum());
  for (const stretch of stretches) sums[placeOf(stretch.begins)]?.add(stretch);
  for (const row of revenue) sums[placeOf(row.begins)]?.pay(row);
  const all = startSum();
  for (const stretch of stretches) all.add(stretch);
  for (const row of revenue) all.pay(row);
  return {
    points: begins.map((each, place) => ({
      at: momentOf(each),
      ...(sums[place] ?? startSum()).totals(),
    })),
    totals: all.totals(),
  };
}

/** The counts of one value with its money. */
export function countsOf(
  counts: Omit<DimensionCounts, 'value'>,
  revenue: readonly CountedRevenue[],
): TrafficCounts {
  const { impressions, orders, refunds } = counts;
  return {
    ...{ impressions, orders, refunds },
    clicks: { all: counts.clicks, human: counts.humanClicks, billable: counts.billableClicks },
    revenue: moneyOf(revenue, ({ revenueMinor }) => revenueMinor),
    refunded: moneyOf(revenue, ({ refundedMinor }) => refundedMinor),
  };
}

/** The counts of what has none. */
export const noCounts: Omit<DimensionCounts, 'value'> = {
  ...{ impressions: 0, clicks: 0, humanClicks: 0, billableClicks: 0, orders: 0, refunds: 0 },
};

/** Which stretch of the period an hour or a day is in. */
function placeIn(period: TrafficPeriod, interval: 'hour' | 'day' | 'week'): (begins: string) => number {
  return (begins) => {
    const day = daysWithin({ from: period.from, to: begins.slice(0, 10) }) - 1;
    if (interval === 'hour') return day * 24 + Number(begins.slice(11));
    return interval === 'day' ? day : Math.floor(day / 7);
  };
}

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
