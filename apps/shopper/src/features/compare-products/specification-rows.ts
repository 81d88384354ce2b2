import type { ProductView } from '@pricehunt/api-contract';

export interface SpecificationRow {
  /** An attribute's name as stored, or `brand` or `model`. */
  readonly name: string;
  /** One per product; null if not stated. */
  readonly values: readonly (string | null)[];
  /** Whether at least two products state different values. */
  readonly differs: boolean;
}

/** Brand, model and attributes that at least one product states: those that differ first, then in order of appearance. */
export function specificationRows(
  products: readonly Pick<ProductView, 'brand' | 'mpn' | 'attributes'>[],
): readonly SpecificationRow[] {
  const facts = products.map(({ brand, mpn, attributes }) => ({ brand, model: mpn, ...attributes }));
  const names = [...new Set(facts.flatMap((each) => Object.keys(each)))];
  const rows = names.flatMap((name): readonly SpecificationRow[] => {
    const values = facts.map(
      (each) => new Map<string, string | null>(Object.entries(each)).get(name) ?? null,
    );
    const stated = new Set(values.flatMap((value) => (value === null ? [] : [folded(value)])));
    return stated.size === 0 ? [] : [{ name, values, differs: stated.size > 1 }];
  });
  return [...rows.filter(({ differs }) => differs), ...rows.filter(({ differs }) => !differs)];
}

function folded(text: string): string {
  return text.normalize('NFKC').replaceAll(/\s+/g, ' ').trim().toLowerCase();
}
