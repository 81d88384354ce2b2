import { conditionClassOf, type Condition, type ConditionClass, type ExchangeRates } from '@pricehunt/offers';
import { childrenOf, findCategory, slugsWithin } from '@pricehunt/product-categories';
import type { SearchQuery } from '@pricehunt/product-search';
import { and, eq, inArray, like, or, sql, type SQL } from 'drizzle-orm';
import type { Searching } from '../access';
import { squashedKey } from '../keys';
import { boundInMinor, isWithinSql, scaleOfCurrency, type PriceScale, type PriceSpan } from './price-scale';
import { conditionBits, shopInShops } from './product-listings';
import type { SearchRequest } from './search.store';

/** What narrows a search, made ready: from the filters that were set and from the words that say the same. */
export interface Narrowing {
  /** The slug of a category: what is in it or below it is meant. */
  readonly category: string | null;
  readonly brandKeys: readonly string[];
  readonly retailers: readonly string[];
  readonly conditions: readonly Condition[];
  /** The bounds of what a product costs the shopper; null where the price narrows nothing. */
  readonly prices: PriceSpan | null;
  readonly inStock: boolean;
  readonly isOffered: boolean;
}

/** The facets whose own filter can be lifted. */
export type FacetName = 'category' | 'brand' | 'retailer' | 'condition' | 'availability' | 'price';

/**
 * What prices are narrowed and divided in: the currency that was asked for, else the one that the words name, else null: each
 * price's own. One without a rate gives way to the reference currency, unless bounds are in it: they mean no other.
 */
export function scaleOf(
  { currency, filters }: Pick<SearchRequest, 'currency' | 'filters'>,
  query: SearchQuery,
  rates: ExchangeRates,
): PriceScale | null {
  const named = query.maxPrice?.currency ?? query.minPrice?.currency ?? null;
  if (currency === null) return named === null ? null : scaleOfCurrency(named, rates);
  const scale = scaleOfCurrency(currency, rates);
  const hasBounds = filters.minPriceMinor !== undefined || filters.maxPriceMinor !== undefined;
  return scale.unit !== null || hasBounds ? scale : scaleOfCurrency(rates.base, rates);
}

/** Joins the filters with what the words say ("used", "under 200 €"); a filter that was set counts for more than a word. */
export function narrowingOf(
  { filters }: Pick<SearchRequest, 'filters'>,
  query: SearchQuery,
  scale: PriceScale | null,
  rates: ExchangeRates,
): Narrowing {
  const span: PriceSpan = {
    minMinor: filters.minPriceMinor ?? boundInMinor(query.minPrice, scale, rates),
    maxMinor: filters.maxPriceMinor ?? boundInMinor(query.maxPrice, scale, rates),
    scale,
  };
  return {
    category: filters.category ?? null,
    brandKeys: (filters.brands ?? []).flatMap((brand) => squashedKey(brand) ?? []),
    retailers: filters.retailers ?? [],
    conditions: filters.conditions ?? (query.condition === null ? [] : [query.condition]),
    prices: span.minMinor === null && span.maxMinor === null ? null : span,
    inStock: filters.inStock ?? query.availability === 'in_stock',
    isOffered: filters.isOffered ?? false,
  };
}

/** The condition class whose prices a list shows: that of all conditions that were asked for, or null where they are of both, or none. */
export function conditionClassAsked(conditions: readonly Condition[]): ConditionClass | null {
  const [first, ...others] = new Set(conditions.map(conditionClassOf));
  return first === undefined || others.length > 0 ? null : first;
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
function without(narrowing: Narrowing, facet: FacetName): Narrowing {
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

/**
 * The narrowing for counting the choices of a facet: as if its own filter was not set. Categories are counted beside the chosen one, or
 * below it where there are narrower ones.
 */
export function widenedFor(narrowing: Narrowing, facet: FacetName): Narrowing {
  return facet === 'category' ? { ...narrowing, category: shelfShown(narrowing) } : without(narrowing, facet);
}

/** The category whose parts the facet of categories counts; null for those at the top. */
export function shelfShown({ category }: Pick<Narrowing, 'category'>): string | null {
  if (category === null || childrenOf(category).length > 0) return category;
  return findCategory(category)?.parentSlug ?? null;
}

/** The condition that a category's slug is the wanted one or below it. */
export function isInCategory(
  column:
    | Searching['tables']['productListings']['categorySlug']
    | Searching['tables']['productPrices']['categorySlug'],
  category: string,
): SQL {
  const slugs = slugsWithin(category);
  return slugs.length === 1 ? eq(column, category) : inArray(column, [...slugs]);
}

/** The condition that a listing meets the narrowing, but for facets that are left out. Bounds of the price ask for it beside. */
export function listingCondition(
  access: Searching,
  narrowing: Narrowing,
  leftOut: readonly FacetName[] = [],
): SQL | undefined {
  const { productListings: listing } = access.tables;
  const { category, brandKeys, retailers, conditions, prices, inStock } = leftOut.reduce(without, narrowing);
  // Without an index of its own: nearly all listings have offers.
  const isOffered = narrowing.isOffered ? sql`(${listing.offerCount} + 0) > 0` : undefined;
  return and(
    category === null ? undefined : isInCategory(listing.categorySlug, category),
    brandKeys.length === 0 ? undefined : inArray(listing.brandKey, [...brandKeys]),
    prices === null ? undefined : isWithinSql(access, prices),
    inStock ? eq(listing.inStock, true) : undefined,
    isOffered,
    conditions.length === 0 ? undefined : sql`(${listing.conditionBits} & ${conditionBits(conditions)}) <> 0`,
    or(...retailers.map((domain) => like(listing.shops, `%${shopInShops(domain)}%`))),
  );
}
