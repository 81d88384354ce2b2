import type {
  Availability,
  Condition,
  Money,
  PriceTax,
  Shipping,
  ShippingPolicy,
  ShippingRate,
  ShopFacts,
} from '@pricehunt/offers';
import type { EvidenceMethod, PriceKind } from '../markup/product-claims';

export interface Evidence {
  readonly method: EvidenceMethod;
  readonly where: string;
}

export type EvidenceField =
  | 'title'
  | 'brand'
  | 'gtins'
  | 'mpn'
  | 'sku'
  | 'attributes'
  | 'description'
  | 'imageUrls'
  | 'canonicalLink'
  | 'price'
  | 'currency'
  | 'listPrice'
  | 'availability'
  | 'condition'
  | 'shipping'
  | 'seller'
  | 'category'
  | 'variants'
  | 'siteName';

export interface ExtractedVariant {
  /** What distinguishes it, such as "Black / 256 GB"; null if not stated. */
  readonly name: string | null;
  readonly attributes: Readonly<Record<string, string>>;
  readonly sku: string | null;
  readonly mpn: string | null;
  readonly gtins: readonly string[];
  readonly price: Money | null;
  readonly availability: Availability;
  readonly imageUrl: string | null;
  readonly link: string | null;
  /** Whether the page's link selects it; at most one is selected. */
  readonly isSelected: boolean;
}

/** Null, empty or "unknown" means not stated. */
export interface ExtractedProduct {
  readonly title: string;
  readonly brand: string | null;
  /** Valid GTINs with 14 digits. */
  readonly gtins: readonly string[];
  readonly mpn: string | null;
  /** The shop's number for the product or the selected variant. */
  readonly sku: string | null;
  /** Of the selected variant, by lower-case English name: colour, size, capacity and so on. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly description: string | null;
  /** Absolute, main image first. */
  readonly imageUrls: readonly string[];
  readonly canonicalLink: string;
  /** Null if the currency is only a guess. */
  readonly price: Money | null;
  /** A decimal, with more digits than Money where the shop states them ("0.0375"). */
  readonly amount: string | null;
  /** ISO 4217, stated or guessed. */
  readonly currency: string | null;
  /** Whether the currency comes only from the shop's country or language. */
  readonly currencyIsGuess: boolean;
  /** "exact": the price of the linked product; "from": the lowest of several; null without a price. */
  readonly priceKind: PriceKind | null;
  /** A higher previous or recommended price in the same currency. */
  readonly listPrice: Money | null;
  readonly availability: Availability;
  readonly condition: Condition;
  readonly shipping: Shipping;
  /** At most one per country. */
  readonly shippingRates: readonly ShippingRate[];
  readonly tax: PriceTax;
  readonly weightGrams: number | null;
  readonly facts: ShopFacts | null;
  /** The seller on a marketplace, otherwise the shop's name in its markup. */
  readonly seller: string | null;
  /** From the top level down. */
  readonly category: readonly string[];
  readonly variants: readonly ExtractedVariant[];
  readonly siteName: string | null;
  /** Whether the page comes from Shopify, so that its storefront API can be used too. */
  readonly shopifyHint: boolean;
  readonly evidence: Readonly<Partial<Record<EvidenceField, Evidence>>>;
}

/**
 * A product, or why there is none: a list, a block or queue ("blocked"), a captcha, a sign-in form, a missing page
 * ("gone", whatever its HTTP status), a frame filled by scripts ("empty"), or another page. None of these says anything
 * about stock or price.
 */
export type PageReading = (
  | { readonly kind: 'product'; readonly product: ExtractedProduct }
  | {
      readonly kind: 'list' | 'blocked' | 'captcha' | 'login' | 'gone' | 'empty' | 'not-product';
      readonly evidence: string;
    }
) & {
  readonly shippingPolicy?: ShippingPolicy;
};
