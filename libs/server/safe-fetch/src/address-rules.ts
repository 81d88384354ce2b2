import ipaddr from 'ipaddr.js';

/**
 * Allows only globally routable unicast addresses (IPv6: 2000::/3, the only allocated block) that aren't denied.
 * Refuses Azure's wire server, which classifiers count as unicast, and invalid text. Refuses all addresses that embed
 * IPv4 (compatible, 6to4, NAT64, Teredo), even public ones; a mapped address is checked as its IPv4 address.
 */
export function isPublicAddress(address: string, deniedAddresses: readonly string[] = []): boolean {
  if (!ipaddr.isValid(address) || compatibleForm.test(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  if (parsed instanceof ipaddr.IPv6 && !parsed.match(givenOutIPv6)) return false;
  return ![...alwaysDenied, ...deniedAddresses].some(
    (denied) => ipaddr.process(denied).toNormalizedString() === parsed.toNormalizedString(),
  );
}

/** A literal address as `URL` writes it, without brackets; null for a name. */
export function literalAddressOf(host: string): string | null {
  const bare = host.startsWith('[') && host.endsWith(']') ? host.slice(1, -1) : host;
  return ipaddr.isValid(bare) ? bare : null;
}

/** `::8.8.8.8` and its longer forms, which ipaddr.js mistakes for mapped addresses. */
const compatibleForm = /^[0:]*:\d+(\.\d+){3}$/;
const givenOutIPv6 = ipaddr.IPv6.parseCIDR('2000::/3');
const alwaysDenied = ['168.63.129.16'];
