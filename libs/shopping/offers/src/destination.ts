import { currencyOfCountry, isCountry, mainCountryOfCurrency } from './country-currencies';
import type { ExchangeRates } from './exchange';
import { convertMoney } from './exchange';
import type { Money } from './money';
import { compareMoney } from './money';
import type { Offer } from './offer';
import type { DeliveryDays, ShippingRate, ShippingTo } from './shipping';
import { taxOf, untaxedDestinations } from './price-tax';
import { homeOf } from './shop-home';
import type { Destination } from './shop-home';
import { shippingByPolicy } from './shipping-policy';

export const anywhere: Destination = '*';

export type ShippingFacts = Pick<Offer, 'retailer' | 'price' | 'shipping' | 'shippingRates' | 'shopRates'> &
  Partial<Pick<Offer, 'availability' | 'shopPolicy' | 'tax' | 'weightGrams'>>;

/** The offer, the merchant's rules, the shop's published policy, or the operator's rules. */
export const shippingOrigins = ['offer', 'merchant', 'policy', 'operator'] as const;
type ShippingOrigin = (typeof shippingOrigins)[number];

export interface ShippingTerms {
  readonly shipping: ShippingTo;
  readonly origin: ShippingOrigin | null;
  /** Free from this item price; null for never. */
  readonly freeFrom: Money | null;
  readonly deliveryDays: DeliveryDays | null;
  readonly note: string | null;
}

export function shippingTo(
  offer: ShippingFacts,
  destination: Destination | null,
  rates?: ExchangeRates,
): ShippingTo {
  return shippingTerms(offer, destination, rates).shipping;
}

/**
 * The shipping cost to a destination and its origin. Order: the offer's own rate for the country (or its rate without a
 * destination, in the shop's home country), the merchant's rules, the published policy, the operator's rules. If only
 * the currency suggests the shop's home, rates without a destination come last. Unknown answers are skipped. Domestic
 * costs never apply abroad, and items sold only in stores don't ship.
 */
export function shippingTerms(
  offer: ShippingFacts,
  destination: Destination | null,
  rates?: ExchangeRates,
): ShippingTerms {
  if (offer.availability === 'in_store') return { ...silent, shipping: { kind: 'not-shipped' } };
  if (destination === null || destination === anywhere) return silent;
  let passed = silent;
  for (const terms of statements(offer, destination, rates)) {
    if (terms.shipping.kind !== 'unknown') return terms;
    if (passed.freeFrom === null) passed = { ...silent, freeFrom: terms.freeFrom };
  }
  return passed;
}

const silent: ShippingTerms = {
  shipping: { kind: 'unknown' },
  origin: null,
  freeFrom: null,
  deliveryDays: null,
  note: null,
};

/** All statements about shipping to a destination, highest priority first. */
function* statements(
  offer: ShippingFacts,
  destination: Destination,
  rates: ExchangeRates | undefined,
): Iterable<ShippingTerms> {
  const { shippingRates, shopRates = [] } = offer;
  const home = homeOf(offer);
  const isAtHome = home === destination;
  const isInCurrency = home === currencyOfCountry(destination);
  const rateOf = (list: readonly ShippingRate[]) => list.find(({ country }) => country === destination);
  const own = rateOf(shippingRates);
  if (own !== undefined) yield termsOf(own, 'offer', offer, rates);
  if (isAtHome) yield { ...silent, shipping: offer.shipping, origin: 'offer' };
  const merchant = rateOf(shopRates.filter(({ enteredBy }) => enteredBy !== 'operator'));
  if (merchant !== undefined) yield termsOf(merchant, 'merchant', offer, rates);
  yield policyTerms(offer, (countries) => countries.includes(destination), rates);
  if (isAtHome) yield policyTerms(offer, (countries) => countries.length === 0, rates);
  const operator = rateOf(shopRates.filter(({ enteredBy }) => enteredBy === 'operator'));
  if (operator !== undefined) yield termsOf(operator, 'operator', offer, rates);
  if (!isInCurrency) return;
  yield { ...silent, shipping: offer.shipping, origin: 'offer' };
  yield policyTerms(offer, (countries) => countries.length === 0, rates);
}

function policyTerms(
  { shopPolicy = [], price, weightGrams }: ShippingFacts,
  isMeant: (countries: readonly string[]) => boolean,
  rates: ExchangeRates | undefined,
): ShippingTerms {
  const meant = shopPolicy.filter(({ countries }) => isMeant(countries));
  return {
    ...silent,
    origin: 'policy',
    ...shippingByPolicy(meant, { price, weightGrams: weightGrams ?? null }, rates),
  };
}

/** `anywhere`, each one with stated shipping, and those that expect prices without tax if tax is mixed. */
export function destinationsOf(offers: readonly ShippingFacts[]): readonly Destination[] {
  const named = offers.flatMap((offer) => {
    const { shipping, shippingRates, shopRates = [], shopPolicy = [] } = offer;
    const isStatedAtHome =
      shipping.kind !== 'unknown' || shopPolicy.some(({ countries }) => countries.length === 0);
    return [
      ...[...shippingRates, ...shopRates].map(({ country }) => country),
      ...shopPolicy.flatMap(({ countries }) => countries),
      ...(isStatedAtHome ? [homeOf(offer)] : []),
    ];
  });
  const isMixed = new Set(offers.map((offer) => taxOf(offer))).size > 1;
  return [anywhere, ...[...new Set([...named, ...(isMixed ? untaxedDestinations : [])])].sort()];
}

/** The destinations that can stand for a country, best first. */
export function destinationsFor(country: string | null): readonly Destination[] {
  if (country === null) return [anywhere];
  const currency = currencyOfCountry(country);
  return currency === null ? [country, anywhere] : [country, currency, anywhere];
}

function termsOf(
  rate: ShippingRate,
  origin: ShippingOrigin,
  offer: ShippingFacts,
  rates: ExchangeRates | undefined,
): ShippingTerms {
  const { freeFrom, deliveryDays = null, note = null } = rate;
  return { shipping: shippingAt(rate, offer, rates), origin, freeFrom, deliveryDays, note };
}

function shippingAt(
  rate: ShippingRate,
  { price, weightGrams }: ShippingFacts,
  rates: ExchangeRates | undefined,
): ShippingTo {
  const { cost, freeFrom, weightGramsAssumed } = rate;
  if (cost === null) return { kind: 'not-shipped' };
  const threshold =
    freeFrom === null || freeFrom.currency === price.currency
      ? freeFrom
      : rates && convertMoney(freeFrom, price.currency, rates);
  if (threshold && compareMoney(price, threshold) >= 0) return { kind: 'free' };
  const charged = costOfWeight(rate, cost, weightGrams ?? weightGramsAssumed ?? null);
  if (charged === null) return { kind: 'unknown' };
  return charged.amountMinor === 0 ? { kind: 'free' } : { kind: 'known', cost: charged };
}

function costOfWeight({ weightClasses = [] }: ShippingRate, cost: Money, grams: number | null): Money | null {
  if (weightClasses.length === 0) return cost;
  if (grams === null) return null;
  return weightClasses.find(({ gramsMax }) => grams <= gramsMax)?.cost ?? cost;
}

/** That of its domain, otherwise the first or largest country of its currency. */
export function mainCountryOf(offer: ShippingFacts): string | null {
  const home = homeOf(offer);
  if (isCountry(home)) return home;
  const stated = [...offer.shippingRates, ...(offer.shopRates ?? [])].find(
    ({ country, cost }) => cost !== null && currencyOfCountry(country) === home,
  );
  return stated?.country ?? mainCountryOfCurrency(home);
}
