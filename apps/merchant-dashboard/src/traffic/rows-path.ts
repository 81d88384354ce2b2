import { orderMeasures } from '@pricehunt/order-attribution';
import type { ActivityMeasure, OrderMeasure } from '@pricehunt/order-attribution';
import { routePaths } from '../route-paths';

/** The days that a figure is of, and the line of a breakdown where it is of one; a value of null is what is not known. */
export interface CountedRows {
  readonly from: string;
  readonly to: string;
  readonly line?: { readonly by: string; readonly value: string | null };
}

/** The list of exactly the rows that a figure counts: orders among the orders, everything else in the activity. */
export function rowsPath(
  measure: ActivityMeasure | OrderMeasure,
  { from, to, line }: CountedRows,
  more: Readonly<Record<string, string>> = {},
): string {
  const isOfOrders = line === undefined && orderMeasures.some((each) => each === measure);
  const query = new URLSearchParams({
    ...{ measure, from, to, ...more },
    ...(line === undefined ? {} : { by: line.by }),
    ...(line === undefined || line.value === null ? {} : { value: line.value }),
  });
  return `${isOfOrders ? routePaths.orders : routePaths.activity}?${query.toString()}`;
}
