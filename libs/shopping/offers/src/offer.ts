import type { Money } from './money';
import type { ProductIdentity } from './product';

/** Whether a shop has the thing. "unknown" is a state of its own: a page that was blocked says nothing about stock. */
export const availabilities = [
  'in_stock',
  'pre_order',
  'back_order',
  'special_order',
  'out_of_stock',
  'discontinued',
  'unknown',
] as const;
export type Availability = (typeof availabilities)[number];

/** The state of the thing itself. */
export const conditions = ['new', 'refurbished', 'used', 'damaged', 'unknown'] as const;
export type Condition = (typeof conditions)[number];

/** The two kinds of goods whose prices are never mixed. */
export const conditionClasses = ['new', 'used'] as const;
export type ConditionClass = (typeof conditionClasses)[number];

/** New where the shop says so or nothing else; refurbished and damaged count as used. */
export function conditionClassOf(condition: Condition): ConditionClass {
  return condition === 'new' || condition === 'unknown' ? 'new' : 'used';
}

/** What shipping costs at the shop's home. Unknown shipping is never zero. */
export type Shipping =
  { readonly kind: 'free' } | { readonly kind: 'known'; readonly cost: Money } | { readonly kind: 'unknown' };

/** What shipping to one place costs, or that the shop does not ship there. */
export type ShippingTo = Shipping | { readonly kind: 'not-shipped' };

/** What a shop asks for shipping to one country. */
export interface ShippingRate {
  /** ISO 3166, two capitals. */
  readonly country: string;
  /** Null: it does not ship there. */
  readonly cost: Money | null;
  /** The item price from which shipping is free; null for none. */
  readonly freeFrom: Money | null;
}

/** Who sells: a shop by its registrable domain. */
export interface Retailer {
  readonly name: string;
  /** Registrable domain in lower case, or the host with its port for a shop on loopback. */
  readonly domain: string;
}

/** One shop's offer of one product (or one variant of it), as a source reported it. */
export interface Offer extends ProductIdentity {
  readonly id: string;
  /** The offer source that reported it: catalog, structured-page, shopify-storefront, ucp-catalog and so on. */
  readonly source: string;
  readonly retailer: Retailer;
  /** The seller on a marketplace, where it is not the retailer itself. */
  readonly seller: string | null;
  readonly sku: string | null;
  /** The product page in the shop, canonical. */
  readonly link: string;
  /** A ready affiliate link that the source's API gave; used unmodified (S§5). */
  readonly affiliateLink: string | null;
  readonly imageUrl: string | null;
  readonly price: Money;
  readonly listPrice: Money | null;
  /** What the shop states without a destination. */
  readonly shipping: Shipping;
  /** What it states for countries, each once. */
  readonly shippingRates: readonly ShippingRate[];
  /** The shipping rules of its shop, for countries that the offer itself is silent on, each once. Never saved with the offer. */
  readonly shopRates?: readonly ShippingRate[];
  readonly availability: Availability;
  readonly condition: Condition;
  /** When the source last confirmed this offer, ISO 8601 in UTC. */
  readonly checkedAt: string;
}
