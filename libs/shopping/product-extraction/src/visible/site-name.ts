import type { MarkupItem } from '../markup/markup-item';
import { itemsOf, textValue } from '../markup/markup-item';
import type { MetaTags } from '../markup/meta-tags';
import { metaContent } from '../markup/meta-tags';
import type { PageDocument } from '../page/page-document';
import { absoluteLink } from '../page/page-link';
import { plainText, textOf } from '../page/page-text';
import { titleParts } from '../page/plain-title';
import { noClaims } from '../markup/product-claims';
import type { EvidenceMethod, ProductClaims } from '../markup/product-claims';

export interface SiteSubject {
  readonly link: string;
  readonly windowTitle: string | null;
  /** On a marketplace, the seller isn't the shop. */
  readonly sellers: readonly (string | null)[];
}

/**
 * The shop's name besides `og:site_name`: from its WebSite, the page's publisher, its application, or its only
 * organization. A part of the title counts if a seller or a home page link has the same words. Never from images or
 * URLs.
 */
export function claimsOfSite(
  page: PageDocument,
  tags: MetaTags,
  items: readonly MarkupItem[],
  subject: SiteSubject,
): ProductClaims {
  const found =
    nameInMarkup(items) ??
    named('meta', 'meta application-name', [metaContent(tags, 'application-name')]) ??
    nameInTitle(page, subject);
  const { method, where, name } = found ?? { method: 'page' as const, where: 'the page', name: null };
  return { ...noClaims(method, where, 0), siteName: name };
}

interface SiteName {
  readonly method: EvidenceMethod;
  readonly where: string;
  readonly name: string;
}

const organizations = /^(?:organization|corporation|localbusiness|onlinebusiness|[a-z]*store)$/u;
const pages = /^(?:website|[a-z]*page)$/u;
const nameLengthMax = 80;

function nameInMarkup(items: readonly MarkupItem[]): SiteName | null {
  const [first] = items;
  if (first === undefined) return null;
  const sites = items.filter(({ types }) => types.includes('website'));
  const publishers = items
    .filter(({ types }) => types.some((type) => pages.test(type)))
    .flatMap((item) => itemsOf(item, 'publisher'));
  const makers = items.flatMap((item) => [...itemsOf(item, 'brand'), ...itemsOf(item, 'manufacturer')]);
  const shops = items.filter(
    (item) => item.types.some((type) => organizations.test(type)) && !makers.includes(item),
  );
  return (
    named(sites[0]?.method ?? first.method, 'WebSite', sites.map(nameOf)) ??
    named(publishers[0]?.method ?? first.method, 'publisher', publishers.map(nameOf)) ??
    named(shops[0]?.method ?? first.method, 'Organization', shops.map(nameOf))
  );
}

function nameOf(item: MarkupItem): string | null {
  return textValue(item, 'name');
}

function named(method: EvidenceMethod, where: string, names: readonly (string | null)[]): SiteName | null {
  const stated = names
    .map((name) => (name === null ? '' : plainText(name.slice(0, 500))))
    .filter((name) => name !== '' && name.length <= nameLengthMax && !/^(?:https?:|www\.)/iu.test(name));
  const [first] = stated;
  return first !== undefined && stated.every((name) => squashed(name) === squashed(first))
    ? { method, where, name: first }
    : null;
}

/** The part at either end of the title that also appears as the shop's name elsewhere. */
function nameInTitle(page: PageDocument, { link, windowTitle, sellers }: SiteSubject): SiteName | null {
  const parts = titleParts(windowTitle ?? '');
  if (parts.length < 2) return null;
  const known = new Set(
    [...sellers.filter((seller) => seller !== null), ...frontDoors(page, link)].map(squashed),
  );
  const name = [parts.at(-1), parts[0]].find((part) => part !== undefined && known.has(squashed(part)));
  return name === undefined ? null : named('page', 'the window title', [name]);
}

function frontDoors(page: PageDocument, link: string): readonly string[] {
  const { origin } = new URL(link);
  return page
    .byTag('a')
    .filter(({ attributes }) => {
      const absolute = absoluteLink(attributes['href'], link);
      const url = absolute === null ? null : new URL(absolute);
      return (
        url !== null && url.origin === origin && /^\/(?:[a-z]{2}(?:[-_][a-z]{2})?\/?)?$/iu.test(url.pathname)
      );
    })
    .slice(0, 20)
    .map((element) => textOf(element, nameLengthMax + 1))
    .filter((text) => text !== '');
}

function squashed(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/gu, '');
}
