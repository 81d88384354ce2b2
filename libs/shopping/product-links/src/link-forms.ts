import { canonicalLink } from './canonical-link';
import { readWebUrl } from './web-url';

/**
 * Returns the addresses under which the page of a link may be on record: the canonical link first, then with and without "www.", a
 * closing slash, and TLS. Text that is no http(s) link comes back alone.
 */
export function linkForms(link: string): readonly string[] {
  const canonical = canonicalLink(link);
  return [...new Set([canonical, ...spellingsOf(canonical)])];
}

/** Returns the one key of a page, however its link is written; what is no http(s) link is its own key. */
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
