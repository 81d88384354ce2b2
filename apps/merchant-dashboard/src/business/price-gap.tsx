import { formatMoney } from '@pricehunt/offers';
import type { Money } from '@pricehunt/offers';
import { useDisplayLocale } from '@pricehunt/ui-kit';

export interface PriceGapProps {
  readonly ratio: number | null;
  readonly gap: Money | null;
}

/** The difference from the cheapest other offer, in percent and money. */
export function PriceGap({ ratio, gap }: PriceGapProps) {
  const locale = useDisplayLocale();
  if (ratio === null || gap === null) return <span aria-hidden="true">–</span>;
  const signDisplay = 'exceptZero';
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1, signDisplay });
  const sign = gap.amountMinor > 0 ? '+' : '';
  return (
    <>
      <span className={ratio > 0 ? 'text-warn' : 'text-accent'}>{percent.format(ratio)}</span>
      <span className="block text-xs text-ink-muted">{`${sign}${formatMoney(gap, locale)}`}</span>
    </>
  );
}
