import { dueMinor } from './commission-decision';
import type { CommissionDecision } from './commission-decision';

/** Why an order's commission is recalculated. */
export type LedgerCause = 'order' | 'refund' | 'cancellation' | 'decision';

/** correction: the order changed. reversal: the order was cancelled. denial and adjustment: the operator's decisions. */
export const ledgerEntryKinds = [
  'commission',
  'correction',
  'refund',
  'reversal',
  'adjustment',
  'denial',
] as const;
export type LedgerEntryKind = (typeof ledgerEntryKinds)[number];

/** held: due only after a trusted source confirms the order. */
export const ledgerEntryStates = ['due', 'held'] as const;
export type LedgerEntryState = (typeof ledgerEntryStates)[number];

/** Signed amounts in minor units. */
export interface LedgerMove {
  readonly kind: LedgerEntryKind;
  readonly state: LedgerEntryState;
  readonly amountMinor: number;
  /** The change in commissionable revenue. */
  readonly baseMinor: number;
}

export interface LedgerStanding {
  readonly cause: LedgerCause;
  readonly ledger: readonly LedgerMove[];
  readonly isConfirmed: boolean;
  /** Attributed and not cancelled. */
  readonly isOwed: boolean;
  /** The commission by rule and its revenue. */
  readonly byRuleMinor: number;
  readonly baseMinor: number;
  readonly decision: CommissionDecision | null;
}

/** Entries are only added and sum up to what is due. An attributed order's first entry is written even if 0. */
export function ledgerMoves(standing: LedgerStanding): readonly LedgerMove[] {
  const { isConfirmed, isOwed, ledger } = standing;
  const state = isConfirmed ? 'due' : 'held';
  const other = isConfirmed ? 'held' : 'due';
  const leftOver = sumOf(ledger, other);
  const own = ledger.filter((entry) => entry.state === state);
  const move = own.length === 0 && !isOwed ? null : moveTo(standing, own);
  return [
    ...(leftOver.amountMinor === 0 && leftOver.baseMinor === 0
      ? []
      : [
          {
            ...({ state: other, kind: 'correction' } as const),
            amountMinor: 0 - leftOver.amountMinor,
            baseMinor: 0 - leftOver.baseMinor,
          },
        ]),
    ...(move === null ? [] : [{ state, ...move } as const]),
  ];
}

function moveTo(standing: LedgerStanding, own: readonly LedgerMove[]): Omit<LedgerMove, 'state'> | null {
  const { isOwed, byRuleMinor, decision } = standing;
  const wantedBase = isOwed ? standing.baseMinor : 0;
  const wanted = isOwed ? dueMinor({ byRuleMinor, baseMinor: wantedBase }, decision) : 0;
  if (own.length === 0) return { kind: 'commission', amountMinor: wanted, baseMinor: wantedBase };
  const soFar = sumOf(own);
  const amountMinor = wanted - soFar.amountMinor;
  const baseMinor = wantedBase - soFar.baseMinor;
  if (amountMinor === 0 && baseMinor === 0) return null;
  return { kind: kindOf(standing, amountMinor), amountMinor, baseMinor };
}

function kindOf({ cause, decision }: LedgerStanding, amountMinor: number): LedgerEntryKind {
  switch (cause) {
    case 'decision':
      return decision?.status === 'denied' ? 'denial' : 'adjustment';
    case 'order':
      return 'correction';
    case 'refund':
      return amountMinor > 0 ? 'correction' : 'refund';
    case 'cancellation':
      return amountMinor > 0 ? 'correction' : 'reversal';
  }
}

function sumOf(entries: readonly LedgerMove[], state?: LedgerEntryState) {
  const counted = state === undefined ? entries : entries.filter((entry) => entry.state === state);
  return {
    amountMinor: counted.reduce((sum, entry) => sum + entry.amountMinor, 0),
    baseMinor: counted.reduce((sum, entry) => sum + entry.baseMinor, 0),
  };
}
