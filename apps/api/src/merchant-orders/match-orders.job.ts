import { defineJob, handleJob } from '@pricehunt/job-queue';
import type { JobHandler } from '@pricehunt/job-queue';
import { dayMs } from '@pricehunt/offers';
import type { OrderRow } from '@pricehunt/storage';
import * as z from 'zod/mini';
import type { Needs } from '../services';
import { openCustomerRefs } from './customer-refs';
import { judgeOrder } from './judge-order';
import { readJudgingContext } from './judging-context';
import { inOrderTransaction } from './order-transaction';
import { notifyDashboards } from './notify-dashboards';

/** Retries unmatched orders, and stops when their time is up. */
export const matchOrders = defineJob('match-orders', z.object({}), {
  schedules: [{ when: { everyMs: 60_000 }, payload: {} }],
});

export const forgetOrderTrails = defineJob('forget-order-trails', z.object({}), {
  schedules: [{ when: '55 3 * * *', payload: {} }],
});

const ordersMax = 2_000;
const storedDays = 30;

export function handleMatchOrders(
  services: Needs<'storage' | 'secretBox' | 'now' | 'newId' | 'report'>,
): JobHandler {
  return handleJob(matchOrders, async (_payload, { signal }) => {
    const waiting = await services.storage.orders.listWaiting(ordersMax);
    await matchAgain(services, waiting, signal);
  });
}

export function handleForgetOrderTrails({ storage, now }: Needs<'storage' | 'now'>): JobHandler {
  return handleJob(forgetOrderTrails, async () => {
    const before = new Date(now().getTime() - storedDays * dayMs).toISOString();
    await storage.inboundDeliveries.deleteDeliveriesBefore(before);
    await storage.checkouts.deleteCheckoutsBefore(before);
    await storage.testOrders.deleteTestOrdersBefore(before);
  });
}

export async function matchAgain(
  services: Needs<'storage' | 'secretBox' | 'now' | 'newId' | 'report'>,
  waiting: readonly OrderRow[],
  signal?: AbortSignal,
): Promise<void> {
  const customerRefs = await openCustomerRefs(services);
  for (const { id, businessId } of waiting) {
    signal?.throwIfAborted();
    const context = await readJudgingContext(services, businessId, customerRefs);
    const hasChanged = await inOrderTransaction(services, businessId, async (stores) => {
      const order = await stores.orders.findOrder(id);
      if (order === null) return false;
      const judged = await judgeOrder(services, stores, context, order, 'order');
      return judged.state !== order.state || judged.touchCount !== order.touchCount;
    });
    if (hasChanged) await notifyDashboards(services, businessId);
  }
}
