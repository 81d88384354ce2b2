import { availabilities, conditions, minorUnitDigits } from '@pricehunt/offers';
import type { FacetName } from './search-filters';
import type { SearchEntry } from './search-entries';
import type { FacetValue, PriceBand, SearchFacets } from './search.store';

/** How many choices a facet offers at most. */
const choicesMax = 30;

/** Names of brands and categories by their keys. */
export interface FacetNames {
  readonly brand: ReadonlyMap<string, string>;
  readonly category: ReadonlyMap<string, string>;
}

/** The keys of what the entries hold, to find their names by. */
export function keysIn(entries: readonly SearchEntry[]): {
  readonly brand: readonly string[];
  readonly category: readonly string[];
} {
  const distinct = (keys: readonly (string | null)[]) => [...new Set(keys)].flatMap((key) => key ?? []);
  return {
    brand: distinct(entries.map(({ listing }) => listing.brandKey)),
    category: distinct(entries.map(({ listing }) => listing.categorySlug)),
  };
}

/** Counts the facets, each over the entries that are meant for it. */
export function facetsOf(
  entriesFor: (facet: FacetName) => readonly SearchEntry[],
  names: FacetNames,
): SearchFacets {
  return {
    brand: mostFirst(
      tally(entriesFor('brand').map(({ listing }) => [listing.brandKey])),
      (key) => names.brand.get(key) ?? key,
      (_, label) => label,
    ),
    category: mostFirst(
      tally(entriesFor('category').map(({ listing }) => [listing.categorySlug])),
      (key) => names.category.get(key) ?? key,
    ),
    retailer: retailerFacet(entriesFor('retailer')),
    condition: inFixedOrder(
      conditions,
      tally(entriesFor('condition').map(({ offers }) => offers.map((offer) => offer.condition))),
    ),
    availability: inFixedOrder(
      availabilities,
      tally(entriesFor('availability').map(({ offers }) => offers.map((offer) => offer.availability))),
    ),
    price: priceBands(entriesFor('price')),
  };
}

function retailerFacet(entries: readonly SearchEntry[]): readonly FacetValue[] {
  const names = new Map(
    entries.flatMap(({ offers }) =>
      offers.map((offer) => [offer.retailerDomain, offer.retailerName] as const),
    ),
  );
  return mostFirst(
    tally(entries.map(({ offers }) => offers.map((offer) => offer.retailerDomain))),
    (domain) => names.get(domain) ?? domain,
  );
}

/** Counts each value once for a product. */
function tally(products: readonly (readonly (string | null)[])[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const values of products) {
    for (const value of new Set(values)) if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}

function mostFirst(
  counts: ReadonlyMap<string, number>,
  labelOf: (key: string) => string,
  valueOf: (key: string, label: string) => string = (key) => key,
): readonly FacetValue[] {
  return [...counts]
    .map(([key, count]) => ({ value: valueOf(key, labelOf(key)), label: labelOf(key), count }))
    .sort((left, right) => right.count - left.count || (left.label < right.label ? -1 : 1))
    .slice(0, choicesMax);
}

function inFixedOrder<Value extends string>(
  values: readonly Value[],
  counts: ReadonlyMap<string, number>,
): readonly FacetValue<Value>[] {
  return values
    .map((value) => ({ value, label: value.replaceAll('_', ' '), count: counts.get(value) ?? 0 }))
    .filter(({ count }) => count > 0);
}

/** At most this many spans of prices. */
const bandsMax = 5;

/** Divides the prices of the commonest currency into spans of about as many products, between round amounts. */
export function priceBands(entries: readonly SearchEntry[]): readonly PriceBand[] {
  const currencies = tally(
    entries.map(({ listing }) => [listing.lowestMinor === null ? null : listing.currency]),
  );
  const [commonest] = [...currencies].sort(
    (left, right) => right[1] - left[1] || (left[0] < right[0] ? -1 : 1),
  );
  if (commonest === undefined) return [];
  const [currency] = commonest;
  const prices = entries
    .flatMap(({ listing }) => (listing.currency === currency ? (listing.lowestMinor ?? []) : []))
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

/** The nearest amount with one digit, or with 25 and 75 between: 9, 25, 40, 300. */
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
