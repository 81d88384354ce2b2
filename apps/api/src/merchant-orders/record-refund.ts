import { splitAmount } from '@pricehunt/order-attribution';
import type { OrderRefundRow, OrderRow } from '@pricehunt/storage';
import type { Needs } from '../services';
import { queueWebhookEvent } from '../notices/webhook-events';
import { openCustomerRefs } from './customer-refs';
import { judgeOrder } from './judge-order';
import { readJudgingContext } from './judging-context';
import type { RefundMessage } from './order-message';
import { inOrderTransaction } from './order-transaction';
import type { RecordedOrder } from './record-order';
import { notifyDashboards } from './notify-dashboards';

/** Stores a refund once and lowers the commission. Null while the order is unknown. */
export async function recordRefund(
  services: Needs<'storage' | 'secretBox' | 'now' | 'newId' | 'report'>,
  message: RefundMessage,
): Promise<RecordedOrder | null> {
  const { businessId } = message;
  const context = await readJudgingContext(services, businessId, await openCustomerRefs(services));
  const taken = await inOrderTransaction(
    services,
    businessId,
    async (stores): Promise<RecordedOrder | null> => {
      const order = await stores.orders.findByExternalId(businessId, message.orderExternalId);
      if (order === null) return null;
      const { externalId, at, totalMinor } = message;
      const lines = message.lines ?? sharedLines(order, totalMinor);
      const refund = { id: services.newId(), orderId: order.id, externalId, at, totalMinor, lines };
      if (!(await stores.orders.addRefund(refund))) return { outcome: 'unchanged', order };
      const judged = await judgeOrder(services, stores, context, order, 'refund');
      if (!order.isTest && judged.state === 'attributed') {
        await queueWebhooks(services, stores, judged, refund, order);
      }
      return { outcome: 'changed', order: judged };
    },
  );
  if (taken?.outcome === 'changed') await notifyDashboards(services, businessId);
  return taken;
}

/** Splits an amount that names no lines in proportion to them, without tax and shipping. */
function sharedLines(order: OrderRow, totalMinor: number): NonNullable<OrderRefundRow['lines']> {
  const whole = order.lines.reduce((sum, line) => sum + line.totalMinor, 0);
  const share = order.totalMinor === 0 ? 0 : Math.min(1, totalMinor / order.totalMinor);
  const parts = splitAmount(
    Math.round(whole * share),
    order.lines.map((line) => line.totalMinor),
  );
  return order.lines.map(({ lineId }, place) => ({ lineId, quantity: 0, totalMinor: parts[place] ?? 0 }));
}

async function queueWebhooks(
  services: Needs<'now' | 'newId'>,
  stores: Parameters<typeof queueWebhookEvent>[1],
  order: OrderRow,
  refund: OrderRefundRow,
  before: OrderRow,
): Promise<void> {
  const { currency } = order;
  await queueWebhookEvent(services, stores, {
    businessId: order.businessId,
    event: 'order.refunded',
    key: refund.id,
    data: {
      id: order.id,
      orderId: order.externalId,
      name: order.name,
      refundId: refund.externalId,
      refundedAt: refund.at,
      refunded: { amountMinor: refund.totalMinor, currency },
      commissionChange: { amountMinor: order.commissionMinor - before.commissionMinor, currency },
    },
  });
}
