import { isCountry } from '@pricehunt/offers';
import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** The country that the request comes from, as the operator's proxy says; null where it is not known. */
    readonly country: string | null;
  }
}

/** Gives every request of a context its country. */
export function installCountry(context: FastifyInstance, headerName: string | null): void {
  const countryOf = createCountryReader(headerName);
  context.decorateRequest('country', {
    getter() {
      return countryOf(this);
    },
  });
}

/** Whose prices an answer gives. */
export interface PlaceOfRequest {
  /** ISO 4217; null where none was asked for. */
  readonly currency: string | null;
  /** ISO 3166; null for nowhere in particular. */
  readonly country: string | null;
}

/** The place that a call names, else the country that it comes from. */
export function placeOf(
  { currency, country }: { readonly currency?: string | undefined; readonly country?: string | undefined },
  request: Pick<FastifyRequest, 'country'>,
): PlaceOfRequest {
  const from = request.country !== null && isCountry(request.country) ? request.country : null;
  return { currency: currency ?? null, country: country ?? from };
}

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
