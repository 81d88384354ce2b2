import { formatMoney, moneyParts } from '@pricehunt/offers';
import type { Money } from '@pricehunt/offers';
import { cx } from 'class-variance-authority';
import { useDisplayLocale } from './display-locale';

export interface PriceProps {
  readonly money: Money;
  readonly className?: string | undefined;
}

/** Raised minor units and tabular figures, never wrapped. Screen readers read the plain amount. */
export function Price({ money, className }: PriceProps) {
  const locale = useDisplayLocale();
  const parts = moneyParts(money, locale);
  const hasMinor = parts.some((each) => each.part === 'minor');
  return (
    <span className={cx('tabular font-semibold', className)}>
      <span className="sr-only">{formatMoney(money, locale)}</span>
      <span aria-hidden="true">
        {parts.map((each, index) => {
          if (each.part === 'minor') {
            return (
              <span key={index} className="relative -top-[0.42em] ml-px text-[0.62em]">
                {each.text}
              </span>
            );
          }
          return each.part === 'separator' && hasMinor ? null : <span key={index}>{each.text}</span>;
        })}
      </span>
    </span>
  );
}

/** An amount in running text or a table cell, never wrapped. */
export function Amount({ money, className }: PriceProps) {
  const locale = useDisplayLocale();
  return <span className={cx('tabular', className)}>{formatMoney(money, locale)}</span>;
}
