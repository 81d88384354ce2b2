import type { Availability, Condition, DeliveryDays, PriceTax } from '@pricehunt/offers';
import type { MarkupMethod } from './markup-item';

/** The kind of evidence that a fact was read from. */
export type EvidenceMethod = MarkupMethod | 'open-graph' | 'shopify' | 'meta' | 'page' | 'operator-rule';

/** What a price amount stands for: what one pays now, or the lowest of several (variants, sellers, sizes). */
export type PriceKind = 'exact' | 'from';

/** A price as a piece of evidence states it. */
export interface PriceClaim {
  /** Plain decimal in the main unit of the currency, such as "1299.5". */
  readonly amount: string;
  /** ISO 4217 code, or null where the evidence names none. */
  readonly currency: string | null;
  readonly kind: PriceKind;
}

/** What is charged for shipping. */
export interface StatedCharge {
  /** Plain decimal, "0" where shipping is free. Null: the shop does not ship, or charges a share. */
  readonly amount: string | null;
  readonly currency: string | null;
  /** The share of the order's value that is charged. */
  readonly share?: number;
  /** The order value from which shipping is free. */
  readonly freeFrom?: { readonly amount: string; readonly currency: string | null };
  readonly deliveryDays?: DeliveryDays;
}

/** What shipping costs by a piece of evidence: without a destination, where the amount is null for nothing, and for countries. */
export interface ShippingClaim extends StatedCharge {
  /** What is stated for countries, each once. */
  readonly rates: readonly ShippingRateClaim[];
}

/** What shipping to one country costs; a null amount without a share says that there is none. */
export interface ShippingRateClaim extends StatedCharge {
  readonly country: string;
}

/** What a piece of evidence says of one variant of a product. */
export interface VariantClaims {
  /** What the shop calls it, with or without the product's own name; null where it says nothing. */
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

/** What one piece of evidence says of the page's product; null or empty where it says nothing. */
export interface ProductClaims {
  readonly method: EvidenceMethod;
  /** Where in the page it stands, in words for a person. */
  readonly where: string;
  /** From 0 to 2: how much it counts where pieces of evidence disagree. */
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
  /** Whether the price has tax in it; null where that is not stated. */
  readonly tax: PriceTax | null;
  readonly weightGrams: number | null;
  readonly seller: string | null;
  readonly breadcrumb: readonly string[];
  readonly siteName: string | null;
  readonly variants: readonly VariantClaims[];
}

/** Claims that say nothing yet, to be spread under what a piece of evidence does say. */
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
    seller: null,
    breadcrumb: [],
    siteName: null,
    variants: [],
  };
}
