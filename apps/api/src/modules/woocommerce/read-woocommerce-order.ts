import { minorUnitDigits, isCurrency } from '@pricehunt/offers';
import type { OrderLine } from '@pricehunt/order-attribution';
import * as z from 'zod/mini';
import type { OrderMessage, RefundMessage } from '../../merchant-orders/order-message';
import type { ReadDelivery } from '../../merchant-orders/process-delivery.job';

const amount = z.optional(z.nullable(z.union([z.string(), z.number()])));
const text = z.optional(z.nullable(z.string()));

const lineSchema = z.object({
  id: z.number(),
  product_id: z.optional(z.nullable(z.number())),
  variation_id: z.optional(z.nullable(z.number())),
  name: text,
  sku: text,
  quantity: z.number(),
  total: amount,
});

/** An order of /wp-json/wc/v3/orders, which is also the body of its webhooks. */
export const woocommerceOrderSchema = z.object({
  id: z.number(),
  number: text,
  status: z.string(),
  currency: z.string(),
  date_created_gmt: text,
  date_modified_gmt: text,
  total: amount,
  total_tax: amount,
  shipping_total: amount,
  discount_total: amount,
  customer_id: z.optional(z.nullable(z.number())),
  billing: z.optional(z.nullable(z.object({ email: text }))),
  line_items: z.array(lineSchema),
  coupon_lines: z.optional(z.nullable(z.array(z.object({ code: text })))),
  refunds: z.optional(z.nullable(z.array(z.object({ id: z.number(), total: amount })))),
  meta_data: z.optional(z.nullable(z.array(z.object({ key: text, value: z.optional(z.unknown()) })))),
});
type WoocommerceOrder = z.infer<typeof woocommerceOrderSchema>;

/** WooCommerce's own order attribution stores the first page of the visit here. */
const landingKey = '_wc_order_attribution_session_entry';
const paidStates = ['processing', 'completed', 'refunded'];
/** Not failed: that payment was declined, and the customer may pay again. */
const cancelledStates = ['cancelled', 'trash'];

/** Throws for anything but an order. Unreadable amounts count as 0. */
export function readWoocommerceOrder(delivery: ReadDelivery, externalId: string): OrderMessage {
  const order = woocommerceOrderSchema.parse(delivery.body);
  const minor = minorOf(order.currency);
  const lines = order.line_items.map((line) => lineOf(line, minor));
  const placedAt = instantOf(order.date_created_gmt) ?? delivery.receivedAt;
  const changedAt = instantOf(order.date_modified_gmt) ?? placedAt;
  const isCancelled = cancelledStates.includes(order.status);
  const marks = (order.meta_data ?? []).flatMap(({ key, value }) =>
    typeof value === 'string' && typeof key === 'string' ? [{ name: key, value }] : [],
  );
  return {
    businessId: delivery.businessId,
    externalId,
    name: `#${order.number ?? order.id}`.slice(0, 100),
    source: 'woocommerce',
    sourceId: delivery.sourceId,
    checkoutToken: null,
    customer: order.billing?.email || null,
    customerId: order.customer_id ? String(order.customer_id) : null,
    placedAt,
    changedAt,
    currency: order.currency,
    subtotalMinor: lines.reduce((sum, { totalMinor }) => sum + totalMinor, 0),
    discountMinor: minor(order.discount_total),
    taxMinor: minor(order.total_tax),
    shippingMinor: minor(order.shipping_total),
    totalMinor: minor(order.total),
    lines,
    discountCodes: (order.coupon_lines ?? []).flatMap(({ code }) => code?.slice(0, 60) ?? []).slice(0, 20),
    marks: {
      attributes: marks.slice(0, 100),
      landingLink: marks.find(({ name }) => name === landingKey)?.value ?? null,
    },
    payment: isCancelled ? 'cancelled' : paidStates.includes(order.status) ? 'paid' : 'pending',
    cancelledAt: isCancelled ? changedAt : null,
    isTest: false,
    isConfirmed: true,
  };
}

/** The order's refunds so far. They name no lines, so each is shared over all of them. */
export function readWoocommerceRefunds(
  delivery: ReadDelivery,
  orderExternalId: string,
): readonly RefundMessage[] {
  const order = woocommerceOrderSchema.parse(delivery.body);
  const minor = minorOf(order.currency);
  return (order.refunds ?? []).map(({ id, total }) => ({
    businessId: delivery.businessId,
    orderExternalId,
    externalId: String(id),
    at: instantOf(order.date_modified_gmt) ?? delivery.receivedAt,
    totalMinor: Math.abs(minor(total)),
    lines: null,
  }));
}

function lineOf(line: WoocommerceOrder['line_items'][number], minor: ReturnType<typeof minorOf>): OrderLine {
  const itemId = line.variation_id || line.product_id || null;
  return {
    lineId: String(line.id),
    itemId: itemId === null ? null : String(itemId),
    sku: line.sku?.slice(0, 120) || null,
    title: line.name?.slice(0, 300) ?? null,
    category: null,
    quantity: Math.max(0, Math.trunc(line.quantity)),
    // After discounts and without tax, whatever the store shows.
    totalMinor: Math.max(0, minor(line.total)),
  };
}

/** An unknown currency has two digits. */
function minorOf(currency: string): (given: string | number | null | undefined) => number {
  const digits = isCurrency(currency) ? minorUnitDigits(currency) : 2;
  return (given) => {
    const value = Number(given ?? 0);
    return Number.isFinite(value) ? Math.round(value * 10 ** digits) : 0;
  };
}

/** Times with _gmt in their name are UTC without saying so. */
function instantOf(given: string | null | undefined): string | null {
  const ms = Date.parse(given ? `${given.replace(/Z$/, '')}Z` : '');
  return Number.isNaN(ms) ? null : new Date(ms).toISOString();
}
