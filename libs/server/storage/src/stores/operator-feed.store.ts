import type { MerchantProductStanding } from '@pricehunt/business-accounts';
import type { NetworkPreset } from '@pricehunt/merchant-feeds';
import { aliasedTable, and, asc, count, countDistinct, eq, isNotNull, ne } from 'drizzle-orm';
import type { Session } from '../access';

/**
 * What the operator chose for a feed of their own. The feed has the same id in the table of feeds, and a business of that id without
 * members owns its items.
 */
export interface OperatorFeedRow {
  readonly feedId: string;
  readonly preset: NetworkPreset;
  /** The address with its credentials, sealed; null for a feed of uploads. */
  readonly sealedLink: string | null;
  /** What the feed's only shop is called; null for the name in the file. */
  readonly shopName: string | null;
  /** The shops that the feed may speak for. */
  readonly shops: readonly FeedShop[];
  /** After so many days without the feed's word an offer goes; null for never. */
  readonly retentionDays: number | null;
  readonly mayShowHistory: boolean;
  /** Whether all of its data goes when the feed ends, its price history too. */
  readonly endsWithMembership: boolean;
  /** When the operator ended it; what it brought is being removed then. */
  readonly endedAt: string | null;
}

/** A shop that a feed may speak for. */
export interface FeedShop {
  readonly domain: string;
  /** The network's id of the shop, which tells links apart that hide where they lead; null when it isn't known. */
  readonly advertiserId: string | null;
}

/** What became of a feed's items. */
interface OperatorFeedCounts {
  readonly standings: ReadonlyMap<MerchantProductStanding, number>;
  /** How many shown items are under a product that another offer is under too. */
  readonly matched: number;
  /** How many products a shopper finds an offer of the feed under. */
  readonly products: number;
}

/** The operator's own feeds. */
export interface OperatorFeedStore {
  /** Every feed, the newest first. */
  listFeeds(): Promise<readonly OperatorFeedRow[]>;
  findFeed(feedId: string): Promise<OperatorFeedRow | null>;
  /** Keeps the choices of a feed that is in the table of feeds, in place of those of before. They go with the feed. */
  saveFeed(row: OperatorFeedRow): Promise<void>;
  countItems(feedId: string): Promise<OperatorFeedCounts>;
}

/** The store of the operator's feeds over either dialect. */
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
