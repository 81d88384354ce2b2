import { useDisplayLocale } from '@pricehunt/ui-kit';

/** Formats fractional order counts, such as "3.5". */
export function useOrderParts(): (orders: number) => string {
  const locale = useDisplayLocale();
  const writer = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  return (orders) => writer.format(orders);
}
