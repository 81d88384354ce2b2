import { shippingTerms } from './destination';
import type { ShippingFacts } from './destination';
import type { ExchangeRates } from './exchange';
import { convertMoney } from './exchange';
import type { Money } from './money';
import { compareMoney } from './money';
import type { ShippingRate, ShippingTo } from './shipping';
import type { Destination } from './shop-home';

/** What several pieces of an offer add to the shipping of an order with other items of the same shop. */
export type OrderShipping =
  /** The order pays this, or the highest of its items', once. `cost` is null if unknown below `freeFrom`. */
  | { readonly kind: 'per-order'; readonly cost: Money | null; readonly freeFrom: Money | null }
  /** Would change with more weight, items or value, so it is charged as in an order of its own. */
  | { readonly kind: 'own'; readonly cost: Money }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'not-shipped' };

export interface OrderedPieces {
  readonly quantity: number;
  readonly destination: Destination | null;
  readonly rates: ExchangeRates;
}

/**
 * Asks `shippingTerms` about orders of several values and weights: only shipping that stays the same below the
 * free-shipping threshold, and is free from there, is shared by an order.
 */
export function orderShipping(offer: ShippingFacts, ordered: OrderedPieces): OrderShipping {
  const { price } = offer;
  const value = price.amountMinor * ordered.quantity;
  const termsAt = (amountMinor: number, weight = ordered.quantity) =>
    shippingTerms(
      {
        ...offer,
        price: { ...price, amountMinor },
        shippingRates: heavier(offer.shippingRates, weight),
        shopRates: heavier(offer.shopRates ?? [], weight),
        ...(offer.weightGrams === undefined ? {} : { weightGrams: offer.weightGrams * weight }),
      },
      ordered.destination,
      ordered.rates,
    );
  const own = termsAt(value);
  if (own.shipping.kind === 'not-shipped') return { kind: 'not-shipped' };
  if (own.origin === 'policy' && offer.shopPolicy?.some(({ itemCount }) => itemCount !== null) === true)
    return ofSeparateOrders(termsAt(price.amountMinor, 1).shipping, price.currency, ordered.quantity);
  const freeFrom = own.freeFrom && convertMoney(own.freeFrom, price.currency, ordered.rates);
  const below = freeFrom === null ? [value * manyTimes] : [Math.max(value, freeFrom.amountMinor - 1)];
  const isFreeNow = freeFrom !== null && value >= freeFrom.amountMinor;
  const from = freeFrom === null ? [] : [freeFrom.amountMinor, freeFrom.amountMinor * manyTimes];
  const isShared =
    (isFreeNow || below.every((amount) => isSame(termsAt(amount).shipping, own.shipping))) &&
    from.every(
      (amount) => termsAt(Math.max(amount, value), ordered.quantity * manyTimes).shipping.kind === 'free',
    ) &&
    isSame(termsAt(value, ordered.quantity * manyTimes).shipping, own.shipping);
  if (isShared && (own.shipping.kind !== 'unknown' || freeFrom !== null))
    return { kind: 'per-order', cost: costOf(own.shipping, price.currency), freeFrom };
  return ofSeparateOrders(own.shipping, price.currency, 1);
}

/** An assumed weight is that of one piece, like a known one. */
function heavier<Rate extends ShippingRate>(shippingRates: readonly Rate[], pieces: number): readonly Rate[] {
  return shippingRates.map((rate) =>
    rate.weightGramsAssumed === undefined
      ? rate
      : { ...rate, weightGramsAssumed: rate.weightGramsAssumed * pieces },
  );
}

function ofSeparateOrders(shipping: ShippingTo, currency: string, orders: number): OrderShipping {
  const cost = costOf(shipping, currency);
  if (cost === null) return { kind: 'unknown' };
  return { kind: 'own', cost: { ...cost, amountMinor: cost.amountMinor * orders } };
}

/** Far above the weight and value of an order that a shop ships like a single item. */
const manyTimes = 50;

function isSame(one: ShippingTo, other: ShippingTo): boolean {
  if (one.kind !== 'known' || other.kind !== 'known') return one.kind === other.kind;
  return one.cost.currency === other.cost.currency && compareMoney(one.cost, other.cost) === 0;
}

function costOf(shipping: ShippingTo, currency: string): Money | null {
  if (shipping.kind === 'known') return shipping.cost;
  return shipping.kind === 'free' ? { amountMinor: 0, currency } : null;
}
