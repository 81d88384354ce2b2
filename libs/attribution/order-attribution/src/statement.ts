import type { LedgerEntryKind } from './ledger-move';

/** Entries of one kind added up. Minor units of one currency. */
export interface StatementPart {
  readonly kind: LedgerEntryKind;
  readonly entryCount: number;
  readonly amountMinor: number;
  readonly baseMinor: number;
}

/** What entries come to. `dueMinor` is commission, corrections and adjustments together. */
export interface StatementTotals {
  /** Orders whose commission was first entered here. */
  readonly orders: number;
  /** What commission counts on: lines after discounts and refunds, without tax and shipping. */
  readonly revenueMinor: number;
  /** Commission and corrections as a share of the revenue, in basis points; null without revenue. */
  readonly rateBasisPoints: number | null;
  readonly commissionMinor: number;
  /** Refunds, cancellations and changes of orders. */
  readonly correctionsMinor: number;
  /** What the operator denied or adjusted. */
  readonly adjustmentsMinor: number;
  readonly dueMinor: number;
}

/** What entries of one currency come to: those of a whole statement, or those of one order in it. */
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
