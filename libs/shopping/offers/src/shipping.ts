import type { Money } from './money';

/** Shipping in the shop's home country. Unknown is never zero. */
export type Shipping =
  { readonly kind: 'free' } | { readonly kind: 'known'; readonly cost: Money } | { readonly kind: 'unknown' };

export type ShippingTo = Shipping | { readonly kind: 'not-shipped' };

export interface ShippingRate {
  /** ISO 3166. */
  readonly country: string;
  /** Null if it doesn't ship there. With weight classes, the cost above all of them. */
  readonly cost: Money | null;
  /** Free from this item price; null for never. */
  readonly freeFrom: Money | null;
  /** Costs of lighter items, lightest first. */
  readonly weightClasses?: readonly WeightClass[];
  /** Used for items without a weight. Without it, their shipping is unknown. */
  readonly weightGramsAssumed?: number;
  /** Such as a surcharge for islands. */
  readonly note?: string;
  readonly deliveryDays?: DeliveryDays;
}

interface WeightClass {
  readonly gramsMax: number;
  readonly cost: Money;
}

/** Days from order to delivery. `min` is 0 if only the maximum is stated. */
export interface DeliveryDays {
  readonly min: number;
  readonly max: number;
}

export interface ShopRate extends ShippingRate {
  /** The merchant if left out. */
  readonly enteredBy?: 'operator';
}
