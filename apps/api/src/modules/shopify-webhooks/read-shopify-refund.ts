import type { OrderRow } from '@pricehunt/storage';
import * as z from 'zod/mini';
import type { RefundMessage } from '../../merchant-orders/order-message';
import type { ReadDelivery } from '../../merchant-orders/process-delivery.job';
import { instantOf, minorOf } from './read-shopify-order';

const id = z.union([z.number(), z.string()]);
const amount = z.optional(z.nullable(z.union([z.string(), z.number()])));
const text = z.optional(z.nullable(z.string()));

const shopifyRefundSchema = z.object({
  id,
  order_id: id,
  created_at: text,
  processed_at: text,
  refund_line_items: z.optional(
    z.nullable(
      z.array(z.object({ line_item_id: id, quantity: z.number(), subtotal: amount, total_tax: amount })),
    ),
  ),
  transactions: z.optional(z.nullable(z.array(z.object({ kind: text, status: text, amount })))),
  order_adjustments: z.optional(z.nullable(z.array(z.object({ kind: text, amount })))),
});

/** The shop's order id. Throws for anything but a refund. */
export function refundedOrderId(delivery: ReadDelivery): string {
  return String(shopifyRefundSchema.parse(delivery.body).order_id);
}

/** A refund without lines is split over all of them, unless it was for shipping. */
export function readShopifyRefund(delivery: ReadDelivery, order: OrderRow): RefundMessage {
  const refund = shopifyRefundSchema.parse(delivery.body);
  const minor = minorOf(order.currency);
  const lines = (refund.refund_line_items ?? []).map((part) => {
    const lineId = String(part.line_item_id);
    const quantity = Math.max(0, Math.trunc(part.quantity));
    const line = order.lines.find((each) => each.lineId === lineId);
    const worth =
      line === undefined || line.quantity === 0
        ? 0
        : Math.round((line.totalMinor * Math.min(quantity, line.quantity)) / line.quantity);
    const given = minor(part.subtotal);
    return { lineId, quantity, totalMinor: given > 0 ? Math.min(given, worth) : worth };
  });
  const paidBack = (refund.transactions ?? [])
    .filter(({ kind, status }) => kind === 'refund' && (status ?? 'success') === 'success')
    .reduce((sum, transaction) => sum + minor(transaction.amount), 0);
  const ofLines = (refund.refund_line_items ?? []).reduce(
    (sum, part) => sum + minor(part.subtotal) + minor(part.total_tax),
    0,
  );
  const isForDelivery = (refund.order_adjustments ?? []).some(({ kind }) => kind === 'shipping_refund');
  return {
    businessId: delivery.businessId,
    orderExternalId: String(refund.order_id),
    externalId: String(refund.id),
    at: instantOf(refund.processed_at ?? refund.created_at) ?? delivery.receivedAt,
    totalMinor: paidBack > 0 ? paidBack : ofLines,
    lines: lines.length > 0 || isForDelivery ? lines : null,
  };
}
