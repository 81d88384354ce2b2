import { isIP } from 'node:net';

const rangeNames = ['loopback', 'linklocal', 'uniquelocal'];
/** In bits of the prefix: 10.0.0.0/8, and a provider's block of IPv6. */
const prefixMin = { 4: 8, 6: 16 } as const;
/** Private ranges of IPv6 that are wider. */
const privateRanges = ['fc00::/7', 'fe80::/10'];

export function trustedProxyProblem(range: string): string | null {
  if (rangeNames.includes(range) || privateRanges.includes(range.toLowerCase())) return null;
  const [address = '', prefix, ...rest] = range.split('/');
  const family = isIP(address);
  const bits = prefix === undefined ? (family === 4 ? 32 : 128) : Number(prefix);
  const isRange = /^\d{1,3}$/.test(prefix ?? '0') && rest.length === 0 && bits <= (family === 4 ? 32 : 128);
  if ((family !== 4 && family !== 6) || !isRange) {
    return `${range} is no address and no range such as 10.0.0.0/8; name the proxy by one of them, or as loopback`;
  }
  if (bits >= prefixMin[family] && !(family === 6 && isWideInIpv4(address, bits))) return null;
  return `${range} trusts whole parts of the internet, so anybody could give any address as theirs; name the address or range of your own proxy`;
}

/** IPv4 addresses are mapped to ::ffff:0:0/96. */
function isWideInIpv4(address: string, bits: number): boolean {
  const groups = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const isMapped = groups === '::' || /^::ffff:/.test(groups);
  return isMapped && bits < 96 + prefixMin[4];
}
