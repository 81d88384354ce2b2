import { parsePastedLink } from './pasted-link';
import { readWebUrl } from './web-url';

/** What the path of a page says about a product link (S§2): one is there, a broken one is there, or none is. */
export type DirectLink =
  | { readonly kind: 'link'; readonly url: string; readonly hadCredentials: boolean }
  | { readonly kind: 'invalid' }
  | { readonly kind: 'none' };

/**
 * Takes the product link out of the address of a page (S§2, direct-URL rules 1 to 3), given its path, query and
 * fragment, which all belong to the product link. Also reads `/https:/host`, as browsers and proxies normalise it, a
 * percent-encoded link, and a link without a scheme where the caller knows the host for a public domain name (this
 * library has no list of public suffixes). Never throws.
 */
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

/* Only a link that was encoded as a whole is decoded as a whole: otherwise its own escapes would be lost. */
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
