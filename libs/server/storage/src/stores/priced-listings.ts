import { anywhere, destinationsFor, type ConditionClass, type Destination } from '@pricehunt/offers';
import { and, eq, like, not, sql, type SQL } from 'drizzle-orm';
import type { Searching } from '../access';
import type { ListingRow } from './product-listings';
import { destinationInText, type PriceRow } from './product-prices';

/** A product's row for lists, with what it costs the shopper; null while it has no offer of the condition class. */
export interface PricedListing extends ListingRow {
  readonly price: PriceRow | null;
}

/** Whose prices a list shows. */
export interface PriceView {
  /** What stands for the shopper's country, most particular first, as `destinationsFor` gives it. */
  readonly destinations: readonly Destination[];
  /** The class that was asked for; null: new, or used where a product has nothing new. */
  readonly conditionClass: ConditionClass | null;
}

/** The view of a country; null is anywhere. */
export function priceView(country: string | null, conditionClass: ConditionClass | null = null): PriceView {
  return { destinations: destinationsFor(country), conditionClass };
}

/** The condition that leads from a listing to its price in the view: at most one. */
export function isPriceOfListing(
  { tables: { productListings, productPrices } }: Searching,
  { destinations, conditionClass }: PriceView,
): SQL | undefined {
  const own = destinations.filter((destination) => destination !== anywhere);
  const cases = own.map(
    (destination) => sql`when ${isListed(productListings.destinations, destination)} then ${destination}`,
  );
  const picked =
    cases.length === 0 ? sql`${anywhere}` : sql`case ${sql.join(cases, sql` `)} else ${anywhere} end`;
  return and(
    eq(productPrices.number, productListings.number),
    // Not by an index of destinations, each of which has most of the catalog: the number leads to a handful of rows.
    sql`(${productPrices.destination} || '') = ${picked}`,
    conditionClass === null
      ? eq(productPrices.isShown, true)
      : eq(productPrices.conditionClass, conditionClass),
  );
}

/** A condition from which the database does not conclude that it may begin with the prices: they are many. */
export function afterJoining(condition: SQL | undefined): SQL | undefined {
  return condition === undefined ? undefined : sql`coalesce(${condition}, false)`;
}

/** The condition that prices of a destination are those of the view: that none stands for the shopper's country more particularly. */
export function isPickedFor(
  { tables: { productPrices } }: Searching,
  { destinations }: PriceView,
  destination: Destination,
): SQL | undefined {
  const before = destinations.slice(0, destinations.indexOf(destination));
  return and(...before.map((each) => not(isListed(productPrices.destinations, each))));
}

function isListed(
  column:
    | Searching['tables']['productListings']['destinations']
    | Searching['tables']['productPrices']['destinations'],
  destination: Destination,
): SQL {
  return like(column, `%${destinationInText(destination)}%`);
}

/** The listings of these products with their prices in the view. */
export async function pricedListings(
  access: Searching,
  numbers: readonly number[],
  view: PriceView,
): Promise<readonly PricedListing[]> {
  const { database, tables, isOneOf } = access;
  const { productListings, productPrices } = tables;
  const rows = await database
    .select({ listing: productListings, price: productPrices })
    .from(productListings)
    .leftJoin(productPrices, isPriceOfListing(access, view))
    .where(isOneOf(productListings.number, numbers));
  return rows.map(pricedListing);
}

/** A row of a listing joined with its price. */
export function pricedListing({
  listing,
  price,
}: {
  readonly listing: ListingRow;
  readonly price: PriceRow | null;
}): PricedListing {
  return { ...listing, price };
}
