import type { StoredDigests } from '@pricehunt/merchant-feeds';
import type { FeedImportRow, FeedRow, KnownMerchantItem, Storage } from '@pricehunt/storage';

export interface StoredOfRun {
  readonly digests: StoredDigests;
  readonly known: () => ReadonlyMap<string, KnownMerchantItem>;
  readonly seenOfFeed: () => number;
}

/** An item last named by another feed, or whose price in effect has changed since, counts as changed. */
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
