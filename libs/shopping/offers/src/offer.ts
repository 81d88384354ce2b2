import type { Money } from './money';
import type { ProductIdentity } from './product';
import type { ShopFacts } from './shop-facts';
import type { Shipping, ShippingRate, ShopRate } from './shipping';
import type { ShippingPolicy } from './shipping-policy';

/** "unknown" is a separate state: a blocked page says nothing about stock. */
export const availabilities = [
  'in_stock',
  'pre_order',
  'back_order',
  'special_order',
  'out_of_stock',
  'discontinued',
  'unknown',
  'limited',
  'in_store',
] as const;
export type Availability = (typeof availabilities)[number];

export function isInStock(availability: Availability): boolean {
  return availability === 'in_stock' || availability === 'limited';
}

export const priceTaxes = ['included', 'excluded', 'unknown'] as const;
export type PriceTax = (typeof priceTaxes)[number];

export const conditions = ['new', 'refurbished', 'used', 'damaged', 'unknown'] as const;
export type Condition = (typeof conditions)[number];

/** New and used prices are never mixed. */
export const conditionClasses = ['new', 'used'] as const;
export type ConditionClass = (typeof conditionClasses)[number];

/** Unknown counts as new; refurbished and damaged count as used. */
export function conditionClassOf(condition: Condition): ConditionClass {
  return condition === 'new' || condition === 'unknown' ? 'new' : 'used';
}

export interface Retailer {
  readonly name: string;
  /** Registrable domain in lower case, or host and port for a shop on loopback. */
  readonly domain: string;
}

export interface Offer extends ProductIdentity {
  readonly id: string;
  /** The offer source: catalog, structured-page, shopify-storefront, ucp-catalog and so on. */
  readonly source: string;
  readonly retailer: Retailer;
  /** The seller on a marketplace; null for the retailer itself. */
  readonly seller: string | null;
  readonly sku: string | null;
  /** Canonical link of the product page. */
  readonly link: string;
  /** An affiliate link from the source's API, used unmodified (S§5). */
  readonly affiliateLink: string | null;
  readonly imageUrl: string | null;
  readonly price: Money;
  readonly listPrice: Money | null;
  /** Shipping stated without a destination. */
  readonly shipping: Shipping;
  /** Stated rates, at most one per country. */
  readonly shippingRates: readonly ShippingRate[];
  /** The shop's shipping rules for countries the offer has no rate for. Never saved with the offer. */
  readonly shopRates?: readonly ShopRate[];
  /** The shop's published policy. Never saved with the offer. */
  readonly shopPolicy?: ShippingPolicy;
  /** If stated by the source; see `taxOf`. */
  readonly tax?: PriceTax;
  /** Including packaging if stated. */
  readonly weightGrams?: number;
  readonly facts?: ShopFacts;
  readonly availability: Availability;
  readonly condition: Condition;
  /** When the source last confirmed it, ISO 8601 in UTC. */
  readonly checkedAt: string;
}

/** The source of offers from affiliate network feeds. Their prices are as old as the feed. */
export const networkFeedSource = 'network-feed';
