import type { PriceSpan } from './price-scale';
import { conditionBits, shopsOf, type ListingRow } from './product-listings';
import type { Narrowing } from './search-filters';

/** Whether the product meets the narrowing, as `listingCondition` says it to the database. */
export function meets(listing: ListingRow, narrowing: Narrowing): boolean {
  const { category, brandKeys, retailers, conditions, prices, inStock, isOffered } = narrowing;
  return (
    listing.isMain &&
    (category === null || listing.categorySlug === category) &&
    (brandKeys.length === 0 || brandKeys.includes(listing.brandKey ?? '')) &&
    (prices === null || isWithin(listing.lowestMinor, prices.get(listing.currency))) &&
    (!inStock || listing.inStock) &&
    (!isOffered || listing.offerCount > 0) &&
    (conditions.length === 0 || (listing.conditionBits & conditionBits(conditions)) !== 0) &&
    (retailers.length === 0 || shopsOf(listing).some(({ domain }) => retailers.includes(domain)))
  );
}

function isWithin(price: number | null, span: PriceSpan | undefined): boolean {
  if (price === null || span === undefined) return false;
  const { minMinor, maxMinor } = span;
  return (minMinor === null || price >= minMinor) && (maxMinor === null || price <= maxMinor);
}
