import { anywhere, conditionClasses, type ConditionClass, type Destination } from '@pricehunt/offers';
import { childrenOf } from '@pricehunt/product-categories';
import { and, asc, count, desc, eq, gt, isNotNull, isNull, notInArray, sql, type SQL } from 'drizzle-orm';
import type { Searching } from '../../access';
import { listingSet, type SetSizes } from './listing-sets';
import { isWithinSql, type PriceScale } from './price-scale';
import { isPickedFor, isPriceOfListing, afterJoining, pricedListing } from './priced-listings';
import { listingCondition, narrowedFacets, type FacetName, type Narrowing } from './search-filters';
import type { PriceView, PricedListing } from '../../rows/listings';
import type { CandidateOrder } from '../../text-index';
import type { SearchSort } from './search-request';

export interface Search {
  readonly narrowing: Narrowing;
  readonly sort: SearchSort;
  /** The currency of price bands; null for that of most prices. */
  readonly scale: PriceScale | null;
  readonly view: PriceView;
}

export interface Browsing extends Search {
  readonly sizes: SetSizes;
}

/** Rows scanned at most if no index matches the request. */
const looksMax = 5000;

/** Listings in sort order. The work is bounded, so rare matches far down the order may be missing. */
export async function browseListings(
  access: Searching,
  browsing: Browsing,
  page: { readonly offset: number; readonly limit: number },
): Promise<readonly PricedListing[]> {
  const { listings } = listingsToLookThrough(access, browsing, page.offset + page.limit);
  const rows = await listings
    .orderBy(...orderOf(access, browsing.sort))
    .limit(page.limit)
    .offset(page.offset);
  return rows.map(pricedListing);
}

/** Counts up to `countMax`; a lower bound if not all listings could be scanned. */
export async function countListings(
  access: Searching,
  browsing: Browsing,
  countMax: number,
): Promise<{ readonly total: number; readonly isLowerBound: boolean }> {
  const { database } = access;
  const { listings, isAll } = listingsToLookThrough(access, browsing, countMax);
  // A single index is counted without a join.
  const counting = !isStraight(access, browsing)
    ? database.select({ count: count() }).from(listings.limit(countMax).as('some'))
    : isByPrice(browsing.sort)
      ? database.select({ count: count() }).from(firstPrices(access, browsing, countMax))
      : database.select({ count: count() }).from(firstInOrder(access, browsing, [], countMax));
  const [row] = await counting;
  const total = Math.min(row?.count ?? 0, countMax);
  return { total, isLowerBound: !isAll || total >= countMax };
}

/** True if scanning finds every match. */
export function findsAll(access: Searching, browsing: Browsing): boolean {
  return listingsToLookThrough(access, browsing, 1).isAll;
}

/** Scans a small set whole, walks the sort's index, or scans its first few thousand. The inner limit prevents other, slow plans. */
function listingsToLookThrough(access: Searching, browsing: Browsing, enough: number) {
  const { narrowing, sort, sizes } = browsing;
  const small = listingSet(access, narrowing, sizes);
  if (small !== null) {
    const hasPrice = isByAmount(sort) ? isNotNull(access.tables.productPrices.ownMinor) : undefined;
    const listings = withPrices(access, browsing, small.listings).where(
      afterJoining(and(small.condition, hasPrice)),
    );
    return { listings: listings.$dynamic(), isAll: true };
  }
  const indexed = indexedFacets(browsing);
  const others = narrowedFacets(narrowing).filter((facet) => !indexed.includes(facet));
  const isAll = others.length === 0;
  const each = isAll ? enough : looksMax;
  const condition = isAll ? undefined : listingCondition(access, narrowing);
  const listings = isByPrice(sort)
    ? listingsOfPrices(access, firstPrices(access, browsing, each)).where(condition)
    : withPrices(access, browsing, firstInOrder(access, browsing, others, each)).where(
        afterJoining(condition),
      );
  return { listings: listings.$dynamic(), isAll };
}

