import { readParameters, readWebUrl } from '@pricehunt/product-links';

/** What advertising networks write into the addresses that they send people to. */
export const paidClickParameters = [
  ...['gclid', 'gbraid', 'wbraid', 'gclsrc', 'gad_source', 'gad_campaignid', 'dclid', 'msclkid'],
  ...['fbclid', 'fb_action_ids', 'twclid', 'ttclid', 'li_fat_id', 'rdclid', 'rdt_cid'],
] as const;

/** Media (utm_medium) that say of themselves that the visit was paid for. */
const paidMedium = /^(?:cpc|ppc|cpm|cpv|cpa|paid|paid[-_ ]?(?:search|social|shopping)|display|retargeting)$/i;

/**
 * What in the addresses shows that an advertisement was paid for a visit: the name of a network's parameter, such as gclid. The
 * first that is found; null for nothing. Paths alone are read too.
 */
export function paidTrafficSign(...links: readonly (string | null | undefined)[]): string | null {
  for (const link of links) {
    for (const { name, value } of parametersOf(link)) {
      const plain = name.toLowerCase();
      if (value !== '' && paidClickParameters.some((known) => known === plain)) return plain;
    }
  }
  return null;
}

/** The same of the medium that a shopper came to PriceHunt with, such as "utm_medium=cpc". */
export function paidMediumSign(medium: string | null | undefined): string | null {
  const plain = medium?.trim().toLowerCase() ?? '';
  return paidMedium.test(plain) ? `utm_medium=${plain}` : null;
}

function parametersOf(link: string | null | undefined) {
  if (link === null || link === undefined) return [];
  const url = readWebUrl(link.startsWith('/') ? `https://shop.invalid${link}` : link);
  return readParameters(url?.search ?? '');
}
