import { minorUnitDigits, isCurrency } from '@pricehunt/offers';
import type { OrderLine } from '@pricehunt/order-attribution';
import * as z from 'zod/mini';
import type { OrderMessage } from '../../merchant-orders/order-message';
import { testOrderPrefix } from '../../merchant-traffic/test-order-marks';
import type { ReadDelivery } from '../../merchant-orders/process-delivery.job';

const id = z.union([z.number(), z.string()]);
const amount = z.optional(z.nullable(z.union([z.string(), z.number()])));
const text = z.optional(z.nullable(z.string()));
const taxLines = z.optional(z.nullable(z.array(z.object({ price: amount }))));

const lineSchema = z.object({
  id,
  product_id: z.optional(z.nullable(id)),
  variant_id: z.optional(z.nullable(id)),
  sku: text,
  title: text,
  quantity: z.number(),
  price: amount,
  total_discount: amount,
  discount_allocations: z.optional(z.nullable(z.array(z.object({ amount })))),
  tax_lines: taxLines,
});

const shopifyOrderSchema = z.object({
  id,
  name: text,
  checkout_token: text,
  created_at: z.string(),
  processed_at: text,
  updated_at: text,
  cancelled_at: text,
  currency: z.string(),
  total_price: amount,
  subtotal_price: amount,
  total_tax: amount,
  total_discounts: amount,
  taxes_included: z.optional(z.nullable(z.boolean())),
  total_shipping_price_set: z.optional(z.nullable(z.object({ shop_money: z.object({ amount }) }))),
  shipping_lines: z.optional(z.nullable(z.array(z.object({ price: amount, tax_lines: taxLines })))),
  discount_codes: z.optional(z.nullable(z.array(z.object({ code: z.string() })))),
  note_attributes: z.optional(
    z.nullable(z.array(z.object({ name: z.string(), value: z.optional(z.nullable(z.unknown())) }))),
  ),
  landing_site: text,
  email: text,
  contact_email: text,
  customer: z.optional(z.nullable(z.object({ id: z.optional(z.nullable(id)), email: text }))),
  test: z.optional(z.nullable(z.boolean())),
  financial_status: text,
  line_items: z.array(lineSchema),
});
type ShopifyOrder = z.infer<typeof shopifyOrderSchema>;

/** Throws for anything but an order. Unreadable amounts count as 0. */
export function readShopifyOrder(delivery: ReadDelivery): OrderMessage {
  const order = shopifyOrderSchema.parse(delivery.body);
  const minor = minorOf(order.currency);
  const lines = order.line_items.map((line) => lineOf(line, order, minor));
  const placedAt = instantOf(order.processed_at ?? order.created_at) ?? delivery.receivedAt;
  const isVoided = order.financial_status === 'voided';
  const cancelledAt =
    instantOf(order.cancelled_at) ?? (isVoided ? (instantOf(order.updated_at) ?? delivery.receivedAt) : null);
  const externalId = String(order.id);
  const isOwnTest = externalId.startsWith(testOrderPrefix);
  return {
    businessId: delivery.businessId,
    externalId,
    name: (order.name ?? `#${externalId}`).slice(0, 100),
    source: isOwnTest ? 'test' : 'shopify',
    sourceId: delivery.sourceId,
    checkoutToken: order.checkout_token?.slice(0, 200) ?? null,
    customer: order.customer?.email ?? order.email ?? order.contact_email ?? null,
    customerId:
      order.customer?.id === undefined || order.customer.id === null ? null : String(order.customer.id),
    placedAt,
    changedAt: instantOf(order.updated_at) ?? placedAt,
    currency: order.currency,
    subtotalMinor: lines.reduce((sum, { totalMinor }) => sum + totalMinor, 0),
    discountMinor: minor(order.total_discounts),
    taxMinor: minor(order.total_tax),
    shippingMinor: shippingOf(order, minor),
    totalMinor: minor(order.total_price),
    lines,
    discountCodes: (order.discount_codes ?? []).map(({ code }) => code.slice(0, 60)).slice(0, 20),
    marks: {
      attributes: (order.note_attributes ?? []).map(({ name, value }) => ({
        name,
        value: typeof value === 'string' ? value : '',
      })),
      landingLink: order.landing_site ?? null,
    },
    payment: cancelledAt !== null ? 'cancelled' : isPaid(order) ? 'paid' : 'pending',
    cancelledAt,
    isTest: isOwnTest || order.test === true,
    isConfirmed: true,
  };
}

/** An unknown currency has two digits. */
export function minorOf(currency: string): (given: string | number | null | undefined) => number {
  const digits = isCurrency(currency) ? minorUnitDigits(currency) : 2;
  return (given) => {
    const value = Number(given ?? 0);
    // Shopify writes at most three decimals: the nearest whole number of minor units is exact.
    return Number.isFinite(value) ? Math.round(value * 10 ** digits) : 0;
  };
}

export function instantOf(text: string | null | undefined): string | null {
  const ms = Date.parse(text ?? '');
  return Number.isNaN(ms) ? null : new Date(ms).toISOString();
}

function lineOf(
  line: ShopifyOrder['line_items'][number],
  order: ShopifyOrder,
  minor: ReturnType<typeof minorOf>,
): OrderLine {
  const quantity = Math.max(0, Math.trunc(line.quantity));
  const allocated = line.discount_allocations ?? [];
  const discount =
    allocated.length > 0
      ? allocated.reduce((sum, part) => sum + minor(part.amount), 0)
      : minor(line.total_discount);
  const tax = taxIn(line.tax_lines ?? [], order, minor);
  return {
    lineId: String(line.id),
    itemId: textOf(line.variant_id ?? line.product_id),
    sku: line.sku?.slice(0, 120) ?? null,
    title: line.title?.slice(0, 300) ?? null,
    category: null,
    quantity,
    totalMinor: Math.max(0, minor(line.price) * quantity - discount - tax),
  };
}

function taxIn(
  lines: readonly { readonly price?: z.infer<typeof amount> }[],
  order: ShopifyOrder,
  minor: ReturnType<typeof minorOf>,
): number {
  return order.taxes_included === true ? lines.reduce((sum, { price }) => sum + minor(price), 0) : 0;
}

function shippingOf(order: ShopifyOrder, minor: ReturnType<typeof minorOf>): number {
  const set = order.total_shipping_price_set;
  const shippingLines = order.shipping_lines ?? [];
  const price =
    set === undefined || set === null
      ? shippingLines.reduce((sum, line) => sum + minor(line.price), 0)
      : minor(set.shop_money.amount);
  return (
    price -
    taxIn(
      shippingLines.flatMap(({ tax_lines: lines }) => lines ?? []),
      order,
      minor,
    )
  );
}

function isPaid({ financial_status: status }: ShopifyOrder): boolean {
  return ['paid', 'partially_refunded', 'refunded'].includes(status ?? '');
}

function textOf(value: string | number | null | undefined): string | null {
  return value === undefined || value === null ? null : String(value).slice(0, 120);
}
