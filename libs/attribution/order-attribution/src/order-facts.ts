import type { MatchMethod } from './attribution-vocabulary';

/** One touch on the way to an order. */
export interface Touch {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly atMs: number;
  readonly kind: 'click' | 'referral' | 'coupon' | 'customer';
  readonly matchMethod: MatchMethod;
  /** The id that it took to the shop; null for none. */
  readonly referenceId: string | null;
  readonly visit: 'person' | 'bot';
  /** Made by somebody of the merchant's own. */
  readonly isOwn: boolean;
  /** What showed that an advertisement was paid for the visit, such as gclid; null for nothing. */
  readonly paidBy: string | null;
}

/** One line of an order: after discounts, without tax and delivery, in minor units of the order's currency. */
export interface OrderLine {
  readonly lineId: string;
  readonly itemId: string | null;
  readonly sku: string | null;
  readonly title: string | null;
  readonly category: string | null;
  readonly quantity: number;
  readonly totalMinor: number;
}

/** Money of an order that went back. */
export interface OrderRefund {
  readonly externalId: string;
  readonly atMs: number;
  /** Tax and delivery included. */
  readonly totalMinor: number;
  /** What of it was for lines, without tax and delivery; null where the shop did not say, and all lines bear it alike. */
  readonly lines:
    readonly { readonly lineId: string; readonly quantity: number; readonly totalMinor: number }[] | null;
}
