import type { ShopRules } from '@pricehunt/product-extraction';

/** Each has its own adapter; generic searches the shop's pages. */
export const platforms = [
  'woocommerce',
  'shopify',
  'magento',
  'vtex',
  'prestashop',
  'shopware',
  'ucp',
  'generic',
] as const;
export type Platform = (typeof platforms)[number];

type TaxMode = 'included' | 'excluded' | 'unknown';

export interface Shop {
  /** Registrable domain, or host and port on loopback. */
  readonly domain: string;
  readonly name: string;
  readonly platform: Platform;
  /** Such as https://www.shop.example. */
  readonly origin: string;
  readonly apiBase: string | null;
  /** ISO 4217, for prices without a currency; null if unknown. */
  readonly currency: string | null;
  /** ISO 3166-1; null if unknown. */
  readonly country: string | null;
  readonly taxMode: TaxMode;
  /** Added to prices without tax, in percent; null if unknown. */
  readonly taxPercent: number | null;
  /** With {query}; null if an API is used. */
  readonly searchTemplate: string | null;
  readonly rules?: ShopRules;
  /** Whether scripts render its pages. */
  readonly needsBrowser?: boolean;
}

export function shopSourceId({ domain }: Pick<Shop, 'domain'>): string {
  return `shop:${domain}`;
}
