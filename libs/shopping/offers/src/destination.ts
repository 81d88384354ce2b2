import { currencyOfCountry, isCountry, mainCountryOfCurrency } from './country-currencies';
import type { ExchangeRates } from './exchange';
import { convertMoney } from './exchange';
import { compareMoney } from './money';
import type { Offer, ShippingRate, ShippingTo } from './offer';

/**
 * Where things are delivered to: a country that an offer names ("DE"); the other countries of a currency ("EUR"), for shops that
 * deliver at home and do not say which of them that is; or "*", which no offer names.
 */
export type Destination = string;

export const anywhere: Destination = '*';

/** What is read of an offer to find out what its shipping costs. */
export type ShippingFacts = Pick<Offer, 'retailer' | 'price' | 'shipping' | 'shippingRates' | 'shopRates'>;

/**
 * What shipping to a destination costs. The offer's own word decides: its rate for the country, or what it states without a destination
 * in the country of its shop. Then comes the shop's rule for the country. Where only the currency says where the shop is at home, what
 * the offer states without a destination counts last. The cost of domestic shipping is never added for another country.
 */
export function shippingTo(
  offer: ShippingFacts,
  destination: Destination | null,
  rates?: ExchangeRates,
): ShippingTo {
  if (destination === null || destination === anywhere) return { kind: 'unknown' };
  const isForDestination = ({ country }: ShippingRate) => country === destination;
  const own = offer.shippingRates.find(isForDestination);
  if (own !== undefined) return shippingAt(own, offer, rates);
  const home = homeOf(offer);
  if (home === destination && offer.shipping.kind !== 'unknown') return offer.shipping;
  const rule = offer.shopRates?.find(isForDestination);
  if (rule !== undefined) return shippingAt(rule, offer, rates);
  return home === currencyOfCountry(destination) ? offer.shipping : { kind: 'unknown' };
}

/** The destinations that have prices of their own among these offers: `anywhere`, and each that an offer states shipping to. */
export function destinationsOf(offers: readonly ShippingFacts[]): readonly Destination[] {
  const named = offers.flatMap((offer) => [
    ...offer.shippingRates.map(({ country }) => country),
    ...(offer.shopRates ?? []).map(({ country }) => country),
    ...(offer.shipping.kind === 'unknown' ? [] : [homeOf(offer)]),
  ]);
  return [anywhere, ...[...new Set(named)].sort()];
}

/** Which destinations stand for a country, the first that has prices of its own for all of them. */
export function destinationsFor(country: string | null): readonly Destination[] {
  if (country === null) return [anywhere];
  const currency = currencyOfCountry(country);
  return currency === null ? [country, anywhere] : [country, currency, anywhere];
}

function shippingAt(
  { cost, freeFrom }: ShippingRate,
  { price }: ShippingFacts,
  rates: ExchangeRates | undefined,
): ShippingTo {
  if (cost === null) return { kind: 'not-shipped' };
  const threshold =
    freeFrom === null || freeFrom.currency === price.currency
      ? freeFrom
      : rates && convertMoney(freeFrom, price.currency, rates);
  if (threshold && compareMoney(price, threshold) >= 0) return { kind: 'free' };
  return cost.amountMinor === 0 ? { kind: 'free' } : { kind: 'known', cost };
}

/** Where a shop is at home: the country of its domain, else all countries of the currency that it prices in. */
function homeOf({ retailer, price }: ShippingFacts): Destination {
  return countryOfDomain(retailer.domain) ?? price.currency;
}

/** The country that a domain's ending says; null for endings of all the world. */
export function countryOfDomain(domain: string): string | null {
  const [, ending = ''] = /\.([a-z]{2})$/.exec(domain) ?? [];
  const country = ending === 'uk' ? 'GB' : ending.toUpperCase();
  return isCountry(country) && !worldwideEndings.has(ending) ? country : null;
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

/** Country endings that shops of all the world use. */
const worldwideEndings: ReadonlySet<string> = new Set(
  'ac ag ai am as bz cc cf cm co cx fm ga gd gg gl gq gs io la ly me mk ml ms mu nu pm pw re sc sh st su tf tk tm to tv vc vg ws'.split(
    ' ',
  ),
);
