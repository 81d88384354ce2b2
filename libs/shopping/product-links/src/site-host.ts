import { readWebUrl } from './web-url';

/**
 * Gives the host of a link, or of a bare host name, in lower case (international names in their ASCII form), without
 * a leading www and without a closing dot (S§5). Gives null when the text is neither.
 */
export function hostOf(linkOrHost: string): string | null {
  const url = readWebUrl(linkOrHost) ?? readBareHost(linkOrHost.trim());
  const host = url?.hostname.replace(/^www\./, '').replace(/\.$/, '');
  return host === undefined || host === '' ? null : host;
}

/**
 * Tells whether a host is a registrable domain itself or lies under it: equality or dot-suffix, never a substring, so
 * that amazon.com.evil.test is nobody's.
 */
export function isSameSite(host: string, domain: string): boolean {
  return host === domain || host.endsWith(`.${domain}`);
}

function readBareHost(text: string) {
  return /[\s/:@?#\\%]/.test(text) ? null : readWebUrl(`https://${text}`);
}
