import type { Stores } from '@pricehunt/storage';

/** The business that a host belongs to by a verified domain, the closest one; null for none. */
export type BusinessOfHost = (host: string | null) => string | null;

/** Looks up the businesses of all the hosts at once. */
export async function findBusinessesOfHosts(
  { businessDomains }: Pick<Stores, 'businessDomains'>,
  hosts: readonly (string | null)[],
): Promise<BusinessOfHost> {
  const domains = new Set(hosts.flatMap((host) => (host === null ? [] : domainsAround(host))));
  if (domains.size === 0) return () => null;
  const verified = await businessDomains.listVerified([...domains]);
  const businesses = new Map(verified.map(({ domain, businessId }) => [domain, businessId]));
  return (host) => {
    if (host === null || businesses.size === 0) return null;
    for (const domain of domainsAround(host)) {
      const businessId = businesses.get(domain);
      if (businessId !== undefined) return businessId;
    }
    return null;
  };
}

/** The host with its port, the host, and every domain that it lies in, the closest first. */
function domainsAround(host: string): readonly string[] {
  const name = host.replace(/:\d+$/, '').toLowerCase();
  const parts = name.split('.');
  const within = parts.slice(0, -1).map((_, place) => parts.slice(place).join('.'));
  return host.includes(':') ? [host.toLowerCase(), ...within] : within.length === 0 ? [name] : within;
}
