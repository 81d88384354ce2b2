import type { Condition } from '@pricehunt/offers';
import { minorUnitDigits } from '@pricehunt/offers';
import type { SearchQuery } from '@pricehunt/product-search';
import { and, eq, exists, gte, inArray, isNotNull, lte, sql, type SQL } from 'drizzle-orm';
import type { Access } from '../access';
import { squashedKey } from '../keys';
import { conditionBits } from './product-listings';
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

/** A retailer with at most so many offers is looked up by them; a larger one is met soon enough along the way. */
const fewOffers = 20_000;

/** How the filter by retailers is best asked for, found once for a search. */
export type RetailerPlan = 'from-offers' | 'along-the-way';

/** Chooses by how many offers the retailers have. */
export async function planRetailers(
  { database, tables }: Access,
  retailers: readonly string[],
): Promise<RetailerPlan> {
  if (retailers.length === 0) return 'along-the-way';
  const { kind, key, count } = tables.catalogCounts;
  const rows = await database
    .select({ count })
    .from(tables.catalogCounts)
    .where(and(eq(kind, 'retailer'), inArray(key, [...retailers])));
  const offerCount = rows.reduce((sum, row) => sum + row.count, 0);
  return offerCount <= fewOffers ? 'from-offers' : 'along-the-way';
}

/** The condition that a listing meets the narrowing. */
export function listingCondition(
  { database, tables }: Access,
  narrowing: Narrowing,
  retailerPlan: RetailerPlan,
): SQL | undefined {
  const { productListings: listing, offers } = tables;
  const { category, brandKeys, retailers, conditions, minMinor, maxMinor, currency, inStock } = narrowing;
  const ofRetailers = inArray(offers.retailerDomain, [...retailers]);
  return and(
    category === null ? undefined : eq(listing.categorySlug, category),
    brandKeys.length === 0 ? undefined : inArray(listing.brandKey, [...brandKeys]),
    currency === null ? eq(listing.isMain, true) : eq(listing.currency, currency),
    minMinor === null ? undefined : gte(listing.lowestMinor, minMinor),
    maxMinor === null ? undefined : lte(listing.lowestMinor, maxMinor),
    inStock ? eq(listing.inStock, true) : undefined,
    conditions.length === 0 ? undefined : sql`(${listing.conditionBits} & ${conditionBits(conditions)}) <> 0`,
    retailers.length === 0
      ? undefined
      : retailerPlan === 'from-offers'
        ? inArray(
            listing.productId,
            database.select({ productId: offers.productId }).from(offers).where(ofRetailers),
          )
        : exists(
            database
              .select({ found: sql`1` })
              .from(offers)
              .where(and(eq(offers.productId, listing.productId), ofRetailers)),
          ),
  );
}

/** Only listings that have a price. */
export function hasPrice({ tables }: Access): SQL {
  return isNotNull(tables.productListings.lowestMinor);
}
