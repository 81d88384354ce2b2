import type { PixelReport } from '@pricehunt/api-contract/incoming-orders';
import { moneyFromDecimal } from '@pricehunt/offers';
import type { OrderSourceRow } from '@pricehunt/storage';
import { matchAgain } from '../../merchant-orders/match-orders.job';
import { lineOfWholeOrder } from '../../merchant-orders/order-message';
import type { OrderMessage } from '../../merchant-orders/order-message';
import { recordOrder } from '../../merchant-orders/record-order';
import { reportedOrderId } from '../../merchant-orders/woocommerce-order-id';
import type { Needs } from '../../services';

/** The order stays unconfirmed until a trusted source sends it. False when there was nothing to store. */
export async function storeReport(
  services: Needs<'storage' | 'secretBox' | 'now' | 'newId' | 'report'>,
  source: OrderSourceRow,
  report: PixelReport,
  origin: string,
): Promise<boolean> {
  const { storage, now } = services;
  const { businessId } = source;
  const checkoutToken = report.checkoutToken ?? null;
  const at = now().toISOString();
  if (report.kind === 'landing') return report.references.length > 0;
  if (checkoutToken !== null && report.references.length > 0) {
    await storage.checkouts.saveCheckout({ businessId, checkoutToken, references: report.references, at });
    const orders = await storage.orders.listByCheckout(businessId, checkoutToken);
    await matchAgain(services, orders);
  }
  const message = messageOf(source, report, at);
  if (message !== null) {
    const externalId = await reportedOrderId(services, businessId, origin, message.externalId);
    await recordOrder(services, { ...message, externalId });
  }
  return message !== null || checkoutToken !== null;
}

/** Null without an order, or with an impossible amount. */
function messageOf(source: OrderSourceRow, report: PixelReport, at: string): OrderMessage | null {
  const order = report.order ?? null;
  if (order === null) return null;
  const minorOf = (amount: string | null | undefined) =>
    amount === null || amount === undefined ? 0 : moneyFromDecimal(amount, order.currency)?.amountMinor;
  const [totalMinor, taxMinor, shippingMinor] = [order.total, order.tax, order.shipping].map(minorOf);
  if (totalMinor === undefined || taxMinor === undefined || shippingMinor === undefined) return null;
  const subtotalMinor = Math.max(0, totalMinor - taxMinor - shippingMinor);
  return {
    businessId: source.businessId,
    externalId: order.orderId,
    name: order.name ?? order.orderId,
    source: 'pixel',
    sourceId: source.id,
    checkoutToken: report.checkoutToken ?? null,
    customer: null,
    customerId: null,
    placedAt: at,
    changedAt: at,
    currency: order.currency,
    subtotalMinor,
    discountMinor: 0,
    taxMinor,
    shippingMinor,
    totalMinor,
    lines: [lineOfWholeOrder(subtotalMinor)],
    discountCodes: [],
    marks: {
      attributes: report.references.map((value) => ({ name: 'ph_click', value })),
      landingLink: null,
    },
    payment: 'paid',
    cancelledAt: null,
    isTest: false,
    isConfirmed: false,
  };
}
