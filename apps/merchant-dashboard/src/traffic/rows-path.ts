import { orderMeasures } from '@pricehunt/order-attribution';
import type { ActivityMeasure, OrderMeasure } from '@pricehunt/order-attribution';
import { routePaths } from '../route-paths';

/** The period of a figure and, for a breakdown, its line; a null value means unknown. */
export interface CountedRows {
  readonly from: string;
  readonly to: string;
  readonly line?: { readonly by: string; readonly value: string | null };
}

/** The path of the list with exactly the rows that a figure counts. */
export function rowsPath(
  measure: ActivityMeasure | OrderMeasure,
  { from, to, line }: CountedRows,
  more: Readonly<Record<string, string>> = {},
): string {
  const isOfOrders = line === undefined && orderMeasures.some((each) => each === measure);
  const query = new URLSearchParams({
    measure,
    from,
    to,
    ...more,
    ...(line === undefined ? {} : { by: line.by }),
    ...(line === undefined || line.value === null ? {} : { value: line.value }),
  });
  return `${isOfOrders ? routePaths.orders : routePaths.activity}?${query.toString()}`;
}

/** Holds the title of the product that a list of orders is filtered by, for its chip. */
export const productTitleName = 'title';

/** The path of the orders with a touchpoint of a product. */
export function ordersOfProductPath(
  { id, title }: { readonly id: string; readonly title: string },
  { from, to }: Pick<CountedRows, 'from' | 'to'>,
): string {
  const query = new URLSearchParams({ measure: 'orders', from, to, product: id, [productTitleName]: title });
  return `${routePaths.orders}?${query.toString()}`;
}
