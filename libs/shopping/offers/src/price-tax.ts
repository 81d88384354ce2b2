import { currencyOfCountry, isCountry } from './country-currencies';
import type { Offer, PriceTax } from './offer';
import { countryOfDomain } from './shop-home';
import type { Destination } from './shop-home';

export type TaxFacts = Pick<Offer, 'retailer' | 'price' | 'tax'>;

/** Currencies of places where sales tax is added at checkout. */
const untaxedCurrencies: ReadonlySet<string> = new Set(['USD', 'CAD']);
/** Those places. Other countries that use the dollar show prices with tax. */
const untaxedCountries: ReadonlySet<string> = new Set(['US', 'CA', 'PR', 'GU', 'VI', 'AS', 'MP']);
/** Currencies of places where consumer prices must include tax by law. */
const taxedCurrencies: ReadonlySet<string> = new Set(
  'EUR GBP CHF SEK DKK NOK ISK PLN CZK HUF RON BGN AUD NZD JPY KRW SGD TWD CNY INR BRL MXN CLP COP ARS ZAR TRY ILS THB MYR PHP IDR VND'.split(
    ' ',
  ),
);

/** As stated by the source, otherwise as usual in the shop's home country; unknown if neither is known. */
export function taxOf({ tax, retailer, price }: TaxFacts): PriceTax {
  if (tax !== undefined && tax !== 'unknown') return tax;
  const country = countryOfDomain(retailer.domain);
  return country === null ? usualTaxIn(price.currency) : usualTaxAt(country);
}

export function usualTaxAt(country: string): PriceTax {
  if (untaxedCountries.has(country)) return 'excluded';
  const currency = currencyOfCountry(country) ?? '';
  return untaxedCurrencies.has(currency) ? 'included' : usualTaxIn(currency);
}

function usualTaxIn(currency: string): PriceTax {
  if (untaxedCurrencies.has(currency)) return 'excluded';
  return taxedCurrencies.has(currency) ? 'included' : 'unknown';
}

/** Without tax where the currency is that of the US or Canada, otherwise with it. */
export function expectedTaxAt(destination: Destination | null): Exclude<PriceTax, 'unknown'> {
  if (destination === null) return 'included';
  const currency = isCountry(destination) ? currencyOfCountry(destination) : destination;
  return untaxedCurrencies.has(currency ?? '') ? 'excluded' : 'included';
}

export function isPricedWithoutSalesTax(currency: string): boolean {
  return untaxedCurrencies.has(currency);
}

/** As destinations, the currencies whose countries expect prices without tax. */
export const untaxedDestinations: readonly Destination[] = [...untaxedCurrencies];

/**
 * The sort rank of a price by tax, compared before amounts. Tax is only ever added, so a price with tax is certainly
 * lower than a higher amount without it. In the US and Canada, only amounts count. Elsewhere, prices with tax come
 * first. A price with unknown tax may include it, so lists sort it by amount, but a claim such as "best price" prefers
 * known tax.
 */
export function taxPlace(
  tax: PriceTax,
  destination: Destination | null,
  purpose: 'place' | 'claim' = 'place',
): number {
  return expectedTaxAt(destination) === 'excluded' ? 0 : taxPlaces[purpose][tax];
}

const taxPlaces = {
  place: { included: 0, unknown: 0, excluded: 1 },
  claim: { included: 0, unknown: 1, excluded: 2 },
} as const;

/** For equal amounts: tax can only make the others more expensive. */
export function compareTaxOfEqualAmounts(left: PriceTax, right: PriceTax): number {
  return taxPlaces.claim[left] - taxPlaces.claim[right];
}

export function isLowerForCertain(lower: PriceTax, higher: PriceTax): boolean {
  return lower === 'included' || lower === higher;
}
