import { isCountry } from '@pricehunt/offers';
import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    readonly country: string | null;
  }
}

export function installCountry(context: FastifyInstance, headerName: string | null): void {
  const countryOf = createCountryReader(headerName);
  context.decorateRequest('country', {
    getter() {
      return countryOf(this);
    },
  });
}

export interface PlaceOfRequest {
  readonly currency: string | null;
  readonly country: string | null;
}

export function placeOf(
  { currency, country }: { readonly currency?: string | undefined; readonly country?: string | undefined },
  request: Pick<FastifyRequest, 'country'>,
): PlaceOfRequest {
  const from = request.country !== null && isCountry(request.country) ? request.country : null;
  return { currency: currency ?? null, country: country ?? from };
}

/** Reads the ISO 3166-1 country from the operator's proxy header. Null without a trusted proxy, and for XX and T1. */
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

/** `ips` contains the sender's own address, and further ones only from trusted proxies. */
function isForwarded({ ips }: FastifyRequest): boolean {
  return ips !== undefined && ips.length > 1;
}
