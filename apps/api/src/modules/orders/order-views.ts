import type { LedgerEntry, OrderSummary } from '@pricehunt/api-contract/orders';
import { orderStateOf } from '@pricehunt/order-attribution';
import type { CommissionDecision } from '@pricehunt/order-attribution';
import type { LedgerEntryRow, OrderRow } from '@pricehunt/storage';
import { commissionStatus } from '../../merchant-orders/commission-status';

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
    state: orderStateOf(order),
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

export function ledgerEntryView(entry: LedgerEntryRow): LedgerEntry {
  const { id, at, kind, state, amountMinor, currency, orderId, orderName, isTest, period } = entry;
  return { id, at, kind, state, period, amount: { amountMinor, currency }, orderId, orderName, isTest };
}
