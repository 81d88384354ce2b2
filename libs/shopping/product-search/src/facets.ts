/** A way to narrow results down. */
export interface FacetDefinition {
  readonly name: 'brand' | 'category' | 'retailer' | 'price' | 'condition' | 'availability';
  /** What it filters: the product itself, or its offers (one offer has to meet all offer facets at once). */
  readonly subject: 'product' | 'offer';
  /** "values": any of the chosen values; "range": from a lowest to a highest amount, both counted in. */
  readonly kind: 'values' | 'range';
  /** How many values are shown, those with most results first. */
  readonly valuesMax: number;
}

/** The facets of the results page, in the order in which they are shown. */
export const facetDefinitions: readonly FacetDefinition[] = [
  { name: 'price', subject: 'offer', kind: 'range', valuesMax: 0 },
  { name: 'brand', subject: 'product', kind: 'values', valuesMax: 20 },
  { name: 'category', subject: 'product', kind: 'values', valuesMax: 15 },
  { name: 'retailer', subject: 'offer', kind: 'values', valuesMax: 20 },
  { name: 'condition', subject: 'offer', kind: 'values', valuesMax: 5 },
  { name: 'availability', subject: 'offer', kind: 'values', valuesMax: 7 },
];

/** One value of a facet with the number of results that have it. */
export interface FacetValue {
  readonly value: string;
  readonly count: number;
}

/**
 * Counts the values of a facet over results, the commonest first, equal ones in the order of the alphabet, as many as
 * the definition shows. A result counts once a value; results without a value are left out. A range gives no values.
 */
export function facetValues(
  definition: FacetDefinition,
  results: readonly (readonly string[])[],
): readonly FacetValue[] {
  const counts = new Map<string, number>();
  for (const values of results) {
    for (const value of new Set(values)) if (value !== '') counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1))
    .slice(0, definition.valuesMax);
}
