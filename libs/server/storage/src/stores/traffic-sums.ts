import type { NewActivityEntry } from './activity-entry';

/** What clicks, impressions and orders can be told by. */
export type TrafficDimension =
  | 'product'
  | 'source'
  | 'medium'
  | 'campaign'
  | 'country'
  | 'device'
  | 'retailer'
  | 'position'
  | 'price-gap'
  | 'exclusion';

/** Values are cut to so many characters. */
const valueLengthMax = 200;
/** Places beyond this are one. */
const positionMax = 10;

interface Counts {
  readonly impressions: number;
  readonly clicks: number;
  readonly humanClicks: number;
  readonly billableClicks: number;
  readonly orders: number;
  readonly refunds: number;
}

interface HourSum extends Counts {
  readonly businessId: string;
  readonly hour: string;
  readonly visitors: number;
  readonly referrals: number;
  readonly events: number;
}

interface DimensionSum extends Counts {
  readonly businessId: string;
  readonly dimension: TrafficDimension;
  readonly day: string;
  readonly value: string;
}

interface Revenue {
  readonly currency: string;
  readonly revenueMinor: number;
  readonly refundedMinor: number;
}

type HourRevenue = Pick<HourSum, 'businessId' | 'hour'> & Revenue;
type DimensionRevenue = Pick<DimensionSum, 'businessId' | 'dimension' | 'day' | 'value'> & Revenue;

/** What is added to the stored numbers, each key once. */
export interface TrafficSums {
  readonly hours: readonly HourSum[];
  readonly hourRevenue: readonly HourRevenue[];
  readonly dimensions: readonly DimensionSum[];
  readonly dimensionRevenue: readonly DimensionRevenue[];
}

/** Offers of one kind that were shown within an hour. */
export interface ShownOffers {
  readonly businessId: string;
  /** YYYY-MM-DDTHH. */
  readonly hour: string;
  readonly offerId: string;
  readonly retailerDomain: string;
  /** The part of PriceHunt that showed them. */
  readonly source: string;
  readonly impressions: number;
}

const nothing: Counts = {
  ...{ impressions: 0, clicks: 0, humanClicks: 0, billableClicks: 0, orders: 0, refunds: 0 },
};

/** What takes the entries of orders and refunds out of the numbers again. */
export function sumsWithout(entries: readonly NewActivityEntry[]): TrafficSums {
  return sumsOfEntries(entries, new Set(), -1);
}

/** The sums of entries. `newVisitors` are the record ids of clicks by visitors who had not clicked that day. */
export function sumsOfEntries(
  entries: readonly NewActivityEntry[],
  newVisitors: ReadonlySet<string>,
  sign: 1 | -1 = 1,
): TrafficSums {
  const sums = startSums();
  for (const entry of entries) {
    const counts = countsOf(entry, sign);
    sums.addHour({
      ...{ ...nothing, ...counts, businessId: entry.businessId, hour: entry.at.slice(0, 13) },
      visitors: newVisitors.has(entry.recordId) ? 1 : 0,
      referrals: entry.kind === 'referral' && entry.visit === 'person' ? 1 : 0,
      events: entry.kind === 'event' && entry.visit === 'person' ? 1 : 0,
    });
    const revenue = revenueOf(entry, sign);
    if (revenue !== null) {
      sums.addHourRevenue({ businessId: entry.businessId, hour: entry.at.slice(0, 13), ...revenue });
    }
    if (counts === null) continue;
    for (const [dimension, value] of valuesOf(entry)) {
      const key = { businessId: entry.businessId, dimension, day: entry.at.slice(0, 10), value };
      sums.addDimension({ ...nothing, ...counts, ...key });
      if (revenue !== null) sums.addDimensionRevenue({ ...key, ...revenue });
    }
  }
  return sums.done();
}

