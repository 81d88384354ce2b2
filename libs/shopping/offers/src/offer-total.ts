import type { ShippingFacts } from './destination';
import { shippingTo } from './destination';
import type { ExchangeRates } from './exchange';
import { convertMoney, moneyOfReference, referenceAmount } from './exchange';
import type { Money } from './money';
import { addMoney } from './money';
import type { PriceTax } from './offer';
import type { ShippingTo } from './shipping';
import { taxOf } from './price-tax';
import type { Destination } from './shop-home';

export interface PriceTerms {
  readonly destination: Destination | null;
  readonly rates: ExchangeRates;
}

export interface OfferTotal {
  /** Item and shipping, or the item alone if shipping is unknown or unavailable. */
  readonly kind: 'delivered' | 'item-only' | 'not-shipped';
  readonly shipping: ShippingTo;
  readonly tax: PriceTax;
  readonly own: Money;
  /** In minor units of the reference currency, not rounded; null without a rate. */
  readonly reference: number | null;
}

/** Unknown shipping never counts as zero. Shipping in a currency that can't be converted is unknown. */
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

/** Rounded once. Lists, filters and pages all use it, so that they show what was compared. Null without a rate. */
export function totalIn(
  { own, reference }: Pick<OfferTotal, 'own' | 'reference'>,
  currency: string,
  rates: ExchangeRates,
): Money | null {
  if (reference === null) return convertMoney(own, currency, rates);
  return moneyOfReference(reference, currency, rates);
}
