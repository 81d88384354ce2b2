import { hostOf, isSameSite } from '@pricehunt/product-links';

/** myshopify.com, shopify.com or a subdomain (S§5). For shops with their own domain, use looksLikeShopify. */
export function isShopifyDomain(linkOrHost: string): boolean {
  const host = hostOf(linkOrHost);
  return host !== null && shopifyDomains.some((domain) => isSameSite(host, domain));
}

const shopifyDomains = ['myshopify.com', 'shopify.com'];

/** Headers by lower-case name, and the page. */
export interface ShopAnswer {
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly html: string;
}

/** By Shopify's headers or storefront. Mentions and embedded buy buttons don't count. */
export function looksLikeShopify({ headers, html }: ShopAnswer): boolean {
  const beginning = html.slice(0, charactersReadMax);
  return (
    ['x-shopid', 'x-shopify-stage', 'x-shopify-shop-id'].some((name) => headers[name] !== undefined) ||
    /\bshopify\b/i.test(String(headers['powered-by'] ?? '')) ||
    storefrontMarks.some((mark) => mark.test(beginning))
  );
}

/* The marks are at the start of the page. The limit keeps hostile pages from taking long. */
const charactersReadMax = 500_000;

const storefrontMarks = [
  /\bShopify\.shop\s*=\s*["']/,
  /\bShopify\.theme\s*=\s*\{/,
  /<meta\b[^>]{0,200}\bname=["']?shopify-(?:checkout-api-token|digital-wallet)\b/i,
  /(?:href|src)=["']?(?:https?:)?\/\/[^"'\s>]{1,200}\/cdn\/shop\/(?:t|files|products)\//i,
  /(?:href|src)=["']?(?:https?:)?\/\/cdn\.shopify\.com\/s\/files\/\d+\/(?:\d+\/)+t\//i,
];
