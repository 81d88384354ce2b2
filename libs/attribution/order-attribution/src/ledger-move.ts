/** Why an order's commission is reckoned again. */
export type LedgerCause = 'order' | 'refund' | 'cancellation';

/** A row for the ledger: a signed amount in minor units. */
export interface LedgerMove {
  readonly kind: 'commission' | 'adjustment' | 'refund' | 'reversal';
  readonly amountMinor: number;
}

/**
 * The row that brings an order's ledger to what is due; null when it is there already. Rows are only ever added, so the sum of
 * an order's rows is what is due. The first row of an attributed order is written even when it is 0.
 */
export function ledgerMove(order: {
  readonly cause: LedgerCause;
  /** The sum of the rows so far; null when there are none. */
  readonly soFarMinor: number | null;
  readonly dueMinor: number;
}): LedgerMove | null {
  const { cause, soFarMinor, dueMinor } = order;
  if (soFarMinor === null) return { kind: 'commission', amountMinor: dueMinor };
  const amountMinor = dueMinor - soFarMinor;
  if (amountMinor === 0) return null;
  if (amountMinor > 0 || cause === 'order') return { kind: 'adjustment', amountMinor };
  return { kind: cause === 'refund' ? 'refund' : 'reversal', amountMinor };
}
