import { shopOf } from './known-shops';
import type { ShopId } from './known-shops';
import { readLinkWords } from './link-words';
import { shopItemOf } from './shop-item';
import { hostOf } from './site-host';
import { readWebUrl } from './web-url';

/**
 * Gives the key under which a marketplace's item is one item, whatever link leads to it; null for other links. Amazon's,
 * eBay's and most others' numbers hold in all countries; Walmart, Best Buy and each Shopify store number for themselves.
 */
export function shopItemKey(link: string): string | null {
  const item = shopItemOf(link);
  if (item === null) return null;
  const { shop, domain, id, variantId, url } = item;
  const scope = shop === 'shopify' ? hostOf(url) : numbersByDomain.has(shop) ? domain : shop;
  const isProductPage = shop === 'ebay' && url.includes('/p/');
  return [scope, isProductPage ? `p/${id}` : id, ...(variantId === null ? [] : [variantId])].join(' ');
}

const numbersByDomain: ReadonlySet<ShopId> = new Set(['walmart', 'bestbuy']);

/** Gives the key of an item by its retailer's domain and the retailer's own number (SKU) for it. */
export function retailerItemKey(domain: string, itemNumber: string): string {
  return `${domain} ${itemNumber.toLowerCase()}`;
}

/**
 * Gives every key under which the item of a link may be known: a marketplace's item, else the numbers in the link under
 * each domain that its host lies in. A number may turn out to be no item's.
 */
export function itemKeysOf(link: string): readonly string[] {
  const key = shopItemKey(link);
  if (key !== null) return [key];
  return shopOf(link) === null ? retailerItemKeysOf(link, readLinkWords(link).itemNumbers) : [];
}

/** Gives the keys of a shop's own numbers under each domain that the host of a link lies in. */
export function retailerItemKeysOf(link: string, itemNumbers: readonly string[]): readonly string[] {
  const url = readWebUrl(link);
  if (url === null) return [];
  const labels = url.origin.replace(/^https?:\/\/(?:www\.)?/, '').split('.');
  const domains = labels.slice(0, -1).map((_label, place) => labels.slice(place).join('.'));
  return domains.slice(-4).flatMap((domain) => itemNumbers.map((number) => retailerItemKey(domain, number)));
}
