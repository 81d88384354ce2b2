import { listingsOf } from '../world/listings';
import type { Listing } from '../world/listings';
import type { ShopProfile } from '../world/shops';

export interface Store {
  readonly profile: ShopProfile;
  /** Scheme, host and port, without a trailing slash. */
  readonly origin: string;
  readonly listings: readonly Listing[];
}

export function openStore(profile: ShopProfile, origin: string, today: string): Store {
  return { profile, origin, listings: listingsOf(profile, today) };
}

/** All variants in shops that show product lines, else one by one. */
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
