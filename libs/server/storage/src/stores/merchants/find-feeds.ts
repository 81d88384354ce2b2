import { and, desc, eq, lt } from 'drizzle-orm';
import type { Access } from '../../access';
import type { FeedImportRow, FeedImportState, FeedRow } from '../../rows/merchants';

export interface FeedSearch {
  readonly businessId: string | null;
  readonly after: string | null;
  readonly limit: number;
}

export interface FeedImportSearch extends FeedSearch {
  readonly feedId: string | null;
  readonly state: FeedImportState | null;
}

export async function findFeeds(
  { database, tables: { feeds } }: Access,
  { businessId, after, limit }: FeedSearch,
): Promise<readonly FeedRow[]> {
  return database
    .select()
    .from(feeds)
    .where(
      and(
        businessId === null ? undefined : eq(feeds.businessId, businessId),
        after === null ? undefined : lt(feeds.id, after),
      ),
    )
    .orderBy(desc(feeds.id))
    .limit(limit);
}

export async function findFeedImports(
  { database, tables: { feedImports: table } }: Access,
  { businessId, feedId, state, after, limit }: FeedImportSearch,
): Promise<readonly FeedImportRow[]> {
  const rows = await database
    .select()
    .from(table)
    .where(
      and(
        businessId === null ? undefined : eq(table.businessId, businessId),
        feedId === null ? undefined : eq(table.feedId, feedId),
        state === null ? undefined : eq(table.state, state),
        after === null ? undefined : lt(table.id, after),
      ),
    )
    .orderBy(desc(table.id))
    .limit(limit);
  return rows.map(({ underWayKey: _key, ...row }) => row);
}
