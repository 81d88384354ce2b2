import type { Condition } from '@pricehunt/offers';
import type { SearchQuery } from '@pricehunt/product-search';
import { and, eq, gte, inArray, like, lte, or, sql, type SQL } from 'drizzle-orm';
import type { Searching } from '../access';
import { squashedKey } from '../keys';
import {
  boundInMinor,
  loadCurrencies,
  scaleOfOne,
  spansIn,
  type PriceScale,
  type PriceSpan,
} from './price-scale';
import { conditionBits, shopInShops } from './product-listings';
import type { SearchRequest } from './search.store';

/** What narrows a search, made ready: from the filters that were set and from the words that say the same. */
export interface Narrowing {
  readonly category: string | null;
  readonly brandKeys: readonly string[];
  readonly retailers: readonly string[];
  readonly conditions: readonly Condition[];
  /** The bounds of the lowest price in each currency; null where the price narrows nothing. */
  readonly prices: ReadonlyMap<string, PriceSpan> | null;
  readonly inStock: boolean;
  readonly isOffered: boolean;
}

/** The facets whose own filter can be lifted. */
export type FacetName = 'category' | 'brand' | 'retailer' | 'condition' | 'availability' | 'price';

/** What prices are compared in: what was asked for, else the currency that the words name, else null: each in its own. */
export function scaleOf(
  { comparedIn }: Pick<SearchRequest, 'comparedIn'>,
  query: SearchQuery,
): PriceScale | null {
  const named = query.maxPrice?.currency ?? query.minPrice?.currency ?? null;
  return comparedIn ?? (named === null ? null : scaleOfOne(named));
}

/** Joins the filters with what the words say ("used", "under 200 €"); a filter that was set counts for more than a word. */
export async function loadNarrowing(
  access: Searching,
  { filters }: Pick<SearchRequest, 'filters'>,
  query: SearchQuery,
  scale: PriceScale | null,
): Promise<Narrowing> {
  const span = {
    minMinor: filters.minPriceMinor ?? boundInMinor(query.minPrice, scale),
    maxMinor: filters.maxPriceMinor ?? boundInMinor(query.maxPrice, scale),
  };
  const isPriced = span.minMinor !== null || span.maxMinor !== null;
  return {
    category: filters.category ?? null,
    brandKeys: (filters.brands ?? []).flatMap((brand) => squashedKey(brand) ?? []),
    retailers: filters.retailers ?? [],
    conditions: filters.conditions ?? (query.condition === null ? [] : [query.condition]),
    prices: isPriced ? spansIn(await loadCurrencies(access), span, scale) : null,
    inStock: filters.inStock ?? query.availability === 'in_stock',
    isOffered: filters.isOffered ?? false,
  };
}

/** The facets whose filter is set. */
export function narrowedFacets(narrowing: Narrowing): readonly FacetName[] {
  const isSet: Readonly<Record<FacetName, boolean>> = {
    category: narrowing.category !== null,
    brand: narrowing.brandKeys.length > 0,
    retailer: narrowing.retailers.length > 0,
    condition: narrowing.conditions.length > 0,
    availability: narrowing.inStock,
    price: narrowing.prices !== null,
  };
  const names: readonly FacetName[] = ['category', 'brand', 'retailer', 'condition', 'availability', 'price'];
  return names.filter((name) => isSet[name]);
}

/** The same without the filter of one facet. */
export function without(narrowing: Narrowing, facet: FacetName): Narrowing {
  switch (facet) {
    case 'category':
      return { ...narrowing, category: null };
    case 'brand':
      return { ...narrowing, brandKeys: [] };
    case 'retailer':
      return { ...narrowing, retailers: [] };
    case 'condition':
      return { ...narrowing, conditions: [] };
    case 'availability':
      return { ...narrowing, inStock: false };
    case 'price':
      return { ...narrowing, prices: null };
  }
}

/** How a condition on listings is put. */
export interface ConditionWording {
  /** Facets whose conditions are left out. */
  readonly leftOut?: readonly FacetName[];
  /** Only listings in this currency, which an index leads to. */
  readonly only?: string;
}

/** The condition that a listing is what lists show of its product, and meets the narrowing. */
export function listingCondition(
  { tables }: Searching,
  narrowing: Narrowing,
  { leftOut = [], only }: ConditionWording = {},
): SQL | undefined {
  const { productListings: listing } = tables;
  const { category, brandKeys, retailers, conditions, prices, inStock } = leftOut.reduce(without, narrowing);
  // Without an index of its own: nearly all listings have offers.
  const isOffered = narrowing.isOffered ? sql`(${listing.offerCount} + 0) > 0` : undefined;
  const isWithin = ({ minMinor, maxMinor }: PriceSpan) =>
    and(
      minMinor === null ? undefined : gte(listing.lowestMinor, minMinor),
      maxMinor === null ? undefined : lte(listing.lowestMinor, maxMinor),
    );
  const spans = [...(prices ?? [])].filter(([currency]) => only === undefined || currency === only);
  // Without an index of its own: one by currency would lead through most of the catalog.
  const isIn = (currency: string) =>
    only === undefined ? sql`(${listing.currency} || '') = ${currency}` : undefined;
  return and(
    category === null ? undefined : eq(listing.categorySlug, category),
    brandKeys.length === 0 ? undefined : inArray(listing.brandKey, [...brandKeys]),
    eq(listing.isMain, true),
    only === undefined ? undefined : eq(listing.currency, only),
    prices === null
      ? undefined
      : spans.length === 0
        ? sql`1 = 0`
        : or(...spans.map(([currency, span]) => and(isIn(currency), isWithin(span)))),
    inStock ? eq(listing.inStock, true) : undefined,
    isOffered,
    conditions.length === 0 ? undefined : sql`(${listing.conditionBits} & ${conditionBits(conditions)}) <> 0`,
    or(...retailers.map((domain) => like(listing.shops, `%${shopInShops(domain)}%`))),
  );
}