/** The sums of what was shown. */
export function sumsOfShown(shown: readonly ShownOffers[]): TrafficSums {
  const sums = startSums();
  for (const { businessId, hour, offerId, retailerDomain, source, impressions } of shown) {
    sums.addHour({ ...nothing, businessId, hour, impressions, visitors: 0, referrals: 0, events: 0 });
    const values = { product: offerId, retailer: retailerDomain, source };
    for (const dimension of ['product', 'retailer', 'source'] as const) {
      const key = { businessId, dimension, day: hour.slice(0, 10), value: values[dimension] };
      sums.addDimension({ ...nothing, ...key, impressions });
    }
  }
  return sums.done();
}

/** What a click or a credited order adds; null for what is in no dimension. */
function countsOf(
  { kind, visit, exclusion, isCredited }: NewActivityEntry,
  sign: 1 | -1,
): Partial<Counts> | null {
  switch (kind) {
    case 'click':
      return {
        clicks: 1,
        humanClicks: visit === 'person' ? 1 : 0,
        billableClicks: exclusion === null ? 1 : 0,
      };
    case 'order':
      return isCredited ? { orders: sign } : null;
    case 'refund':
      return isCredited ? { refunds: sign } : null;
    case 'referral':
    case 'event':
      return null;
  }
}

function revenueOf(
  { kind, isCredited, amountMinor, currency }: NewActivityEntry,
  sign: 1 | -1,
): Revenue | null {
  if (!isCredited || amountMinor === null || currency === null) return null;
  return kind === 'order'
    ? { currency, revenueMinor: sign * amountMinor, refundedMinor: 0 }
    : { currency, revenueMinor: 0, refundedMinor: sign * amountMinor };
}

function valuesOf(entry: NewActivityEntry): readonly (readonly [TrafficDimension, string])[] {
  const { position } = entry;
  const values: readonly (readonly [TrafficDimension, string | null])[] = [
    ['product', entry.offerId],
    ['source', entry.source],
    ['medium', entry.medium],
    ['campaign', entry.campaign],
    ['country', entry.country],
    ['device', entry.device],
    ['retailer', entry.retailerDomain],
    ['position', position === null ? null : String(Math.min(position, positionMax))],
    ['price-gap', entry.priceGap],
  ];
  const told = values.map(
    ([dimension, value]) => [dimension, (value ?? '').slice(0, valueLengthMax)] as const,
  );
  return entry.kind === 'click' && entry.exclusion !== null
    ? [...told, ['exclusion', `${entry.exclusion}:${entry.botReason ?? ''}`.slice(0, valueLengthMax)]]
    : told;
}

/** Adds up by key. */
function startSums() {
  const hours = new Map<string, HourSum>();
  const hourRevenue = new Map<string, HourRevenue>();
  const dimensions = new Map<string, DimensionSum>();
  const dimensionRevenue = new Map<string, DimensionRevenue>();
  return {
    addHour: (sum: HourSum) => add(hours, `${sum.businessId} ${sum.hour}`, sum),
    addHourRevenue: (sum: HourRevenue) =>
      add(hourRevenue, `${sum.businessId} ${sum.hour} ${sum.currency}`, sum),
    addDimension: (sum: DimensionSum) => add(dimensions, keyOf(sum), sum),
    addDimensionRevenue: (sum: DimensionRevenue) =>
      add(dimensionRevenue, `${sum.currency} ${keyOf(sum)}`, sum),
    done: (): TrafficSums => ({
      hours: [...hours.values()],
      hourRevenue: [...hourRevenue.values()],
      dimensions: [...dimensions.values()],
      dimensionRevenue: [...dimensionRevenue.values()],
    }),
  };
}

function keyOf({ businessId, dimension, day, value }: Omit<DimensionSum, keyof Counts>): string {
  return `${businessId} ${dimension} ${day} ${value}`;
}

/** Adds the numbers of a sum to those under its key; all else of it is the key's own. */
function add<Sum extends object>(sums: Map<string, Sum>, key: string, sum: Sum): void {
  const known = sums.get(key);
  if (known === undefined) {
    sums.set(key, { ...sum });
    return;
  }
  for (const [name, value] of Object.entries(sum)) {
    if (typeof value === 'number') Reflect.set(known, name, Number(Reflect.get(known, name)) + value);
  }
}
