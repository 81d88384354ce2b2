import type { Condition } from '@pricehunt/offers';
import { minorUnitDigits } from '@pricehunt/offers';
import type { SearchQuery } from '@pricehunt/product-search';
import { and, eq, gte, inArray, like, lte, or, sql, type SQL } from 'drizzle-orm';
import type { Searching } from '../access';
import { squashedKey } from '../keys';
import { conditionBits, shopInShops } from './product-listings';
import type { SearchFilters } from './search.store';

/** What narrows a search, made ready: from the filters that were set and from the words that say the same. */
export interface Narrowing {
  readonly category: string | null;
  readonly brandKeys: readonly string[];
  readonly retailers: readonly string[];
  readonly conditions: readonly Condition[];
  readonly minMinor: number | null;
  readonly maxMinor: number | null;
  readonly currency: string | null;
  readonly inStock: boolean;
}

/** The facets whose own filter can be lifted. */
export type FacetName = 'category' | 'brand' | 'retailer' | 'condition' | 'availability' | 'price';

/** Joins the filters with what the words say ("used", "under 200 €"); a filter that was set counts for more than a word. */
export function narrowingOf(filters: SearchFilters, query: SearchQuery): Narrowing {
  const currency = filters.currency ?? query.maxPrice?.currency ?? query.minPrice?.currency ?? null;
  const inMinor = (bound: SearchQuery['minPrice']) => {
    if (bound === null || (bound.currency !== null && bound.currency !== currency)) return null;
    return Math.round(bound.amount * 10 ** (currency === null ? 2 : minorUnitDigits(currency)));
  };
  return {
    category: filters.category ?? null,
    brandKeys: (filters.brands ?? []).flatMap((brand) => squashedKey(brand) ?? []),
    retailers: filters.retailers ?? [],
    conditions: filters.conditions ?? (query.condition === null ? [] : [query.condition]),
    minMinor: filters.minPriceMinor ?? inMinor(query.minPrice),
    maxMinor: filters.maxPriceMinor ?? inMinor(query.maxPrice),
    currency,
    inStock: filters.inStock ?? query.availability === 'in_stock',
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
    price: narrowing.minMinor !== null || narrowing.maxMinor !== null,
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
      return { ...narrowing, minMinor: null, maxMinor: null };
  }
}

/** How a condition on listings is put. */
export interface ConditionWording {
  /** Facets whose conditions are left out. */
  readonly leftOut?: readonly FacetName[];
  /** True where an index by currency is the way to go: nearly every listing is in the one currency of a shop's market. */
  readonly byCurrency?: boolean;
}

/** The condition that a listing meets the narrowing. */
export function listingCondition(
  { tables }: Searching,
  narrowing: Narrowing,
  { leftOut = [], byCurrency = false }: ConditionWording = {},
): SQL | undefined {
  const { productListings: listing } = tables;
  const { category, brandKeys, retailers, conditions, minMinor, maxMinor, currency, inStock } =
    leftOut.reduce(without, narrowing);
  return and(
    category === null ? undefined : eq(listing.categorySlug, category),
    brandKeys.length === 0 ? undefined : inArray(listing.brandKey, [...brandKeys]),
    currency === null
      ? eq(listing.isMain, true)
      : byCurrency
        ? eq(listing.currency, currency)
        : sql`(${listing.currency} || '') = ${currency}`,
    minMinor === null ? undefined : gte(listing.lowestMinor, minMinor),
    maxMinor === null ? undefined : lte(listing.lowestMinor, maxMinor),
    inStock ? eq(listing.inStock, true) : undefined,
    conditions.length === 0 ? undefined : sql`(${listing.conditionBits} & ${conditionBits(conditions)}) <> 0`,
    or(...retailers.map((domain) => like(listing.shops, `%${shopInShops(domain)}%`))),
  );
}
