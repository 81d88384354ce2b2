import type { CommissionDecisionView } from '@pricehunt/api-contract/commission';
import type { CommissionDecision, CommissionStatus } from '@pricehunt/order-attribution';
import type { CommissionDecisionRow, OrderRow } from '@pricehunt/storage';

/** Null when no commission is due and nobody decided: not attributed, held, a test, or nothing left. */
export function commissionStatus(
  { isConfirmed, isTest, commissionMinor }: OrderRow,
  decision: CommissionDecision | null,
): CommissionStatus | null {
  if (decision !== null) return decision.status;
  return isConfirmed && !isTest && commissionMinor !== 0 ? 'pending' : null;
}

export function decisionView(decision: CommissionDecisionRow, by: string | null): CommissionDecisionView {
  const { status, at, amountMinor, currency, reason } = decision;
  return { status, at, amount: { amountMinor, currency }, reason, by };
}
