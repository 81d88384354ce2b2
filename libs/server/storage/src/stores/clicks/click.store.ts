import { and, asc, count, desc, eq, gt, gte, inArray, isNotNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Session } from '../../access';
import type { ClickRow } from '../../rows/clicks';

interface ClickCounts {
  readonly person: number;
  readonly bot: number;
}

export interface ClickStore {
  /** Commits the clicks. On SQLite they survive a power failure about 20 ms later, or at once within `atomically`. Ignores known ids. */
  recordClicks(clicks: readonly ClickRow[]): Promise<void>;
  /** Clicks from `since` until before `until` (ISO 8601), without those of the excluded source. */
  countClicks(request: {
    readonly since: string;
    readonly until?: string;
    readonly withoutSource?: string;
  }): Promise<ClickCounts>;
  /** Human clicks since a moment by offer, for the most clicked offers. */
  countClicksByOffer(request: {
    readonly since: string;
    readonly exceptSource: string;
    readonly limit: number;
  }): Promise<ReadonlyMap<string, number>>;
  /** Human clicks by UTC day and the offer's source (the prefix of its id); null for others, such as catalog offers. */
  countClicksBySource(request: {
    readonly since: string;
    readonly until: string;
    readonly sourceIds: readonly string[];
    readonly exceptSource: string;
  }): Promise<readonly { readonly day: string; readonly sourceId: string | null; readonly clicks: number }[]>;
  /** Clicks whose id, or the id passed to a shop, is one of these, by id. */
  findByReferences(references: readonly string[]): Promise<readonly ClickRow[]>;
  /** Clicks by id, after the id `after` (null: from the first). */
  listClicks(request: {
    readonly after: string | null;
    readonly limit: number;
  }): Promise<readonly ClickRow[]>;
}

export function createClickStore(session: Session): ClickStore {
  return {
    async recordClicks(clicks) {
      if (clicks.length > 0) await session.appending(session.reading.tables.clicks, clicks);
    },
    async countClicks({ since, until, withoutSource }) {
      const { database, tables } = session.reading;
      const { visit, clickedAt, source } = tables.clicks;
      const rows = await database
        .select({ visit, clicks: count() })
        .from(tables.clicks)
        .where(
          and(
            gte(clickedAt, since),
            until === undefined ? undefined : lt(clickedAt, until),
            withoutSource === undefined ? undefined : ne(source, withoutSource),
          ),
        )
        .groupBy(visit);
      const of = (wanted: ClickRow['visit']) => rows.find((row) => row.visit === wanted)?.clicks ?? 0;
      return { person: of('person'), bot: of('bot') };
    },
    async countClicksByOffer({ since, exceptSource, limit }) {
      const { database, tables } = session.reporting;
      const { offerId, source, visit, clickedAt } = tables.clicks;
      const clicks = count();
      const rows = await database
        .select({ offerId, clicks })
        .from(tables.clicks)
        .where(and(gte(clickedAt, since), eq(visit, 'person'), isNotNull(offerId), ne(source, exceptSource)))
        .groupBy(offerId)
        .orderBy(desc(clicks), asc(offerId))
        .limit(limit);
      return new Map(
        rows.flatMap((row) => (row.offerId === null ? [] : [[row.offerId, row.clicks] as const])),
      );
    },
    async countClicksBySource({ since, until, sourceIds, exceptSource }) {
      const { database, tables } = session.reporting;
      const { offerId, source, visit, clickedAt } = tables.clicks;
      const day = sql<string>`substr(${clickedAt}, 1, 10)`;
      const cases = sourceIds.map(
        (id) => sql`when substr(${offerId}, 1, ${id.length + 1}) = ${`${id}:`} then ${id}`,
      );
      const sourceId =
        cases.length === 0
          ? sql<string | null>`null`
          : sql<string | null>`case ${sql.join(cases, sql` `)} end`;
      return database
        .select({ day, sourceId, clicks: count() })
        .from(tables.clicks)
        .where(
          and(
            ...[gte(clickedAt, since), lt(clickedAt, until), eq(visit, 'person')],
            ...[isNotNull(offerId), ne(source, exceptSource)],
          ),
        )
        .groupBy(sql`1`, sql`2`)
        .orderBy(sql`1`, sql`2`);
    },
    async findByReferences(references) {
      const { database, tables } = session.reading;
      const { clicks } = tables;
      if (references.length === 0) return [];
      const wanted = [...references];
      return database
        .select()
        .from(clicks)
        .where(or(inArray(clicks.referenceId, wanted), inArray(clicks.id, wanted)))
        .orderBy(asc(clicks.id));
    },
    async listClicks({ after, limit }) {
      const { database, tables } = session.reading;
      const rows = await database
        .select()
        .from(tables.clicks)
        .where(after === null ? undefined : gt(tables.clicks.id, after))
        .orderBy(asc(tables.clicks.id))
        .limit(limit);
      return rows.map(({ countedAt: _counted, ...click }) => click);
    },
  };
}
