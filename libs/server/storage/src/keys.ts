import { hash } from 'node:crypto';

/**
 * A brand, model or part number as it is compared: capitals and digits without accents, blanks and signs, so that
 * "WH-1000 XM5" and "wh1000xm5" are one. Null when nothing is left of it.
 */
export function squashedKey(text: string | null): string | null {
  const squashed = (text ?? '')
    .normalize('NFKD')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
  return squashed === '' ? null : squashed;
}

/** A category as a URL names it: "TV & Audio" is "tv-audio". Null when nothing is left of it. */
export function categorySlug(name: string | null): string | null {
  const slug = (name ?? '')
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return slug === '' ? null : slug;
}

/** A digest of bounded width, to find long texts such as links by. */
export function digestOf(text: string): string {
  return hash('sha1', text, 'base64url');
}
