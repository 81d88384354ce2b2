import { measures } from '@pricehunt/order-attribution';
import type { ActivityMeasure } from '@pricehunt/order-attribution';
import { and, asc, count, desc, eq, gt, gte, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import type { AnyColumn, SQL } from 'drizzle-orm';
import type { Access, Session } from '../../access';
import { positionMax, valueLengthMax } from './traffic-sums';
import type { TrafficDimension } from './traffic-sums';
import type { ActivityEntryRow, ActivityKind } from '../../rows/traffic';
import type { ClickRow } from '../../rows/clicks';

export interface ActivityFilters {
  readonly kind?: ActivityKind | undefined;
  readonly offerId?: string | undefined;
  readonly source?: string | undefined;
  readonly visit?: ClickRow['visit'] | undefined;
  readonly measure?: ActivityMeasure | undefined;
  /** Only one line of a breakdown; an empty value means unknown. */
  readonly line?: { readonly by: TrafficDimension; readonly value: string } | undefined;
}

export interface ActivityPlace {
  readonly at: string;
  readonly sequence: number;
}

interface FilteredActivity {
  readonly businessId: string;
  readonly filters: ActivityFilters;
}

/** From `from` until before `until` (ISO 8601). */
interface ActivityRange extends FilteredActivity {
  readonly from: string | null;
  readonly until: string | null;
}

export interface ActivityStore {
  /** Newest first, after the place. */
  listEntries(
    request: ActivityRange & { readonly before: ActivityPlace | null; readonly limit: number },
  ): Promise<readonly ActivityEntryRow[]>;
  countEntries(range: ActivityRange): Promise<number>;
  listEntriesAfter(
    request: FilteredActivity & { readonly after: number; readonly limit: number },
  ): Promise<readonly ActivityEntryRow[]>;
  findLatest(businessId: string, kind: ActivityKind): Promise<string | null>;
  readLastSequence(): Promise<number>;
}

export function createActivityStore(session: Session): ActivityStore {
  return {
    async listEntries({ before, limit, ...range }) {
      const { database, tables } = session.reporting;
      const { activityEntries: table } = tables;
      return database
        .select()
        .from(table)
        .where(and(isWithin(table, range), before === null ? undefined : isBefore(table, before)))
        .orderBy(desc(table.at), desc(table.sequence))
        .limit(limit);
    },
    async countEntries(range) {
      const { database, tables } = session.reporting;
      const { activityEntries: table } = tables;
      const [row] = await database.select({ entries: count() }).from(table).where(isWithin(table, range));
      return row?.entries ?? 0;
    },
    async listEntriesAfter({ after, limit, ...filtered }) {
      const { database, tables } = session.reading;
      const { activityEntries: table } = tables;
      return database
        .select()
        .from(table)
        .where(and(matches(table, filtered), gt(table.sequence, after)))
        .orderBy(asc(table.sequence))
        .limit(limit);
    },
    async findLatest(businessId, kind) {
      const { database, tables } = session.reporting;
      const { activityEntries: table } = tables;
      const [row] = await database
        .select({ at: table.at })
        .from(table)
        .where(and(eq(table.businessId, businessId), eq(table.kind, kind)))
        .orderBy(desc(table.at))
        .limit(1);
      return row?.at ?? null;
    },
    async readLastSequence() {
      const { database, tables } = session.reading;
      const [head] = await database.select().from(tables.activityHeads);
      return head?.sequence ?? 0;
    },
  };
}

type Table = Access['tables']['activityEntries'];

function isWithin(table: Table, { from, until, ...filtered }: ActivityRange): SQL | undefined {
  return and(
    matches(table, filtered),
    from === null ? undefined : gte(table.at, from),
    until === null ? undefined : lt(table.at, until),
  );
}

function matches(table: Table, { businessId, filters }: FilteredActivity): SQL | undefined {
  return and(
    eq(table.businessId, businessId),
    filters.kind === undefined ? undefined : eq(table.kind, filters.kind),
    filters.offerId === undefined ? undefined : eq(table.offerId, filters.offerId),
    filters.source === undefined ? undefined : eq(table.source, filters.source),
    filters.visit === undefined ? undefined : eq(table.visit, filters.visit),
    filters.measure === undefined ? undefined : isCounted(table, filters.measure),
    filters.line === undefined ? undefined : isOfLine(table, filters.line),
  );
}

function isCounted(table: Table, measure: ActivityMeasure): SQL | undefined {
  const { counts, leavesOut } = measures[measure];
  const visits = [
    eq(table.kind, kindOf[counts]),
    leavesOut.some((trait) => trait === 'bot') ? eq(table.visit, 'person') : undefined,
    ...(['own', 'repeat'] as const).map((trait) =>
      leavesOut.some((each) => each === trait)
        ? or(isNull(table.exclusion), ne(table.exclusion, trait))
        : undefined,
    ),
  ];
  const isOfOrders = counts === 'orders' || counts === 'refunds';
  return and(...visits, isOfOrders ? eq(table.isCredited, true) : undefined);
}

const kindOf = {
  clicks: 'click',
  referrals: 'referral',
  events: 'event',
  orders: 'order',
  refunds: 'refund',
} as const;

function isOfLine(table: Table, { by, value }: NonNullable<ActivityFilters['line']>): SQL | undefined {
  if (by === 'exclusion') {
    const [exclusion = '', ...reason] = value.split(':');
    return and(
      eq(sql`coalesce(${table.exclusion}, '')`, exclusion),
      eq(sql`coalesce(${table.botReason}, '')`, reason.join(':')),
    );
  }
  if (by === 'position') {
    if (value === '') return isNull(table.position);
    const position = Number(value);
    return position >= positionMax ? gte(table.position, positionMax) : eq(table.position, position);
  }
  return eq(sql`substr(coalesce(${columnOf(table, by)}, ''), 1, ${valueLengthMax})`, value);
}

function columnOf(table: Table, by: Exclude<TrafficDimension, 'exclusion' | 'position'>): AnyColumn {
  const columns = {
    product: table.offerId,
    source: table.source,
    medium: table.medium,
    campaign: table.campaign,
    country: table.country,
    device: table.device,
    retailer: table.retailerDomain,
    'price-gap': table.priceGap,
  };
  return columns[by];
}

function isBefore(table: Table, { at, sequence }: ActivityPlace): SQL | undefined {
  return and(
    // Limits the index range; the next line is exact.
    lte(table.at, at),
    or(lt(table.at, at), and(eq(table.at, at), lt(table.sequence, sequence))),
  );
}
