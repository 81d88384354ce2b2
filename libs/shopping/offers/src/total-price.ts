import type { ExchangeRates } from './exchange';
import { convertMoney } from './exchange';
import type { Money } from './money';
import { addMoney } from './money';
import type { Offer } from './offer';

/** What an offer really costs: the delivered total, or the bare item price where delivery's cost is not known. */
export type TotalPrice =
  | { readonly kind: 'delivered'; readonly total: Money }
  | { readonly kind: 'item-only'; readonly item: Money };

/**
 * Item and delivery together, in the currency of the price. Unknown delivery is never taken for zero, and delivery in another
 * currency counts only where the rates can turn it into the price's own; else the answer is "item-only".
 */
export function totalPrice(
  { price, shipping }: Pick<Offer, 'price' | 'shipping'>,
  rates?: ExchangeRates,
): TotalPrice {
  if (shipping.kind === 'free') return { kind: 'delivered', total: price };
  if (shipping.kind === 'unknown') return { kind: 'item-only', item: price };
  const cost = inCurrency(shipping.cost, price.currency, rates);
  return cost === null
    ? { kind: 'item-only', item: price }
    : { kind: 'delivered', total: addMoney(price, cost) };
}

/** The amount in a currency: itself when it is in it, converted where rates are at hand, else null. */
export function inCurrency(money: Money, currency: string, rates: ExchangeRates | undefined): Money | null {
  if (money.currency === currency) return money;
  return rates === undefined ? null : convertMoney(money, currency, rates);
}

/** The amount that a total price states, whichever kind it is: for an item-only price the least that the total can be. */
export function amountOf(total: TotalPrice): Money {
  return total.kind === 'delivered' ? total.total : total.item;
}
