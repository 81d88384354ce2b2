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

/** What delivery costs. Unknown shipping is never zero. */
export type Shipping =
  { readonly kind: 'free' } | { readonly kind: 'known'; readonly cost: Money } | { readonly kind: 'unknown' };

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
  readonly shipping: Shipping;
  readonly availability: Availability;
  readonly condition: Condition;
  /** When the source last confirmed this offer, ISO 8601 in UTC. */
  readonly checkedAt: string;
}
