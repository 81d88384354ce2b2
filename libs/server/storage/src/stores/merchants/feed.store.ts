import { and, asc, desc, eq, gt, isNotNull, lt, lte, sql } from 'drizzle-orm';
import { keepFirst, type Session } from '../../access';
import { findFeedImports, findFeeds } from './find-feeds';
import type { FeedImportSearch, FeedSearch } from './find-feeds';
import type { FeedImportIssueRow, FeedImportRow, FeedImportState, FeedRow } from '../../rows/merchants';

export type FeedChanges = Partial<Omit<FeedRow, 'id' | 'businessId' | 'kind' | 'createdAt'>>;

/** A run in one of the last four states has ended. */
type FeedImportChanges = Partial<
  Omit<FeedImportRow, 'id' | 'feedId' | 'businessId' | 'startedBy' | 'requestedAt'>
>;

/** How many items a batch created, updated, left unchanged and removed. */
interface FeedImportCounts {
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly removed: number;
}

export interface FeedStore {
  createFeed(feed: FeedRow): Promise<void>;
  findFeed(id: string): Promise<FeedRow | null>;
  listFeeds(businessId: string): Promise<readonly FeedRow[]>;
  /** Feeds of all businesses, newest first. */
  searchFeeds(search: FeedSearch): Promise<readonly FeedRow[]>;
  /** Runs of all feeds, newest first. */
  searchImports(search: FeedImportSearch): Promise<readonly FeedImportRow[]>;
  /** Feeds due and not paused, longest overdue first. */
  listDueFeeds(now: string, limit: number): Promise<readonly FeedRow[]>;
  changeFeed(id: string, changes: FeedChanges): Promise<void>;
  /** Also deletes its runs and their issues; the item store deletes items. */
  deleteFeed(id: string): Promise<void>;
  /** False, and nothing is stored, if another run of the feed is in progress. */
  createImport(row: FeedImportRow): Promise<boolean>;
  findImport(id: string): Promise<FeedImportRow | null>;
  findImportUnderWay(feedId: string): Promise<FeedImportRow | null>;
  /** Newest first, after the id `after`. */
  listImports(feedId: string, after: string | null, limit: number): Promise<readonly FeedImportRow[]>;
  changeImport(id: string, changes: FeedImportChanges): Promise<void>;
  countImport(id: string, counts: FeedImportCounts): Promise<void>;
  /** Ignores numbers that exist. */
  saveIssues(issues: readonly FeedImportIssueRow[]): Promise<void>;
  listIssues(request: {
    readonly importId: string;
    readonly from: number;
    readonly code: string | null;
    readonly severity: FeedImportIssueRow['severity'] | null;
    readonly limit: number;
  }): Promise<readonly FeedImportIssueRow[]>;
}

export function createFeedStore(session: Session): FeedStore {
  return {
    ...feeds(session),
    ...imports(session),
    ...issues(session),
    searchFeeds: async (search) => findFeeds(session.reading, search),
    searchImports: async (search) => findFeedImports(session.reading, search),
  };
}

type FeedPart = 'createFeed' | 'findFeed' | 'listFeeds' | 'listDueFeeds' | 'changeFeed' | 'deleteFeed';
type IssuePart = 'saveIssues' | 'listIssues';
type SearchPart = 'searchFeeds' | 'searchImports';

