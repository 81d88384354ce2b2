import { decimalFromMoney } from '@pricehunt/offers';
import type { PricePoint } from '@pricehunt/offers';

/** A link to the points as a CSV file, with one row a day. */
export function historyCsvHref(points: readonly PricePoint[]): string {
  const rows = points.map(({ day, low }) => `${day},${decimalFromMoney(low)},${low.currency}`);
  return `data:text/csv;charset=utf-8,${encodeURIComponent(['day,price,currency', ...rows].join('\r\n'))}`;
}
