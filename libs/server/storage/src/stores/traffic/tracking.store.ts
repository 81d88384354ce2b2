import { and, asc, gt, gte, inArray, lt, lte, or, type AnyColumn, type SQL } from 'drizzle-orm';
import { keepFirst } from '../../access';
import type { Access, Session } from '../../access';
import type { OwnVisitorRow, ReferralRow, TrackedBy, TrackingEventRow } from '../../rows/traffic';

/** A page of a list by id; null starts at the first. */
interface Stretch {
  readonly after: string | null;
  readonly limit: number;
}

export interface TrackingStore {
  /** Once it resolves, the referrals survive a crash. Ignores known keys. */
  recordReferrals(referrals: readonly ReferralRow[]): Promise<void>;
  /** Like `recordReferrals`. */
  recordEvents(events: readonly TrackingEventRow[]): Promise<void>;
  /** Referrals whose id, or the id passed to a shop, is one of these, by id. */
  findReferrals(references: readonly string[]): Promise<readonly ReferralRow[]>;
  /** The visitors' referrals received from `since` to `until` (ISO 8601, both inclusive). */
  findReferralsOfVisitors(request: {
    readonly visitorHashes: readonly string[];
    readonly since: string;
    readonly until: string;
  }): Promise<readonly ReferralRow[]>;
  /** Marks daily visitors as a merchant's own team; idempotent. */
  noteOwnVisitors(visitors: readonly OwnVisitorRow[]): Promise<void>;
  /** The businesses that the visitors are members of, if any. */
  findOwnVisitors(visitorHashes: readonly string[]): Promise<readonly OwnVisitorRow[]>;
  deleteOwnVisitorsBefore(day: string): Promise<void>;
  listReferrals(stretch: Stretch): Promise<readonly ReferralRow[]>;
  listEvents(stretch: Stretch): Promise<readonly TrackingEventRow[]>;
}

export function createTrackingStore(session: Session): TrackingStore {
  const stretchOf = (id: AnyColumn, { after }: Stretch) => (after === null ? undefined : gt(id, after));
  return {
    async recordReferrals(referrals) {
      if (referrals.length === 0) return;
      await session.writing(async (access) => {
        const rows = await newRecords(access, 'referral', referrals);
        await access.saveRows(access.tables.referrals, rows, keepFirst);
      });
    },
    async recordEvents(events) {
      if (events.length === 0) return;
      await session.writing(async (access) => {
        const rows = await newRecords(access, 'event', events);
        await access.saveRows(access.tables.trackingEvents, rows, keepFirst);
      });
    },
    async findReferrals(references) {
      const { referrals } = session.reading.tables;
      if (references.length === 0) return [];
      const wanted = [...references];
      return readReferrals(session, or(inArray(referrals.referralId, wanted), inArray(referrals.id, wanted)));
    },
    async findReferralsOfVisitors({ visitorHashes, since, until }) {
      const { visitorHash, receivedAt } = session.reading.tables.referrals;
      if (visitorHashes.length === 0) return [];
      const isWithin = and(gte(receivedAt, since), lte(receivedAt, until));
      return readReferrals(session, and(inArray(visitorHash, [...visitorHashes]), isWithin));
    },
    noteOwnVisitors: (visitors) =>
      session.writing((access) => access.saveRows(access.tables.ownVisitors, visitors, keepFirst)),
    async findOwnVisitors(visitorHashes) {
      const { database, tables, isOneOf } = session.reading;
      const { ownVisitors: table } = tables;
      if (visitorHashes.length === 0) return [];
      return database
        .select()
        .from(table)
        .where(isOneOf(table.visitorHash, [...visitorHashes]));
    },
    deleteOwnVisitorsBefore: (day) =>
      session.writing(async ({ database, tables }) => {
        await database.delete(tables.ownVisitors).where(lt(tables.ownVisitors.day, day));
      }),
    async listReferrals(stretch) {
      const { database, tables } = session.reading;
      const { referrals } = tables;
      const rows = await database
        .select()
        .from(referrals)
        .where(stretchOf(referrals.id, stretch))
        .orderBy(asc(referrals.id))
        .limit(stretch.limit);
      return rows.map(({ countedAt: _counted, ...referral }) => referral);
    },
    async listEvents(stretch) {
      const { database, tables } = session.reading;
      const { trackingEvents } = tables;
      const rows = await database
        .select()
        .from(trackingEvents)
        .where(stretchOf(trackingEvents.id, stretch))
        .orderBy(asc(trackingEvents.id))
        .limit(stretch.limit);
      return rows.map(({ countedAt: _counted, ...event }) => event);
    },
  };
}

async function readReferrals(session: Session, condition: SQL | undefined): Promise<readonly ReferralRow[]> {
  const { database, tables } = session.reading;
  const rows = await database
    .select()
    .from(tables.referrals)
    .where(condition)
    .orderBy(asc(tables.referrals.id))
    .limit(foundMax);
  return rows.map(({ countedAt: _counted, ...referral }) => referral);
}

/** More referrals than any order has. */
const foundMax = 100;

/** Rows with an unknown key. Keys have their own table, because a key in a table partitioned by time must include the time. */
async function newRecords<Row extends TrackedBy>(
  { database, tables: { trackingKeys } }: Access,
  kind: 'referral' | 'event',
  rows: readonly Row[],
): Promise<readonly Row[]> {
  const isNamed = (row: Row) => row.dedupeKey !== row.id;
  const named = new Map<string, Row>();
  for (const row of rows) if (isNamed(row) && !named.has(row.dedupeKey)) named.set(row.dedupeKey, row);
  const firsts = new Set<Row>();
  // Always in one order, to prevent deadlocks.
  for (const batch of batchesOf([...named.values()].sort(byKey), 500)) {
    const claimed = await database
      .insert(trackingKeys)
      .values(batch.map(({ dedupeKey, receivedAt }) => ({ kind, dedupeKey, receivedAt })))
      .onConflictDoNothing()
      .returning({ key: trackingKeys.dedupeKey });
    for (const { key } of claimed) {
      const row = named.get(key);
      if (row !== undefined) firsts.add(row);
    }
  }
  return rows.filter((row) => !isNamed(row) || firsts.has(row));
}

function byKey(one: TrackedBy, other: TrackedBy): number {
  return one.dedupeKey < other.dedupeKey ? -1 : 1;
}

function batchesOf<Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, place) =>
    items.slice(place * size, (place + 1) * size),
  );
}
