import { countryOfDomain } from '@pricehunt/offers';
import { shopOf } from '@pricehunt/product-links';
import { getPublicSuffix } from 'tldts';

const currencyByCountry: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'EUR at be cy de ee es fi fr gr hr ie it lt lu lv mt nl pt si sk eu',
    'GBP uk gb',
    'USD us pr ec sv pa',
    'CAD ca',
    'AUD au',
    'NZD nz',
    'JPY jp',
    'CNY cn',
    'INR in',
    'KRW kr',
    'TWD tw',
    'HKD hk',
    'SGD sg',
    'MYR my',
    'THB th',
    'IDR id',
    'PHP ph',
    'VND vn',
    'PKR pk',
    'BDT bd',
    'LKR lk',
    'BRL br',
    'MXN mx',
    'ARS ar',
    'CLP cl',
    'COP co',
    'PEN pe',
    'UYU uy',
    'CHF ch li',
    'SEK se',
    'NOK no',
    'DKK dk',
    'ISK is',
    'PLN pl',
    'CZK cz',
    'HUF hu',
    'RON ro',
    'BGN bg',
    'RSD rs',
    'UAH ua',
    'RUB ru',
    'TRY tr',
    'ILS il',
    'SAR sa',
    'AED ae',
    'QAR qa',
    'KWD kw',
    'EGP eg',
    'ZAR za',
    'NGN ng',
    'KES ke',
    'MAD ma',
  ].flatMap((line) => {
    const [currency = '', ...countries] = line.split(' ');
    return countries.map((country) => [country, currency] as const);
  }),
);

/** ISO 3166; null if neither the domain nor the language suggests one. */
export function countryOfPage(link: string, language: string): string | null {
  const suffix = getPublicSuffix(link)?.split('.').at(-1) ?? '';
  const country = suffix === 'uk' ? 'gb' : suffix;
  if (country in currencyByCountry && country !== 'eu') return country.toUpperCase();
  const path = URL.canParse(link)
    ? (/^\/([a-z]{2})(?:[-_/]|$)/iu.exec(new URL(link).pathname)?.[1]?.toLowerCase() ?? '')
    : '';
  const region = /^[a-z]{2,3}[-_]([a-z]{2})$/u.exec(language)?.[1] ?? '';
  const found = [path === 'en' ? '' : path, region].find((code) => code in currencyByCountry);
  return found?.toUpperCase() ?? (URL.canParse(link) ? countryOfDomain(new URL(link).hostname) : null);
}

/** The currency of a country; only a guess of what a shop there means. */
export function currencyOfCountry(country: string | null): string | null {
  return country === null ? null : (currencyByCountry[country.toLowerCase()] ?? null);
}

/** The country that a shop's domain stands for, without those that shops use worldwide; ISO 3166 or null. */
export function countryOfShop(link: string): string | null {
  const domain = shopOf(link)?.domain;
  if (domain !== undefined && americanDomains.has(domain)) return 'US';
  return URL.canParse(link) ? countryOfDomain(new URL(link).hostname) : null;
}

/* Marketplaces that have a domain of their own for each other country. */
const americanDomains: ReadonlySet<string> = new Set(
  ['amazon', 'walmart', 'target', 'bestbuy', 'newegg'].map((name) => `${name}.com`),
);
