import { currencyOfCountry } from './currency-of-place';

const currencyByLanguage: Readonly<Record<string, string>> = {
  sv: 'SEK',
  nb: 'NOK',
  nn: 'NOK',
  no: 'NOK',
  da: 'DKK',
  is: 'ISK',
};

/** Shop software declares it in every country. */
const languageOfSoftware = /^en[-_]us$/u;

/** "kr" on a Swedish page. Null unless exactly one candidate fits and the shop's country agrees. */
export function currencyOfSign(
  candidates: readonly string[],
  language: string,
  country: string | null,
): string | null {
  const [, spoken = '', region = null] =
    /^([a-z]{2,3})(?:[-_](?:[a-z]{4}[-_])?([a-z]{2}))?$/u.exec(language) ?? [];
  const code = region === null ? (currencyByLanguage[spoken] ?? null) : currencyOfCountry(region);
  if (code === null || languageOfSoftware.test(language) || !candidates.includes(code)) return null;
  const atHome = currencyOfCountry(country);
  return atHome === null || atHome === code || !candidates.includes(atHome) ? code : null;
}
