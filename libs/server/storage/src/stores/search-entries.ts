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

/** Whether the product meets the narrowing, as `listingCondition` says it to the database. */
export function meets({ listing, offers }: SearchEntry, narrowing: Narrowing): boolean {
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
    (retailers.length === 0 || offers.some((offer) => retailers.includes(offer.retailerDomain)))
  );
}
