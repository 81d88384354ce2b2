import type { Money } from './money';
import { subtractMoney } from './money';
import { expectedTaxAt } from './price-tax';
import type { StatedTotal } from './shipping-words';

/** An amount with what it holds, where that is known. */
export interface HeldAmount {
  readonly price: Money | null;
  readonly holds: StatedTotal | null;
}

/**
 * How far a price has gone since an earlier one. Null where one of them is not known or in another currency, and where one holds shipping or
 * tax and the other doesn't. An earlier price that says nothing is taken to hold the same, but not to lack tax that is usual in its currency.
 */
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
