import { useDisplayLocale } from '@pricehunt/ui-kit';
import { usePlace } from './use-place';

/** The name of a country in the language of the page; without one, of that which the shopper has things delivered to. */
export function useCountryName(country?: string | null): string {
  const locale = useDisplayLocale();
  const { place } = usePlace();
  const code = country ?? place.country;
  return new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code;
}
