import type { Session } from '../access';
import { findCandidates } from './match-candidates';
import { findProducts, listItems } from './find-products';
import { suggest } from './suggestions';
import type {
  Availability,
  Condition,
  ConditionClass,
  Money,
  OfferTotal,
  PriceTax,
  Product,
  ProductIdentity,
} from '@pricehunt/offers';

/** What narrows a search. Several values of one kind widen each other; different kinds narrow each other. */
export interface SearchFilters {
  /** Slug of a category. */
  readonly category?: string;
  /** Brands as the facet gave them. */
  readonly brands?: readonly string[];
  /** Domains of retailers. */
  readonly retailers?: readonly string[];
  /** Bounds of the lowest price, in minor units of the currency asked for, else of each price's own. */
  readonly minPriceMinor?: number;
  readonly maxPriceMinor?: number;
  /** Only what a shop has in stock. */
  readonly inStock?: boolean;
  readonly conditions?: readonly Condition[];
  /** Only what some shop offers that is vouched for: a product keeps its words and its history when its last offer goes. */
  readonly isOffered?: boolean;
}

/** How results are ordered. "drop" is by the fall of the price, the largest first. */
export type SearchSort = 'relevance' | 'price' | 'price-desc' | 'newest' | 'drop';

/** Whose prices lists show, and how. */
export interface ItemTerms {
  /** ISO 4217: what prices are shown, narrowed and divided in; null: as the shops say them. */
  readonly currency: string | null;
  /** ISO 3166: where things are delivered to; null: anywhere. */
  readonly country: string | null;
}

/** A search. An empty text browses. */
export interface SearchRequest extends ItemTerms {
  readonly text: string;
  readonly filters: SearchFilters;
  readonly sort: SearchSort;
  /** `nextCursor` of the page before; null for the first page. */
  readonly cursor: string | null;
  readonly limit: number;
}

/** A product as a list shows it. */
export interface SearchItem {
  readonly product: Product;
  /**
   * The lowest total of what can be bought, else of all offers, of new things, or of used ones where there is nothing new or used was
   * asked for; in the currency asked for, or its own where no rate leads there. Null without an offer that is shipped there.
   */
  readonly lowestPrice: Money | null;
  /** The same as the shop says it. */
  readonly shopPrice: Money | null;
  /** Whether shipping is in it; null without an offer. */
  readonly priceKind: OfferTotal['kind'] | null;
  /** Whether tax is in it. */
  readonly priceTax: PriceTax;
  readonly condition: ConditionClass;
  /** False when all of its offers are sold out. */
  readonly isObtainable: boolean;
  readonly offerCount: number;
  /** False where only pages offer it that nobody vouches for. */
  readonly isVouched: boolean;
  readonly inStock: boolean;
  /** The largest recent real drop among its offers, in per cent to one decimal; null for none. */
  readonly dropPercent: number | null;
}

/** One choice of a facet. */
export interface FacetValue<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  readonly count: number;
}

/** A span of prices: from (inclusive) to (exclusive, null for no end), in minor units. */
export interface PriceBand {
  readonly fromMinor: number;
  readonly toMinor: number | null;
  readonly currency: string;
  readonly count: number;
}

/** What the results divide into. Each facet counts as if its own filter was not set. */
export interface SearchFacets {
  readonly brand: readonly FacetValue[];
  /** `value` is the slug. */
  readonly category: readonly FacetValue[];
  /** `value` is the domain. */
  readonly retailer: readonly FacetValue[];
  readonly condition: readonly FacetValue<Condition>[];
  readonly availability: readonly FacetValue<Availability>[];
  readonly price: readonly PriceBand[];
}

/** A word that was read as another one. */
interface SearchCorrection {
  readonly from: string;
  readonly to: string;
}

/** One page of results. */
export interface SearchResult {
  readonly items: readonly SearchItem[];
  /** How many products match, counted up to a bound. */
  readonly total: number;
  /** True when the bound was reached: there may be more than `total`. */
  readonly totalIsLowerBound: boolean;
  readonly facets: SearchFacets;
  /** Null on the last page. */
  readonly nextCursor: string | null;
  readonly corrections: readonly SearchCorrection[];
}

/** Something to offer while a shopper types. */
export interface SearchSuggestion {
  readonly kind: 'product' | 'brand' | 'category';
  readonly text: string;
  /** The product's id, the brand, or the category's slug. */
  readonly value: string;
}

/** Finding products in the catalog. Answers stay bounded in work however large the catalog is. */
export interface SearchStore {
  /** One page of the products that match. A cursor that is not one of ours begins at the first page. */
  search(request: SearchRequest): Promise<SearchResult>;
  /** How lists show these products, in the order asked for, without those that do not exist. */
  listItems(productIds: readonly string[], terms: ItemTerms): Promise<readonly SearchItem[]>;
  /** What begins with these letters; empty for fewer than two. */
  suggest(prefix: string, limit: number): Promise<readonly SearchSuggestion[]>;
  /** Products that may be the same thing, likeliest first: by GTIN, then by model number, then by words of the title. */
  findCandidates(identity: ProductIdentity, limit: number): Promise<readonly Product[]>;
}

/** The search store over either dialect. */
export function createSearchStore(session: Session): SearchStore {
  return {
    search: async (request) => findProducts(await session.searching(), request),
    listItems: async (productIds, terms) => listItems(await session.searching(), productIds, terms),
    suggest: async (prefix, limit) => suggest(await session.searching(), prefix, limit),
    findCandidates: async (identity, limit) => findCandidates(await session.searching(), identity, limit),
  };
}
