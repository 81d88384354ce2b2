import { shopOf } from './known-shops';
import type { ShopId } from './known-shops';
import { readLinkWords } from './link-words';
import { shopItemOf } from './shop-item';
import { hostOf } from './site-host';
import { readWebUrl } from './web-url';

/** One key per marketplace item. Numbers of Walmart, Best Buy and Shopify stores are per domain. */
export function shopItemKey(link: string): string | null {
  const item = shopItemOf(link);
  if (item === null) return null;
  const { shop, domain, id, variantId, url } = item;
  const scope = shop === 'shopify' ? hostOf(url) : numbersByDomain.has(shop) ? domain : shop;
  const isProductPage = shop === 'ebay' && url.includes('/p/');
  return [scope, isProductPage ? `p/${id}` : id, ...(variantId === null ? [] : [variantId])].join(' ');
}

const numbersByDomain: ReadonlySet<ShopId> = new Set(['walmart', 'bestbuy']);

/** From a retailer's domain and its own number (SKU). */
export function retailerItemKey(domain: string, itemNumber: string): string {
  return `${domain} ${itemNumber.toLowerCase()}`;
}

/** The marketplace item's key, otherwise keys of numbers in the link, which may not be item numbers. */
export function itemKeysOf(link: string): readonly string[] {
  const key = shopItemKey(link);
  if (key !== null) return [key];
  return shopOf(link) === null ? retailerItemKeysOf(link, readLinkWords(link).itemNumbers) : [];
}

/** Keys of a shop's own numbers under each parent domain of the link's host. */
export function retailerItemKeysOf(link: string, itemNumbers: readonly string[]): readonly string[] {
  const url = readWebUrl(link);
  if (url === null) return [];
  const labels = url.origin.replace(/^https?:\/\/(?:www\.)?/, '').split('.');
  const domains = labels.slice(0, -1).map((_label, place) => labels.slice(place).join('.'));
  return domains.slice(-4).flatMap((domain) => itemNumbers.map((number) => retailerItemKey(domain, number)));
}
