import { and, asc, gt, gte, inArray, lt, lte, or, type AnyColumn, type SQL } from 'drizzle-orm';
import { keepFirst } from '../access';
import type { Access, Session } from '../access';
import type { JsonValue } from '../json';

/** What every record of tracking says of who made it. */
interface TrackedBy {
  /** Sortable. */
  readonly id: string;
  /** The same key again is the same thing told twice: it is kept once. */
  readonly dedupeKey: string;
  /** ISO 8601 in UTC, by this server's clock. */
  readonly receivedAt: string;
  readonly businessDomain: string | null;
  readonly visit: 'person' | 'bot';
  readonly botReason: string | null;
  /** Hash of the visitor with the salt of its day; null where none may be kept. */
  readonly visitorHash: string | null;
  /** True when the visitor asked not to be tracked: then nothing in the row tells them apart from others. */
  readonly isAnonymous: boolean;
}

/** A person who went to a merchant's shop (S§3). Append-only. */
export interface ReferralRow extends TrackedBy {
  readonly referralId: string | null;
  readonly targetUrl: string | null;
  readonly sourceUrl: string | null;
  readonly productName: string | null;
  readonly userId: string | null;
  readonly utmSource: string | null;
  readonly utmMedium: string | null;
  readonly utmCampaign: string | null;
  /** What showed that an advertisement was paid for the visit, such as gclid; null for nothing. */
  readonly paidBy?: string | null;
}

/** A custom event (S§3). Append-only. */
export interface TrackingEventRow extends TrackedBy {
  readonly eventType: string;
  /** ISO 8601 in UTC: the caller's time where it is believable, else `receivedAt`. */
  readonly occurredAt: string;
  readonly sessionId: string | null;
  readonly userId: string | null;
  readonly url: string | null;
  readonly data: JsonValue;
}

/** A visitor of a day who was somebody of a merchant's own. */
interface OwnVisitorRow {
  readonly businessId: string;
  /** Hash of the visitor with the salt of the day. */
  readonly visitorHash: string;
  /** YYYY-MM-DD in UTC. */
  readonly day: string;
}

/** A stretch of a list that is read in the order of its ids; null begins with the first. */
interface Stretch {
  readonly after: string | null;
  readonly limit: number;
}

/** What browsers told through the tracking calls. */
export interface TrackingStore {
  /** Keeps the referrals in one transaction; when it resolves they survive a crash. A known key is left as it is. */
  recordReferrals(referrals: readonly ReferralRow[]): Promise<void>;
  /** Keeps the events in the same way. */
  recordEvents(events: readonly TrackingEventRow[]): Promise<void>;
  /** The referrals that took one of the ids to a shop, or have one of them, in the order of their ids. */
  findReferrals(references: readonly string[]): Promise<readonly ReferralRow[]>;
  /** The referrals of the visitors that were received from `since` to `until` (ISO 8601, both included). */
  findReferralsOfVisitors(request: {
    readonly visitorHashes: readonly string[];
    readonly since: string;
    readonly until: string;
  }): Promise<readonly ReferralRow[]>;
  /** Notes that visitors of the day are a merchant's own people; twice is once. */
  noteOwnVisitors(visitors: readonly OwnVisitorRow[]): Promise<void>;
  /** Whose own people the visitors are, where they are any business's. */
  findOwnVisitors(visitorHashes: readonly string[]): Promise<readonly OwnVisitorRow[]>;
  /** Forgets who was a merchant's own before the day (YYYY-MM-DD). */
  forgetOwnVisitorsBefore(day: string): Promise<void>;
  listReferrals(stretch: Stretch): Promise<readonly ReferralRow[]>;
  listEvents(stretch: Stretch): Promise<readonly TrackingEventRow[]>;
}

/** The tracking store over either dialect. */
export function createTrackingStore(session: Session): TrackingStore {
  const stretchOf = (id: AnyColumn, { after }: Stretch) => (after === null ? undefined : gt(id, after));
  return {
    async recordReferrals(referrals) {
      if (referrals.length === 0) return;
      await session.writing(async (access) => {
        const told = await firstTold(access, 'referral', referrals);
        await access.saveRows(access.tables.referrals, told, keepFirst);
      });
    },
    async recordEvents(events) {
      if (events.length === 0) return;
      await session.writing(async (access) => {
        const told = await firstTold(access, 'event', events);
        await access.saveRows(access.tables.trackingEvents, told, keepFirst);
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
    forgetOwnVisitorsBefore: (day) =>
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

/** More referrals of one order no shopper makes. */
const foundMax = 100;

/**
 * Those of the rows whose key nobody has told before. The keys have a table of their own, because a table that is partitioned
 * by time can hold no key unique without the time. A row whose key is its own id cannot have been told before.
 */
async function firstTold<Row extends TrackedBy>(
  { database, tables: { trackingKeys } }: Access,
  kind: 'referral' | 'event',
  rows: readonly Row[],
): Promise<readonly Row[]> {
  const isNamed = (row: Row) => row.dedupeKey !== row.id;
  const named = new Map<string, Row>();
  for (const row of rows) if (isNamed(row) && !named.has(row.dedupeKey)) named.set(row.dedupeKey, row);
  const firsts = new Set<Row>();
  // In one order everywhere, or two transactions could wait for each other.
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
