import { useDisplayLocale } from '@pricehunt/ui-kit';
import { usePlace } from './use-place';

/** A country's name in the page's language; the delivery country by default. */
export function useCountryName(country?: string | null): string {
  const locale = useDisplayLocale();
  const { place } = usePlace();
  const code = country ?? place.country;
  return new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code;
}
