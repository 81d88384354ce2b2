import type { FeedItem } from './feed-item';
import type { FeedTerms } from './feed-options';
import type { GivenRow } from './given-row';
import type { GivenValue } from './feed-record';
import { onOneLine } from './plain-text';
import { readShopLinks } from './read-shop-links';
import { linkLengthMax, webAddress } from './web-address';

const additionalImagesMax = 10;

/** An unusable product link gives null with an issue. Other unusable links are ignored with an issue. */
export function readLinks(
  row: GivenRow,
  { storeDomains, shops }: Pick<FeedTerms, 'storeDomains' | 'shops'>,
): Pick<FeedItem, 'canonicalLink' | 'imageLink' | 'additionalImageLinks' | 'shop'> & {
  readonly link: string | null;
} {
  const imageLinks = readImages(row);
  if (shops !== null) {
    const links = readShopLinks(row, shops);
    return { canonicalLink: null, ...imageLinks, ...(links ?? { link: null }) };
  }
  return {
    link: readPageLink(row, storeDomains),
    canonicalLink: readCanonicalLink(row, storeDomains),
    ...imageLinks,
  };
}

function readPageLink(row: GivenRow, storeDomains: readonly string[]): string | null {
  const given = row.one('link');
  if (given === null) {
    row.note('link.missing', 'link');
    return null;
  }
  if (given.text.length > linkLengthMax) {
    row.note('link.too-long', given);
    return null;
  }
  const url = webAddress(given.text);
  if (url === null) row.note('link.not-http', given);
  else if (!isOnStore(url, storeDomains)) row.note('link.other-domain', given);
  else return url.href;
  return null;
}

function readCanonicalLink(row: GivenRow, storeDomains: readonly string[]): string | null {
  const given = row.one('canonical_link');
  if (given === null) return null;
  const url = given.text.length > linkLengthMax ? null : webAddress(given.text);
  if (url !== null && isOnStore(url, storeDomains)) return url.href;
  row.note('canonical-link.not-http', given);
  return null;
}

function readImages(row: GivenRow): Pick<FeedItem, 'imageLink' | 'additionalImageLinks'> {
  const first = row.one('image_link');
  const [mainText = null, ...moreTexts] = first === null ? [] : separateLinks(first.text);
  if (first === null) row.note('image.missing', 'image_link');
  const main =
    first === null || mainText === null ? null : readImage(row, { column: first.column, text: mainText });
  const column = first?.column ?? 'image_link';
  const further = row
    .all('additional_image_link')
    .flatMap((value) => separateLinks(value.text).map((text) => ({ column: value.column, text })));
  const given = [...moreTexts.map((text) => ({ column, text })), ...further];
  if (given.length > additionalImagesMax)
    row.note('image.too-many', given[additionalImagesMax] ?? 'additional_image_link');
  const additional = given
    .slice(0, additionalImagesMax)
    .map((value) => readImage(row, value))
    .filter((link) => link !== null && link !== main);
  return { imageLink: main, additionalImageLinks: [...new Set(additional)].filter((link) => link !== null) };
}

function readImage(row: GivenRow, given: GivenValue): string | null {
  const url = given.text.length > linkLengthMax ? null : webAddress(given.text);
  if (url === null) row.note('image.not-http', given);
  return url?.href ?? null;
}

/** Splits at commas, semicolons or bars, but not within a link. */
function separateLinks(text: string): readonly string[] {
  return onOneLine(text)
    .split(/\s*[,;|]\s*(?=https?:\/\/)/i)
    .map((link) => link.trim())
    .filter((link) => link !== '');
}

/** Equal to a store domain or a subdomain of it. */
function isOnStore(url: URL, storeDomains: readonly string[]): boolean {
  if (storeDomains.length === 0) return true;
  return storeDomains.some(
    (domain) => url.host === domain || url.hostname === domain || url.hostname.endsWith(`.${domain}`),
  );
}
