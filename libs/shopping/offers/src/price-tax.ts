import { currencyOfCountry, isCountry } from './country-currencies';
import type { Offer, PriceTax } from './offer';
import { countryOfDomain } from './shop-home';
import type { Destination } from './shop-home';

/** What is read of an offer to find out whether its price has tax in it. */
export type TaxFacts = Pick<Offer, 'retailer' | 'price' | 'tax'>;

/** Currencies of places whose shops show prices to which sales tax is added at the checkout. */
const untaxedCurrencies: ReadonlySet<string> = new Set(['USD', 'CAD']);
/** The places themselves; other countries that use the dollar show prices with tax. */
const untaxedCountries: ReadonlySet<string> = new Set(['US', 'CA', 'PR', 'GU', 'VI', 'AS', 'MP']);
/** Currencies of places whose law has shops show consumers prices with tax. */
const taxedCurrencies: ReadonlySet<string> = new Set(
  'EUR GBP CHF SEK DKK NOK ISK PLN CZK HUF RON BGN AUD NZD JPY KRW SGD TWD CNY INR BRL MXN CLP COP ARS ZAR TRY ILS THB MYR PHP IDR VND'.split(
    ' ',
  ),
);

/**
 * Whether an offer's price has tax in it: what its source states, else what is usual where its shop is at home. Unknown where neither
 * says.
 */
export function taxOf({ tax, retailer, price }: TaxFacts): PriceTax {
  if (tax !== undefined && tax !== 'unknown') return tax;
  const country = countryOfDomain(retailer.domain);
  return country === null ? usualTaxIn(price.currency) : usualTaxAt(country);
}

/** Whether prices that shops show in a country usually have tax in them. */
export function usualTaxAt(country: string): PriceTax {
  if (untaxedCountries.has(country)) return 'excluded';
  const currency = currencyOfCountry(country) ?? '';
  return untaxedCurrencies.has(currency) ? 'included' : usualTaxIn(currency);
}

function usualTaxIn(currency: string): PriceTax {
  if (untaxedCurrencies.has(currency)) return 'excluded';
  return taxedCurrencies.has(currency) ? 'included' : 'unknown';
}

/** How shoppers at a destination expect prices: without tax where its currency is that of the US or Canada, else with it. */
export function expectedTaxAt(destination: Destination | null): Exclude<PriceTax, 'unknown'> {
  if (destination === null) return 'included';
  const currency = isCountry(destination) ? currencyOfCountry(destination) : destination;
  return untaxedCurrencies.has(currency ?? '') ? 'excluded' : 'included';
}

/** Whether what is added to prices in a currency is sales tax, as in the US and Canada. */
export function isPricedWithoutSalesTax(currency: string): boolean {
  return untaxedCurrencies.has(currency);
}

/** The currencies whose countries expect other prices than most of the world, as destinations. */
export const untaxedDestinations: readonly Destination[] = [...untaxedCurrencies];

/**
 * Where a price goes by its tax before amounts are compared, the lowest number first. Tax is only ever added: a price that
 * includes it is lower for certain than a higher amount that doesn't. In the US and Canada, amounts alone therefore decide. Elsewhere
 * prices with tax come first. A price of unknown tax may include it, so a list places it by its amount; a claim, such as "best price",
 * prefers those known to include it.
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

/** Which of two equal amounts goes first: tax can only make the others more. */
export function compareTaxOfEqualAmounts(left: PriceTax, right: PriceTax): number {
  return taxPlaces.claim[left] - taxPlaces.claim[right];
}

/** Whether the lower of two amounts is the lower price for certain: it has its tax in it, or the other is of the same kind. */
export function isLowerForCertain(lower: PriceTax, higher: PriceTax): boolean {
  return lower === 'included' || lower === higher;
}
