/** BCP 47 tags. */
export const languages = ['en', 'de'] as const;
export type Language = (typeof languages)[number];

/** Each language's name in itself. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch' };

const cookieName = 'pricehunt_language';
const languageParameter = 'language';
const yearSeconds = 365 * 24 * 60 * 60;

/** The stored language, else the address's, else the first of the browser's that the site has, else English. */
export function languageOf(
  stored: string | null,
  wanted: readonly string[],
  inAddress: Language | null = null,
): Language {
  const chosen = languages.find((language) => language === stored) ?? inAddress;
  if (chosen !== null) return chosen;
  for (const tag of wanted) {
    const spoken = languages.find((language) => isOfLanguage(canonicalTag(tag) ?? '', language));
    if (spoken !== undefined) return spoken;
  }
  return 'en';
}

/** The language that an address names, as links from search engines do: `?language=de`. Null without one. */
export function languageInAddress(search: string): Language | null {
  const named = new URLSearchParams(search).get(languageParameter);
  return languages.find((language) => language === named) ?? null;
}

/** The address in a language, or in that of whoever opens it. */
export function addressInLanguage(address: string, language: Language | null): string {
  const inLanguage = new URL(address);
  if (language !== null) inLanguage.searchParams.set(languageParameter, language);
  return inLanguage.href;
}

/** The browser's first locale in this language, else the language itself. */
export function localeWithin(language: Language, wanted: readonly string[]): string {
  const locale = wanted.map(canonicalTag).find((tag) => tag !== null && isOfLanguage(tag, language));
  if (locale === undefined || locale === null) return language;
  return language === 'en' && mixesSeparators(locale) ? europeanEnglish : locale;
}

/** English as written in Europe: 1,936 and 1 Jan 2026. */
const europeanEnglish = 'en-150';

/** English with some regions, such as en-DE, writes 1.936 beside €16,126.59 (CLDR). */
function mixesSeparators(locale: string): boolean {
  const separatorsOf = (options: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(locale, options)
      .formatToParts(12_345.6)
      .filter(({ type }) => type === 'group' || type === 'decimal')
      .map(({ value }) => value)
      .join('');
  return separatorsOf({ maximumFractionDigits: 1 }) !== separatorsOf({ style: 'currency', currency: 'EUR' });
}

/** Read from a cookie, so that the server can read it too; null without one. */
export function readStoredLanguage(): string | null {
  const stored = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${cookieName}=`));
  return stored?.slice(cookieName.length + 1) ?? null;
}

/** Stores the choice for a year; without storage it lasts as long as the page. */
export function storeLanguage(language: Language): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${cookieName}=${language}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax${secure}`;
}

/** The BCP 47 tag, also for POSIX names such as en-US@posix; null when invalid. */
function canonicalTag(wanted: string): string | null {
  try {
    return Intl.getCanonicalLocales(wanted.replace(/[.@].*$/s, '').replaceAll('_', '-'))[0] ?? null;
  } catch {
    return null;
  }
}

function isOfLanguage(tag: string, language: Language): boolean {
  return tag.toLowerCase().split('-')[0] === language;
}
