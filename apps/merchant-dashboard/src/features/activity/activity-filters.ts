import { listActivity } from '@pricehunt/api-contract/activity';
import type * as z from 'zod/mini';
import { useAddressQuery } from '@pricehunt/web-shell';
import type { ChangeQuery } from '@pricehunt/web-shell';

export type ActivityFilters = Omit<z.output<typeof listActivity.query>, 'cursor'>;

const names = ['measure', 'by', 'value', 'kind', 'product', 'source', 'visit', 'from', 'to'] as const;

function readActivityFilters(query: URLSearchParams): ActivityFilters {
  const given = names.flatMap((name) => {
    const value = query.get(name)?.trim() ?? '';
    return value !== '' && listActivity.query.safeParse({ [name]: value }).success ? [[name, value]] : [];
  });
  const { cursor: _, ...filters } = listActivity.query.parse(Object.fromEntries(given));
  return filters;
}

export function useActivityFilters(): {
  readonly filters: ActivityFilters;
  readonly isNarrowed: boolean;
  readonly change: ChangeQuery;
  readonly clear: () => void;
} {
  const [query, change] = useAddressQuery();
  const filters = readActivityFilters(query);
  const { visit, ...others } = filters;
  return {
    filters,
    isNarrowed: visit !== 'all' || Object.values(others).some((value) => value !== undefined),
    change,
    clear: () => change(Object.fromEntries(names.map((name) => [name, null]))),
  };
}
