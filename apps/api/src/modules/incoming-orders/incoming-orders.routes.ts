import { pushOrder, pushRefund } from '@pricehunt/api-contract';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { TakenOrder } from '../../merchant-orders/take-order';
import { takeOrder } from '../../merchant-orders/take-order';
import { takeRefund } from '../../merchant-orders/take-refund';
import { registerEndpoint } from '../../plugins/contract';
import { answeredOnce } from '../../plugins/idempotency';
import { machineOf } from '../../plugins/machine-keys';
import { Refusal } from '../../refusal';
import type { Services } from '../../services';
import { messageOfOrder } from './message-of-order';

const keptAnswer = z.omit(pushOrder.answers[200], { success: true });

export function registerIncomingOrders(context: FastifyInstance, services: Services): void {
  registerEndpoint(context, pushOrder, async ({ body }, request) => {
    const { business } = machineOf(request, 'orders.write');
    const answer = await answeredOnce(services, request, {
      businessId: business.id,
      read: (kept) => keptAnswer.parse(kept),
      answer: async () => answerOf(await takeOrder(services, messageOfOrder(services, business.id, body))),
    });
    return { success: true as const, ...answer };
  });
  registerEndpoint(context, pushRefund, async ({ body }, request) => {
    const { business } = machineOf(request, 'orders.write');
    const answer = await answeredOnce(services, request, {
      businessId: business.id,
      read: (kept) => keptAnswer.parse(kept),
      answer: async () => {
        const order = await services.storage.orders.findByExternalId(business.id, body.orderId);
        if (order === null) throw new Refusal('order.not-found');
        const known = new Set(order.lines.map(({ lineId }) => lineId));
        if ((body.lines ?? []).some(({ lineId }) => !known.has(lineId))) {
          throw new Refusal('order.bad-amounts');
        }
        const taken = await takeRefund(services, {
          businessId: business.id,
          orderExternalId: body.orderId,
          externalId: body.refundId,
          at: body.refundedAt,
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

function answerOf({ outcome, order }: TakenOrder) {
  return { id: order.id, outcome, state: order.state, reason: order.reason };
}
