import { monthAfter } from '@pricehunt/order-attribution';
import type { Stores } from '@pricehunt/storage';
import { storeClosed } from '../modules/commission/close-statements';
import { decideOrder } from '../modules/commission/decide-commission';
import { readStatements } from '../modules/commission/read-statements';
import type { Statement } from '../modules/commission/read-statements';
import type { Needs } from '../services';
import { servicesAsOf } from './services-as-of';

/** Closes every month but the last two and leaves the previous month to review. */
export async function settlePastMonths(
  services: Needs<'storage' | 'now' | 'newId'>,
  businessId: string,
): Promise<void> {
  await services.storage.atomically(async (stores) => {
    await stores.orders.lockOrders(businessId);
    const now = services.now();
    const over = (await readStatements(stores, businessId, now)).filter(({ isOver }) => isOver).toReversed();
    for (const statement of over.slice(0, -1)) {
      const { period } = statement;
      const closedAt = `${monthAfter(period)}-05T09:00:00.000Z`;
      await decideAll(servicesAsOf(services, closedAt), stores, statement);
      const decided = await readStatements(stores, businessId, now);
      const ofMonth = decided.filter((other) => other.period === period && other.closedAt === null);
      await storeClosed(stores, ofMonth, { closedAt, closedById: null });
    }
  });
}

async function decideAll(
  services: Needs<'now' | 'newId'>,
  stores: Stores,
  statement: Statement,
): Promise<void> {
  const { businessId, period, currency } = statement;
  const lines = await stores.statements.listOrders({ businessId, period, currency, after: null, limit: 500 });
  let place = 0;
  for (const { orderId } of lines) {
    const order = await stores.orders.findOrder(orderId);
    if (order === null || order.commissionMinor === 0) continue;
    place += 1;
    const orderIds = [orderId];
    if (place === 3) {
      const reason = 'Returned in the store';
      await decideOrder(services, stores, order, { decision: 'denied', orderIds, reason }, null);
    } else if (place === 5) {
      const reason = 'Voucher agreed in advance';
      const to = { kind: 'share', basisPoints: 5_000 } as const;
      await decideOrder(services, stores, order, { decision: 'adjusted', orderIds, reason, to }, null);
    } else {
      await decideOrder(services, stores, order, { decision: 'approved', orderIds }, null);
    }
  }
}
