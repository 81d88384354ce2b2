import type { FastifyRequest } from 'fastify';

/**
 * Reads the country that a request comes from, ISO 3166-1 in capitals, out of the header in which the operator's proxy tells it,
 * such as cf-ipcountry. A request that no trusted proxy forwarded could write the header itself: its country is null, as is one
 * that the proxy does not know (XX, T1).
 */
export function createCountryReader(headerName: string | null): (request: FastifyRequest) => string | null {
  if (headerName === null) return () => null;
  const name = headerName.toLowerCase();
  return (request) => {
    const value = request.headers[name];
    if (typeof value !== 'string' || !isForwarded(request)) return null;
    const country = value.trim().toUpperCase();
    return /^[A-Z]{2}$/.test(country) && country !== 'XX' ? country : null;
  };
}

/** Of the addresses that a request came through, Fastify believes the sender's own, and further ones by trusted proxies alone. */
function isForwarded({ ips }: FastifyRequest): boolean {
  return ips !== undefined && ips.length > 1;
}
