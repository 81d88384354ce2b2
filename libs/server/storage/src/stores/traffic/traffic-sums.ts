import { isVisitCounted } from '@pricehunt/order-attribution';
import type { BusinessDays, VisitTrait } from '@pricehunt/order-attribution';
import type { NewActivityEntry } from './activity-entry';

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

/** Longer values are cut, in characters. */
export const valueLengthMax = 200;
/** Ranks beyond this count as this one. */
export const positionMax = 10;

export interface Counts {
  readonly impressions: number;
  readonly clicks: number;
  readonly humanClicks: number;
  readonly billableClicks: number;
  readonly orders: number;
  readonly refunds: number;
}

interface QuarterSum extends Counts {
  readonly businessId: string;
  readonly quarter: string;
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

export interface CountedRevenue {
  readonly currency: string;
  readonly revenueMinor: number;
  readonly refundedMinor: number;
}

type QuarterRevenue = Pick<QuarterSum, 'businessId' | 'quarter'> & CountedRevenue;
type DimensionRevenue = Pick<DimensionSum, 'businessId' | 'dimension' | 'day' | 'value'> & CountedRevenue;

/** Additions to the stored figures, each key once. */
export interface TrafficSums {
  readonly quarters: readonly QuarterSum[];
  readonly quarterRevenue: readonly QuarterRevenue[];
  readonly dimensions: readonly DimensionSum[];
  readonly dimensionRevenue: readonly DimensionRevenue[];
}

/** Impressions of one kind within a quarter hour. */
export interface ShownOffers {
  readonly businessId: string;
  /** The start of the quarter hour in UTC, YYYY-MM-DDTHH:MM. */
  readonly quarter: string;
  readonly offerId: string;
  readonly retailerDomain: string;
  /** The part of PriceHunt that showed them. */
  readonly source: string;
  readonly impressions: number;
}

const nothing: Counts = {
  impressions: 0,
  clicks: 0,
  humanClicks: 0,
  billableClicks: 0,
  orders: 0,
  refunds: 0,
};

/** The quarter hour of a moment (ISO 8601 in UTC): every time zone's offset is a multiple of one. */
export function quarterOf(at: string): string {
  const minutes = Math.floor(Number(at.slice(14, 16)) / 15) * 15;
  return `${at.slice(0, 14)}${String(minutes).padStart(2, '0')}`;
}

export type DaysOf = (businessId: string) => BusinessDays;

/** `newVisitors` are the record ids of each visitor's first click of the day. */
export function sumsOfEntries(
  entries: readonly NewActivityEntry[],
  daysOf: DaysOf,
  {
    newVisitors = new Set(),
    sign = 1,
  }: { readonly newVisitors?: ReadonlySet<string>; readonly sign?: 1 | -1 },
): TrafficSums {
  const sums = startSums();
  for (const entry of entries) {
    const { businessId, kind, at } = entry;
    const counts = countsOf(entry, sign);
    const quarter = quarterOf(at);
    sums.addQuarter({
      ...nothing,
      ...counts,
      businessId,
      quarter,
      visitors: newVisitors.has(entry.recordId) ? 1 : 0,
      referrals: kind === 'referral' && isVisitCounted('referrals', traitOf(entry)) ? 1 : 0,
      events: kind === 'event' && isVisitCounted('events', traitOf(entry)) ? 1 : 0,
    });
    const revenue = revenueOf(entry, sign);
    if (revenue !== null) sums.addQuarterRevenue({ businessId, quarter, ...revenue });
    if (counts === null) continue;
    const day = daysOf(businessId).dayOf(new Date(at));
    for (const [dimension, value] of valuesOf(entry)) {
      const key = { businessId, dimension, day, value };
      sums.addDimension({ ...nothing, ...counts, ...key });
      if (revenue !== null) sums.addDimensionRevenue({ ...key, ...revenue });
    }
  }
  return sums.done();
}

export function sumsOfShown(shown: readonly ShownOffers[], daysOf: DaysOf): TrafficSums {
  const sums = startSums();
  for (const { businessId, quarter, offerId, retailerDomain, source, impressions } of shown) {
    sums.addQuarter({ ...nothing, businessId, quarter, impressions, visitors: 0, referrals: 0, events: 0 });
    const day = daysOf(businessId).dayOf(new Date(`${quarter}Z`));
    const values = { product: offerId, retailer: retailerDomain, source };
    for (const dimension of ['product', 'retailer', 'source'] as const) {
      sums.addDimension({ ...nothing, businessId, dimension, day, value: values[dimension], impressions });
    }
  }
  return sums.done();
}

/** What a click or counted order adds; null for entries without dimensions. */
function countsOf(entry: NewActivityEntry, sign: 1 | -1): Partial<Counts> | null {
  const trait = traitOf(entry);
  switch (entry.kind) {
    case 'click':
      return {
        clicks: isVisitCounted('all-clicks', trait) ? sign : 0,
        humanClicks: isVisitCounted('clicks', trait) ? sign : 0,
        billableClicks: isVisitCounted('billable-clicks', trait) ? sign : 0,
      };
    case 'order':
      return entry.isCredited ? { orders: sign } : null;
    case 'refund':
      return entry.isCredited ? { refunds: sign } : null;
    case 'referral':
    case 'event':
      return null;
  }
}

/** Why a figure may exclude a visit. */
function traitOf({ visit, exclusion }: NewActivityEntry): VisitTrait | null {
  return visit === 'bot' ? 'bot' : exclusion;
}

function revenueOf(
  { kind, isCredited, amountMinor, currency }: NewActivityEntry,
  sign: 1 | -1,
): CountedRevenue | null {
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
  const known = values.map(
    ([dimension, value]) => [dimension, (value ?? '').slice(0, valueLengthMax)] as const,
  );
  return entry.kind === 'click' && entry.exclusion !== null
    ? [...known, ['exclusion', `${entry.exclusion}:${entry.botReason ?? ''}`.slice(0, valueLengthMax)]]
    : known;
}

function startSums() {
  const quarters = new Map<string, QuarterSum>();
  const quarterRevenue = new Map<string, QuarterRevenue>();
  const dimensions = new Map<string, DimensionSum>();
  const dimensionRevenue = new Map<string, DimensionRevenue>();
  return {
    addQuarter: (sum: QuarterSum) => add(quarters, `${sum.businessId} ${sum.quarter}`, sum),
    addQuarterRevenue: (sum: QuarterRevenue) =>
      add(quarterRevenue, `${sum.businessId} ${sum.quarter} ${sum.currency}`, sum),
    addDimension: (sum: DimensionSum) => add(dimensions, keyOf(sum), sum),
    addDimensionRevenue: (sum: DimensionRevenue) =>
      add(dimensionRevenue, `${sum.currency} ${keyOf(sum)}`, sum),
    done: (): TrafficSums => ({
      quarters: [...quarters.values()],
      quarterRevenue: [...quarterRevenue.values()],
      dimensions: [...dimensions.values()],
      dimensionRevenue: [...dimensionRevenue.values()],
    }),
  };
}

function keyOf({ businessId, dimension, day, value }: Omit<DimensionSum, keyof Counts>): string {
  return `${businessId} ${dimension} ${day} ${value}`;
}

/** Adds the numbers to those under the key; other fields belong to the key. */
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
