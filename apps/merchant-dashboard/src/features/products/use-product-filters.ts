import { listMerchantProducts } from '@pricehunt/api-contract/merchant-products';
import type * as z from 'zod/mini';
import { useSearchParams } from 'react-router-dom';

export type ProductFilters = Omit<z.output<typeof listMerchantProducts.query>, 'cursor'>;

function readProductFilters(query: URLSearchParams): ProductFilters {
  const given = Object.fromEntries(
    filterNames.flatMap((name) => {
      const value = query.get(name)?.trim();
      if (value === undefined || value === '') return [];
      return listMerchantProducts.query.safeParse({ [name]: value }).success ? [[name, value]] : [];
    }),
  );
  const { cursor: _, ...filters } = listMerchantProducts.query.parse(given);
  return filters;
}

export type ProductFilterName = (typeof filterNames)[number];

const filterNames = ['q', 'standing', 'place', 'issue', 'availability', 'feedId', 'sort'] as const;

/** The filters in the URL; an empty value removes one. */
export function useProductFilters(): {
  readonly filters: ProductFilters;
  readonly isNarrowed: boolean;
  readonly change: (name: ProductFilterName, value: string) => void;
  /** Shows one filter alone, or none, within the search and source. */
  readonly show: (filter: readonly [name: ProductFilterName, value: string] | null) => void;
  readonly clear: () => void;
} {
  const [query, setQuery] = useSearchParams();
  const filters = readProductFilters(query);
  const { sort: _, ...narrowing } = filters;
  return {
    filters,
    isNarrowed: Object.values(narrowing).some((value) => value !== undefined),
    change: (name, value) => {
      const next = new URLSearchParams(query);
      if (value === '') next.delete(name);
      else next.set(name, value);
      setQuery(next, { replace: true });
    },
    show: (filter) => {
      const next = new URLSearchParams(query);
      for (const name of ['standing', 'place', 'issue', 'availability']) next.delete(name);
      if (filter !== null) next.set(...filter);
      setQuery(next, { replace: true });
    },
    clear: () => setQuery({}, { replace: true }),
  };
}
