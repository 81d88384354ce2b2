import { and, eq } from 'drizzle-orm';
import type { Access } from '../../access';
import type { TrafficSums } from './traffic-sums';

/** Adds the sums to the stored figures, and deletes breakdown lines with only zeros. */
export async function addSums(access: Access, sums: TrafficSums): Promise<void> {
  const { tables, saveRows } = access;
  await saveRows(tables.hourStats, sums.quarters, addToQuarter);
  await saveRows(tables.hourRevenue, sums.quarterRevenue, addToQuarterRevenue);
  await saveRows(tables.dayDimensionStats, sums.dimensions, addToDimension);
  await saveRows(tables.dayDimensionRevenue, sums.dimensionRevenue, addToDimensionRevenue);
  await removeEmptyLines(access, sums);
}

async function removeEmptyLines(
  { database, tables, isOneOf }: Access,
  { dimensions, dimensionRevenue }: TrafficSums,
): Promise<void> {
  const { dayDimensionStats: stats, dayDimensionRevenue: revenue } = tables;
  const lessened = [
    ...dimensions.filter(({ clicks, orders, refunds }) => Math.min(clicks, orders, refunds) < 0),
    ...dimensionRevenue.filter(
      ({ revenueMinor, refundedMinor }) => Math.min(revenueMinor, refundedMinor) < 0,
    ),
  ];
  const daysOf = new Map<
    string,
    { readonly businessId: string; readonly dimension: string; days: Set<string> }
  >();
  for (const { businessId, dimension, day } of lessened) {
    const key = `${businessId} ${dimension}`;
    const known = daysOf.get(key) ?? { businessId, dimension, days: new Set<string>() };
    known.days.add(day);
    daysOf.set(key, known);
  }
  for (const { businessId, dimension, days } of daysOf.values()) {
    await database
      .delete(stats)
      .where(
        and(
          ...[
            eq(stats.businessId, businessId),
            eq(stats.dimension, dimension),
            isOneOf(stats.day, [...days]),
          ],
          ...[eq(stats.impressions, 0), eq(stats.clicks, 0), eq(stats.orders, 0), eq(stats.refunds, 0)],
        ),
      );
    await database
      .delete(revenue)
      .where(
        and(
          ...[eq(revenue.businessId, businessId), eq(revenue.dimension, dimension)],
          ...[isOneOf(revenue.day, [...days]), eq(revenue.revenueMinor, 0), eq(revenue.refundedMinor, 0)],
        ),
      );
  }
}

// Save plans are cached by rule, so each rule exists once.
const addToQuarter = {
  taken: 'replace',
  key: ['businessId', 'quarter'],
  add: [
    ...(['impressions', 'clicks', 'humanClicks', 'billableClicks', 'visitors'] as const),
    ...(['referrals', 'events', 'orders', 'refunds'] as const),
  ],
} as const;

const addToQuarterRevenue = {
  taken: 'replace',
  key: ['businessId', 'quarter', 'currency'],
  add: ['revenueMinor', 'refundedMinor'],
} as const;

const addToDimension = {
  taken: 'replace',
  key: ['businessId', 'dimension', 'day', 'value'],
  add: ['impressions', 'clicks', 'humanClicks', 'billableClicks', 'orders', 'refunds'],
} as const;

const addToDimensionRevenue = {
  taken: 'replace',
  key: ['businessId', 'dimension', 'day', 'value', 'currency'],
  add: ['revenueMinor', 'refundedMinor'],
} as const;
