import type { IncomingOrder } from '@pricehunt/api-contract/incoming-orders';
import type { OrderLine } from '@pricehunt/order-attribution';
import { lineOfWholeOrder } from '../../merchant-orders/order-message';
import type { OrderMessage } from '../../merchant-orders/order-message';
import { Refusal } from '../../answers/refusal';
import type { Needs } from '../../services';

/** Throws order.bad-amounts when the parts exceed the total. */
export function messageOfOrder(
  { now }: Needs<'now'>,
  businessId: string,
  order: IncomingOrder,
): OrderMessage {
  const netMinor = order.totalMinor - order.taxMinor - order.shippingMinor;
  const lines = order.lines?.map(lineOf) ?? [lineOfWholeOrder(netMinor)];
  const subtotalMinor = lines.reduce((sum, { totalMinor }) => sum + totalMinor, 0);
  const isTwice = new Set(lines.map(({ lineId }) => lineId)).size < lines.length;
  if (netMinor < 0 || subtotalMinor > order.totalMinor || isTwice) throw new Refusal('order.bad-amounts');
  const changedAt = order.updatedAt ?? now().toISOString();
  return {
    businessId,
    externalId: order.orderId,
    name: order.name ?? order.orderId,
    source: 'server',
    sourceId: null,
    checkoutToken: order.checkoutToken ?? null,
    customer: order.customer ?? null,
    customerId: null,
    placedAt: new Date(order.placedAt).toISOString(),
    changedAt: new Date(changedAt).toISOString(),
    currency: order.currency,
    subtotalMinor,
    discountMinor: order.discountMinor,
    taxMinor: order.taxMinor,
    shippingMinor: order.shippingMinor,
    totalMinor: order.totalMinor,
    lines,
    discountCodes: order.discountCodes,
    marks: {
      attributes: order.references.map((value) => ({ name: 'ph_click', value })),
      landingLink: order.landingLink ?? null,
    },
    payment: order.payment,
    cancelledAt: order.payment === 'cancelled' ? new Date(changedAt).toISOString() : null,
    isTest: order.isTest,
    isConfirmed: true,
  };
}

function lineOf(line: NonNullable<IncomingOrder['lines']>[number], place: number): OrderLine {
  return {
    lineId: line.lineId ?? String(place + 1),
    itemId: line.itemId ?? null,
    sku: line.sku ?? null,
    title: line.title ?? null,
    category: line.category ?? null,
    quantity: line.quantity,
    totalMinor: line.totalMinor,
  };
}
