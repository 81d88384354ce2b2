import { pushOrder, pushRefund } from '@pricehunt/api-contract/incoming-orders';
import { orderStateOf } from '@pricehunt/order-attribution';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { RecordedOrder } from '../../merchant-orders/record-order';
import { recordOrder } from '../../merchant-orders/record-order';
import { recordRefund } from '../../merchant-orders/record-refund';
import { registerEndpoint } from '../../plugins/contract';
import { answeredOnce } from '../../plugins/idempotency';
import { merchantKeyOf } from '../../plugins/machine-keys';
import { Refusal } from '../../answers/refusal';
import type { Services } from '../../services';
import { messageOfOrder } from './message-of-order';

const storedResponse = z.omit(pushOrder.answers[200], { success: true });

export function registerIncomingOrders(context: FastifyInstance, services: Services): void {
  registerEndpoint(context, pushOrder, async ({ body }, request) => {
    const { business } = merchantKeyOf(request);
    const answer = await answeredOnce(services, request, {
      businessId: business.id,
      read: (stored) => storedResponse.parse(stored),
      answer: async () => answerOf(await recordOrder(services, messageOfOrder(services, business.id, body))),
    });
    return { success: true as const, ...answer };
  });
  registerEndpoint(context, pushRefund, async ({ body }, request) => {
    const { business } = merchantKeyOf(request);
    const answer = await answeredOnce(services, request, {
      businessId: business.id,
      read: (stored) => storedResponse.parse(stored),
      answer: async () => {
        const order = await services.storage.orders.findByExternalId(business.id, body.orderId);
        if (order === null) throw new Refusal('order.not-found');
        const known = new Set(order.lines.map(({ lineId }) => lineId));
        if ((body.lines ?? []).some(({ lineId }) => !known.has(lineId))) {
          throw new Refusal('order.bad-amounts');
        }
        const taken = await recordRefund(services, {
          businessId: business.id,
          orderExternalId: body.orderId,
          externalId: body.refundId,
          at: new Date(body.refundedAt).toISOString(),
          totalMinor: body.totalMinor,
          lines: body.lines ?? null,
        });
        if (taken === null) throw new Refusal('order.not-found');
        return answerOf(taken);
      },
    });
    return { success: true as const, ...answer };
  });
}

function answerOf({ outcome, order }: RecordedOrder) {
  return { id: order.id, outcome, state: orderStateOf(order), reason: order.reason };
}
