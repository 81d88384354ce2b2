import { hostOf } from './site-host';

export type ShopId =
  | 'shopify'
  | 'amazon'
  | 'ebay'
  | 'etsy'
  | 'walmart'
  | 'target'
  | 'bestbuy'
  | 'newegg'
  | 'aliexpress'
  | 'alibaba';

export interface KnownShop {
  readonly id: ShopId;
  readonly name: string;
  /** Registrable domains in all countries. */
  readonly domains: readonly string[];
  /** Domains used only for short links. */
  readonly shortDomains?: readonly string[];
}

export const knownShops: readonly KnownShop[] = [
  { id: 'shopify', name: 'Shopify', domains: ['myshopify.com', 'shopify.com'] },
  {
    id: 'amazon',
    name: 'Amazon',
    domains: [
      'amazon.com',
      'amazon.ae',
      'amazon.ca',
      'amazon.cn',
      'amazon.co.jp',
      'amazon.co.uk',
      'amazon.co.za',
      'amazon.com.au',
      'amazon.com.be',
      'amazon.com.br',
      'amazon.com.mx',
      'amazon.com.tr',
      'amazon.de',
      'amazon.eg',
      'amazon.es',
      'amazon.fr',
      'amazon.ie',
      'amazon.in',
      'amazon.it',
      'amazon.nl',
      'amazon.pl',
      'amazon.sa',
      'amazon.se',
      'amazon.sg',
    ],
    shortDomains: ['amzn.to', 'amzn.eu', 'amzn.asia', 'amzn.in', 'amzn.com', 'a.co'],
  },
  {
    id: 'ebay',
    name: 'eBay',
    domains: [
      'ebay.com',
      'ebay.at',
      'ebay.be',
      'ebay.ca',
      'ebay.ch',
      'ebay.cn',
      'ebay.co.uk',
      'ebay.com.au',
      'ebay.com.hk',
      'ebay.com.my',
      'ebay.com.sg',
      'ebay.de',
      'ebay.es',
      'ebay.fr',
      'ebay.ie',
      'ebay.in',
      'ebay.it',
      'ebay.nl',
      'ebay.ph',
      'ebay.pl',
      'ebay.vn',
    ],
    shortDomains: ['ebay.us', 'ebay.to'],
  },
  { id: 'etsy', name: 'Etsy', domains: ['etsy.com'], shortDomains: ['etsy.me'] },
  {
    id: 'walmart',
    name: 'Walmart',
    domains: [
      'walmart.com',
      'walmart.ca',
      'walmart.com.mx',
      'walmart.co.cr',
      'walmart.com.gt',
      'walmart.com.hn',
      'walmart.com.ni',
      'walmart.com.sv',
    ],
  },
  { id: 'target', name: 'Target', domains: ['target.com'] },
  { id: 'bestbuy', name: 'Best Buy', domains: ['bestbuy.com', 'bestbuy.ca'] },
  { id: 'newegg', name: 'Newegg', domains: ['newegg.com', 'newegg.ca'] },
  { id: 'aliexpress', name: 'AliExpress', domains: ['aliexpress.com', 'aliexpress.us', 'aliexpress.ru'] },
  { id: 'alibaba', name: 'Alibaba', domains: ['alibaba.com'] },
];

/** By equality or dot-suffix; null if none matches. */
export function shopOf(linkOrHost: string): FoundShop | null {
  let rest = hostOf(linkOrHost) ?? '';
  while (rest !== '') {
    const found = shopByDomain.get(rest);
    if (found !== undefined) return found;
    const dot = rest.indexOf('.');
    rest = dot < 0 ? '' : rest.slice(dot + 1);
  }
  return null;
}

interface FoundShop {
  readonly shop: KnownShop;
  readonly domain: string;
}

const shopByDomain: ReadonlyMap<string, FoundShop> = new Map(
  knownShops.flatMap((shop) =>
    [...shop.domains, ...(shop.shortDomains ?? [])].map((domain) => [domain, { shop, domain }] as const),
  ),
);
