import type { Stores } from '@pricehunt/storage';

export type BusinessOfHost = (host: string | null) => string | null;

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

function domainsAround(host: string): readonly string[] {
  const name = host.replace(/:\d+$/, '').toLowerCase();
  const parts = name.split('.');
  const within = parts.slice(0, -1).map((_, place) => parts.slice(place).join('.'));
  return host.includes(':') ? [host.toLowerCase(), ...within] : within.length === 0 ? [name] : within;
}
