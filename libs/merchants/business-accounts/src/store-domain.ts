import { hostOf } from '@pricehunt/product-links';

/** Extracts the host: "https://www.Klangwerk.example/shop" becomes "klangwerk.example". Returns null without a dotted host name. */
export function storeDomainOf(typed: string): string | null {
  const host = hostOf(typed.trim());
  if (host === null) return null;
  return /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/.test(host)
    ? host
    : null;
}
