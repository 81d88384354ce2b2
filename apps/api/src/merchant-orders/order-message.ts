import type { OrderLine, OrderMarks } from '@pricehunt/order-attribution';
import type { OrderSourceKind } from '@pricehunt/storage';

/** Amounts are minor units of the currency, times ISO 8601 in UTC. */
export interface OrderMessage {
  readonly businessId: string;
  readonly externalId: string;
  readonly name: string;
  readonly source: OrderSourceKind;
  readonly sourceId: string | null;
  readonly checkoutToken: string | null;
  /** An e-mail address or stable customer id; only its keyed hash is stored. */
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
  /** False for a page's report, which anybody could send. */
  readonly isConfirmed: boolean;
}

export interface RefundMessage {
  readonly businessId: string;
  readonly orderExternalId: string;
  readonly externalId: string;
  readonly at: string;
  readonly totalMinor: number;
  readonly lines:
    readonly { readonly lineId: string; readonly quantity: number; readonly totalMinor: number }[] | null;
}

/** For an order without known lines. */
export function lineOfWholeOrder(totalMinor: number): OrderLine {
  return {
    lineId: '1',
    itemId: null,
    sku: null,
    title: null,
    category: null,
    quantity: 1,
    totalMinor: Math.max(0, totalMinor),
  };
}
