import type { MatchMethod } from './attribution-vocabulary';

export interface Touch {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly atMs: number;
  readonly kind: 'click' | 'referral' | 'coupon' | 'customer';
  readonly matchMethod: MatchMethod;
  readonly referenceId: string | null;
  readonly visit: 'person' | 'bot';
  readonly isOwn: boolean;
  /** A sign of a paid ad, such as gclid; null for none. */
  readonly paidBy: string | null;
}

/** After discounts, without tax and shipping, in minor units. */
export interface OrderLine {
  readonly lineId: string;
  readonly itemId: string | null;
  readonly sku: string | null;
  readonly title: string | null;
  readonly category: string | null;
  readonly quantity: number;
  readonly totalMinor: number;
}

export interface OrderRefund {
  readonly externalId: string;
  readonly atMs: number;
  /** Including tax and shipping. */
  readonly totalMinor: number;
  /** The share for items, without tax and shipping; null if unknown and spread over all lines. */
  readonly lines:
    readonly { readonly lineId: string; readonly quantity: number; readonly totalMinor: number }[] | null;
}
