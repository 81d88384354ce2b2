import { and, asc, count, desc, eq, gt, gte, inArray, isNotNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Session } from '../access';
import { keepAsGroup, takeInGroups } from './click-groups';

/** A click that went out through the redirect. Append-only. */
export interface ClickRow {
  /** Sortable; the same id again is the same click. */
  readonly id: string;
  /** ISO 8601 in UTC. */
  readonly clickedAt: string;
  /** The link that was asked for. */
  readonly target: string;
  /** The link that the person was sent to, tagged. */
  readonly sentTo: string;
  readonly source: string;
  /** The `timestamp` parameter of the call (S§7), in milliseconds. */
  readonly requestedAt: number | null;
  readonly offerId: string | null;
  readonly retailerDomain: string;
  readonly visit: 'person' | 'bot';
  readonly botReason: string | null;
  readonly referenceId: string | null;
  readonly sessionId: string | null;
  readonly comparisonId: string | null;
  readonly userAgentFamily: string | null;
  readonly visitorHash: string | null;
  /** By the browser's own words. */
  readonly device?: ClickDevice | null;
  /** ISO 3166-1, where a proxy of the operator's tells it. */
  readonly country?: string | null;
  /** What the shopper came to PriceHunt with. */
  readonly utmSource?: string | null;
  readonly utmMedium?: string | null;
  readonly utmCampaign?: string | null;
  /** Where the offer's price stood at the click; null where that is to be found out when the click is counted. */
  readonly position?: number | null;
  readonly offersShown?: number | null;
  readonly priceGap?: string | null;
}

/** The kind of device that a click came from. */
export type ClickDevice = 'desktop' | 'mobile' | 'tablet';

/** How many clicks, by who made them. */
interface ClickCounts {
  readonly person: number;
  readonly bot: number;
}

/** The clicks that went out. */
export interface ClickStore {
  /**
   * Keeps the clicks in one transaction; when it resolves they survive a crash of the program, and on SQLite a loss of power from some
   * 20 milliseconds later on, within `atomically` at once. An id that is there already is left as it is.
   */
  recordClicks(clicks: readonly ClickRow[]): Promise<void>;
  /**
   * Makes the clicks that were recorded before the call ready to be read, some at a time. Whatever reads clicks does so itself, within
   * `atomically` all at once.
   */
  takeInClicks(): Promise<void>;
  /** How many clicks there were at or after `since` (ISO 8601) and before `until`, but those of a source to leave out. */
  countClicks(request: {
    readonly since: string;
    readonly until?: string;
    readonly withoutSource?: string;
  }): Promise<ClickCounts>;
  /** People's clicks since a moment by the offer that they followed, those of the offers that were clicked most. */
  countClicksByOffer(request: {
    readonly since: string;
    /** Clicks from here are left out. */
    readonly exceptSource: string;
    readonly limit: number;
  }): Promise<ReadonlyMap<string, number>>;
  /**
   * People's clicks of each UTC day by the source that gave the offer: an offer's id begins with its source's; null for offers of other
   * origins, such as the catalog's.
   */
  countClicksBySource(request: {
    readonly since: string;
    readonly until: string;
    readonly sourceIds: readonly string[];
    /** Clicks from here are left out. */
    readonly exceptSource: string;
  }): Promise<readonly { readonly day: string; readonly sourceId: string | null; readonly clicks: number }[]>;
  /** The clicks that took one of the ids to a shop, or have one of them, in the order of their ids. */
  findByReferences(references: readonly string[]): Promise<readonly ClickRow[]>;
  /** Clicks in the order of their ids, beginning after the id `after` (null: from the first). */
  listClicks(request: {
    readonly after: string | null;
    readonly limit: number;
  }): Promise<readonly ClickRow[]>;
}

/** The click store over either dialect. */
export function createClickStore(session: Session): ClickStore {
  return {
    async recordClicks(clicks) {
      if (clicks.length > 0) await keepAsGroup(session, clicks);
    },
    takeInClicks: () => takeInGroups(session),
    async countClicks({ since, until, withoutSource }) {
      await takeInGroups(session);
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
      await takeInGroups(session);
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
      await takeInGroups(session);
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
      await takeInGroups(session);
      const wanted = [...references];
      return database
        .select()
        .from(clicks)
        .where(or(inArray(clicks.referenceId, wanted), inArray(clicks.id, wanted)))
        .orderBy(asc(clicks.id));
    },
    async listClicks({ after, limit }) {
      await takeInGroups(session);
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