/** Whether one index returns every match and nothing else. */
function isStraight(access: Searching, browsing: Browsing): boolean {
  const { narrowing, sizes } = browsing;
  const indexed = indexedFacets(browsing);
  return (
    listingSet(access, narrowing, sizes) === null &&
    narrowedFacets(narrowing).every((facet) => indexed.includes(facet))
  );
}

/** Whether an index of prices has the order. */
function isByPrice(sort: SearchSort): boolean {
  return isByAmount(sort) || sort === 'drop';
}

function isByAmount(sort: SearchSort): boolean {
  return sort === 'price' || sort === 'price-desc';
}

function withPrices(access: Searching, { view }: Browsing, listings: ReturnType<typeof firstInOrder>) {
  const { productListings, productPrices } = access.tables;
  return access.database
    .select({ listing: productListings, price: productPrices })
    .from(listings)
    .leftJoin(productPrices, isPriceOfListing(access, view));
}

function listingsOfPrices({ database, tables }: Searching, prices: ReturnType<typeof firstPrices>) {
  const { productListings, productPrices } = tables;
  return database
    .select({ listing: productListings, price: productPrices })
    .from(productListings)
    .innerJoin(prices, eq(productListings.number, productPrices.number));
}

function firstInOrder(
  access: Searching,
  { narrowing, sort }: Browsing,
  leftOut: readonly FacetName[],
  limit: number,
) {
  const { productListings } = access.tables;
  return access.database
    .select()
    .from(productListings)
    .where(listingCondition(access, narrowing, leftOut))
    .orderBy(...orderOf(access, sort))
    .limit(limit)
    .as('product_listings');
}

/** A range of one index: prices of a destination and class, with or without a reference amount. */
interface PriceStretch {
  readonly destination: Destination;
  readonly conditionClass: ConditionClass;
  /** Null for both. */
  readonly isComparable: boolean | null;
}

/** The first prices of each range that the view selects from; the first of all are among them. */
function firstPrices(access: Searching, browsing: Browsing, limit: number) {
  const { destinations, conditionClass } = browsing.view;
  const stretches = destinations.flatMap((destination) =>
    (conditionClass === null ? conditionClasses : [conditionClass]).flatMap((each) =>
      (browsing.sort === 'drop' ? [null] : [true, false]).map((isComparable): PriceStretch => ({
        destination,
        conditionClass: each,
        isComparable,
      })),
    ),
  );
  const inBrackets = (stretch: PriceStretch, place: number) =>
    access.database
      .select()
      .from(firstOf(access, browsing, stretch, limit).as(`stretch_${place}`))
      .$dynamic();
  const [first = anyStretch, ...others] = stretches;
  return others
    .reduce((union, stretch, place) => union.unionAll(inBrackets(stretch, place + 1)), inBrackets(first, 0))
    .as('product_prices');
}

const anyStretch: PriceStretch = { destination: anywhere, conditionClass: 'new', isComparable: true };

function firstOf(
  access: Searching,
  { narrowing, sort, view }: Browsing,
  { destination, conditionClass, isComparable }: PriceStretch,
  limit: number,
) {
  const { productPrices: price } = access.tables;
  const { category, prices, inStock, isOffered } = narrowing;
  const isAmount = isByAmount(sort);
  const { number, offerCount, vouchedOfferCount } = access.tables.productListings;
  // Prices exist only for products with offers, and few of these have no vouched-for offer.
  const unvouched = access.database
    .select({ number })
    .from(access.tables.productListings)
    .where(and(eq(vouchedOfferCount, 0), gt(offerCount, 0)));
  return access.database
    .select()
    .from(price)
    .where(
      and(
        isAmount && category !== null && isOneShelf(category) ? eq(price.categorySlug, category) : undefined,
        eq(price.destination, destination),
        eq(price.conditionClass, conditionClass),
        isComparable === null
          ? undefined
          : isComparable
            ? isNotNull(price.reference)
            : and(isNull(price.reference), isNotNull(price.ownMinor)),
        view.conditionClass === null ? eq(price.isShown, true) : undefined,
        isPickedFor(access, view, destination),
        !isAmount || prices === null ? undefined : isWithinSql(access, prices),
        inStock ? eq(price.inStock, true) : undefined,
        isOffered ? notInArray(price.number, unvouched) : undefined,
      ),
    )
    .orderBy(...(isAmount ? amountsInOrder(access, sort) : [desc(price.dropBasisPoints), desc(price.number)]))
    .limit(limit);
}

