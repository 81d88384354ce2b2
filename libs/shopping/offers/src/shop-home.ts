import { isCountry } from './country-currencies';
import type { Offer } from './offer';

/**
 * Where things are delivered to: a country that an offer names ("DE"); the other countries of a currency ("EUR"), for shops that
 * deliver at home and do not say which of them that is; or "*", which no offer names.
 */
export type Destination = string;

/** Where a shop is at home: the country of its domain, else all countries of the currency that it prices in. */
export function homeOf({ retailer, price }: Pick<Offer, 'retailer' | 'price'>): Destination {
  return countryOfDomain(retailer.domain) ?? price.currency;
}

/** The country that a domain's ending says; null for endings of all the world. */
export function countryOfDomain(domain: string): string | null {
  const [, ending = ''] = /\.([a-z]{2})$/.exec(domain) ?? [];
  const country = ending === 'uk' ? 'GB' : ending.toUpperCase();
  return isCountry(country) && !worldwideEndings.has(ending) ? country : null;
}

/** Country endings that shops of all the world use. */
const worldwideEndings: ReadonlySet<string> = new Set(
  'ac ag ai am as bz cc cf cm co cx fm ga gd gg gl gq gs io la ly me mk ml ms mu nu pm pw re sc sh st su tf tk tm to tv vc vg ws'.split(
    ' ',
  ),
);
