import type {
  Availability,
  Condition,
  ConditionClass,
  Money,
  OfferTotal,
  PriceTax,
  Product,
} from '@pricehunt/offers';

/** Values of one filter are combined with OR, different filters with AND. */
export interface SearchFilters {
  readonly category?: string;
  /** Brands as returned by the facet. */
  readonly brands?: readonly string[];
  readonly retailers?: readonly string[];
  /** Limits of the lowest price, in minor units of the requested currency, otherwise of each price's own. */
  readonly minPriceMinor?: number;
  readonly maxPriceMinor?: number;
  readonly inStock?: boolean;
  /** Only products whose lowest price includes free shipping to the requested country. */
  readonly shipsFree?: boolean;
  readonly conditions?: readonly Condition[];
  /** Values of one attribute are combined with OR, different attributes with AND. */
  readonly attributes?: readonly { readonly name: string; readonly value: string }[];
  /** Only products with an offer somebody vouches for; without it, products stay searchable after their last offer is gone. */
  readonly isOffered?: boolean;
}

/** "drop" sorts by price drop, largest first. */
export type SearchSort = 'relevance' | 'price' | 'price-desc' | 'newest' | 'drop';

/** Which prices lists show, and in which currency. */
export interface ItemTerms {
  /** ISO 4217 code for display, filters and bands; null for the shops' own currencies. */
  readonly currency: string | null;
  /** ISO 3166 code of the delivery country; null for anywhere. */
  readonly country: string | null;
}

export interface SearchRequest extends ItemTerms {
  readonly text: string;
  readonly filters: SearchFilters;
  readonly sort: SearchSort;
  readonly cursor: string | null;
  readonly limit: number;
  /** Leaves out the facets, and counts no further than the page. */
  readonly onlyItems?: boolean;
}

export interface SearchItem {
  readonly product: Product;
  /** The lowest total of obtainable (else all) offers, new if there are any unless used is requested; null if none ships there. */
  readonly lowestPrice: Money | null;
  /** The same in the shop's currency. */
  readonly shopPrice: Money | null;
  readonly priceKind: OfferTotal['kind'] | null;
  readonly priceTax: PriceTax;
  readonly condition: ConditionClass;
  /** False if all offers are sold out. */
  readonly isObtainable: boolean;
  readonly offerCount: number;
  /** False if all its offers are pages nobody vouches for. */
  readonly isVouched: boolean;
  readonly inStock: boolean;
  /** How far this price is below its 90-day median after a recent drop, in percent to one decimal; null for none. */
  readonly dropPercent: number | null;
}

export interface FacetValue<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  readonly count: number;
}

/** From (inclusive) to (exclusive, null for no limit), in minor units. */
export interface PriceBand {
  readonly fromMinor: number;
  readonly toMinor: number | null;
  readonly currency: string;
  readonly count: number;
}

/** Values of one attribute, such as "capacity": amounts in their order, others by number of products. */
export interface AttributeFacet {
  readonly name: string;
  readonly values: readonly FacetValue[];
}

/** Each facet is counted as if its own filter was not set. */
export interface SearchFacets {
  readonly brand: readonly FacetValue[];
  readonly category: readonly FacetValue[];
  readonly retailer: readonly FacetValue[];
  readonly condition: readonly FacetValue<Condition>[];
  readonly availability: readonly FacetValue<Availability>[];
  /** Products whose lowest price includes free shipping to the requested country. */
  readonly shipping: readonly FacetValue<'free'>[];
  readonly price: readonly PriceBand[];
  /** Of the listings counted; empty without a category or words. */
  readonly attributes: readonly AttributeFacet[];
}

interface SearchCorrection {
  readonly from: string;
  readonly to: string;
}

export interface SearchResult {
  readonly items: readonly SearchItem[];
  /** How many products match, counted up to a limit. */
  readonly total: number;
  /** True if the limit was reached: there may be more than `total`. */
  readonly totalIsLowerBound: boolean;
  readonly facets: SearchFacets;
  /** Null on the last page. */
  readonly nextCursor: string | null;
  readonly corrections: readonly SearchCorrection[];
  /**
   * The currency of a price limit that wasn't applied, because it has no exchange rate and nothing that fits otherwise
   * is sold in it; else null.
   */
  readonly limitIgnoredIn: string | null;
}

export interface SearchSuggestion {
  readonly kind: 'product' | 'brand' | 'category';
  readonly text: string;
  /** The product's id, the brand, or the category's slug. */
  readonly value: string;
}
