import { shopOf } from './known-shops';
import type { ShopId } from './known-shops';
import { parameterOf, readParameters, writeAddress } from './query-parameters';
import { decodeText, readWebUrl } from './web-url';
import type { WebUrl } from './web-url';

export interface ShopItem {
  readonly shop: ShopId;
  /** The registrable domain that matched. */
  readonly domain: string;
  /** ASIN, eBay item, SKU, TCIN, Shopify handle and so on. */
  readonly id: string;
  readonly variantId: string | null;
  /** The item's shortest URL, with the parameters that select the variant. */
  readonly url: string;
}

/** Null for other hosts and for pages that aren't a single product. */
export function shopItemOf(link: string): ShopItem | null {
  const found = shopOf(link);
  const url = readWebUrl(link);
  if (found === null || url === null) return null;
  const { shop, domain } = found;
  const page = readers[shop.id](url, domain);
  if (page === null) return null;
  const keep = page.keep ?? /^$/;
  const chosen = readParameters(url.search).filter(({ name, value }) => value !== '' && keep.test(name));
  const ownHost = shop.id === 'shopify' ? url.hostname.replace(/\.$/, '') : null;
  const mainDomain = shop.domains.includes(domain) ? domain : shop.domains[0];
  const host = ownHost ?? `www.${mainDomain}`;
  const variantName = page.variant;
  const variantId = variantName === undefined ? null : parameterOf(url, variantName) || null;
  return {
    shop: shop.id,
    domain,
    id: page.id,
    variantId,
    url: writeAddress(`https://${host}`, page.path, chosen),
  };
}

/** On any host; whether the shop uses Shopify must be checked separately. */
export function shopifyProductIn(
  link: string,
): { readonly handle: string; readonly variantId: string | null } | null {
  const url = readWebUrl(link);
  const handle = url === null ? null : matched(url, shopifyPath);
  if (url === null || handle === null) return null;
  return { handle: decodeText(handle), variantId: parameterOf(url, 'variant') || null };
}

/**
 * The link under which Shopify lists a product, whose handle it finds in any case. Other links are returned unchanged. Whether
 * the shop uses Shopify must be checked separately: elsewhere another case may be another product.
 */
export function withShopifyHandle(link: string): string {
  const url = readWebUrl(link);
  if (url === null || matched(url, shopifyPath) === null) return link;
  const path = url.pathname.replace(/[^/]+(?=\/?$)/, inLowerCase);
  return path === url.pathname ? link : writeAddress(url.origin, path, readParameters(url.search), url.hash);
}

/* Not in escapes, whose letters are in capitals. */
function inLowerCase(handle: string): string {
  return handle.replace(/%[A-F\d]{2}|[A-Z]+/gi, (part) => (part.startsWith('%') ? part : part.toLowerCase()));
}

const shopifyPath = /\/products\/([^/]+?)(?:\.js|\.json|\.oembed)?\/?$/i;

interface ItemPage {
  readonly id: string;
  readonly path: string;
  readonly keep?: RegExp;
  readonly variant?: string;
}

