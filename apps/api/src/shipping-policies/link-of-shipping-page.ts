import { retailerOf } from '@pricehunt/offer-sources';

/** None reaches into the next tag: a page of tags that are never closed is read once, not once for each. */
const anchors = /<a\s[^<>]{0,500}?href\s*=\s*["']([^"'<>]{1,500})["'][^<>]{0,500}>([^<]{0,200})/giu;
const words =
  /\b(?:versand|lieferung|shipping|delivery|livraison|env[ií]os?|spedizion[ei]|verzending|wysy[lł]ka|leverans|frakt)/iu;

const headLength = 150_000;
const footLength = 250_000;
const endsLength = headLength + footLength;

/** The link to a shop's page about shipping, by its address or its words; null where the page has none on its own site. */
export function linkOfShippingPage(html: string, link: string): string | null {
  const { domain } = retailerOf(link, null);
  // Such links are in the header or the footer.
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
