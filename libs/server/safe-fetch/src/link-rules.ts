import { isPublicAddress, literalAddressOf } from './address-rules';
import type { RefusalReason } from './fetch-outcome';

export interface DestinationRules {
  /** Exact `host:port` pairs that may be private and on any port (OUTBOUND_ALLOW). */
  readonly allow: readonly string[];
  /** Public addresses to refuse, such as the server's own. */
  readonly deniedAddresses: readonly string[];
  /** Links that the operator blocks. */
  readonly isBlocked?: (url: URL) => boolean;
}

export type JudgedLink =
  | { readonly kind: 'allowed'; readonly url: URL; readonly hostAndPort: string; readonly isListed: boolean }
  | { readonly kind: 'refused'; readonly reason: RefusalReason };

/** Before any request. Only the parsed URL is used after this: its octal, hexadecimal and full-width hosts are normal. */
export function judgeLink(link: string, rules: DestinationRules): JudgedLink {
  if (link.length > linkLengthMax) return refused('not-a-link');
  if (!URL.canParse(link)) return refused('not-a-link');
  const url = new URL(link);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return refused('scheme');
  if (url.username !== '' || url.password !== '') return refused('credentials');
  if (rules.isBlocked?.(url) === true) return refused('blocked-by-operator');
  const hostAndPort = hostAndPortOf(url);
  if (isListed(hostAndPort, rules)) return { kind: 'allowed', url, hostAndPort, isListed: true };
  if (!usualPorts.includes(portOf(url))) return refused('port');
  const literal = literalAddressOf(url.hostname);
  if (literal !== null && !isPublicAddress(literal, rules.deniedAddresses)) return refused('address');
  if (literal === null && isLocalName(url.hostname)) return refused('host');
  return { kind: 'allowed', url, hostAndPort, isListed: false };
}

/** In lower case, without trailing dots, with the default port. */
export function hostAndPortOf(url: URL): string {
  return `${withoutFinalDots(url.hostname)}:${portOf(url)}`;
}

/** Whether OUTBOUND_ALLOW contains this `host:port`. */
export function isListed(hostAndPort: string, rules: DestinationRules): boolean {
  return rules.allow.some((listed) => listed.trim().toLowerCase() === hostAndPort);
}

const linkLengthMax = 2048;
const usualPorts = ['80', '443'];
const localEndings = ['.localhost', '.local', '.internal', '.home.arpa'];

function isLocalName(hostname: string): boolean {
  const name = withoutFinalDots(hostname);
  return !name.includes('.') || localEndings.some((ending) => name.endsWith(ending));
}

function portOf(url: URL): string {
  if (url.port !== '') return url.port;
  return url.protocol === 'https:' ? '443' : '80';
}

function withoutFinalDots(hostname: string): string {
  let end = hostname.length;
  while (end > 0 && hostname[end - 1] === '.') end -= 1;
  return hostname.slice(0, end).toLowerCase();
}

function refused(reason: RefusalReason): JudgedLink {
  return { kind: 'refused', reason };
}
