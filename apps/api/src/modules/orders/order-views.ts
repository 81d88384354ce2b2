import type { CommissionDecisionView, LedgerEntry, OrderSummary } from '@pricehunt/api-contract';
import type { CommissionDecision, CommissionStatus } from '@pricehunt/order-attribution';
import type { CommissionDecisionRow, LedgerEntryRow, OrderRow } from '@pricehunt/storage';

/** An order as the table shows it, with the latest decision about its commission. */
export function orderSummary(order: OrderRow, decision: CommissionDecision | null): OrderSummary {
  const { currency, lastTouchAt, lastTouchSource } = order;
  const money = (amountMinor: number) => ({ amountMinor, currency });
  return {
    id: order.id,
    externalId: order.externalId,
    name: order.name,
    placedAt: order.placedAt,
    receivedAt: order.receivedAt,
    source: order.source,
    state: order.state,
    reason: order.reason,
    payment: order.payment,
    total: money(order.totalMinor),
    refunded: money(order.refundedMinor),
    commission: money(order.commissionMinor),
    commissionStatus: commissionStatus(order, decision),
    matchMethod: order.matchMethod,
    touchCount: order.touchCount,
    lastTouch:
      lastTouchAt === null || lastTouchSource === null
        ? null
        : { at: lastTouchAt, source: lastTouchSource, productTitle: order.lastTouchTitle },
    isTest: order.isTest,
    isConfirmed: order.isConfirmed,
  };
}

/** A row of the ledger as it is shown. */
export function ledgerEntryView(entry: LedgerEntryRow): LedgerEntry {
  const { id, at, kind, state, amountMinor, currency, orderId, orderName, isTest, period } = entry;
  return { id, at, kind, state, period, amount: { amountMinor, currency }, orderId, orderName, isTest };
}

/** Where the commission of an order is; null where none is due and nobody decided: not attributed, held, a test, or nothing left. */
export function commissionStatus(
  { isConfirmed, isTest, commissionMinor }: OrderRow,
  decision: CommissionDecision | null,
): CommissionStatus | null {
  if (decision !== null) return decision.status;
  return isConfirmed && !isTest && commissionMinor !== 0 ? 'pending' : null;
}

/** A decision as it is shown; `by` is for admins alone. */
export function decisionView(decision: CommissionDecisionRow, by: string | null): CommissionDecisionView {
  const { status, at, amountMinor, currency, reason } = decision;
  return { status, at, amount: { amountMinor, currency }, reason, by };
}
