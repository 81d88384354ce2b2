import { countryCodes, currencyOfCountry } from '@pricehunt/offers';
import { useMemo } from 'react';
import { useDisplayLocale } from './display-locale';

interface NamedCode {
  readonly code: string;
  readonly name: string;
}

/** Countries by their name in the display language, and the currencies of these countries by code. */
export function usePlaceNames(): {
  readonly countries: readonly NamedCode[];
  readonly currencies: readonly NamedCode[];
} {
  const locale = useDisplayLocale();
  return useMemo(() => {
    const countryName = new Intl.DisplayNames(locale, { type: 'region' });
    const currencyName = new Intl.DisplayNames(locale, { type: 'currency' });
    const collator = new Intl.Collator(locale);
    return {
      countries: countryCodes
        .map((code) => ({ code, name: countryName.of(code) ?? code }))
        .toSorted((one, other) => collator.compare(one.name, other.name)),
      currencies: [...new Set(countryCodes.flatMap((code) => currencyOfCountry(code) ?? []))]
        .toSorted()
        .map((code) => ({ code, name: currencyName.of(code) ?? code })),
    };
  }, [locale]);
}
