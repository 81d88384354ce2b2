import type { ShippingFacts } from './destination';
import { shippingTo } from './destination';
import type { ExchangeRates } from './exchange';
import { convertMoney, moneyOfReference, referenceAmount } from './exchange';
import type { Money } from './money';
import { addMoney } from './money';
import type { PriceTax, ShippingTo } from './offer';
import { taxOf } from './price-tax';
import type { Destination } from './shop-home';

/** Where an offer is delivered to, and the rates of the day. */
export interface PriceTerms {
  readonly destination: Destination | null;
  readonly rates: ExchangeRates;
}

/** What an offer costs at one destination. */
export interface OfferTotal {
  /** Item and shipping together; or the item alone, where shipping is unknown or the shop does not ship there. */
  readonly kind: 'delivered' | 'item-only' | 'not-shipped';
  readonly shipping: ShippingTo;
  /** Whether the amount has tax in it. Amounts with tax and without never compare as equal. */
  readonly tax: PriceTax;
  /** The amount in the currency of the price. */
  readonly own: Money;
  /** The amount in minor units of the reference currency, not rounded; null where the price's currency has no rate. */
  readonly reference: number | null;
}

/**
 * Item and shipping of an offer at a destination. Unknown shipping is never taken for zero, and shipping in a currency that cannot
 * be turned into the price's own counts as unknown.
 */
export function offerTotal(offer: ShippingFacts, { destination, rates }: PriceTerms): OfferTotal {
  const { price } = offer;
  const tax = taxOf(offer);
  const item = { tax, own: price, reference: referenceAmount(price, rates) };
  const shipping = shippingTo(offer, destination, rates);
  switch (shipping.kind) {
    case 'free':
      return { kind: 'delivered', shipping, ...item };
    case 'unknown':
      return { kind: 'item-only', shipping, ...item };
    case 'not-shipped':
      return { kind: 'not-shipped', shipping, ...item };
    case 'known': {
      const total = sumOf(price, shipping.cost, rates);
      return total === null
        ? { kind: 'item-only', shipping: { kind: 'unknown' }, ...item }
        : { kind: 'delivered', shipping, tax, ...total };
    }
  }
}

function sumOf(
  price: Money,
  cost: Money,
  rates: ExchangeRates,
): Pick<OfferTotal, 'own' | 'reference'> | null {
  if (cost.currency === price.currency) {
    const own = addMoney(price, cost);
    return { own, reference: referenceAmount(own, rates) };
  }
  const [item, shipping] = [referenceAmount(price, rates), referenceAmount(cost, rates)];
  if (item === null || shipping === null) return null;
  const own = moneyOfReference(item + shipping, price.currency, rates);
  return own && { own, reference: item + shipping };
}

/**
 * The total in a currency, rounded once. Lists, filters and pages all ask here, so that what is shown is what was compared. Null where
 * no rate leads there.
 */
export function totalIn(
  { own, reference }: Pick<OfferTotal, 'own' | 'reference'>,
  currency: string,
  rates: ExchangeRates,
): Money | null {
  if (reference === null) return convertMoney(own, currency, rates);
  return moneyOfReference(reference, currency, rates);
}
