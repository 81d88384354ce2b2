export interface FacetDefinition {
  readonly name: 'brand' | 'category' | 'retailer' | 'price' | 'condition' | 'availability' | 'shipping';
  /** The product, or its offers (one offer must match all offer facets). */
  readonly subject: 'product' | 'offer';
  /** "values": any selected value; "range": an inclusive range. */
  readonly kind: 'values' | 'range';
  readonly valuesMax: number;
}

/** In display order. */
export const facetDefinitions: readonly FacetDefinition[] = [
  { name: 'price', subject: 'offer', kind: 'range', valuesMax: 0 },
  { name: 'brand', subject: 'product', kind: 'values', valuesMax: 20 },
  { name: 'category', subject: 'product', kind: 'values', valuesMax: 15 },
  { name: 'retailer', subject: 'offer', kind: 'values', valuesMax: 20 },
  { name: 'condition', subject: 'offer', kind: 'values', valuesMax: 5 },
  { name: 'availability', subject: 'offer', kind: 'values', valuesMax: 7 },
  { name: 'shipping', subject: 'offer', kind: 'values', valuesMax: 1 },
];

export interface FacetValue {
  readonly value: string;
  readonly count: number;
}

/** Most frequent first, then alphabetically. Each result counts once per value. */
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