/** Whether a category has no subcategories: only then is it one range of an index. */
function isOneShelf(category: string): boolean {
  return childrenOf(category).length === 0;
}

/** The facets that the sort's index covers, or that most listings match. */
function indexedFacets({ narrowing, sort }: Browsing): readonly FacetName[] {
  const hasOwnIndex = isByAmount(sort) || sort === 'relevance';
  const { category } = narrowing;
  const byCategory: readonly FacetName[] =
    hasOwnIndex && category !== null && isOneShelf(category) ? ['category'] : [];
  const byBrand: readonly FacetName[] =
    sort === 'relevance' && narrowing.category === null && narrowing.brandKeys.length === 1 ? ['brand'] : [];
  const byPrice: readonly FacetName[] = isByAmount(sort) ? ['price'] : [];
  return [...byCategory, ...byBrand, ...byPrice, 'availability'];
}

/** The order of a sort, for candidates of a search by words. */
export function candidateOrder(access: Searching, view: PriceView, sort: SearchSort): CandidateOrder {
  const { productListings, productPrices } = access.tables;
  return {
    joins: (number) => sql`join ${productListings} on ${eq(productListings.number, number)}
      left join ${productPrices} on ${isPriceOfListing(access, view)}`,
    by: orderOf(access, sort),
  };
}

function orderOf(access: Searching, sort: SearchSort): readonly SQL[] {
  const { productListings: listing, productPrices: price } = access.tables;
  switch (sort) {
    case 'relevance':
      return [desc(listing.vouchedOfferCount), desc(listing.offerCount), desc(listing.number)];
    case 'price':
    case 'price-desc':
      return [
        sql`case when ${price.ownMinor} is null then 2 when ${price.reference} is null then 1 else 0 end`,
        ...amountsInOrder(access, sort),
      ];
    case 'newest':
      return [desc(listing.firstSeenAt), desc(listing.number)];
    case 'drop':
      return [desc(sql`coalesce(${price.dropBasisPoints}, 0)`), desc(listing.number)];
  }
}

/** Prices without a rate are ordered by currency. */
function amountsInOrder({ tables: { productPrices: price } }: Searching, sort: SearchSort): readonly SQL[] {
  const inOrder = sort === 'price-desc' ? desc : asc;
  return [price.reference, price.ownCurrency, price.ownMinor, price.number].map((column) => inOrder(column));
}

/** The same order in memory; relevance leaves the order unchanged. */
export function sortListings(listings: readonly PricedListing[], sort: SearchSort): readonly PricedListing[] {
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
      return listings.toSorted(
        (left, right) => (right.price?.dropBasisPoints ?? 0) - (left.price?.dropBasisPoints ?? 0),
      );
  }
}

function compareTexts(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0;
}

/** Products without a price are last, after those whose price can't be compared. */
function pricedFirst(left: PricedListing, right: PricedListing): number {
  const rank = ({ price }: PricedListing) =>
    price === null || price.ownMinor === null ? 2 : price.reference === null ? 1 : 0;
  return rank(left) - rank(right);
}

function comparePrices({ price: left }: PricedListing, { price: right }: PricedListing): number {
  return (
    (left?.reference ?? 0) - (right?.reference ?? 0) ||
    compareTexts(left?.ownCurrency ?? '', right?.ownCurrency ?? '') ||
    (left?.ownMinor ?? 0) - (right?.ownMinor ?? 0)
  );
}
