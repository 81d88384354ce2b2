import { readWebUrl } from './web-url';

/**
 * Makes the slug of a product link (S§2 rule 2): host without leading www and last path segment, in lower case,
 * everything but letters and digits turned to hyphens, runs collapsed, ends trimmed. Gives "unknown-product" when
 * nothing is left or the text is no link.
 */
export function slugOf(link: string): string {
  const url = readWebUrl(link);
  if (url === null) return fallbackSlug;
  const host = url.hostname.replace(/^www\./, '');
  const lastSegment = url.pathname.split('/').filter(Boolean).at(-1) ?? '';
  const slug = `${host}-${lastSegment}`
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return slug || fallbackSlug;
}

const fallbackSlug = 'unknown-product';
