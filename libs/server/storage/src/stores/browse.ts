import { and, asc, count, desc, isNotNull, sql, type SQL } from 'drizzle-orm';
import type { Searching } from '../access';
import { listingSet, type SetSizes } from './listing-sets';
import { scaledPrice, scaledPriceSql, type PriceScale } from './price-scale';
import type { ListingRow } from './product-listings';
import {
  listingCondition,
  narrowedFacets,
  type ConditionWording,
  type FacetName,
  type Narrowing,
} from './search-filters';
import type { SearchSort } from './search.store';

/** What to search for, made ready. */
export interface Search {
  readonly narrowing: Narrowing;
  readonly sort: SearchSort;
  /** What prices are ordered in; null: each currency for itself. */
  readonly scale: PriceScale | null;
}

/** What to browse, with what is known of the catalog. */
export interface Browsing extends Search {
  readonly sizes: SetSizes;
  /** The currencies of the catalog, where prices make the order; empty else. */
  readonly currencies: readonly string[];
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
    .orderBy(...orderOf(access, browsing))
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
function listingsToLookThrough(access: Searching, browsing: Browsing, enough: number) {
  const { narrowing, sort, sizes } = browsing;
  const hasPrice = isByPrice(sort) ? isNotNull(access.tables.productListings.lowestMinor) : undefined;
  const small = listingSet(access, narrowing, sizes);
  if (small !== null)
    return { listings: small.listings, condition: and(small.condition, hasPrice), isAll: true };
  const indexed = indexedFacets(browsing);
  const others = narrowedFacets(narrowing).filter((facet) => !indexed.includes(facet));
  const isAll = others.length === 0;
  const each = isAll ? enough : looksMax;
  return {
    listings: isByPrice(sort)
      ? cheapestOfEach(access, browsing, others, each)
      : firstInOrder(access, browsing, { leftOut: others }, each).as('product_listings'),
    condition: isAll ? undefined : and(listingCondition(access, narrowing), hasPrice),
    isAll,
  };
}

/** Whether prices make the order. */
export function isByPrice(sort: SearchSort): boolean {
  return sort === 'price' || sort === 'price-desc';
}

/** The first listings in the order of the sort, as one index gives them. */
function firstInOrder(access: Searching, browsing: Browsing, wording: ConditionWording, limit: number) {
  const { productListings } = access.tables;
  const { narrowing, sort } = browsing;
  const order = wording.only === undefined ? orderOf(access, browsing) : amountsInOrder(access, sort);
  return access.database
    .select()
    .from(productListings)
    .where(
      and(
        listingCondition(access, narrowing, wording),
        isByPrice(sort) ? isNotNull(productListings.lowestMinor) : undefined,
      ),
    )
    .orderBy(...order)
    .limit(limit);
}

/** The first listings of each currency: the first of all are among them, whatever the rates. */
function cheapestOfEach(access: Searching, browsing: Browsing, leftOut: readonly FacetName[], limit: number) {
  const firstOf = (currency: string) => firstInOrder(access, browsing, { leftOut, only: currency }, limit);
  const [first = '', ...others] = browsing.currencies;
  if (others.length === 0) return firstOf(first).as('product_listings');
  const inBrackets = (currency: string, place: number) =>
    access.database
      .select()
      .from(firstOf(currency).as(`currency_${place}`))
      .$dynamic();
  return others
    .reduce((union, currency, place) => union.unionAll(inBrackets(currency, place + 1)), inBrackets(first, 0))
    .as('product_listings');
}

/** The facets that the index of the sort takes care of, or that most listings meet. */
function indexedFacets({ narrowing, sort }: Browsing): readonly FacetName[] {
  const hasOwnIndex = isByPrice(sort) || sort === 'relevance';
  const byCategory: readonly FacetName[] = hasOwnIndex && narrowing.category !== null ? ['category'] : [];
  const byBrand: readonly FacetName[] =
    sort === 'relevance' && narrowing.category === null && narrowing.brandKeys.length === 1 ? ['brand'] : [];
  const byPrice: readonly FacetName[] = isByPrice(sort) ? ['price'] : [];
  return [...byCategory, ...byBrand, ...byPrice, 'availability'];
}

function orderOf(access: Searching, { sort, scale, currencies }: Browsing): readonly SQL[] {
  const { productListings: listing } = access.tables;
  const price = scale !== null && currencies.length > 1 ? scaledPriceSql(access, currencies, scale) : null;
  if (isByPrice(sort) && price !== null) {
    const comparedFirst = sql`case when ${price} is null then 1 else 0 end`;
    return [comparedFirst, sort === 'price' ? asc(price) : desc(price), ...pricesOfEach(access, sort)];
  }
  switch (sort) {
    case 'relevance':
      return [desc(listing.offerCount), desc(listing.number)];
    case 'price':
    case 'price-desc':
      return pricesOfEach(access, sort);
    case 'newest':
      return [desc(listing.firstSeenAt), desc(listing.number)];
    case 'drop':
      return [desc(listing.dropBasisPoints), desc(listing.number)];
  }
}

/** The order of prices, one currency after the other. */
function pricesOfEach(access: Searching, sort: SearchSort): readonly SQL[] {
  const { currency } = access.tables.productListings;
  return [sort === 'price' ? asc(currency) : desc(currency), ...amountsInOrder(access, sort)];
}

/** The order of prices within a currency. */
function amountsInOrder(
  { tables: { productListings: listing } }: Searching,
  sort: SearchSort,
): readonly SQL[] {
  return sort === 'price-desc'
    ? [desc(listing.lowestMinor), desc(listing.number)]
    : [asc(listing.lowestMinor), asc(listing.number)];
}

/** The same order for listings that are in memory; relevance keeps the order they have. */
export function sortListings(
  listings: readonly ListingRow[],
  sort: SearchSort,
  scale: PriceScale | null,
): readonly ListingRow[] {
  switch (sort) {
    case 'relevance':
      return listings;
    case 'price':
      return listings.toSorted(
        (left, right) => pricedFirst(left, right, scale) || comparePrices(left, right, scale),
      );
    case 'price-desc':
      return listings.toSorted(
        (left, right) => pricedFirst(left, right, scale) || comparePrices(right, left, scale),
      );
    case 'newest':
      return listings.toSorted((left, right) => compareTexts(right.firstSeenAt, left.firstSeenAt));
    case 'drop':
      return listings.toSorted((left, right) => right.dropBasisPoints - left.dropBasisPoints);
  }
}

function compareTexts(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0;
}

/** Products without a price come last, before them those whose price does not compare with the others. */
function pricedFirst(left: ListingRow, right: ListingRow, scale: PriceScale | null): number {
  const rank = (listing: ListingRow) =>
    listing.lowestMinor === null ? 2 : scale !== null && scaledPrice(listing, scale) === null ? 1 : 0;
  return rank(left) - rank(right);
}

function comparePrices(left: ListingRow, right: ListingRow, scale: PriceScale | null): number {
  const [one, other] = [left, right].map((listing) => (scale === null ? null : scaledPrice(listing, scale)));
  if (one !== null && one !== undefined && other !== null && other !== undefined) return one - other;
  return compareTexts(left.currency, right.currency) || (left.lowestMinor ?? 0) - (right.lowestMinor ?? 0);
}
