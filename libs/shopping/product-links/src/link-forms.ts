import { canonicalLink } from './canonical-link';
import { readWebUrl } from './web-url';

/** Canonical first, then with and without "www.", trailing slash and TLS. */
export function linkForms(link: string): readonly string[] {
  const canonical = canonicalLink(link);
  return [...new Set([canonical, ...spellingsOf(canonical)])];
}

/** One key per page, however its link is written. Other text is its own key. */
export function pageKey(link: string): string {
  const canonical = canonicalLink(link);
  return spellingsOf(canonical)[0] ?? canonical;
}

function spellingsOf(canonical: string): readonly string[] {
  const url = readWebUrl(canonical);
  if (url === null) return [];
  const host = url.origin.replace(/^https?:\/\/(?:www\.)?/, '');
  const path = url.pathname.replace(/\/+$/, '');
  const paths = path === '' ? ['/'] : [path, `${path}/`];
  return ['https://', 'http://', 'https://www.', 'http://www.'].flatMap((start) =>
    paths.map((each) => `${start}${host}${each}${url.search}`),
  );
}
