import { conditionBits, shopsOf, type ListingRow } from './product-listings';
import type { Narrowing } from './search-filters';

/** Whether the product meets the narrowing, as `listingCondition` says it to the database. */
export function meets(listing: ListingRow, narrowing: Narrowing): boolean {
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
    (retailers.length === 0 || shopsOf(listing).some(({ domain }) => retailers.includes(domain)))
  );
}
