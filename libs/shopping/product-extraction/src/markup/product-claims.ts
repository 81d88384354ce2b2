import type { Availability, Condition, DeliveryDays, PriceTax, ShopFacts } from '@pricehunt/offers';
import type { MarkupMethod } from './markup-item';

export type EvidenceMethod = MarkupMethod | 'open-graph' | 'shopify' | 'meta' | 'page' | 'operator-rule';

/** exact: the price to pay. from: the lowest of several variants, sellers or sizes. */
export type PriceKind = 'exact' | 'from';

export interface PriceClaim {
  /** A decimal in main units, such as "1299.5". */
  readonly amount: string;
  /** ISO 4217; null if not stated. */
  readonly currency: string | null;
  readonly kind: PriceKind;
}

export interface StatedCharge {
  /** A decimal, "0" if free. Null if the shop doesn't ship or charges a share. */
  readonly amount: string | null;
  readonly currency: string | null;
  /** The charged share of the order's value. */
  readonly share?: number;
  readonly freeFrom?: { readonly amount: string; readonly currency: string | null };
  readonly deliveryDays?: DeliveryDays;
}

/** Without a destination, where a null amount means not stated, and by country. */
export interface ShippingClaim extends StatedCharge {
  /** At most one per country. */
  readonly rates: readonly ShippingRateClaim[];
}

/** A null amount without a share means no shipping there. */
export interface ShippingRateClaim extends StatedCharge {
  readonly country: string;
}

export interface VariantClaims {
  /** With or without the product's name; null if not stated. */
  readonly name: string | null;
  readonly attributes: Readonly<Record<string, string>>;
  readonly id: string | null;
  readonly sku: string | null;
  readonly mpn: string | null;
  readonly gtins: readonly string[];
  readonly price: PriceClaim | null;
  readonly listPrice: string | null;
  readonly availability: Availability | null;
  readonly condition: Condition | null;
  readonly shipping: ShippingClaim | null;
  readonly link: string | null;
  readonly imageUrls: readonly string[];
}

/** What one piece of evidence states; null or empty if not stated. */
export interface ProductClaims {
  readonly method: EvidenceMethod;
  /** Where on the page it is, for people to read. */
  readonly where: string;
  /** 0 to 2: its weight if evidence disagrees. */
  readonly weight: number;
  readonly title: string | null;
  readonly brand: string | null;
  readonly sku: string | null;
  readonly mpn: string | null;
  readonly gtins: readonly string[];
  readonly attributes: Readonly<Record<string, string>>;
  readonly description: string | null;
  readonly imageUrls: readonly string[];
  readonly link: string | null;
  readonly price: PriceClaim | null;
  readonly listPrice: string | null;
  readonly availability: Availability | null;
  readonly condition: Condition | null;
  readonly shipping: ShippingClaim | null;
  readonly tax: PriceTax | null;
  readonly weightGrams: number | null;
  readonly facts: ShopFacts | null;
  readonly seller: string | null;
  readonly breadcrumb: readonly string[];
  readonly siteName: string | null;
  readonly variants: readonly VariantClaims[];
}

export function noClaims(method: EvidenceMethod, where: string, weight: number): ProductClaims {
  return {
    method,
    where,
    weight,
    title: null,
    brand: null,
    sku: null,
    mpn: null,
    gtins: [],
    attributes: {},
    description: null,
    imageUrls: [],
    link: null,
    price: null,
    listPrice: null,
    availability: null,
    condition: null,
    shipping: null,
    tax: null,
    weightGrams: null,
    facts: null,
    seller: null,
    breadcrumb: [],
    siteName: null,
    variants: [],
  };
}
