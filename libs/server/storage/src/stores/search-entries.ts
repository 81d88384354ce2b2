import { and, sql } from 'drizzle-orm';
import type { Access } from '../access';
import type { ListingRow } from './product-listings';
import { conditionBits } from './product-listings';
import type { Narrowing } from './search-filters';

/** What a facet counts of an offer. */
export type OfferFacts = Pick<
  Access['tables']['offers']['$inferSelect'],
  'retailerDomain' | 'retailerName' | 'availability' | 'condition'
>;

/** A product that a search looks at. */
export interface SearchEntry {
  /** In the currency that was asked for, else in its main one. */
  readonly listing: ListingRow;
  readonly offers: readonly OfferFacts[];
}

/** Gathers listings and the offers behind them. */
export async function withOffers(
  { database, tables: { offers }, isOneOf }: Access,
  listings: readonly ListingRow[],
): Promise<readonly SearchEntry[]> {
  const { productId, retailerDomain, retailerName, availability, condition } = offers;
  const ids = listings.map((listing) => listing.productId);
  const rows = await database
    .select({ productId, retailerDomain, retailerName, availability, condition })
    .from(offers)
    .where(isOneOf(productId, ids));
  const byProduct = new Map<string, OfferFacts[]>();
  for (const row of rows) {
    const own = byProduct.get(row.productId);
    if (own === undefined) byProduct.set(row.productId, [row]);
    else own.push(row);
  }
  return listings.map((listing) => ({ listing, offers: byProduct.get(listing.productId) ?? [] }));
}

/** Which of the products have an offer of these retailers; null when no retailers are asked for. */
export async function soldBy(
  { database, tables: { offers }, isOneOf }: Access,
  listings: readonly ListingRow[],
  retailers: readonly string[],
): Promise<ReadonlySet<string> | null> {
  if (retailers.length === 0) return null;
  const rows = await database
    .selectDistinct({ productId: offers.productId })
    .from(offers)
    .where(
      and(
        isOneOf(
          offers.productId,
          listings.map((listing) => listing.productId),
        ),
        // An expression: the way leads by the products, of which there are few.
        sql`(${offers.retailerDomain} || '') in ${[...retailers]}`,
      ),
    );
  return new Set(rows.map((row) => row.productId));
}

/** Whether the product meets the narrowing, as `listingCondition` says it to the database. */
export function meets(listing: ListingRow, narrowing: Narrowing, sold: ReadonlySet<string> | null): boolean {
  const { category, brandKeys, retailers, conditions, minMinor, maxMinor, currency, inStock } = narrowing;
  const lowest = listing.lowestMinor;
  return (
    (category === null || listing.categorySlug === category) &&
    (brandKeys.length === 0 || brandKeys.includes(listing.brandKey ?? '')) &&
    (currency === null ? listing.isMain : listing.currency === currency) &&
    (minMinor === null || (lowest !== null && lowest >= minMinor)) &&
    (maxMinor === null || (lowest !== null && lowest <= maxMinor)) &&
    (!inStock || listing.inStock) &&
    (conditions.length === 0 || (listing.conditionBits & conditionBits(conditions)) !== 0) &&
    (retailers.length === 0 || (sold?.has(listing.productId) ?? false))
  );
}
