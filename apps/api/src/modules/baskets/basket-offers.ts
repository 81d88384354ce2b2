import type { BasketOffer } from '@pricehunt/baskets';
import {
  conditionClassOf,
  conditionShown,
  moneyOfReference,
  offerTotal,
  orderShipping,
  referenceAmount,
  taxPlace,
} from '@pricehunt/offers';
import type { ExchangeRates, Money, Offer } from '@pricehunt/offers';

/** An offer for some pieces of a product. Amounts are thousandths of minor units of the basket's currency. */
export interface OfferForBasket extends BasketOffer {
  readonly offer: Offer;
}

export interface OffersForLine {
  /** Those that can be in a plan. Empty unless the shipping of at least one is stated for these pieces alone. */
  readonly planned: readonly OfferForBasket[];
  /** The lowest item price, if shipping isn't stated for any; null if nothing available ships there. */
  readonly withoutShipping: OfferForBasket | null;
}

export interface BasketTerms {
  readonly currency: string;
  readonly country: string | null;
  readonly rates: ExchangeRates;
}

/**
 * What the pieces cost at each shop that has them, ships them there and, where prices usually include tax, includes it
 * if any does. New ones unless all are used, like the product's price.
 */
export function offersForLine(offers: readonly Offer[], quantity: number, terms: BasketTerms): OffersForLine {
  const { country, rates } = terms;
  const shown = conditionShown(offers);
  const available = offers
    .filter(({ condition, availability }) => conditionClassOf(condition) === shown && !isGone(availability))
    .map((offer) => {
      const { kind, tax } = offerTotal(offer, { destination: country, rates });
      return { offer, kind, taxPlace: taxPlace(tax, country, 'claim') };
    })
    .filter(({ kind }) => kind !== 'not-shipped');
  const preferred = Math.min(...available.map((each) => each.taxPlace));
  const priced = available
    .filter((each) => each.taxPlace === preferred)
    .flatMap(({ offer }) => pricedPieces(offer, quantity, terms));
  const isStated = ({ cost, shipping, freeFrom }: OfferForBasket) =>
    shipping !== null || (freeFrom !== null && cost >= freeFrom);
  if (priced.some(isStated))
    return {
      planned: priced.filter((each) => isStated(each) || each.freeFrom !== null),
      withoutShipping: null,
    };
  const [cheapest = null] = priced.toSorted((left, right) => left.cost - right.cost);
  return { planned: [], withoutShipping: cheapest };
}

function isGone(availability: Offer['availability']): boolean {
  return availability === 'out_of_stock' || availability === 'discontinued';
}

function pricedPieces(offer: Offer, quantity: number, terms: BasketTerms): readonly OfferForBasket[] {
  const value = inThousandths(offer.price, terms);
  if (value === null) return [];
  const priced = { offer, shop: shopOf(offer), cost: value * quantity };
  const shipping = orderShipping(offer, { quantity, destination: terms.country, rates: terms.rates });
  switch (shipping.kind) {
    case 'not-shipped':
      return [];
    case 'unknown':
      return [{ ...priced, shipping: null, freeFrom: null }];
    case 'own': {
      const surcharge = inThousandths(shipping.cost, terms);
      return [
        surcharge === null
          ? { ...priced, shipping: null, freeFrom: null }
          : { ...priced, surcharge, shipping: 0, freeFrom: null },
      ];
    }
    case 'per-order':
      return [
        {
          ...priced,
          shipping: shipping.cost && inThousandths(shipping.cost, terms),
          freeFrom: shipping.freeFrom && inThousandths(shipping.freeFrom, terms),
        },
      ];
  }
}

/** A seller on a marketplace ships its own orders. */
function shopOf({ retailer, seller }: Offer): string {
  return JSON.stringify([retailer.domain, seller]);
}

/** Thousandths, so that an order is rounded once, like a total. Null without an exchange rate. */
function inThousandths(money: Money, { currency, rates }: BasketTerms): number | null {
  if (money.currency === currency) return money.amountMinor * 1000;
  const reference = referenceAmount(money, rates);
  return reference === null
    ? null
    : (moneyOfReference(reference * 1000, currency, rates)?.amountMinor ?? null);
}
