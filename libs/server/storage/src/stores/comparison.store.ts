import { and, asc, count, desc, eq, gt, gte, isNull, lt, lte, or, sql, type SQL } from 'drizzle-orm';
import { keepFirst, type Database, type Session, type Tables } from '../access';
import type { JsonValue } from '../json';
import { digestOf } from '../keys';

/** A comparison as it is kept. */
export interface ComparisonRecord {
  readonly requestId: string;
  /** The canonical link that was pasted; null for a search by words. */
  readonly link: string | null;
  /** The words that name the product in the link as it was pasted; null where it has none. */
  readonly linkWords: string | null;
  readonly query: string | null;
  /** ISO 4217 code that totals were asked for in; null for that of the offers. */
  readonly currency: string | null;
  /** ISO 3166 code of the country that things are delivered to; null for anywhere. */
  readonly country: string | null;
  /** ISO 8601 in UTC, as are all times here. */
  readonly createdAt: string;
  readonly settledAt: string | null;
  /** Number of the last event, 0 before the first. */
  readonly lastSequence: number;
  /** The process that runs it and until when it may, both null while nobody does. */
  readonly workerId: string | null;
  readonly leaseUntil: string | null;
}

/** What a comparison is asked for with. */
type NewComparison = Pick<ComparisonRecord, 'requestId' | 'link' | 'query' | 'createdAt'> &
  Partial<Pick<ComparisonRecord, 'currency' | 'country' | 'linkWords'>>;

/** Something that happened in a comparison. */
interface NewComparisonEvent {
  readonly kind: string;
  readonly data: JsonValue;
}

/** The same with its number: 1, 2, 3 and so on without gaps within its comparison. */
export interface ComparisonEvent extends NewComparisonEvent {
  readonly sequence: number;
}

/** Comparisons, each followed as a numbered log of events. */
export interface ComparisonStore {
  /** Creates it once; the same request id again gives the record that was there. */
  createComparison(
    comparison: NewComparison,
  ): Promise<{ readonly created: boolean; readonly record: ComparisonRecord }>;
  /** The comparison, or null. */
  findComparison(requestId: string): Promise<ComparisonRecord | null>;
  /** Adds events and returns them numbered. Throws when there is no such comparison. */
  appendEvents(requestId: string, events: readonly NewComparisonEvent[]): Promise<readonly ComparisonEvent[]>;
  /** The events with a number above `sequence`, in order. */
  listEventsAfter(requestId: string, sequence: number): Promise<readonly ComparisonEvent[]>;
  /** Notes that nothing more will come, and lets the claim go. The first time stays. */
  markSettled(requestId: string, at: string): Promise<void>;
  /**
   * True when from now on this worker alone runs the comparison until `leaseUntil`: nobody had it, or the lease of who had
   * it ended before `at`, or it was this worker's own (a renewal). False when another has it or it is settled.
   */
  claimComparison(claim: {
    readonly requestId: string;
    readonly workerId: string;
    readonly at: string;
    readonly leaseUntil: string;
  }): Promise<boolean>;
  /** How many were made at or after `since` and before `until`. */
  countComparisons(request: { readonly since: string; readonly until: string }): Promise<number>;
  /** The newest comparison of this link made at or after `since`, or null. */
  findRecentByLink(canonicalLink: string, since: string): Promise<ComparisonRecord | null>;
  /** The comparisons made after `since` and at or before `until`, the oldest first; `afterId` goes on among those of one moment. */
  listMade(request: {
    readonly since: string;
    readonly until: string;
    readonly afterId: string | null;
    readonly limit: number;
  }): Promise<readonly Pick<ComparisonRecord, 'requestId' | 'createdAt'>[]>;
  /** Puts other data in the place of an event's. */
  rewriteEvent(requestId: string, event: Pick<ComparisonEvent, 'sequence' | 'data'>): Promise<void>;
  /** Comparisons that are not settled and that nobody runs at `at`, oldest first: work a dead process left. */
  listAbandoned(request: {
    readonly at: string;
    readonly limit: number;
  }): Promise<readonly ComparisonRecord[]>;
}

