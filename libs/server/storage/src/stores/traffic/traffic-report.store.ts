import { dayAfter, daysWithin } from '@pricehunt/order-attribution';
import { and, asc, count, desc, eq, gte, lt, lte, ne, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import type { Access, Session } from '../../access';
import type { CountedRevenue, Counts, TrafficDimension } from './traffic-sums';

export interface DimensionCounts extends Counts {
  readonly value: string;
}

/** A part of a report's period, ISO 8601 in UTC on full quarter hours, the end exclusive. */
export interface ReportStretch {
  readonly begins: string;
  readonly until: string;
}

export interface TrafficStretch extends Counts {
  readonly begins: string;
  readonly visitors: number;
  readonly referrals: number;
  readonly events: number;
}

/** Days in the business's time zone, both inclusive (YYYY-MM-DD). */
interface ReportDays {
  readonly businessId: string;
  readonly from: string;
  readonly to: string;
}

/** Merchants' figures, from sums by quarter hour and day rather than single records. */
export interface TrafficReportStore {
  /** The counts of each range; empty ones are left out. */
  listStretches(businessId: string, stretches: readonly ReportStretch[]): Promise<readonly TrafficStretch[]>;
  listRevenue(
    businessId: string,
    stretches: readonly ReportStretch[],
  ): Promise<readonly (CountedRevenue & { readonly begins: string })[]>;
  /** A dimension's values, largest first; an empty value means unknown. By revenue, only those with orders. */
  listDimension(
    request: ReportDays & {
      readonly dimension: TrafficDimension;
      readonly sort: 'clicks' | 'impressions' | 'orders' | 'revenue';
      readonly offset: number;
      readonly limit: number;
    },
  ): Promise<readonly DimensionCounts[]>;
  findDimension(
    request: ReportDays & { readonly dimension: TrafficDimension; readonly values: readonly string[] },
  ): Promise<readonly DimensionCounts[]>;
  findDimensionRevenue(
    request: ReportDays & { readonly dimension: TrafficDimension; readonly values: readonly string[] },
  ): Promise<readonly (CountedRevenue & { readonly value: string })[]>;
  /** The number of values, and human clicks with a value and without one. */
  sumDimension(
    request: ReportDays & { readonly dimension: TrafficDimension; readonly sort: 'revenue' | 'other' },
  ): Promise<{ readonly values: number; readonly clicksKnown: number; readonly clicksUnknown: number }>;
  readClicksOfOffers(days: ReportDays): Promise<ReadonlyMap<string, number>>;
}

export function createTrafficReportStore(session: Session): TrafficReportStore {
  return {
    async listStretches(businessId, stretches) {
      const { database, tables } = session.reporting;
      const { hourStats: table } = tables;
      if (stretches.length === 0) return [];
      return database
        .select({
          begins,
          ...sumsOf(table),
          visitors: sumOf(table.visitors),
          referrals: sumOf(table.referrals),
          events: sumOf(table.events),
        })
        .from(listed(stretches))
        .innerJoin(table, isWithin(table, businessId))
        .groupBy(begins)
        .orderBy(begins);
    },
    async listRevenue(businessId, stretches) {
      const { database, tables } = session.reporting;
      const { hourRevenue: table } = tables;
      if (stretches.length === 0) return [];
      return database
        .select({ begins, currency: table.currency, ...moneyOf(table) })
        .from(listed(stretches))
        .innerJoin(table, isWithin(table, businessId))
        .groupBy(begins, table.currency)
        .orderBy(begins, table.currency);
    },
    listDimension: (request) => listDimension(session, request),
    findDimension: (request) => findDimension(session, request),
    async findDimensionRevenue({ values, ...days }) {
      const { database, tables, isOneOf } = session.reporting;
      const { dayDimensionRevenue: table } = tables;
      return database
        .select({ value: table.value, currency: table.currency, ...moneyOf(table) })
        .from(table)
        .where(and(withinDays(table, days), isOneOf(table.value, values)))
        .groupBy(table.value, table.currency)
        .orderBy(desc(sumOf(table.revenueMinor)), asc(table.currency));
    },
    async sumDimension({ sort, ...days }) {
      const { database, tables } = session.reporting;
      const { dayDimensionStats: stats, dayDimensionRevenue: revenue } = tables;
      const clicks = await database
        .select({
          isKnown: sql<number>`max(case when ${stats.value} = '' then 0 else 1 end)`.mapWith(Number),
          humanClicks: sumOf(stats.humanClicks),
        })
        .from(stats)
        .where(withinDays(stats, days))
        .groupBy(stats.value);
      const sumWhere = (isKnown: number) =>
        clicks.reduce((sum, row) => (row.isKnown === isKnown ? sum + row.humanClicks : sum), 0);
      const [paid] =
        sort === 'revenue'
          ? await database
              .select({ values: count(sql`distinct ${revenue.value}`) })
              .from(revenue)
              .where(withinDays(revenue, days))
          : [];
      return {
        values: sort === 'revenue' ? (paid?.values ?? 0) : clicks.length,
        clicksKnown: sumWhere(1),
        clicksUnknown: sumWhere(0),
      };
    },
    async readClicksOfOffers(days) {
      const { database, tables } = session.reporting;
      const { dayDimensionStats: table } = tables;
      const rows = await database
        .select({ value: table.value, humanClicks: sumOf(table.humanClicks) })
        .from(table)
        .where(and(withinDays(table, { ...days, dimension: 'product' }), ne(table.value, '')))
        .groupBy(table.value);
      return new Map(rows.map(({ value, humanClicks }) => [value, humanClicks]));
    },
  };
}

type DimensionPage = Parameters<TrafficReportStore['listDimension']>[0];

/** Ranks values by the two columns that order them, and sums all columns only for the page: reports show fifty of thousands. */
async function listDimension(
  session: Session,
  { sort, offset, limit, ...days }: DimensionPage,
): Promise<readonly DimensionCounts[]> {
  if (sort === 'revenue') return listByRevenue(session, { ...days, offset, limit });
  const { database, tables } = session.reporting;
  const { dayDimensionStats: table } = tables;
  const columns = { clicks: table.humanClicks, impressions: table.impressions, orders: table.orders };
  const ranked = await database
    .select({ value: table.value })
    .from(table)
    .where(withinDays(table, days))
    .groupBy(table.value)
    .orderBy(desc(sumOf(columns[sort])), desc(sumOf(table.clicks)), asc(table.value))
    .offset(offset)
    .limit(limit);
  return countsInOrder(
    session,
    days,
    ranked.map(({ value }) => value),
  );
}

async function countsInOrder(
  session: Session,
  days: ReportDays & { readonly dimension: TrafficDimension },
  values: readonly string[],
): Promise<readonly DimensionCounts[]> {
  if (values.length === 0) return [];
  const counts = await findDimension(session, { ...days, values });
  const countsOf = new Map(counts.map((row) => [row.value, row]));
  return values.flatMap((value) => countsOf.get(value) ?? []);
}

async function findDimension(
  session: Session,
  {
    values,
    ...days
  }: ReportDays & { readonly dimension: TrafficDimension; readonly values: readonly string[] },
): Promise<readonly DimensionCounts[]> {
  const { database, tables, isOneOf } = session.reporting;
  const { dayDimensionStats: table } = tables;
  return database
    .select({ value: table.value, ...sumsOf(table) })
    .from(table)
    .where(and(withinDays(table, days), isOneOf(table.day, daysOf(days)), isOneOf(table.value, values)))
    .groupBy(table.value);
}

/** Every day of the range, so that each value and day is looked up by the whole key. */
function daysOf({ from, to }: ReportDays): readonly string[] {
  const count = Math.max(0, daysWithin({ from, to }));
  return Array.from({ length: count }, (_, place) => dayAfter(from, place));
}

/** By the largest amount in one currency, because currencies can't be added. */
async function listByRevenue(
  session: Session,
  {
    offset,
    limit,
    ...days
  }: ReportDays & {
    readonly dimension: TrafficDimension;
    readonly offset: number;
    readonly limit: number;
  },
): Promise<readonly DimensionCounts[]> {
  const { database, tables } = session.reporting;
  const { dayDimensionRevenue: table } = tables;
  const amount = sumOf(table.revenueMinor);
  const rows = await database
    .select({ value: table.value, currency: table.currency, amount })
    .from(table)
    .where(withinDays(table, days))
    .groupBy(table.value, table.currency)
    .orderBy(desc(amount), asc(table.value));
  const values = [...new Set(rows.map(({ value }) => value))].slice(offset, offset + limit);
  return countsInOrder(session, days, values);
}

type Tables = Access['tables'];

/** Both dialects name the columns of a VALUES list like this. */
const begins = sql<string>`stretches.column1`;

function listed(stretches: readonly ReportStretch[]): SQL {
  const rows = stretches.map(
    (stretch) => sql`(${stretch.begins}, ${stretch.begins.slice(0, 16)}, ${stretch.until.slice(0, 16)})`,
  );
  return sql`(values ${sql.join(rows, sql`, `)}) as stretches`;
}

function isWithin(table: Tables['hourStats'] | Tables['hourRevenue'], businessId: string): SQL | undefined {
  return and(
    eq(table.businessId, businessId),
    gte(table.quarter, sql`stretches.column2`),
    lt(table.quarter, sql`stretches.column3`),
  );
}

function withinDays(
  table: Tables['dayDimensionStats'] | Tables['dayDimensionRevenue'],
  { businessId, dimension, from, to }: ReportDays & { readonly dimension: TrafficDimension },
): SQL | undefined {
  return and(
    eq(table.businessId, businessId),
    eq(table.dimension, dimension),
    gte(table.day, from),
    lte(table.day, to),
  );
}

function sumsOf(table: Tables['hourStats'] | Tables['dayDimensionStats']) {
  return {
    impressions: sumOf(table.impressions),
    clicks: sumOf(table.clicks),
    humanClicks: sumOf(table.humanClicks),
    billableClicks: sumOf(table.billableClicks),
    orders: sumOf(table.orders),
    refunds: sumOf(table.refunds),
  };
}

function moneyOf(table: Tables['hourRevenue'] | Tables['dayDimensionRevenue']) {
  return { revenueMinor: sumOf(table.revenueMinor), refundedMinor: sumOf(table.refundedMinor) };
}

/** PostgreSQL returns sums as text. */
function sumOf(column: AnyColumn): SQL<number> {
  return sql<number>`sum(${column})`.mapWith(Number);
}
