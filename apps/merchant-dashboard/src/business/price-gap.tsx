import { formatMoney } from '@pricehunt/offers';
import type { Money } from '@pricehunt/offers';
import { useDisplayLocale } from '@pricehunt/ui-kit';

export interface PriceGapProps {
  readonly ratio: number;
  readonly gap: Money;
}

/** The difference from the cheapest other offer, in percent and money. */
export function PriceGap({ ratio, gap }: PriceGapProps) {
  const locale = useDisplayLocale();
  const signDisplay = 'exceptZero';
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1, signDisplay });
  const sign = gap.amountMinor > 0 ? '+' : '';
  return (
    <>
      <span className={ratio > 0 ? 'text-warn' : 'text-accent'}>{percent.format(ratio)}</span>
      <span className="ml-1.5 text-xs text-ink-muted @xl:ml-0 @xl:block">{`${sign}${formatMoney(gap, locale)}`}</span>
    </>
  );
}
