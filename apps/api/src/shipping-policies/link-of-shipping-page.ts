import { retailerOf } from '@pricehunt/offer-sources';

/** No match reaches into the next tag, so a page of unclosed tags is scanned once, not once for each. */
const anchors = /<a\s[^<>]{0,500}?href\s*=\s*["']([^"'<>]{1,500})["'][^<>]{0,500}>([^<]{0,200})/giu;
const words =
  /\b(?:versand|lieferung|shipping|delivery|livraison|env[ií]os?|spedizion[ei]|verzending|wysy[lł]ka|leverans|frakt)/iu;

const headLength = 150_000;
const footLength = 250_000;
const endsLength = headLength + footLength;

export function linkOfShippingPage(html: string, link: string): string | null {
  const { domain } = retailerOf(link, null);
  const ends = html.length <= endsLength ? html : `${html.slice(0, headLength)} ${html.slice(-footLength)}`;
  for (const [, address = '', text = ''] of ends.matchAll(anchors)) {
    if (!words.test(text) && !words.test(address.replaceAll(/[-_/]/g, ' '))) continue;
    if (!URL.canParse(address, link)) continue;
    const url = new URL(address.replaceAll('&amp;', '&'), link);
    if (/^https?:$/.test(url.protocol) && retailerOf(url.href, null).domain === domain && url.href !== link)
      return url.href;
  }
  return null;
}
