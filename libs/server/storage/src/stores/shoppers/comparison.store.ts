import { and, asc, count, desc, eq, gt, gte, isNull, lt, lte, or, sql, type SQL } from 'drizzle-orm';
import { keepFirst, type Database, type Session, type Tables } from '../../access';
import type { JsonValue } from '../../json';
import { digestOf } from '../../keys';

export interface ComparisonRecord {
  readonly requestId: string;
  /** The canonical pasted link; null for a text search. */
  readonly link: string | null;
  /** The words from the pasted link that name the product; null if there are none. */
  readonly linkWords: string | null;
  readonly query: string | null;
  /** ISO 4217 code of the requested currency of totals; null for that of the offers. */
  readonly currency: string | null;
  /** ISO 3166 code of the delivery country; null for anywhere. */
  readonly country: string | null;
  readonly createdAt: string;
  readonly settledAt: string | null;
  /** Sequence of the last event, 0 before the first. */
  readonly lastSequence: number;
  /** The process running it and the end of its lease; both null if none does. */
  readonly workerId: string | null;
  readonly leaseUntil: string | null;
}

type NewComparison = Pick<ComparisonRecord, 'requestId' | 'link' | 'query' | 'createdAt'> &
  Partial<Pick<ComparisonRecord, 'currency' | 'country' | 'linkWords'>>;

interface NewComparisonEvent {
  readonly kind: string;
  readonly data: JsonValue;
}

/** Numbered 1, 2, 3 … without gaps within its comparison. */
export interface ComparisonEvent extends NewComparisonEvent {
  readonly sequence: number;
}

/** Comparisons, each with a numbered event log. */
export interface ComparisonStore {
  /** Returns the existing record if the request id is known. */
  createComparison(
    comparison: NewComparison,
  ): Promise<{ readonly created: boolean; readonly record: ComparisonRecord }>;
  findComparison(requestId: string): Promise<ComparisonRecord | null>;
  appendEvents(requestId: string, events: readonly NewComparisonEvent[]): Promise<readonly ComparisonEvent[]>;
  listEventsAfter(requestId: string, sequence: number): Promise<readonly ComparisonEvent[]>;
  /** Records that no events follow, and releases the claim. The first time stays. */
  markSettled(requestId: string, at: string): Promise<void>;
  /** Claims or renews until `leaseUntil`. False if another worker's lease is still valid at `at`, or the comparison is settled. */
  claimComparison(claim: {
    readonly requestId: string;
    readonly workerId: string;
    readonly at: string;
    readonly leaseUntil: string;
  }): Promise<boolean>;
  countComparisons(request: { readonly since: string; readonly until: string }): Promise<number>;
  findRecentByLink(canonicalLink: string, since: string): Promise<ComparisonRecord | null>;
  /** Comparisons made after `since` and up to `until`, oldest first; `afterId` continues within one moment. */
  listMade(request: {
    readonly since: string;
    readonly until: string;
    readonly afterId: string | null;
    readonly limit: number;
  }): Promise<readonly Pick<ComparisonRecord, 'requestId' | 'createdAt'>[]>;
  rewriteEvent(requestId: string, event: Pick<ComparisonEvent, 'sequence' | 'data'>): Promise<void>;
  /** Unsettled comparisons without a valid lease at `at`, oldest first, left by a dead process. */
  listAbandoned(request: {
    readonly at: string;
    readonly limit: number;
  }): Promise<readonly ComparisonRecord[]>;
}

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

/** Nobody runs it, or the lease has ended. */
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
