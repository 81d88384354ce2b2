import type { MerchantProductStanding } from '@pricehunt/business-accounts';
import { aliasedTable, and, asc, count, countDistinct, eq, isNotNull, ne } from 'drizzle-orm';
import type { Session } from '../../access';
import type { OperatorFeedRow } from '../../rows/sources';

interface OperatorFeedCounts {
  readonly standings: ReadonlyMap<MerchantProductStanding, number>;
  /** Shown items whose product also has another offer. */
  readonly matched: number;
  /** Products with an offer of the feed that shoppers see. */
  readonly products: number;
}

export interface OperatorFeedStore {
  /** Newest first. */
  listFeeds(): Promise<readonly OperatorFeedRow[]>;
  findFeed(feedId: string): Promise<OperatorFeedRow | null>;
  /** Replaces the settings of an existing feed; they are deleted with it. */
  saveFeed(row: OperatorFeedRow): Promise<void>;
  countItems(feedId: string): Promise<OperatorFeedCounts>;
}

export function createOperatorFeedStore(session: Session): OperatorFeedStore {
  return {
    async listFeeds() {
      const { database, tables } = session.reading;
      const rows = await database
        .select()
        .from(tables.operatorFeeds)
        .orderBy(asc(tables.operatorFeeds.feedId));
      return rows.toReversed();
    },
    async findFeed(feedId) {
      const { database, tables } = session.reading;
      const [row] = await database
        .select()
        .from(tables.operatorFeeds)
        .where(eq(tables.operatorFeeds.feedId, feedId));
      return row ?? null;
    },
    saveFeed: (row) =>
      session.writing(({ tables, saveRows }) => saveRows(tables.operatorFeeds, [row], replaceByFeed)),
    async countItems(feedId) {
      const { database, tables } = session.reporting;
      const { merchantItems: items, offers } = tables;
      const standings = await database
        .select({ standing: items.standing, total: count() })
        .from(items)
        .where(eq(items.businessId, feedId))
        .groupBy(items.standing);
      const other = aliasedTable(offers, 'other');
      const [sums] = await database
        .select({ matched: countDistinct(items.offerId) })
        .from(items)
        .innerJoin(other, and(eq(other.productId, items.productId), ne(other.id, items.offerId)))
        .where(and(eq(items.businessId, feedId), eq(items.isShown, true), isNotNull(other.id)));
      const [shown] = await database
        .select({ products: countDistinct(items.productId) })
        .from(items)
        .where(and(eq(items.businessId, feedId), eq(items.isShown, true)));
      return {
        standings: new Map(standings.map(({ standing, total }) => [standing, total])),
        matched: sums?.matched ?? 0,
        products: shown?.products ?? 0,
      };
    },
  };
}

const replaceByFeed = { taken: 'replace', key: ['feedId'] } as const;
