import { useMessages } from '../../../messages/use-messages';
import { useMoneyWords } from '../../../traffic/use-money-words';
import type { AttributionMeasure } from '../attribution-figures';
import { useOrderParts } from '../use-order-parts';

export interface DifferenceProps {
  readonly measure: AttributionMeasure;
  /** In minor units, or in orders. */
  readonly value: number;
  readonly currency: string;
}

export function Difference({ measure, value, currency }: DifferenceProps) {
  const { attribution: words } = useMessages();
  const { written } = useMoneyWords();
  const count = useOrderParts();
  const text = measure === 'orders' ? count(value) : written({ amountMinor: value, currency });
  const isSame = Math.abs(value) < (measure === 'orders' ? 0.05 : 1);
  return (
    <span className="tabular text-xs text-ink-muted">
      {isSame ? words.same : value > 0 ? `+${text}` : text}
    </span>
  );
}
