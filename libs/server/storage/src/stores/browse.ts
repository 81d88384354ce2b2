import { and, asc, count, desc, type SQL } from 'drizzle-orm';
import type { Access } from '../access';
import type { ListingRow } from './product-listings';
import { hasPrice, listingCondition, type Narrowing, type RetailerPlan } from './search-filters';
import type { SearchSort } from './search.store';

/** What to browse. */
export interface Browsing {
  readonly narrowing: Narrowing;
  readonly sort: SearchSort;
  readonly retailerPlan: RetailerPlan;
}

/** Listings in the order of the sort, by an index and never more than asked for. */
export async function browseListings(
  access: Access,
  browsing: Browsing,
  page: { readonly offset: number; readonly limit: number },
): Promise<readonly ListingRow[]> {
  const { database, tables } = access;
  return database
    .select()
    .from(tables.productListings)
    .where(browsingCondition(access, browsing))
    .orderBy(...orderOf(access, browsing.sort))
    .limit(page.limit)
    .offset(page.offset);
}

/** How many there are, counted up to `countMax`. */
export async function countListings(access: Access, browsing: Browsing, countMax: number): Promise<number> {
  const { database, tables } = access;
  const some = database
    .select({ number: tables.productListings.number })
    .from(tables.productListings)
    .where(browsingCondition(access, browsing))
    .limit(countMax)
    .as('some');
  const [row] = await database.select({ count: count() }).from(some);
  return row?.count ?? 0;
}

function browsingCondition(access: Access, { narrowing, sort, retailerPlan }: Browsing): SQL | undefined {
  const isByPrice = sort === 'price' || sort === 'price-desc';
  return and(listingCondition(access, narrowing, retailerPlan), isByPrice ? hasPrice(access) : undefined);
}

function orderOf({ tables: { productListings: listing } }: Access, sort: SearchSort): readonly SQL[] {
  switch (sort) {
    case 'relevance':
      return [desc(listing.offerCount), desc(listing.number)];
    case 'price':
      return [asc(listing.currency), asc(listing.lowestMinor), asc(listing.number)];
    case 'price-desc':
      return [desc(listing.currency), desc(listing.lowestMinor), desc(listing.number)];
    case 'newest':
      return [desc(listing.firstSeenAt), desc(listing.number)];
    case 'drop':
      return [desc(listing.dropBasisPoints), desc(listing.number)];
  }
}

/** The same order for listings that are in memory; relevance keeps the order they have. */
export function sortListings<Item extends { readonly listing: ListingRow }>(
  items: readonly Item[],
  sort: SearchSort,
): readonly Item[] {
  const by = (compare: (left: ListingRow, right: ListingRow) => number) =>
    items.toSorted((left, right) => compare(left.listing, right.listing));
  switch (sort) {
    case 'relevance':
      return items;
    case 'price':
      return by((left, right) => pricedFirst(left, right) || comparePrices(left, right));
    case 'price-desc':
      return by((left, right) => pricedFirst(left, right) || comparePrices(right, left));
    case 'newest':
      return by((left, right) =>
        left.firstSeenAt < right.firstSeenAt ? 1 : left.firstSeenAt > right.firstSeenAt ? -1 : 0,
      );
    case 'drop':
      return by((left, right) => right.dropBasisPoints - left.dropBasisPoints);
  }
}

function pricedFirst(left: ListingRow, right: ListingRow): number {
  return Number(left.lowestMinor === null) - Number(right.lowestMinor === null);
}

function comparePrices(left: ListingRow, right: ListingRow): number {
  if (left.currency !== right.currency) return left.currency < right.currency ? -1 : 1;
  return (left.lowestMinor ?? 0) - (right.lowestMinor ?? 0);
}
