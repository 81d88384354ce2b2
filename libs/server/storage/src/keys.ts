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

/** A digest of bounded width, to find long texts such as links by. */
export function digestOf(text: string): string {
  return hash('sha1', text, 'base64url');
}
