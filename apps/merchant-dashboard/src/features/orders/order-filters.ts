import { listOrders } from '@pricehunt/api-contract/orders';
import type * as z from 'zod/mini';
import { useAddressQuery } from '@pricehunt/web-shell';
import type { ChangeQuery } from '@pricehunt/web-shell';
import { productTitleName } from '../../traffic/rows-path';

export type OrderFilters = Omit<z.output<typeof listOrders.query>, 'cursor'>;

const names = [
  'measure',
  'product',
  'state',
  'payment',
  'source',
  'reason',
  'from',
  'to',
  'q',
  'test',
] as const;

function readOrderFilters(query: URLSearchParams): OrderFilters {
  const given = names.flatMap((name) => {
    const value = query.get(name)?.trim() ?? '';
    return value !== '' && listOrders.query.safeParse({ [name]: value }).success ? [[name, value]] : [];
  });
  const { cursor: _, ...filters } = listOrders.query.parse(Object.fromEntries(given));
  return filters;
}

export function useOrderFilters(): {
  readonly filters: OrderFilters;
  /** The title of the product in the filters, as the page that led here wrote it. */
  readonly productTitle: string | null;
  readonly isNarrowed: boolean;
  readonly change: ChangeQuery;
  readonly clear: () => void;
} {
  const [query, change] = useAddressQuery();
  const filters = readOrderFilters(query);
  const { test, ...others } = filters;
  return {
    filters,
    productTitle: filters.product === undefined ? null : query.get(productTitleName),
    isNarrowed: test !== 'without' || Object.values(others).some((value) => value !== undefined),
    change,
    clear: () => change(Object.fromEntries([...names, productTitleName].map((name) => [name, null]))),
  };
}
