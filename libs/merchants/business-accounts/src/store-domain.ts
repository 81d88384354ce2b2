import { hostOf } from '@pricehunt/product-links';

/**
 * The host of a store as it is kept, from what a merchant types: "https://www.Klangwerk.example/shop" and
 * "klangwerk.example" are both "klangwerk.example". Null for what is no host with a dot, such as an address of a network.
 */
export function storeDomainOf(typed: string): string | null {
  const host = hostOf(typed.trim());
  if (host === null) return null;
  return /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/.test(host)
    ? host
    : null;
}
