import { readWebUrl } from './web-url';

/** Lower-case ASCII without www and trailing dot (S§5); null if there is no host. */
export function hostOf(linkOrHost: string): string | null {
  const url = readWebUrl(linkOrHost) ?? readBareHost(linkOrHost.trim());
  const host = url?.hostname.replace(/^www\./, '').replace(/\.$/, '');
  return host === undefined || host === '' ? null : host;
}

/** Equality or dot-suffix, never a substring, so that amazon.com.evil.test matches nothing. */
export function isSameSite(host: string, domain: string): boolean {
  return host === domain || host.endsWith(`.${domain}`);
}

/** A host and the domains above it, each without the port too: a shop is blocked on all of them. */
export function sitesOf(hostAndPort: string): readonly string[] {
  const [, host = '', port] = /^(.*?)(?::(\d+))?$/.exec(hostAndPort.toLowerCase()) ?? [];
  const labels = host.replace(/\.$/, '').split('.');
  const hosts = labels.map((_label, place) => labels.slice(place).join('.'));
  return port === undefined ? hosts : [...hosts, ...hosts.map((each) => `${each}:${port}`)];
}

function readBareHost(text: string) {
  return /[\s/:@?#\\%]/.test(text) ? null : readWebUrl(`https://${text}`);
}
