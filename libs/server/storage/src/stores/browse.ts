import { and, asc, count, desc, isNotNull, type SQL } from 'drizzle-orm';
import type { Searching } from '../access';
import { listingSet, type SetSizes } from './listing-sets';
import type { ListingRow } from './product-listings';
import { listingCondition, narrowedFacets, type FacetName, type Narrowing } from './search-filters';
import type { SearchSort } from './search.store';

/** What to browse. */
export interface Browsing {
  readonly narrowing: Narrowing;
  readonly sort: SearchSort;
  readonly sizes: SetSizes;
}

/** Rows that are looked through at most where no index leads straight to what is asked for. */
const looksMax = 5000;

/** Listings in the order of the sort. The work is bounded, so that rare matches far down the order may be left out. */
export async function browseListings(
  access: Searching,
  browsing: Browsing,
  page: { readonly offset: number; readonly limit: number },
): Promise<readonly ListingRow[]> {
  const { listings, condition } = listingsToLookThrough(access, browsing, page.offset + page.limit);
  return access.database
    .select()
    .from(listings)
    .where(condition)
    .orderBy(...orderOf(access, browsing.sort))
    .limit(page.limit)
    .offset(page.offset);
}

/** How many there are, counted up to `countMax`; a lower bound where not all could be looked through. */
export async function countListings(
  access: Searching,
  browsing: Browsing,
  countMax: number,
): Promise<{ readonly total: number; readonly isLowerBound: boolean }> {
  const { listings, condition, isAll } = listingsToLookThrough(access, browsing, countMax);
  const some = access.database
    .select({ number: listings.number })
    .from(listings)
    .where(condition)
    .limit(countMax)
    .as('some');
  const [row] = await access.database.select({ count: count() }).from(some);
  const total = row?.count ?? 0;
  return { total, isLowerBound: !isAll || total >= countMax };
}

/** True when looking through finds every match. */
export function findsAll(access: Searching, browsing: Browsing): boolean {
  return listingsToLookThrough(access, browsing, 1).isAll;
}

/**
 * Three ways to the listings. A small category, brand or retailer is looked through whole. Where what narrows is met by most
 * listings, the index of the sort gives them one by one. Else the first few thousand in the order of the sort are looked
 * through. An inner limit keeps the database from finding ways of its own, which are slow for some filters.
 */
function listingsToLookThrough(access: Searching, { narrowing, sort, sizes }: Browsing, enough: number) {
  const { database, tables } = access;
  const { productListings } = tables;
  const isByPrice = sort === 'price' || sort === 'price-desc';
  const hasPrice = isByPrice ? isNotNull(productListings.lowestMinor) : undefined;
  const small = listingSet(access, narrowing, sizes);
  if (small !== null)
    return { listings: small.listings, condition: and(small.condition, hasPrice), isAll: true };
  const indexed = indexedFacets(narrowing, sort);
  const others = narrowedFacets(narrowing).filter((facet) => !indexed.includes(facet));
  const first = and(
    listingCondition(access, narrowing, { leftOut: others, byCurrency: isByPrice }),
    hasPrice,
  );
  const whole = and(listingCondition(access, narrowing), hasPrice);
  const inOrder = database
    .select()
    .from(productListings)
    .where(first)
    .orderBy(...orderOf(access, sort));
  if (others.length === 0)
    return { listings: inOrder.limit(enough).as('product_listings'), condition: undefined, isAll: true };
  return { listings: inOrder.limit(looksMax).as('product_listings'), condition: whole, isAll: false };
}

/** The facets that the index of the sort takes care of, or that most listings meet. */
function indexedFacets(narrowing: Narrowing, sort: SearchSort): readonly FacetName[] {
  const isByPrice = sort === 'price' || sort === 'price-desc';
  const hasOwnIndex = isByPrice || sort === 'relevance';
  const byCategory: readonly FacetName[] = hasOwnIndex && narrowing.category !== null ? ['category'] : [];
  const byBrand: readonly FacetName[] =
    sort === 'relevance' && narrowing.category === null && narrowing.brandKeys.length === 1 ? ['brand'] : [];
  const byPrice: readonly FacetName[] = isByPrice && narrowing.currency !== null ? ['price'] : [];
  return [...byCategory, ...byBrand, ...byPrice, 'availability'];
}

function orderOf({ tables: { productListings: listing } }: Searching, sort: SearchSort): readonly SQL[] {
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
export function sortListings(listings: readonly ListingRow[], sort: SearchSort): readonly ListingRow[] {
  switch (sort) {
    case 'relevance':
      return listings;
    case 'price':
      return listings.toSorted((left, right) => pricedFirst(left, right) || comparePrices(left, right));
    case 'price-desc':
      return listings.toSorted((left, right) => pricedFirst(left, right) || comparePrices(right, left));
    case 'newest':
      return listings.toSorted((left, right) => compareTexts(right.firstSeenAt, left.firstSeenAt));
    case 'drop':
      return listings.toSorted((left, right) => right.dropBasisPoints - left.dropBasisPoints);
  }
}

function compareTexts(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0;
}

function pricedFirst(left: ListingRow, right: ListingRow): number {
  return Number(left.lowestMinor === null) - Number(right.lowestMinor === null);
}

function comparePrices(left: ListingRow, right: ListingRow): number {
  return compareTexts(left.currency, right.currency) || (left.lowestMinor ?? 0) - (right.lowestMinor ?? 0);
}
