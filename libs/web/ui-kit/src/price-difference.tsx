import { formatMoney } from '@pricehunt/offers';
import type { Money } from '@pricehunt/offers';
import { cx } from 'class-variance-authority';
import { useDisplayLocale } from './display-locale';
import { useKitMessages } from './messages/use-kit-messages';

export interface PriceDifferenceProps {
  /** This price minus the other one; negative is cheaper. */
  readonly difference: Money;
  /** The other price, in words that follow "less than" or "more than". */
  readonly against: string;
  readonly className?: string | undefined;
}

/** A signed amount with a sentence for screen readers, so that the meaning doesn't depend on colour alone. */
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
