import type { decideCommission } from '@pricehunt/api-contract/commission';
import type { CommissionDecision } from '@pricehunt/order-attribution';
import type { CommissionDecisionRow, OrderRow, Stores } from '@pricehunt/storage';
import type { FastifyRequest } from 'fastify';
import { adminIdOf, recordAdminAct } from '../../operations/admin-acts';
import { commissionStatus } from '../../merchant-orders/commission-status';
import { byRules, settleCommission } from '../../merchant-orders/settle-commission';
import { inOrderTransaction } from '../../merchant-orders/order-transaction';
import { notifyDashboards } from '../../merchant-orders/notify-dashboards';
import type { EndpointInput } from '../../plugins/contract';
import { Refusal } from '../../answers/refusal';
import type { Needs } from '../../services';

type DecisionInput = EndpointInput<typeof decideCommission>['body'];

/** All or nothing; unchanged orders are skipped. Throws business.not-found, order.not-found, commission.none and commission.bad-amount. */
export async function decideCommissions(
  services: Needs<'storage' | 'now' | 'newId' | 'report'>,
  request: FastifyRequest,
  businessId: string,
  input: DecisionInput,
): Promise<{ readonly decided: number; readonly unchanged: number }> {
  const byId = adminIdOf(request);
  const ids = [...new Set(input.orderIds)];
  const decided = await inOrderTransaction(services, businessId, async (stores) => {
    if ((await stores.businesses.findBusiness(businessId)) === null) throw new Refusal('business.not-found');
    let count = 0;
    for (const id of ids) {
      const order = await stores.orders.findOrder(id);
      if (order === null || order.businessId !== businessId) throw new Refusal('order.not-found');
      const change = await decideOrder(services, stores, order, input, byId);
      if (change === null) continue;
      count += 1;
      await recordAdminAct(services, stores, request, {
        action: `commission.${input.decision}`,
        subject: { kind: 'order', id },
        businessId,
        details: { order: order.name, currency: order.currency, reason: input.reason ?? null, ...change },
      });
    }
    return count;
  });
  if (decided > 0) await notifyDashboards(services, businessId);
  return { decided, unchanged: ids.length - decided };
}

/** Call it in the transaction that locked the business's orders; returns null if the decision is already the same. */
export async function decideOrder(
  services: Needs<'now' | 'newId'>,
  stores: Stores,
  order: OrderRow,
  input: DecisionInput,
  byId: string | null,
) {
  const before = (await stores.ledger.listDecisions([order.id])).at(-1) ?? null;
  if (commissionStatus(order, before) === null) throw new Refusal('commission.none');
  const refunds = await stores.orders.listRefunds([order.id]);
  const decision = decisionOf(order, input, byRules(order, refunds));
  if (before !== null && isSame(before, decision)) return null;
  const row: CommissionDecisionRow = {
    ...decision,
    id: services.newId(),
    businessId: order.businessId,
    orderId: order.id,
    currency: order.currency,
    at: services.now().toISOString(),
    byId,
    reason: input.reason ?? null,
  };
  await stores.ledger.addDecision(row);
  const ledger = await stores.ledger.listOfOrder(order.id);
  const commissionMinor = await settleCommission(services, stores, {
    order,
    refunds,
    ledger,
    cause: 'decision',
  });
  await stores.orders.saveOrder({ ...order, commissionMinor });
  return {
    before: { status: before?.status ?? 'pending', amountMinor: order.commissionMinor },
    after: { status: decision.status, amountMinor: commissionMinor },
  };
}

function decisionOf(
  order: OrderRow,
  input: DecisionInput,
  { byRuleMinor, baseMinor }: ReturnType<typeof byRules>,
): CommissionDecision {
  switch (input.decision) {
    case 'approved':
      return { status: 'approved', amountMinor: byRuleMinor, baseMinor };
    case 'denied':
      return { status: 'denied', amountMinor: 0, baseMinor };
    case 'adjusted': {
      const { to } = input;
      const amountMinor =
        to.kind === 'amount' ? to.amount.amountMinor : Math.round((byRuleMinor * to.basisPoints) / 10_000);
      const isOfOrder = to.kind === 'share' || to.amount.currency === order.currency;
      if (!isOfOrder || amountMinor > baseMinor) throw new Refusal('commission.bad-amount');
      return { status: 'adjusted', amountMinor, baseMinor };
    }
  }
}

function isSame(before: CommissionDecision, decision: CommissionDecision): boolean {
  if (before.status !== decision.status) return false;
  if (before.status !== 'adjusted') return true;
  return before.amountMinor === decision.amountMinor && before.baseMinor === decision.baseMinor;
}
