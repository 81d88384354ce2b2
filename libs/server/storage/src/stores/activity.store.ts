import { and, asc, desc, eq, gt, gte, lt, lte, or, type SQL } from 'drizzle-orm';
import type { Access, Session } from '../access';
import type { ActivityEntryRow, ActivityKind } from './activity-entry';
import type { ClickRow } from './click.store';

/** Which entries; what is left out is not asked about. */
export interface ActivityFilters {
  readonly kind?: ActivityKind | undefined;
  readonly offerId?: string | undefined;
  readonly source?: string | undefined;
  readonly visit?: ClickRow['visit'] | undefined;
}

/** Where a page ends. */
export interface ActivityPlace {
  readonly at: string;
  readonly sequence: number;
}

/** What happened for businesses. */
export interface ActivityStore {
  /** Entries at or after `from` and before `until` (ISO 8601), the latest first, beginning before the place. */
  listEntries(request: {
    readonly businessId: string;
    readonly filters: ActivityFilters;
    readonly from: string | null;
    readonly until: string | null;
    readonly before: ActivityPlace | null;
    readonly limit: number;
  }): Promise<readonly ActivityEntryRow[]>;
  /** Entries that were counted after the sequence, in their order. */
  listEntriesAfter(request: {
    readonly businessId: string;
    readonly filters: ActivityFilters;
    readonly after: number;
    readonly limit: number;
  }): Promise<readonly ActivityEntryRow[]>;
  /** When the latest entry of the kind happened, ISO 8601; null where there is none. */
  findLatest(businessId: string, kind: ActivityKind): Promise<string | null>;
  /** When the latest credited order was placed, ISO 8601; null where there is none. */
  findLatestCreditedOrder(businessId: string): Promise<string | null>;
  /** The sequence that was given last, of any business; 0 before the first. */
  readLastSequence(): Promise<number>;
}

/** The activity store over either dialect. */
export function createActivityStore(session: Session): ActivityStore {
  return {
    async listEntries({ businessId, filters, from, until, before, limit }) {
      const { database, tables } = session.reporting;
      const { activityEntries: table } = tables;
      return database
        .select()
        .from(table)
        .where(
          and(
            filtered(table, businessId, filters),
            from === null ? undefined : gte(table.at, from),
            until === null ? undefined : lt(table.at, until),
            before === null ? undefined : isBefore(table, before),
          ),
        )
        .orderBy(desc(table.at), desc(table.sequence))
        .limit(limit);
    },
    async listEntriesAfter({ businessId, filters, after, limit }) {
      const { database, tables } = session.reading;
      const { activityEntries: table } = tables;
      return database
        .select()
        .from(table)
        .where(and(filtered(table, businessId, filters), gt(table.sequence, after)))
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
    async findLatestCreditedOrder(businessId) {
      const { database, tables } = session.reporting;
      const { activityEntries: table } = tables;
      const [row] = await database
        .select({ at: table.at })
        .from(table)
        .where(and(eq(table.businessId, businessId), eq(table.kind, 'order'), eq(table.isCredited, true)))
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

function filtered(table: Table, businessId: string, filters: ActivityFilters): SQL | undefined {
  return and(
    eq(table.businessId, businessId),
    filters.kind === undefined ? undefined : eq(table.kind, filters.kind),
    filters.offerId === undefined ? undefined : eq(table.offerId, filters.offerId),
    filters.source === undefined ? undefined : eq(table.source, filters.source),
    filters.visit === undefined ? undefined : eq(table.visit, filters.visit),
  );
}

function isBefore(table: Table, { at, sequence }: ActivityPlace): SQL | undefined {
  return and(
    // Bounds the stretch of the index; the next line decides.
    lte(table.at, at),
    or(lt(table.at, at), and(eq(table.at, at), lt(table.sequence, sequence))),
  );
}
