import type { Access } from '../access';
import type { TrafficSums } from './traffic-sums';

/** Adds the sums to the stored numbers. */
export async function saveSums(access: Access, sums: TrafficSums): Promise<void> {
  const { tables, saveRows } = access;
  await saveRows(tables.hourStats, sums.hours, addToHour);
  await saveRows(tables.hourRevenue, sums.hourRevenue, addToHourRevenue);
  await saveRows(tables.dayDimensionStats, sums.dimensions, addToDimension);
  await saveRows(tables.dayDimensionRevenue, sums.dimensionRevenue, addToDimensionRevenue);
}

// Plans of saves are remembered by their rule, so there is one of each.
const addToHour = {
  taken: 'replace',
  key: ['businessId', 'hour'],
  add: [
    ...(['impressions', 'clicks', 'humanClicks', 'billableClicks', 'visitors'] as const),
    ...(['referrals', 'events', 'orders', 'refunds'] as const),
  ],
} as const;

const addToHourRevenue = {
  taken: 'replace',
  key: ['businessId', 'hour', 'currency'],
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
