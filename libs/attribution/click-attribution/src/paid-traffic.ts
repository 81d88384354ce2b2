import { readParameters, readWebUrl } from '@pricehunt/product-links';

export const paidClickParameters = [
  ...['gclid', 'gbraid', 'wbraid', 'gclsrc', 'gad_source', 'gad_campaignid', 'dclid', 'msclkid'],
  ...['fbclid', 'fb_action_ids', 'twclid', 'ttclid', 'li_fat_id', 'rdclid', 'rdt_cid'],
] as const;

const paidMedium = /^(?:cpc|ppc|cpm|cpv|cpa|paid|paid[-_ ]?(?:search|social|shopping)|display|retargeting)$/i;

/** Returns the first sign of a paid visit in the URLs, such as gclid; null for none. Accepts paths too. */
export function paidTrafficSign(...links: readonly (string | null | undefined)[]): string | null {
  for (const link of links) {
    for (const { name, value } of parametersOf(link)) {
      const plain = name.toLowerCase();
      if (value !== '' && paidClickParameters.some((known) => known === plain)) return plain;
    }
  }
  return null;
}

export function paidMediumSign(medium: string | null | undefined): string | null {
  const plain = medium?.trim().toLowerCase() ?? '';
  return paidMedium.test(plain) ? `utm_medium=${plain}` : null;
}

function parametersOf(link: string | null | undefined) {
  if (link === null || link === undefined) return [];
  const url = readWebUrl(link.startsWith('/') ? `https://shop.invalid${link}` : link);
  return readParameters(url?.search ?? '');
}
