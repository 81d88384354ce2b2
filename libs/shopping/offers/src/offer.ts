import type { Money } from './money';
import type { ProductIdentity } from './product';
import type { ShippingPolicy } from './shipping-policy';

/** Whether a shop has the thing. "unknown" is a state of its own: a page that was blocked says nothing about stock. */
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

/** Whether a shop has the thing to send, be it only a few. */
export function isInStock(availability: Availability): boolean {
  return availability === 'in_stock' || availability === 'limited';
}

/** Whether a price has tax in it. */
export const priceTaxes = ['included', 'excluded', 'unknown'] as const;
export type PriceTax = (typeof priceTaxes)[number];

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
  /** Null: it does not ship there. With weight classes, the cost of what is heavier than all of them. */
  readonly cost: Money | null;
  /** The item price from which shipping is free; null for none. */
  readonly freeFrom: Money | null;
  /** What lighter things cost, the lightest class first. */
  readonly weightClasses?: readonly WeightClass[];
  /** The weight of things whose own weight is not known; without it, their shipping is unknown. */
  readonly weightGramsAssumed?: number;
  /** What else a shopper should know, such as that islands cost more. */
  readonly note?: string;
  readonly deliveryDays?: DeliveryDays;
}

/** What shipping costs up to a weight. */
interface WeightClass {
  readonly gramsMax: number;
  readonly cost: Money;
}

/** From order to delivery, in days; `min` is 0 where only the longest is stated. */
export interface DeliveryDays {
  readonly min: number;
  readonly max: number;
}

/** A rule of a shop, entered by its merchant or by the operator. */
export interface ShopRate extends ShippingRate {
  /** Left out: its merchant. */
  readonly enteredBy?: 'operator';
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
  /** The shipping rules of its shop, for countries that the offer itself is silent on. Never saved with the offer. */
  readonly shopRates?: readonly ShopRate[];
  /** The shipping policy that its shop publishes. Never saved with the offer. */
  readonly shopPolicy?: ShippingPolicy;
  /** Whether its price has tax in it, where the source states that; see `taxOf`. */
  readonly tax?: PriceTax;
  /** With its packaging where the source states that. */
  readonly weightGrams?: number;
  readonly availability: Availability;
  readonly condition: Condition;
  /** When the source last confirmed this offer, ISO 8601 in UTC. */
  readonly checkedAt: string;
}

/** The source of offers that come from product feeds of affiliate networks: their prices are as old as the feed. */
export const networkFeedSource = 'network-feed';
