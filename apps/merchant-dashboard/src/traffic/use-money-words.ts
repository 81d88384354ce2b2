import type { Money } from '@pricehunt/offers';
import { formatMoney } from '@pricehunt/offers';
import { useDisplayLocale } from '@pricehunt/ui-kit';

export function useMoneyWords(): {
  readonly written: (money: Money) => string;
  /** Compact, without minor units. */
  readonly short: (money: Money) => string;
  /** Several amounts in one line; empty when there are none. */
  readonly several: (amounts: readonly Money[]) => string;
} {
  const locale = useDisplayLocale();
  const written = (money: Money) => formatMoney(money, locale);
  return {
    written,
    short: ({ amountMinor, currency }) => {
      const writer = new Intl.NumberFormat(locale, {
        style: 'currency',
        currency,
        notation: 'compact',
        maximumFractionDigits: 1,
        minimumFractionDigits: 0,
      });
      const digits = new Intl.NumberFormat(locale, { style: 'currency', currency }).resolvedOptions();
      return writer.format(amountMinor / 10 ** (digits.maximumFractionDigits ?? 2));
    },
    several: (amounts) => new Intl.ListFormat(locale, { type: 'unit' }).format(amounts.map(written)),
  };
}
