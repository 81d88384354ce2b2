import ipaddr from 'ipaddr.js';

/**
 * Whether a connection to this address may be opened: only globally routable unicast addresses pass (for IPv6 those of
 * 2000::/3, the only block given out), none of the denied ones, and never Azure's wire server, which is unicast to
 * every classifier. Text that is no address is refused. Addresses that embed IPv4 (compatible, 6to4, NAT64,
 * Teredo) are refused as a class, even with a public address inside; a mapped one is judged as what it stands for.
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

/** The address inside a host as `URL` writes it (brackets stripped), or null when the host is a name. */
export function literalAddressOf(host: string): string | null {
  const bare = host.startsWith('[') && host.endsWith(']') ? host.slice(1, -1) : host;
  return ipaddr.isValid(bare) ? bare : null;
}

/** `::8.8.8.8` and its longer spellings, which ipaddr.js takes for the mapped form. */
const compatibleForm = /^[0:]*:\d+(\.\d+){3}$/;
const givenOutIPv6 = ipaddr.IPv6.parseCIDR('2000::/3');
const alwaysDenied = ['168.63.129.16'];
