import { anywhere, destinationsFor, type ConditionClass, type Destination } from '@pricehunt/offers';
import { and, eq, like, not, sql, type SQL } from 'drizzle-orm';
import type { Searching } from '../../access';
import type { ListingRow, PriceRow, PriceView, PricedListing } from '../../rows/listings';
import { destinationInText } from '../../rows/listings';

/** A null country is anywhere. */
export function priceView(country: string | null, conditionClass: ConditionClass | null = null): PriceView {
  return { destinations: destinationsFor(country), conditionClass };
}

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
    // The concatenation avoids an index of destinations, each of which has most of the catalog; the number finds a few rows.
    sql`(${productPrices.destination} || '') = ${picked}`,
    conditionClass === null
      ? eq(productPrices.isShown, true)
      : eq(productPrices.conditionClass, conditionClass),
  );
}

/** A condition that prevents the planner from starting with the many prices. */
export function afterJoining(condition: SQL | undefined): SQL | undefined {
  return condition === undefined ? undefined : sql`coalesce(${condition}, false)`;
}

/** Prices of a destination belong to the view unless a more specific destination applies. */
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

export function pricedListing({
  listing,
  price,
}: {
  readonly listing: ListingRow;
  readonly price: PriceRow | null;
}): PricedListing {
  return { ...listing, price };
}
