import { currencyOfCountry, isCountry, mainCountryOfCurrency } from './country-currencies';
import type { ExchangeRates } from './exchange';
import { convertMoney } from './exchange';
import type { Money } from './money';
import { compareMoney } from './money';
import type { DeliveryDays, Offer, ShippingRate, ShippingTo } from './offer';
import { taxOf, untaxedDestinations } from './price-tax';
import { homeOf } from './shop-home';
import type { Destination } from './shop-home';
import { shippingByPolicy } from './shipping-policy';

export const anywhere: Destination = '*';

/** What is read of an offer to find out what its shipping costs. */
export type ShippingFacts = Pick<Offer, 'retailer' | 'price' | 'shipping' | 'shippingRates' | 'shopRates'> &
  Partial<Pick<Offer, 'availability' | 'shopPolicy' | 'tax' | 'weightGrams'>>;

/** Who says what shipping costs: the offer itself, the shop's rules, its published policy, or the operator's rules. */
export const shippingOrigins = ['offer', 'merchant', 'policy', 'operator'] as const;
type ShippingOrigin = (typeof shippingOrigins)[number];

/** What is known of the shipping of an offer to a destination. */
export interface ShippingTerms {
  readonly shipping: ShippingTo;
  /** Null where nobody says what it costs. */
  readonly origin: ShippingOrigin | null;
  /** The item price from which shipping is free; null for none. */
  readonly freeFrom: Money | null;
  readonly deliveryDays: DeliveryDays | null;
  readonly note: string | null;
}

/** What shipping to a destination costs: see `shippingTerms`. */
export function shippingTo(
  offer: ShippingFacts,
  destination: Destination | null,
  rates?: ExchangeRates,
): ShippingTo {
  return shippingTerms(offer, destination, rates).shipping;
}

/**
 * What shipping to a destination costs, and who says so. The offer's own word decides: its rate for the country, or what it states
 * without a destination in the country of its shop. Then come the rules that the shop's merchant entered, the policy that the shop
 * publishes and the operator's rules, each for the country. Where only the currency says where the shop is at home, what the offer or
 * the policy states without a destination counts last. Who leaves it open is passed over. The cost of domestic shipping is never added
 * for another country, and what is sold in stores only is not shipped.
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

/** What is said of shipping to a destination, who counts more first. */
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

/**
 * The destinations that have prices of their own among these offers: `anywhere`, each that an offer or its shop states shipping to, and
 * where prices with tax stand beside prices without, those that expect prices without.
 */
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

/** Which destinations stand for a country, the first that has prices of its own for all of them. */
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

/** The cost of the lightest class that holds the weight, else of what is heavier; null where the weight is not known and counts. */
function costOfWeight({ weightClasses = [] }: ShippingRate, cost: Money, grams: number | null): Money | null {
  if (weightClasses.length === 0) return cost;
  if (grams === null) return null;
  return weightClasses.find(({ gramsMax }) => grams <= gramsMax)?.cost ?? cost;
}

/**
 * The country whose shoppers a shop mostly sells to: that of its domain. Where the domain says none, the first country of the currency
 * of its price that the offer states shipping to, else the largest one. Null where the currency leads to no country.
 */
export function mainCountryOf(offer: ShippingFacts): string | null {
  const home = homeOf(offer);
  if (isCountry(home)) return home;
  const stated = [...offer.shippingRates, ...(offer.shopRates ?? [])].find(
    ({ country, cost }) => cost !== null && currencyOfCountry(country) === home,
  );
  return stated?.country ?? mainCountryOfCurrency(home);
}
