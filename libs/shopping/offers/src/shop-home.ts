import { isCountry } from './country-currencies';
import type { Offer } from './offer';

/** A country ("DE"), the other countries of a currency ("EUR"), or any other place ("*"). */
export type Destination = string;

/** Home of a shop: the country of its domain, otherwise all countries of its currency. */
export function homeOf({ retailer, price }: Pick<Offer, 'retailer' | 'price'>): Destination {
  return countryOfDomain(retailer.domain) ?? price.currency;
}

/** Null for international domains. */
export function countryOfDomain(domain: string): string | null {
  const [, ending = ''] = /\.([a-z]{2})$/.exec(domain) ?? [];
  const country = ending === 'uk' ? 'GB' : ending.toUpperCase();
  return isCountry(country) && !worldwideEndings.has(ending) ? country : null;
}

/** Country-code domains used by shops worldwide. */
const worldwideEndings: ReadonlySet<string> = new Set(
  'ac ag ai am as bz cc cf cm co cx fm ga gd gg gl gq gs io la ly me mk ml ms mu nu pm pw re sc sh st su tf tk tm to tv vc vg ws'.split(
    ' ',
  ),
);