function feeds(session: Session): Pick<FeedStore, FeedPart> {
  return {
    createFeed: (feed) =>
      session.writing(async ({ database, tables }) => {
        await database.insert(tables.feeds).values(feed);
      }),
    async findFeed(id) {
      const { database, tables } = session.reading;
      const [row] = await database.select().from(tables.feeds).where(eq(tables.feeds.id, id));
      return row ?? null;
    },
    async listFeeds(businessId) {
      const { database, tables } = session.reading;
      return database
        .select()
        .from(tables.feeds)
        .where(eq(tables.feeds.businessId, businessId))
        .orderBy(asc(tables.feeds.createdAt), asc(tables.feeds.id));
    },
    async listDueFeeds(now, limit) {
      const { database, tables } = session.reading;
      const { nextRunAt, isPaused } = tables.feeds;
      return database
        .select()
        .from(tables.feeds)
        .where(and(isNotNull(nextRunAt), lte(nextRunAt, now), eq(isPaused, false)))
        .orderBy(asc(nextRunAt))
        .limit(limit);
    },
    changeFeed: (id, changes) =>
      session.writing(async ({ database, tables }) => {
        if (Object.keys(changes).length === 0) return;
        await database.update(tables.feeds).set(changes).where(eq(tables.feeds.id, id));
      }),
    deleteFeed: (id) =>
      session.writing(async ({ database, tables }) => {
        await database.delete(tables.feeds).where(eq(tables.feeds.id, id));
      }),
  };
}

function imports(session: Session): Omit<FeedStore, FeedPart | IssuePart | SearchPart> {
  return {
    createImport: (row) =>
      session.writing(async ({ database, tables }) => {
        const made = await database
          .insert(tables.feedImports)
          .values({ ...row, underWayKey: isOver(row.state) ? null : row.feedId })
          .onConflictDoNothing()
          .returning({ id: tables.feedImports.id });
        return made.length > 0;
      }),
    async findImport(id) {
      const { database, tables } = session.reading;
      const [row] = await database.select().from(tables.feedImports).where(eq(tables.feedImports.id, id));
      return row === undefined ? null : importOf(row);
    },
    async findImportUnderWay(feedId) {
      const { database, tables } = session.reading;
      const [row] = await database
        .select()
        .from(tables.feedImports)
        .where(eq(tables.feedImports.underWayKey, feedId));
      return row === undefined ? null : importOf(row);
    },
    async listImports(feedId, after, limit) {
      const { database, tables } = session.reading;
      const { feedImports: table } = tables;
      const rows = await database
        .select()
        .from(table)
        .where(and(eq(table.feedId, feedId), after === null ? undefined : lt(table.id, after)))
        .orderBy(desc(table.id))
        .limit(limit);
      return rows.map(importOf);
    },
    changeImport: (id, changes) =>
      session.writing(async ({ database, tables }) => {
        const { feedImports: table } = tables;
        const ended = changes.state !== undefined && isOver(changes.state) ? { underWayKey: null } : {};
        await database
          .update(table)
          .set({ ...changes, ...ended })
          .where(and(eq(table.id, id), isNotNull(table.underWayKey)));
      }),
    countImport: (id, { created, updated, unchanged, removed }) =>
      session.writing(async ({ database, tables }) => {
        const { feedImports: table } = tables;
        await database
          .update(table)
          .set({
            createdCount: sql`${table.createdCount} + ${created}`,
            updatedCount: sql`${table.updatedCount} + ${updated}`,
            unchangedCount: sql`${table.unchangedCount} + ${unchanged}`,
            removedCount: sql`${table.removedCount} + ${removed}`,
          })
          .where(eq(table.id, id));
      }),
  };
}

function issues(session: Session): Pick<FeedStore, IssuePart> {
  return {
    saveIssues: (rows) =>
      session.writing(({ saveRows, tables }) => saveRows(tables.feedImportIssues, rows, keepFirst)),
    async listIssues({ importId, from, code, severity, limit }) {
      const { database, tables } = session.reading;
      const { feedImportIssues: table } = tables;
      return database
        .select()
        .from(table)
        .where(
          and(
            eq(table.importId, importId),
            gt(table.number, from - 1),
            code === null ? undefined : eq(table.code, code),
            severity === null ? undefined : eq(table.severity, severity),
          ),
        )
        .orderBy(asc(table.number))
        .limit(limit);
    },
  };
}

function isOver(state: FeedImportState): boolean {
  return state === 'applied' || state === 'unchanged' || state === 'cancelled' || state === 'failed';
}

function importOf({ underWayKey: _key, ...row }: FeedImportRow & { readonly underWayKey: string | null }) {
  return row;
}
