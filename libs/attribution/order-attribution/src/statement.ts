import type { LedgerEntryKind } from './ledger-move';

/** In minor units of one currency. */
export interface StatementPart {
  readonly kind: LedgerEntryKind;
  readonly entryCount: number;
  readonly amountMinor: number;
  readonly baseMinor: number;
}

/** `dueMinor` is commission plus corrections and adjustments. */
export interface StatementTotals {
  /** Orders whose commission was first recorded here. */
  readonly orders: number;
  /** Items after discounts and refunds, without tax and shipping. */
  readonly revenueMinor: number;
  /** Commission and corrections in basis points of revenue; null without revenue. */
  readonly rateBasisPoints: number | null;
  readonly commissionMinor: number;
  /** From refunds, cancellations and order changes. */
  readonly correctionsMinor: number;
  /** Amounts the operator denied or adjusted. */
  readonly adjustmentsMinor: number;
  readonly dueMinor: number;
}

/** For a whole statement or one order in it. */
export function statementTotals(parts: readonly StatementPart[]): StatementTotals {
  const sumOf = (...kinds: readonly LedgerEntryKind[]) =>
    parts.filter(({ kind }) => kinds.includes(kind)).reduce((sum, part) => sum + part.amountMinor, 0);
  const revenueMinor = parts.reduce((sum, { baseMinor }) => sum + baseMinor, 0);
  const commissionMinor = sumOf('commission');
  const correctionsMinor = sumOf('correction', 'refund', 'reversal');
  const adjustmentsMinor = sumOf('adjustment', 'denial');
  return {
    orders: parts
      .filter(({ kind }) => kind === 'commission')
      .reduce((sum, { entryCount }) => sum + entryCount, 0),
    revenueMinor,
    rateBasisPoints:
      revenueMinor === 0 ? null : Math.round(((commissionMinor + correctionsMinor) * 10_000) / revenueMinor),
    commissionMinor,
    correctionsMinor,
    adjustmentsMinor,
    dueMinor: commissionMinor + correctionsMinor + adjustmentsMinor,
  };
}