/** The comparison store over either dialect. */
export function createComparisonStore(session: Session): ComparisonStore {
  return {
    createComparison: (comparison) =>
      session.writing(async ({ database, tables }) => {
        const linkKey = comparison.link === null ? null : digestOf(comparison.link);
        const created = await database
          .insert(tables.comparisons)
          .values({ ...newRecord(comparison), linkKey })
          .onConflictDoNothing()
          .returning();
        const [record] =
          created.length > 0 ? created : await selectOne(database, tables, comparison.requestId);
        if (record === undefined)
          throw new Error(`Comparison ${comparison.requestId} went while it was made.`);
        return { created: created.length > 0, record: recordOf(record) };
      }),
    async countComparisons({ since, until }) {
      const { database, tables } = session.reading;
      const { createdAt } = tables.comparisons;
      const [row] = await database
        .select({ total: count() })
        .from(tables.comparisons)
        .where(and(gte(createdAt, since), lt(createdAt, until)));
      return row?.total ?? 0;
    },
    async findComparison(requestId) {
      const { database, tables } = session.reading;
      const [row] = await selectOne(database, tables, requestId);
      return row === undefined ? null : recordOf(row);
    },
    appendEvents: (requestId, events) =>
      session.writing(async (access) => {
        const { database, tables } = access;
        const { comparisons } = tables;
        const [row] = await database
          .update(comparisons)
          .set({ lastSequence: sql`${comparisons.lastSequence} + ${events.length}` })
          .where(eq(comparisons.requestId, requestId))
          .returning({ lastSequence: comparisons.lastSequence });
        if (row === undefined) throw new Error(`There is no comparison ${requestId}.`);
        const first = row.lastSequence - events.length + 1;
        const numbered = events.map(({ kind, data }, place) => ({ sequence: first + place, kind, data }));
        const rows = numbered.map((event) => ({ requestId, ...event }));
        await access.saveRows(tables.comparisonEvents, rows, keepFirst);
        return numbered;
      }),
    async listEventsAfter(requestId, sequence) {
      const { database, tables } = session.reading;
      const { comparisonEvents: events } = tables;
      return database
        .select({ sequence: events.sequence, kind: events.kind, data: events.data })
        .from(events)
        .where(and(eq(events.requestId, requestId), gt(events.sequence, sequence)))
        .orderBy(asc(events.sequence));
    },
    markSettled: (requestId, at) =>
      session.writing(async ({ database, tables }) => {
        const { comparisons } = tables;
        await database
          .update(comparisons)
          .set({ settledAt: at, workerId: null, leaseUntil: null })
          .where(and(eq(comparisons.requestId, requestId), isNull(comparisons.settledAt)));
      }),
    claimComparison: ({ requestId, workerId, at, leaseUntil }) =>
      session.writing(async ({ database, tables }) => {
        const { comparisons } = tables;
        const claimed = await database
          .update(comparisons)
          .set({ workerId, leaseUntil })
          .where(
            and(
              eq(comparisons.requestId, requestId),
              isNull(comparisons.settledAt),
              or(isFree(tables, at), eq(comparisons.workerId, workerId)),
            ),
          )
          .returning({ requestId: comparisons.requestId });
        return claimed.length > 0;
      }),
    async findRecentByLink(canonicalLink, since) {
      const { database, tables } = session.reading;
      const { comparisons } = tables;
      const [row] = await database
        .select()
        .from(comparisons)
        .where(
          and(
            eq(comparisons.linkKey, digestOf(canonicalLink)),
            eq(comparisons.link, canonicalLink),
            gte(comparisons.createdAt, since),
          ),
        )
        .orderBy(desc(comparisons.createdAt))
        .limit(1);
      return row === undefined ? null : recordOf(row);
    },
    async listMade({ since, until, afterId, limit }) {
      const { database, tables } = session.reading;
      const { requestId, createdAt } = tables.comparisons;
      const isLater = gt(createdAt, since);
      return database
        .select({ requestId, createdAt })
        .from(tables.comparisons)
        .where(
          and(
            afterId === null ? isLater : or(isLater, and(eq(createdAt, since), gt(requestId, afterId))),
            lte(createdAt, until),
          ),
        )
        .orderBy(asc(createdAt), asc(requestId))
        .limit(limit);
    },
    rewriteEvent: (requestId, { sequence, data }) =>
      session.writing(async ({ database, tables }) => {
        const { comparisonEvents: events } = tables;
        await database
          .update(events)
          .set({ data })
          .where(and(eq(events.requestId, requestId), eq(events.sequence, sequence)));
      }),
    async listAbandoned({ at, limit }) {
      const { database, tables } = session.reading;
      const { comparisons } = tables;
      const rows = await database
        .select()
        .from(comparisons)
        .where(and(isNull(comparisons.settledAt), isFree(tables, at)))
        .orderBy(asc(comparisons.createdAt))
        .limit(limit);
      return rows.map(recordOf);
    },
  };
}

/** Nobody runs it, or whoever did may no longer. */
function isFree({ comparisons }: Tables, at: string): SQL | undefined {
  return or(isNull(comparisons.workerId), lt(comparisons.leaseUntil, at));
}

function selectOne(database: Database, { comparisons }: Tables, requestId: string) {
  return database.select().from(comparisons).where(eq(comparisons.requestId, requestId));
}

function newRecord(comparison: NewComparison): ComparisonRecord {
  const { linkWords = null, currency = null, country = null, ...rest } = comparison;
  const unclaimed = { settledAt: null, lastSequence: 0, workerId: null, leaseUntil: null };
  return { ...rest, linkWords, currency, country, ...unclaimed };
}

function recordOf({
  linkKey: _,
  ...record
}: ComparisonRecord & { readonly linkKey: string | null }): ComparisonRecord {
  return record;
}
