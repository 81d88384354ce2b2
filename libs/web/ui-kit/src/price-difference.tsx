import { formatMoney } from '@pricehunt/offers';
import type { Money } from '@pricehunt/offers';
import { cx } from 'class-variance-authority';
import { useDisplayLocale } from './display-locale';
import { useKitMessages } from './messages/use-kit-messages';

export interface PriceDifferenceProps {
  /** This price less the one it is compared with: below zero is cheaper. */
  readonly difference: Money;
  /** What it is compared with, in words that follow "less than" or "more than". */
  readonly against: string;
  readonly className?: string | undefined;
}

/** How much cheaper or dearer a price is: a signed amount for the eye, a sentence for the ear. Colour is never alone. */
export function PriceDifference({ difference, against, className }: PriceDifferenceProps) {
  const locale = useDisplayLocale();
  const { difference: words } = useKitMessages();
  const size = formatMoney({ ...difference, amountMinor: Math.abs(difference.amountMinor) }, locale);
  if (difference.amountMinor === 0) {
    return (
      <span className={cx('text-ink-muted', className)}>
        {words.same}
        <span className="sr-only"> {words.asAgainst(against)}</span>
      </span>
    );
  }
  const cheaper = difference.amountMinor < 0;
  return (
    <span className={cx('tabular', cheaper ? 'text-accent' : 'text-warn', className)}>
      <span aria-hidden="true">
        {cheaper ? '−' : '+'}
        {size}
      </span>
      <span className="sr-only">{cheaper ? words.less(size, against) : words.more(size, against)}</span>
    </span>
  );
}