const readers: Readonly<Record<ShopId, (url: WebUrl, domain: string) => ItemPage | null>> = {
  shopify: (url) => {
    const written = matched(url, shopifyPath);
    if (written === null) return null;
    const handle = inLowerCase(written);
    // The locale in the path determines the currency.
    const locale = matched(url, /^(\/[a-z]{2}(?:-[a-z]{2})?)\//i) ?? '';
    const path = `${locale}/products/${handle}`;
    return { id: decodeText(handle), path, keep: /^variant$/, variant: 'variant' };
  },
  amazon: (url) => {
    const text =
      matched(url, amazonPath) ??
      matched(url, /^\/(B0[A-Z\d]{8})\/?$/i) ??
      parameterMatching(url, 'asin', asin);
    const id = text?.toUpperCase();
    return id === undefined ? null : { id, path: `/dp/${id}`, keep: /^psc$/ };
  },
  ebay: (url) => {
    const id =
      matched(url, /\/itm\/(?:[^/]+\/)?(\d{9,15})(?:[/:]|$)/i) ??
      matched(url, /^\/i\/(?:[^/]+-)?(\d{9,15})(?:[/:]|$)/i) ??
      parameterMatching(url, 'iid', /^\d{9,15}$/) ??
      (/\/(?:itm|ws)\//.test(url.pathname) ? parameterMatching(url, 'item', /^\d{9,15}$/) : null);
    if (id !== null) return { id, path: `/itm/${id}`, keep: /^var$/, variant: 'var' };
    const productId = matched(url, /^\/p\/(?:[^/]+\/)?(\d{6,15})\/?$/i);
    return productId === null ? null : { id: productId, path: `/p/${productId}` };
  },
  etsy: (url) => {
    const id = matched(url, /\/listing\/(\d+)(?:\/|$)/i);
    return id === null ? null : { id, path: `/listing/${id}`, keep: /^variation\d$/ };
  },
  walmart: (url, domain) => {
    const id =
      matched(url, /\/(?:ip|reviews\/product)\/(?:[^/]+\/){0,8}(\d{5,})\/?$/i) ??
      matched(url, /\/ip\/(?:[^/]+\/){0,8}((?=[A-Z]*\d)[A-Z\d]{10,14})\/?$/);
    if (id === null) return null;
    const path = domain === 'walmart.com' ? `/ip/${id}` : url.pathname;
    return { id, path, keep: /^selectedSellerId$/ };
  },
  target: (url) => {
    const id = matched(url, /\/p\/(?:[^/]+\/){0,8}A-(\d+)(?:\/|$)/i);
    return id === null ? null : { id, path: `/p/-/A-${id}`, keep: /^preselect$/, variant: 'preselect' };
  },
  bestbuy: readBestBuy,
  newegg: (url) => {
    const listed = matched(url, /\/(?:p|products)\/((?=[A-Z-]*\d)[A-Z\d][A-Z\d-]{6,})\/?$/i);
    if (listed !== null) return { id: listed, path: `/p/${listed}`, keep: /^Item$/i, variant: 'Item' };
    const id = /^\/product\//i.test(url.pathname)
      ? parameterMatching(url, 'item', /^(?=[A-Z-]*\d)[A-Z\d-]{7,}$/i)
      : null;
    return id === null ? null : { id, path: `/p/${id}` };
  },
  aliexpress: (url) => {
    const id = matched(url, /\/(?:item|i|store\/product)\/(?:[^/]+\/)?(?:\d+_)?(\d{6,})(?:\.html)?\/?$/i);
    const bundled = /^(\d{6,})(?::|,|$)/.exec(parameterOf(url, 'productIds') ?? '')?.[1] ?? null;
    const found = id ?? (/\/(?:ssr|gcp|p)\//.test(url.pathname) ? bundled : null);
    return found === null
      ? null
      : { id: found, path: `/item/${found}.html`, keep: /^sku_?id$/i, variant: 'sku_id' };
  },
  alibaba: (url) => {
    const id =
      matched(url, /\/(?:product-detail|pla)\/(?:[^/]*[_-])?(\d{6,})(?:\.html)?\/?$/i) ??
      matched(url, /\/product(?:-gs)?\/(\d{6,})(?:-\d+)?\//i);
    return id === null ? null : { id, path: `/product-detail/-_${id}.html` };
  },
};

/* Best Buy's newer pages have the product in the path, and the selected model after /sku/. */
function readBestBuy(url: WebUrl, domain: string): ItemPage | null {
  const path = url.pathname;
  const pathId =
    matched(url, /\/site\/(?:[^/]+\/){0,8}(\d{5,})\.p$/i) ??
    matched(url, /\/(?:sku|site\/(?:reviews|questions)\/[^/]+)\/(\d{5,})(?:\/|$)/i) ??
    matched(url, /\/click\/-\/(\d{5,})\/pdp$/i) ??
    matched(url, /\/(?:product|produit)\/(?:[^/]+\/)?(\d{5,10}|(?=[A-Z]*\d)[A-Z\d]{8,10})(?:\/|$)/i);
  const sku = /\.p$|\/(?:sku|product)\//i.test(path) ? parameterMatching(url, 'skuId', /^\d{5,}$/) : null;
  const id = sku ?? pathId;
  if (id === null) return null;
  if (domain === 'bestbuy.ca') return { id, path: `/en-ca/product/${id}` };
  return /^\d+$/.test(id) ? { id, path: `/site/${id}.p?skuId=${id}` } : { id, path };
}

const asin = /^(?:B[A-Z\d]{9}|\d{9}[\dX])$/i;

const amazonPath =
  /\/(?:dp(?:\/product)?|d|asin|o\/asin|product-reviews|review\/product|ask\/questions\/asin|gp\/(?:product(?:\/glance)?|offer-listing|video\/detail|aw\/(?:d|cr|ol|reviews))|exec\/obidos\/(?:asin|tg\/detail\/-))\/(B[A-Z\d]{9}|\d{9}[\dX])(?:[/.]|$)/i;

/** Ignores doubled slashes. */
function matched({ pathname }: WebUrl, pattern: RegExp): string | null {
  return pattern.exec(pathname.replace(/\/{2,}/g, '/'))?.[1] ?? null;
}

function parameterMatching(url: WebUrl, name: string, pattern: RegExp): string | null {
  const value = parameterOf(url, name)?.trim();
  return value !== undefined && pattern.test(value) ? value : null;
}
