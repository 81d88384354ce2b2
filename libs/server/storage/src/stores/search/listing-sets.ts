import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { Searching } from '../../access';
import { afterJoining, isPriceOfListing } from './priced-listings';
import { isInCategory, listingCondition, needsPrice, type Narrowing } from './search-filters';
import type { CountKind } from '../../rows/catalog';
import type { PriceView } from '../../rows/listings';

/** What is known about the categories, brands and retailers of a search. */
export interface SetSizes {
  /** Numbers of products or offers, by kind and key. */
  readonly counts: ReadonlyMap<string, number>;
  /** The product numbers of the retailers; null if they are many. */
  readonly soldNumbers: readonly number[] | null;
}

export interface DocumentCondition {
  readonly on: (number: SQL) => SQL;
  /** Whether only a small category, brand or retailer remains. */
  readonly isOfSmallSet: boolean;
}

/** Sets of up to this size are scanned whole. */
const smallMax = 10_000;
/** For categories and brands up to this size, only the numbers are read, to search words among them. */
const numberedMax = 50_000;

export async function loadSetSizes(access: Searching, narrowing: Narrowing): Promise<SetSizes> {
  const { database, tables } = access;
  const { kind, key, count } = tables.catalogCounts;
  const wanted = keysByKind(narrowing).filter(([, keys]) => keys.length > 0);
  if (wanted.length === 0) return { counts: new Map(), soldNumbers: null };
  const rows = await database
    .select({ kind, key, count })
    .from(tables.catalogCounts)
    .where(or(...wanted.map(([name, keys]) => and(eq(kind, name), inArray(key, [...keys])))));
  const counts = new Map(rows.map((row) => [`${row.kind} ${row.key}`, row.count]));
  const isSmall =
    narrowing.retailers.length > 0 && sizeOf(counts, 'retailer', narrowing.retailers) <= smallMax;
  return { counts, soldNumbers: isSmall ? await loadSoldNumbers(access, narrowing.retailers) : null };
}

async function loadSoldNumbers(
  { database, tables: { offers, products } }: Searching,
  retailers: readonly string[],
): Promise<readonly number[]> {
  const rows = await database
    .selectDistinct({ number: products.number })
    .from(offers)
    .innerJoin(products, eq(products.id, offers.productId))
    .where(inArray(offers.retailerDomain, [...retailers]));
  return rows.map(({ number }) => number);
}

function sizeOf(counts: SetSizes['counts'], kind: SetKind, keys: readonly string[]): number {
  return keys.reduce((sum, key) => sum + (counts.get(`${kind} ${key}`) ?? 0), 0);
}

/** The listings of the smallest filtered category, brands or retailers, and the remaining condition; null if even these are many. */
export function listingSet(access: Searching, narrowing: Narrowing, sizes: SetSizes) {
  const { database, tables } = access;
  const smallest = smallestKind(narrowing, sizes);
  if (smallest === null) return null;
  // The limit only forces this query plan.
  const listings = database
    .select()
    .from(tables.productListings)
    .where(memberOf(access, narrowing, smallest, sizes))
    .limit(smallMax)
    .as('product_listings');
  return { listings, condition: listingCondition(access, narrowing, [smallest]) };
}

export async function documentCondition(
  access: Searching,
  narrowing: Narrowing,
  sizes: SetSizes,
  view: PriceView,
): Promise<DocumentCondition> {
  const smallest = smallestKind(narrowing, sizes, numberedMax);
  if (smallest === null)
    return {
      isOfSmallSet: false,
      on: (number) => listingExists(access, number, { narrowing, view, leftOut: [] }),
    };
  const isMember = await memberCondition(access, narrowing, smallest, sizes);
  // The words find the documents; each is looked up among the numbers before its listing is read.
  return {
    isOfSmallSet: true,
    on: (number) =>
      sql`${isMember(number)} and ${listingExists(access, number, {
        narrowing,
        view,
        leftOut: [smallest],
      })}`,
  };
}

/** A condition that a number is in the smallest set, read from its index alone. */
async function memberCondition(
  access: Searching,
  narrowing: Narrowing,
  kind: SetKind,
  sizes: SetSizes,
): Promise<(number: SQL) => SQL> {
  const { soldNumbers } = sizes;
  if (kind === 'retailer') return (number) => access.isOneNumberOf(number, soldNumbers ?? []);
  const { number } = access.tables.productListings;
  return access.isOneNumberFoundBy(
    access.database
      .select({ number })
      .from(access.tables.productListings)
      .where(memberOf(access, narrowing, kind, sizes)),
  );
}

/** Whether a product's listing matches the filters. The inner limit forces a lookup by product. */
function listingExists(
  access: Searching,
  number: SQL,
  wanted: {
    readonly narrowing: Narrowing;
    readonly view: PriceView;
    readonly leftOut: readonly SetKind[];
  },
): SQL {
  const { database, tables } = access;
  const listings = database
    .select()
    .from(tables.productListings)
    .where(eq(tables.productListings.number, number))
    .limit(1)
    .as('product_listings');
  const condition = listingCondition(access, wanted.narrowing, wanted.leftOut);
  const found = database.select({ found: sql`1` }).from(listings);
  return needsPrice(wanted.narrowing)
    ? sql`exists ${found
        .leftJoin(tables.productPrices, isPriceOfListing(access, wanted.view))
        .where(afterJoining(condition))}`
    : sql`exists ${found.where(condition)}`;
}

/** Filters with counts and an index. */
type SetKind = Extract<CountKind, 'category' | 'brand' | 'retailer'>;

function keysByKind(narrowing: Narrowing): readonly (readonly [SetKind, readonly string[]])[] {
  return [
    ['category', narrowing.category === null ? [] : [narrowing.category]],
    ['brand', narrowing.brandKeys],
    ['retailer', narrowing.retailers],
  ];
}

/** Retailers count only if their product numbers were read. */
function smallestKind(narrowing: Narrowing, sizes: SetSizes, sizeMax = smallMax): SetKind | null {
  const [smallest] = keysByKind(narrowing)
    .filter(([kind, keys]) => keys.length > 0 && (kind !== 'retailer' || sizes.soldNumbers !== null))
    .map(([kind, keys]) => ({ kind, size: sizeOf(sizes.counts, kind, keys) }))
    .sort((left, right) => left.size - right.size);
  return smallest !== undefined && smallest.size <= sizeMax ? smallest.kind : null;
}

function memberOf({ tables, isOneOf }: Searching, narrowing: Narrowing, kind: SetKind, sizes: SetSizes): SQL {
  const { productListings: listing } = tables;
  switch (kind) {
    case 'category':
      return isInCategory(listing.categorySlug, narrowing.category ?? '');
    case 'brand':
      return inArray(listing.brandKey, [...narrowing.brandKeys]);
    case 'retailer':
      return isOneOf(listing.number, sizes.soldNumbers ?? []);
  }
}
