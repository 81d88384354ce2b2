import { hash } from 'node:crypto';

/** Capitals and digits only, without accents, spaces or signs, so that "WH-1000 XM5" equals "wh1000xm5". Null if nothing is left. */
export function squashedKey(text: string | null): string | null {
  const squashed = (text ?? '')
    .normalize('NFKD')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
  return squashed === '' ? null : squashed;
}

/** A digest of bounded length, to index long texts such as links. */
export function digestOf(text: string): string {
  return hash('sha1', text, 'base64url');
}
