import {
  conditionClassOf,
  currencyWithRate,
  type Condition,
  type ConditionClass,
  type ExchangeRates,
} from '@pricehunt/offers';
import { childrenOf, findCategory, slugsWithin } from '@pricehunt/product-categories';
import type { SearchQuery } from '@pricehunt/product-search';
import { and, eq, inArray, like, or, sql, type SQL } from 'drizzle-orm';
import type { Searching } from '../../access';
import { squashedKey } from '../../keys';
import { boundInMinor, isWithinSql, scaleOfCurrency, type PriceScale, type PriceSpan } from './price-scale';
import type { AttributeChoices } from './attribute-facets';
import { attributeInText, attributeKey } from '../catalog/listed-attributes';
import { conditionBits, shopInShops } from '../catalog/product-listings';
import type { SearchFilters, SearchRequest } from './search-request';

/** Prepared filters: those that were set, and those in the words. */
export interface Narrowing {
  /** A category's slug; includes subcategories. */
  readonly category: string | null;
  readonly brandKeys: readonly string[];
  readonly retailers: readonly string[];
  readonly conditions: readonly Condition[];
  readonly prices: PriceSpan | null;
  readonly inStock: boolean;
  readonly shipsFree: boolean;
  readonly attributes: AttributeChoices;
  readonly isOffered: boolean;
}

const facetNames = [
  'category',
  'brand',
  'retailer',
  'condition',
  'availability',
  'price',
  'shipping',
  'attributes',
] as const;
export type FacetName = (typeof facetNames)[number];

/** The requested currency, else that in the words, else each price's own; without a rate, the reference currency unless limits use it. */
export function scaleOf(
  { currency, filters }: Pick<SearchRequest, 'currency' | 'filters'>,
  query: SearchQuery,
  rates: ExchangeRates,
): PriceScale | null {
  const named = query.maxPrice?.currency ?? query.minPrice?.currency ?? null;
  if (currency === null) return named === null ? null : scaleOfCurrency(named, rates);
  const hasBounds = filters.minPriceMinor !== undefined || filters.maxPriceMinor !== undefined;
  return scaleOfCurrency(hasBounds ? currency : currencyWithRate(currency, rates), rates);
}

/** Combines filters with the words ("used", "under 200 €"); a filter takes precedence over a word. */
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
    shipsFree: filters.shipsFree ?? query.shipsFree,
    attributes: attributeChoices(filters.attributes ?? []),
    isOffered: filters.isOffered ?? false,
  };
}

/** The currency of a limit in the words that can't be converted to the scale's, if no filter replaces it; else null. */
export function unreadLimit(
  { filters }: Pick<SearchRequest, 'filters'>,
  { minPrice, maxPrice }: SearchQuery,
  scale: PriceScale,
  rates: ExchangeRates,
): string | null {
  const limits = [
    filters.minPriceMinor === undefined ? minPrice : null,
    filters.maxPriceMinor === undefined ? maxPrice : null,
  ];
  return limits.find((each) => each !== null && boundInMinor(each, scale, rates) === null)?.currency ?? null;
}

export function withoutLimits({
  minPriceMinor: _least,
  maxPriceMinor: _most,
  ...filters
}: SearchFilters): SearchFilters {
  return filters;
}

function attributeChoices(attributes: NonNullable<SearchFilters['attributes']>): AttributeChoices {
  const choices: Record<string, readonly string[]> = {};
  for (const { name, value } of attributes) {
    const key = attributeKey(name);
    choices[key] = [...(choices[key] ?? []), attributeKey(value)];
  }
  return choices;
}

/** The class of all requested conditions; null for both classes or none. */
export function requestedConditionClass(conditions: readonly Condition[]): ConditionClass | null {
  const [first, ...others] = new Set(conditions.map(conditionClassOf));
  return first === undefined || others.length > 0 ? null : first;
}

/** Whether filters depend on the price that the shopper sees, and not on the listing alone. */
export function needsPrice({ prices, shipsFree }: Narrowing): boolean {
  return prices !== null || shipsFree;
}

export function narrowedFacets(narrowing: Narrowing): readonly FacetName[] {
  const isSet: Readonly<Record<FacetName, boolean>> = {
    category: narrowing.category !== null,
    brand: narrowing.brandKeys.length > 0,
    retailer: narrowing.retailers.length > 0,
    condition: narrowing.conditions.length > 0,
    availability: narrowing.inStock,
    price: narrowing.prices !== null,
    shipping: narrowing.shipsFree,
    attributes: Object.keys(narrowing.attributes).length > 0,
  };
  return facetNames.filter((name) => isSet[name]);
}

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
    case 'shipping':
      return { ...narrowing, shipsFree: false };
    case 'attributes':
      return { ...narrowing, attributes: {} };
  }
}

/** Removes the facet's own filter to count its choices; categories are counted next to the selected one, or below it. */
export function widenedFor(narrowing: Narrowing, facet: FacetName): Narrowing {
  return facet === 'category' ? { ...narrowing, category: shelfShown(narrowing) } : without(narrowing, facet);
}

/** The category whose subcategories the facet counts; null for the top level. */
export function shelfShown({ category }: Pick<Narrowing, 'category'>): string | null {
  if (category === null || childrenOf(category).length > 0) return category;
  return findCategory(category)?.parentSlug ?? null;
}

export function isInCategory(
  column:
    | Searching['tables']['productListings']['categorySlug']
    | Searching['tables']['productPrices']['categorySlug'],
  category: string,
): SQL {
  const slugs = slugsWithin(category);
  return slugs.length === 1 ? eq(column, category) : inArray(column, [...slugs]);
}

/** Whether a listing matches the filters, except left-out facets. With `needsPrice`, the prices must be joined. */
export function listingCondition(
  access: Searching,
  narrowing: Narrowing,
  leftOut: readonly FacetName[] = [],
): SQL | undefined {
  const { productListings: listing } = access.tables;
  const { category, brandKeys, retailers, conditions, prices, inStock, shipsFree, attributes } =
    leftOut.reduce(without, narrowing);
  // The addition avoids an index, because nearly all listings have offers.
  const isOffered = narrowing.isOffered ? sql`(${listing.vouchedOfferCount} + 0) > 0` : undefined;
  return and(
    category === null ? undefined : isInCategory(listing.categorySlug, category),
    brandKeys.length === 0 ? undefined : inArray(listing.brandKey, [...brandKeys]),
    prices === null ? undefined : isWithinSql(access, prices),
    shipsFree ? eq(access.tables.productPrices.shipsFree, true) : undefined,
    inStock ? eq(listing.inStock, true) : undefined,
    isOffered,
    conditions.length === 0 ? undefined : sql`(${listing.conditionBits} & ${conditionBits(conditions)}) <> 0`,
    or(...retailers.map((domain) => like(listing.shops, `%${shopInShops(domain)}%`))),
    ...Object.entries(attributes).map(([name, keys]) =>
      or(...keys.map((key) => like(listing.attributes, `%${attributeInText(name, key)}%`))),
    ),
  );
}
