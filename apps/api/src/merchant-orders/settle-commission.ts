import {
  commissionableMinor,
  commissionMinor,
  ledgerMoves,
  orderStateOf,
  remainingLines,
  statementPeriod,
} from '@pricehunt/order-attribution';
import type { LedgerCause } from '@pricehunt/order-attribution';
import type { LedgerEntryRow, OrderRefundRow, OrderRow, Stores } from '@pricehunt/storage';
import type { Needs } from '../services';

export interface OrderToSettle {
  readonly order: OrderRow;
  readonly refunds: readonly OrderRefundRow[];
  readonly ledger: readonly LedgerEntryRow[];
  readonly cause: LedgerCause;
}

/** Updates the ledger within the transaction that locked the business's orders, and returns the commission due. */
export async function settleCommission(
  { now, newId }: Needs<'now' | 'newId'>,
  stores: Stores,
  { order, refunds, ledger, cause }: OrderToSettle,
): Promise<number> {
  const decisions = ledger.length === 0 ? [] : await stores.ledger.listDecisions([order.id]);
  const moves = ledgerMoves({
    cause,
    ledger,
    isConfirmed: order.isConfirmed,
    isOwed: orderStateOf(order) === 'attributed',
    ...byRules(order, refunds),
    decision: decisions.at(-1) ?? null,
  });
  if (moves.length > 0) {
    const at = now();
    const { timeZone } = await stores.businessProfiles.findProfile(order.businessId);
    const period = statementPeriod({
      placedAtMs: Date.parse(order.placedAt),
      nowMs: at.getTime(),
      timeZone,
      closedThrough: await stores.statements.closedThrough(order.businessId),
    });
    await stores.ledger.addEntries(
      moves.map((move) => ({
        ...move,
        id: newId(),
        businessId: order.businessId,
        orderId: order.id,
        orderName: order.name,
        currency: order.currency,
        at: at.toISOString(),
        period,
        isTest: order.isTest,
      })),
    );
  }
  return [...ledger, ...moves].reduce((sum, { amountMinor }) => sum + amountMinor, 0);
}

export function byRules(
  order: Pick<OrderRow, 'lines' | 'terms' | 'currency'>,
  refunds: readonly OrderRefundRow[],
): { readonly byRuleMinor: number; readonly baseMinor: number } {
  const left = remainingLines(order.lines, refunds.map(refundOf));
  return {
    byRuleMinor: commissionMinor(left, order.terms.rules, order.currency),
    baseMinor: commissionableMinor(left),
  };
}

export function refundOf({ externalId, at, totalMinor, lines }: OrderRefundRow) {
  return { externalId, atMs: Date.parse(at), totalMinor, lines };
}
