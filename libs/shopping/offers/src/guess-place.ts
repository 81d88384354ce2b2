import { currencyOfCountry } from './country-currencies';

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
