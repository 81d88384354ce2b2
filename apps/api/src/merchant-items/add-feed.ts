import type { FeedRow, Stores } from '@pricehunt/storage';
import { Refusal } from '../answers/refusal';
import type { Needs } from '../services';

const feedsMax = 50;

/** What every feed has before its first run. */
export const unreadFeed = { isPaused: false, columnMapping: [], contentDigest: null, validators: [] };

/** Throws feed.too-many. */
export async function addFeed(
  { newId }: Needs<'newId'>,
  stores: Stores,
  given: Omit<FeedRow, 'id' | keyof typeof unreadFeed>,
): Promise<FeedRow> {
  const others = await stores.feeds.listFeeds(given.businessId);
  if (others.length >= feedsMax) throw new Refusal('feed.too-many');
  const feed = { ...given, ...unreadFeed, id: newId() };
  await stores.feeds.createFeed(feed);
  return feed;
}
