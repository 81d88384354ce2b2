import { currencyOfCountry } from '@pricehunt/offers';

/** The delivery country, and the currency that prices are compared in. */
export interface Place {
  /** ISO 3166, two capitals. */
  readonly country: string;
  /** ISO 4217. */
  readonly currency: string;
}

/** The country when the browser gives no hint. */
const fallback: Place = { country: 'US', currency: 'USD' };

/** Guesses a place from the browser's locales: the first country named, else the main country of the first language. */
export function guessPlace(locales: readonly string[]): Place {
  const regions = [...locales.map(regionOf), ...locales.map(likelyRegionOf)];
  for (const country of regions) {
    const currency = country === null ? null : currencyOfCountry(country);
    if (country !== null && currency !== null) return { country, currency };
  }
  return fallback;
}

export function readPlace(text: string | null): Place | null {
  const [, country, currency] = /^([A-Z]{2}) ([A-Z]{3})$/.exec(text ?? '') ?? [];
  return country === undefined || currency === undefined ? null : { country, currency };
}

export function writePlace({ country, currency }: Place): string {
  return `${country} ${currency}`;
}

function regionOf(tag: string): string | null {
  return localeOf(tag)?.region ?? null;
}

function likelyRegionOf(tag: string): string | null {
  return localeOf(tag)?.maximize().region ?? null;
}

function localeOf(tag: string): Intl.Locale | null {
  try {
    return new Intl.Locale(tag);
  } catch {
    return null;
  }
}
