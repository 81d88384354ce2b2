import type { ShopRules } from '@pricehunt/product-extraction';

/** The platforms that shops are searched on, each by its own adapter; generic searches a shop's pages. */
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

/** Whether a shop shows its prices with tax. */
type TaxMode = 'included' | 'excluded' | 'unknown';

/** A shop that the operator added, with what is needed to search it. */
export interface Shop {
  /** Registrable domain, or the host with its port for a shop on loopback. */
  readonly domain: string;
  readonly name: string;
  readonly platform: Platform;
  /** Where its home page is, such as https://www.shop.example. */
  readonly origin: string;
  /** Where its interface for programs begins; null where it has none. */
  readonly apiBase: string | null;
  /** ISO 4217; of prices that name no currency themselves. Null when unknown. */
  readonly currency: string | null;
  /** ISO 3166-1 alpha-2; null when unknown. */
  readonly country: string | null;
  readonly taxMode: TaxMode;
  /** What is added to prices without tax, in percent; null when it is not known. */
  readonly taxPercent: number | null;
  /** The address of its search with {query} for the words; null where it is searched by its interface. */
  readonly searchTemplate: string | null;
  /** What the operator wrote for pages whose markup says too little; left out where there is nothing. */
  readonly rules?: ShopRules;
  /** True where its pages are filled by scripts. */
  readonly needsBrowser?: boolean;
}

/** The id of the source that searches a shop. */
export function shopSourceId({ domain }: Pick<Shop, 'domain'>): string {
  return `shop:${domain}`;
}
