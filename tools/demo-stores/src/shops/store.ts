import { listingsOf } from '../world/listings';
import type { Listing } from '../world/listings';
import type { ShopProfile } from '../world/shops';

/** A shop that is open: who it is, where it can be reached, and what is on its shelf. */
export interface Store {
  readonly profile: ShopProfile;
  /** Scheme, host and port, without a slash at the end. */
  readonly origin: string;
  readonly listings: readonly Listing[];
}

/** Fills a shop's shelf as of the day (YYYY-MM-DD) and opens it at the origin. */
export function openStore(profile: ShopProfile, origin: string, today: string): Store {
  return { profile, origin, listings: listingsOf(profile, today) };
}

/** The listings that share a page, in shelf order: all models of a line in shops that show lines, else one by one. */
export function groupsOf(store: Store): readonly (readonly [Listing, ...Listing[]])[] {
  const showsLines = store.profile.kind === 'shopify' || store.profile.kind === 'json-ld';
  const groups = new Map<string, [Listing, ...Listing[]]>();
  for (const listing of store.listings) {
    const key = showsLines ? listing.handle : listing.slug;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [listing]);
    else group.push(listing);
  }
  return [...groups.values()];
}
