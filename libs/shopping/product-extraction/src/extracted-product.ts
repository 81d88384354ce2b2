import type {
  Availability,
  Condition,
  Money,
  PriceTax,
  Shipping,
  ShippingPolicy,
  ShippingRate,
} from '@pricehunt/offers';
import type { EvidenceMethod, PriceKind } from './product-claims';

/** Where a fact was read: the kind of evidence, and the place in words for a person. */
export interface Evidence {
  readonly method: EvidenceMethod;
  readonly where: string;
}

/** The facts that evidence is kept for. */
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

/** One variant that the page offers. */
export interface ExtractedVariant {
  /** What sets it apart from the others, such as "Black / 256 GB"; null where the page gives no words for it. */
  readonly name: string | null;
  readonly attributes: Readonly<Record<string, string>>;
  readonly sku: string | null;
  readonly mpn: string | null;
  readonly gtins: readonly string[];
  readonly price: Money | null;
  readonly availability: Availability;
  readonly imageUrl: string | null;
  readonly link: string | null;
  /** Whether the page's link asks for this variant; at most one is. */
  readonly isSelected: boolean;
}

/** What a shop page states of its product. Null, empty or "unknown" is what it does not state. */
export interface ExtractedProduct {
  readonly title: string;
  readonly brand: string | null;
  /** Valid trade item numbers, each as 14 digits. */
  readonly gtins: readonly string[];
  readonly mpn: string | null;
  /** The shop's own number of the product or of the selected variant. */
  readonly sku: string | null;
  /** Of the selected variant, by lower-case English name: colour, size, capacity and so on. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly description: string | null;
  /** Absolute addresses, the main image first. */
  readonly imageUrls: readonly string[];
  readonly canonicalLink: string;
  /** The price where amount and currency are both facts; null where the currency is only a guess. */
  readonly price: Money | null;
  /** The stated amount as a plain decimal, with more digits than money has where the shop gives them ("0.0375"). */
  readonly amount: string | null;
  /** ISO 4217 code, stated or guessed. */
  readonly currency: string | null;
  /** Whether the currency comes from nothing better than the shop's country or language. */
  readonly currencyIsGuess: boolean;
  /** "exact": what the product of the link costs; "from": the lowest of several; null without a price. */
  readonly priceKind: PriceKind | null;
  /** A higher earlier or recommended price in the same currency. */
  readonly listPrice: Money | null;
  readonly availability: Availability;
  readonly condition: Condition;
  /** What is stated without a destination. */
  readonly shipping: Shipping;
  /** What is stated for countries, each once. */
  readonly shippingRates: readonly ShippingRate[];
  /** Whether the price has tax in it, where the page states that. */
  readonly tax: PriceTax;
  readonly weightGrams: number | null;
  /** Who sells on a marketplace, or the shop's name as its markup gives it. */
  readonly seller: string | null;
  /** The path of categories, from wide to narrow. */
  readonly category: readonly string[];
  readonly variants: readonly ExtractedVariant[];
  readonly siteName: string | null;
  /** Whether the page comes from the Shopify software, so that its storefront interfaces can be asked too. */
  readonly shopifyHint: boolean;
  readonly evidence: Readonly<Partial<Record<EvidenceField, Evidence>>>;
}

/**
 * A page, read: a product, or why there is none. A list of products, a block or a queue ("blocked"), a test for robots
 * ("captcha"), a form to sign in with, the word that there is no such page ("gone", whatever the status it was sent with), a
 * frame that only scripts fill ("empty"), or any other page. None of these says anything about stock or price.
 */
export type PageReading = (
  | { readonly kind: 'product'; readonly product: ExtractedProduct }
  | {
      readonly kind: 'list' | 'blocked' | 'captcha' | 'login' | 'gone' | 'empty' | 'not-product';
      readonly evidence: string;
    }
) & {
  /** The shipping policy that the shop publishes on the page; left out where it does not. */
  readonly shippingPolicy?: ShippingPolicy;
};
