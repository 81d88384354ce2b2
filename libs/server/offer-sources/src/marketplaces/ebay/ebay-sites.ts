import type { OfferRequest } from '../../offer-source';

const siteByCountry: Readonly<Record<string, string>> = {
  US: 'EBAY_US',
  GB: 'EBAY_GB',
  DE: 'EBAY_DE',
  FR: 'EBAY_FR',
  IT: 'EBAY_IT',
  ES: 'EBAY_ES',
  AU: 'EBAY_AU',
  CA: 'EBAY_CA',
  AT: 'EBAY_AT',
  BE: 'EBAY_BE',
  CH: 'EBAY_CH',
  IE: 'EBAY_IE',
  NL: 'EBAY_NL',
  PL: 'EBAY_PL',
  HK: 'EBAY_HK',
  SG: 'EBAY_SG',
};

const siteByCurrency: Readonly<Record<string, string>> = {
  USD: 'EBAY_US',
  GBP: 'EBAY_GB',
  EUR: 'EBAY_DE',
  AUD: 'EBAY_AU',
  CAD: 'EBAY_CA',
  CHF: 'EBAY_CH',
  PLN: 'EBAY_PL',
  HKD: 'EBAY_HK',
  SGD: 'EBAY_SG',
};

/** By country, otherwise by currency, otherwise the US site. */
export function ebaySiteOf({ country, currency }: Pick<OfferRequest, 'country' | 'currency'>): string {
  return siteByCountry[country ?? ''] ?? siteByCurrency[currency ?? ''] ?? 'EBAY_US';
}
