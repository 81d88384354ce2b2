import type { StoredDigests } from '@pricehunt/merchant-feeds';
import type { FeedImportRow, FeedRow, KnownMerchantItem, Storage } from '@pricehunt/storage';

/** What is stored of the items that a run asks for, batch by batch. */
export interface StoredOfRun {
  readonly digests: StoredDigests;
  /** Of the batch that was asked for last, by the merchant's id. */
  readonly known: () => ReadonlyMap<string, KnownMerchantItem>;
  /** How many of the feed's own items were asked for so far. */
  readonly seenOfFeed: () => number;
}

/**
 * The stored digests as a run compares with them. An item that another feed named last, or whose price in effect has changed
 * since by itself, counts as changed.
 */
export function storedDigestsOf(storage: Storage, feed: FeedRow, run: FeedImportRow): StoredOfRun {
  const at = run.startedAt ?? run.requestedAt;
  let known: ReadonlyMap<string, KnownMerchantItem> = new Map();
  let seenOfFeed = 0;
  return {
    known: () => known,
    seenOfFeed: () => seenOfFeed,
    digests: async (itemIds) => {
      const rows = await storage.merchantItems.findKnown(feed.businessId, itemIds);
      known = new Map(rows.map((row) => [row.itemId, row]));
      seenOfFeed += rows.filter(({ feedId }) => feedId === feed.id).length;
      return new Map(
        rows.map((row) => {
          const isDue = row.repriceAt !== null && row.repriceAt <= at;
          return [row.itemId, row.feedId === feed.id && !isDue ? row.digest : ''];
        }),
      );
    },
  };
}
