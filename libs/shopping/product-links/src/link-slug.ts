import { readWebUrl } from './web-url';

/** S§2 rule 2. "unknown-product" if nothing is left or the text isn't a link. */
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
