import { currencyOfCountry } from './currency-of-place';

const currencyByLanguage: Readonly<Record<string, string>> = {
  sv: 'SEK',
  nb: 'NOK',
  nn: 'NOK',
  no: 'NOK',
  da: 'DKK',
  is: 'ISK',
};

/** Shop software declares it for shops of any country, so that it tells nothing of one. */
const languageOfSoftware = /^en[-_]us$/u;

/**
 * The currency that a sign of several currencies stands for on a page in a language: "kr" on a Swedish page, "$" on one in
 * the English of Canada. The language (in lower case, with its region or not) and the sign together state it only where
 * one of the sign's `candidates` is left and the shop's country names no other of them; else null.
 */
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
