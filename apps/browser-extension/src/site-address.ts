export type SiteAddress =
  | { readonly kind: 'site'; readonly origin: string }
  | { readonly kind: 'empty' | 'not-an-address' | 'not-secure' };

const loopbackHosts = ['localhost', '127.0.0.1'];

/** Reads the address of a PriceHunt site as people type it. Only this computer's own may be without https. */
export function readSiteAddress(typed: string): SiteAddress {
  const text = typed.trim();
  if (text === '') return { kind: 'empty' };
  const isLoopback = loopbackHosts.some((host) => new RegExp(`^${host}(?![\\w.-])`, 'i').test(text));
  const scheme = /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? '' : isLoopback ? 'http://' : 'https://';
  const url = URL.canParse(scheme + text) ? new URL(scheme + text) : null;
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') {
    return { kind: 'not-an-address' };
  }
  if (!url.hostname.includes('.') && !loopbackHosts.includes(url.hostname)) return { kind: 'not-an-address' };
  if (url.protocol === 'http:' && !loopbackHosts.includes(url.hostname)) return { kind: 'not-secure' };
  return { kind: 'site', origin: url.origin };
}

/** The pattern of an origin's pages in the browser's permissions, which have no ports. */
export function hostPattern(origin: string): string {
  const { protocol, hostname } = new URL(origin);
  return `${protocol}//${hostname}/*`;
}
