import type { OrderLine, OrderMarks } from '@pricehunt/order-attribution';
import type { OrderSourceKind } from '@pricehunt/storage';

/** An order as one of its sources tells it. Amounts are minor units of its currency, times ISO 8601 in UTC. */
export interface OrderMessage {
  readonly businessId: string;
  readonly externalId: string;
  readonly name: string;
  readonly source: OrderSourceKind;
  readonly sourceId: string | null;
  readonly checkoutToken: string | null;
  /** An address or an id that stays the same for a customer; only its keyed hash is kept. */
  readonly customer: string | null;
  readonly customerId: string | null;
  readonly placedAt: string;
  readonly changedAt: string;
  readonly currency: string;
  readonly subtotalMinor: number;
  readonly discountMinor: number;
  readonly taxMinor: number;
  readonly shippingMinor: number;
  readonly totalMinor: number;
  readonly lines: readonly OrderLine[];
  readonly discountCodes: readonly string[];
  readonly marks: Omit<OrderMarks, 'checkoutReferences'>;
  readonly payment: 'pending' | 'paid' | 'cancelled';
  readonly cancelledAt: string | null;
  readonly isTest: boolean;
  /** False for what only a page tells, which anybody could. */
  readonly isConfirmed: boolean;
}

/** A refund as a source tells it. */
export interface RefundMessage {
  readonly businessId: string;
  readonly orderExternalId: string;
  readonly externalId: string;
  readonly at: string;
  /** Tax and delivery included. */
  readonly totalMinor: number;
  readonly lines:
    readonly { readonly lineId: string; readonly quantity: number; readonly totalMinor: number }[] | null;
}
