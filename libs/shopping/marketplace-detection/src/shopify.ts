import { hostOf, isSameSite } from '@pricehunt/product-links';

/**
 * Tells whether a host, or the host of a link, is Shopify's own: myshopify.com or shopify.com, or one under them (S§5).
 * A shop of Shopify under its own domain is told by looksLikeShopify.
 */
export function isShopifyDomain(linkOrHost: string): boolean {
  const host = hostOf(linkOrHost);
  return host !== null && shopifyDomains.some((domain) => isSameSite(host, domain));
}

const shopifyDomains = ['myshopify.com', 'shopify.com'];

/** What a shop answered: its headers by lower-case name, and its page. */
export interface ShopAnswer {
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly html: string;
}

/**
 * Tells whether a shop under its own domain is one of Shopify's, by its answer: Shopify's own headers, or a page that
 * runs Shopify's storefront. A page that only mentions or embeds Shopify (a buy button, an article) does not count.
 */
export function looksLikeShopify({ headers, html }: ShopAnswer): boolean {
  const beginning = html.slice(0, charactersReadMax);
  return (
    ['x-shopid', 'x-shopify-stage', 'x-shopify-shop-id'].some((name) => headers[name] !== undefined) ||
    /\bshopify\b/i.test(String(headers['powered-by'] ?? '')) ||
    storefrontMarks.some((mark) => mark.test(beginning))
  );
}

/* The marks stand near the head of a page; a hostile page may not take long to read. */
const charactersReadMax = 500_000;

const storefrontMarks = [
  /\bShopify\.shop\s*=\s*["']/,
  /\bShopify\.theme\s*=\s*\{/,
  /<meta\b[^>]{0,200}\bname=["']?shopify-(?:checkout-api-token|digital-wallet)\b/i,
  /(?:href|src)=["']?(?:https?:)?\/\/[^"'\s>]{1,200}\/cdn\/shop\/(?:t|files|products)\//i,
  /(?:href|src)=["']?(?:https?:)?\/\/cdn\.shopify\.com\/s\/files\/\d+\/(?:\d+\/)+t\//i,
];
