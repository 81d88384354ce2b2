import { useDisplayLocale } from '@pricehunt/ui-kit';

/** Gives what writes orders of which a part may be credited: "12", "3.5". */
export function useOrderParts(): (orders: number) => string {
  const locale = useDisplayLocale();
  const writer = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  return (orders) => writer.format(orders);
}
