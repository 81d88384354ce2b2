import type { ConditionClass, Destination } from '@pricehunt/offers';
import type { productListings, productPrices } from '../tables/catalog';

export type ListingRow = typeof productListings.$inferSelect;
export type PriceRow = typeof productPrices.$inferSelect;

/** A listing with the shopper's price; null without an offer of the condition class. */
export interface PricedListing extends ListingRow {
  readonly price: PriceRow | null;
}

export interface PriceView {
  /** The destinations that apply to the shopper's country, most specific first, from `destinationsFor`. */
  readonly destinations: readonly Destination[];
  /** The requested class; null for new, or used if a product has nothing new. */
  readonly conditionClass: ConditionClass | null;
}

/** The form of a destination in a listing's `destinations`. */
export function destinationInText(destination: Destination): string {
  return ` ${destination} `;
}
