import { parsePastedLink } from './pasted-link';
import { readWebUrl } from './web-url';

/** A product link in a page's path (S§2): found, broken or none. */
export type DirectLink =
  | { readonly kind: 'link'; readonly url: string; readonly hadCredentials: boolean }
  | { readonly kind: 'invalid' }
  | { readonly kind: 'none' };

/** Extracts the product link from a page's URL (S§2, direct-URL rules 1 to 3), also if normalised or encoded. */
export function linkFromPath(
  pathAndQueryAndHash: string,
  isPublicName: (host: string) => boolean,
): DirectLink {
  const address = pathAndQueryAndHash.replace(/^\/+/, '');
  if (!/^https?(?::|%3a)/i.test(address)) return linkWithoutScheme(address, isPublicName);
  const text = decoded(address);
  const pasted = text === null ? null : parsePastedLink(text);
  return pasted?.kind === 'link' ? pasted : { kind: 'invalid' };
}

function linkWithoutScheme(address: string, isPublicName: (host: string) => boolean): DirectLink {
  const [first = ''] = address.split(/[/?#]/, 1);
  const text = /%2f/i.test(first) ? decoded(`https%3A%2F%2F${address}`) : `https://${address}`;
  const pasted = text === null ? null : parsePastedLink(text);
  if (pasted?.kind !== 'link' || pasted.hadCredentials || !first.includes('.')) return { kind: 'none' };
  const host = readWebUrl(pasted.url)?.hostname ?? '';
  return isPublicName(host) ? pasted : { kind: 'none' };
}

/* Decodes only links that were encoded completely, because others would lose their own escapes. */
function decoded(address: string): string | null {
  if (!/^https?%3a%2f/i.test(address)) return address.replace(/^(https?)%3a/i, '$1:');
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#[^]*)?$/.exec(address) ?? [];
  try {
    const [, link = '', ownHash = ''] = /^([^#]*)(#[^]*)?$/.exec(decodeURIComponent(path)) ?? [];
    const joined = link.includes('?') ? query.replace('?', '&') : query;
    return link + joined + (ownHash || hash);
  } catch {
    return null;
  }
}
