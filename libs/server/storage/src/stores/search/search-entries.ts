import { isWithin } from '@pricehunt/product-categories';
import { isWithin as isWithinSpan } from './price-scale';
import { hasAttributes } from './attribute-facets';
import { conditionBits, shopsOf } from '../catalog/product-listings';
import type { Narrowing } from './search-filters';
import type { PricedListing } from '../../rows/listings';

export function meets(listing: PricedListing, narrowing: Narrowing): boolean {
  const { category, brandKeys, retailers, conditions, prices, inStock, shipsFree, isOffered } = narrowing;
  return (
    (category === null || (listing.categorySlug !== null && isWithin(listing.categorySlug, category))) &&
    (brandKeys.length === 0 || brandKeys.includes(listing.brandKey ?? '')) &&
    (prices === null || (listing.price !== null && isWithinSpan(listing.price, prices))) &&
    hasAttributes(listing, narrowing.attributes) &&
    (!inStock || listing.inStock) &&
    (!shipsFree || listing.price?.shipsFree === true) &&
    (!isOffered || listing.vouchedOfferCount > 0) &&
    (conditions.length === 0 || (listing.conditionBits & conditionBits(conditions)) !== 0) &&
    (retailers.length === 0 || shopsOf(listing).some(({ domain }) => retailers.includes(domain)))
  );
}
