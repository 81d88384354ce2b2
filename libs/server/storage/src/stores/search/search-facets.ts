import { availabilities, conditions, minorUnitDigits, type ExchangeRates } from '@pricehunt/offers';
import { pathToCategory } from '@pricehunt/product-categories';
import { attributeFacets, type AttributeChoices } from './attribute-facets';
import type { FacetName } from './search-filters';
import { scaledAmount, scaleOfCurrency, type PriceScale } from './price-scale';
import { shopsOf, type ListedShop } from '../catalog/product-listings';
import type { PricedListing } from '../../rows/listings';
import type { FacetValue, PriceBand, SearchFacets } from './search-request';

const choicesMax = 30;

/** Names of brands, categories and retailers by their keys. */
export type FacetNames = Readonly<Record<NamedFacet, ReadonlyMap<string, string>>>;

export type NamedFacet = 'brand' | 'category' | 'retailer';

/** The number of products per key, before keys get names. */
export type FacetTallies = Omit<SearchFacets, NamedFacet> &
  Readonly<Record<NamedFacet, readonly (readonly [key: string, count: number])[]>>;

/** Counts each facet over its own listings. */
export function tallyFacets(
  listingsFor: (facet: FacetName) => readonly PricedListing[],
  {
    shelf,
    scale,
    rates,
    attributes,
  }: {
    /** The category whose subcategories are counted; null for the top level. */
    readonly shelf: string | null;
    readonly scale: PriceScale | null;
    readonly rates: ExchangeRates;
    /** Null where attributes would be of too different products. */
    readonly attributes: AttributeChoices | null;
  },
): FacetTallies {
  const shopsByListings = new Map<readonly PricedListing[], readonly (readonly ListedShop[])[]>();
  const shopsFor = (facet: FacetName) => {
    const listings = listingsFor(facet);
    const shops = shopsByListings.get(listings) ?? listings.map(shopsOf);
    shopsByListings.set(listings, shops);
    return shops;
  };
  return {
    brand: mostFirst(tally(listingsFor('brand').map(({ brandKey }) => [brandKey]))),
    category: mostFirst(
      tally(listingsFor('category').map(({ categorySlug }) => [partOf(categorySlug, shelf)])),
    ),
    retailer: mostFirst(tally(shopsFor('retailer').map((shops) => shops.map(({ domain }) => domain)))),
    condition: tallyBits(
      conditions,
      shopsFor('condition').map((shops) => bitsOf(shops, ({ conditionBits }) => conditionBits)),
    ),
    availability: tallyBits(
      availabilities,
      shopsFor('availability').map((shops) => bitsOf(shops, ({ availabilityBits }) => availabilityBits)),
    ),
    price: priceBands(listingsFor('price'), scale, rates),
    shipping: tallyFreeShipping(listingsFor('shipping')),
    attributes: attributes === null ? [] : attributeFacets(listingsFor('attributes'), attributes),
  };
}

function partOf(slug: string | null, shelf: string | null): string | null {
  const path = pathToCategory(slug ?? '');
  return path.find(({ parentSlug }) => parentSlug === shelf)?.slug ?? null;
}

export function nameFacets(tallies: FacetTallies, names: FacetNames): SearchFacets {
  const named = (facet: NamedFacet) =>
    tallies[facet].map(([key, count]) => ({ key, label: names[facet].get(key) ?? key, count }));
  return {
    ...tallies,
    brand: named('brand').map(({ label, count }) => ({ value: label, label, count })),
    category: named('category').map(({ key, label, count }) => ({ value: key, label, count })),
    retailer: named('retailer').map(({ key, label, count }) => ({ value: key, label, count })),
  };
}

function bitsOf(shops: readonly ListedShop[], bits: (shop: ListedShop) => number): number {
  return shops.reduce((all, shop) => all | bits(shop), 0);
}

/** Counts each value once per product. */
function tally(products: readonly (readonly (string | null)[])[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const values of products) {
    for (const value of new Set(values)) if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}

function mostFirst(counts: ReadonlyMap<string, number>): readonly (readonly [string, number])[] {
  return [...counts]
    .sort((left, right) => right[1] - left[1] || (left[0] < right[0] ? -1 : 1))
    .slice(0, choicesMax);
}

function tallyBits<Value extends string>(
  values: readonly Value[],
  bitsOfProducts: readonly number[],
): readonly FacetValue<Value>[] {
  return values
    .map((value, place) => ({
      value,
      label: value.replaceAll('_', ' '),
      count: bitsOfProducts.reduce((count, bits) => count + ((bits >> place) & 1), 0),
    }))
    .filter(({ count }) => count > 0);
}

function tallyFreeShipping(listings: readonly PricedListing[]): readonly FacetValue<'free'>[] {
  const count = listings.filter(({ price }) => price?.shipsFree === true).length;
  return count === 0 ? [] : [{ value: 'free', label: 'free', count }];
}

const bandsMax = 5;

/** Divides comparable prices into bands with about as many products each, with round limits; without a scale, in the commonest currency. */
function priceBands(
  listings: readonly PricedListing[],
  comparedIn: PriceScale | null,
  rates: ExchangeRates,
): readonly PriceBand[] {
  const amountsIn = (scale: PriceScale) =>
    listings.flatMap(({ price }) => (price === null ? null : scaledAmount(price, scale)) ?? []);
  const hasAny = comparedIn !== null && amountsIn(comparedIn).length > 0;
  const scale = hasAny ? comparedIn : commonestScale(listings, rates);
  if (scale === null) return [];
  const { currency } = scale;
  const prices = amountsIn(scale)
    .map((price) => Math.round(price))
    .sort((left, right) => left - right);
  const unit = 10 ** minorUnitDigits(currency);
  const edges = Array.from(
    { length: bandsMax - 1 },
    (_, place) =>
      roundEdge((prices[Math.floor(((place + 1) * prices.length) / bandsMax)] ?? 0) / unit) * unit,
  );
  const froms = [...new Set([0, ...edges])].sort((left, right) => left - right);
  return froms
    .map((fromMinor, place) => {
      const toMinor = froms[place + 1] ?? null;
      const count = prices.filter(
        (price) => price >= fromMinor && (toMinor === null || price < toMinor),
      ).length;
      return { fromMinor, toMinor, currency, count };
    })
    .filter(({ count }) => count > 0);
}

function commonestScale(listings: readonly PricedListing[], rates: ExchangeRates): PriceScale | null {
  const currencies = tally(listings.map(({ price }) => [price?.ownCurrency ?? null]));
  const [commonest] = mostFirst(currencies);
  return commonest === undefined ? null : scaleOfCurrency(commonest[0], rates);
}

/** The nearest one-digit amount, or one with 25 or 75 in between: 9, 25, 40, 300. */
function roundEdge(amount: number): number {
  if (amount <= 1) return Math.round(amount);
  const scale = 10 ** Math.floor(Math.log10(amount));
  const steps = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 7.5, 8, 9, 10];
  const ratio = amount / scale;
  const nearest = steps.reduce(
    (best, step) => (Math.abs(step - ratio) < Math.abs(best - ratio) ? step : best),
    1,
  );
  return Math.round(nearest * scale);
}
