import type { Money } from './money';
import { subtractMoney } from './money';
import { expectedTaxAt } from './price-tax';
import type { StatedTotal } from './shipping-words';

export interface HeldAmount {
  readonly price: Money | null;
  readonly holds: StatedTotal | null;
}

/** Null when one is unknown, in another currency, or differs in shipping or tax. */
export function changeBetween(before: HeldAmount, now: HeldAmount): Money | null {
  if (before.price === null || now.price?.currency !== before.price.currency) return null;
  return holdTheSame(before.holds, now.holds, before.price.currency)
    ? subtractMoney(now.price, before.price)
    : null;
}

function holdTheSame(before: StatedTotal | null, now: StatedTotal | null, currency: string): boolean {
  if (now === null) return true;
  if (before !== null) return before.kind === now.kind && before.tax === now.tax;
  return now.tax !== 'excluded' || expectedTaxAt(currency) === 'excluded';
}
