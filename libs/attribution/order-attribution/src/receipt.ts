import type { Money } from '@pricehunt/offers';
import { dayMs } from '@pricehunt/offers';
import { matchMethods } from './attribution-vocabulary';
import type { AttributionModel, MatchMethod, ReasonCode } from './attribution-vocabulary';
import type { CommissionDecision } from './commission-decision';
import { touchesLeadingTo } from './credit-touches';
import type { TouchCredit } from './credit-touches';
import type { LedgerEntryKind } from './ledger-move';
import type { Touch } from './order-facts';
import { splitAmount } from './split-amount';

/** A code and its values. Times are milliseconds since 1970. */
export type ReceiptSentence =
  | { readonly code: 'order-placed'; readonly atMs: number; readonly total: Money }
  | { readonly code: 'test-order' }
  | { readonly code: 'not-confirmed' }
  | { readonly code: 'waiting'; readonly untilMs: number }
  | { readonly code: 'no-touch' }
  | { readonly code: 'consent-missing' }
  | { readonly code: 'merchant-denied' }
  | { readonly code: 'duplicate-order' }
  | { readonly code: 'currency-unsupported'; readonly currency: string }
  | { readonly code: 'matched'; readonly method: MatchMethod; readonly touchCount: number }
  | { readonly code: 'window'; readonly days: number; readonly model: AttributionModel }
  | {
      readonly code: 'touch-credited';
      readonly touchId: string;
      readonly atMs: number;
      readonly daysBefore: number;
      readonly shareBasisPoints: number;
      readonly credited: Money;
    }
  | {
      /** The order no longer counts. `credited` is the previous credit. */
      readonly code: 'touch-credit-undone';
      readonly touchId: string;
      readonly atMs: number;
      readonly daysBefore: number;
      readonly shareBasisPoints: number;
      readonly credited: Money;
      readonly why: 'refunded' | 'cancelled';
    }
  | {
      readonly code: 'touch-not-credited';
      readonly touchId: string;
      readonly atMs: number;
      readonly daysBefore: number;
      readonly reason: ReasonCode;
    }
  | { readonly code: 'touch-paid'; readonly touchId: string; readonly atMs: number; readonly paidBy: string }
  | { readonly code: 'commission'; readonly base: Money; readonly commission: Money }
  | {
      readonly code: 'no-commission';
      readonly why: 'no-rule' | 'nothing-credited' | 'test-order' | 'nothing-left';
    }
  | {
      readonly code: 'commission-decided';
      readonly atMs: number;
      readonly status: CommissionDecision['status'];
      readonly amount: Money;
      readonly reason: string | null;
    }
  | {
      readonly code: 'refunded';
      readonly atMs: number;
      readonly amount: Money;
      readonly commission: Money;
    }
  | { readonly code: 'cancelled'; readonly atMs: number; readonly commission: Money };

export interface ReceiptFacts {
  readonly placedAtMs: number;
  readonly total: Money;
  readonly isTest: boolean;
  readonly isConfirmed: boolean;
  readonly reason: ReasonCode;
  /** Null when matching has ended. */
  readonly waitingUntilMs: number | null;
  readonly touches: readonly Touch[];
  readonly credits: readonly TouchCredit[];
  readonly windowDays: number;
  readonly model: AttributionModel;
  /** The commissionable amount now and initially. */
  readonly commissionable: Money;
  readonly firstCommissionable: Money;
  readonly hasRule: boolean;
  readonly ledger: readonly {
    readonly kind: LedgerEntryKind;
    readonly atMs: number;
    readonly amount: Money;
    /** The change in commissionable revenue. */
    readonly baseMinor: number;
  }[];
  /** `baseMinor` is the reduction of commissionable revenue. */
  readonly refunds: readonly { readonly atMs: number; readonly amount: Money; readonly baseMinor: number }[];
  readonly cancelledAtMs: number | null;
  readonly decisions: readonly {
    readonly atMs: number;
    readonly status: CommissionDecision['status'];
    readonly amount: Money;
    readonly reason: string | null;
  }[];
}

/** In reading order: order, match, credit, money. */
export function receiptOf(facts: ReceiptFacts): readonly ReceiptSentence[] {
  return [
    { code: 'order-placed', atMs: facts.placedAtMs, total: facts.total },
    ...(facts.isTest ? [{ code: 'test-order' } as const] : []),
    ...(facts.isConfirmed ? [] : [{ code: 'not-confirmed' } as const]),
    ...standingOf(facts),
    ...touchesOf(facts),
    ...moneyOf(facts),
  ];
}

function standingOf(facts: ReceiptFacts): readonly ReceiptSentence[] {
  switch (facts.reason) {
    case 'waiting':
      return facts.waitingUntilMs === null
        ? [{ code: 'no-touch' }]
        : [{ code: 'waiting', untilMs: facts.waitingUntilMs }];
    case 'no-touch':
    case 'consent-missing':
    case 'merchant-denied':
    case 'duplicate-order':
      return [{ code: facts.reason }];
    case 'currency-unsupported':
      return [{ code: 'currency-unsupported', currency: facts.total.currency }];
    default:
      return [];
  }
}

function touchesOf(facts: ReceiptFacts): readonly ReceiptSentence[] {
  const leading = touchesLeadingTo(facts.touches, facts.placedAtMs);
  const method = strongestMethod(leading);
  const undone = undoneBy(facts);
  const { currency, amountMinor } = undone === null ? facts.commissionable : facts.firstCommissionable;
  const parts = splitAmount(
    amountMinor,
    facts.credits.map(({ share }) => share),
  );
  const byId = new Map(facts.touches.map((touch) => [touch.id, touch] as const));
  return [
    ...(method === null
      ? []
      : ([
          { code: 'matched', method, touchCount: leading.length },
          { code: 'window', days: facts.windowDays, model: facts.model },
        ] as const)),
    ...facts.credits.flatMap(({ touchId, share, reason }, place): ReceiptSentence[] => {
      const touch = byId.get(touchId);
      if (touch === undefined) return [];
      const { atMs, paidBy } = touch;
      const when = { touchId, atMs, daysBefore: Math.max(0, Math.floor((facts.placedAtMs - atMs) / dayMs)) };
      const credit = { shareBasisPoints: share, credited: { amountMinor: parts[place] ?? 0, currency } };
      return [
        share === 0
          ? { code: 'touch-not-credited', ...when, reason }
          : undone === null
            ? { code: 'touch-credited', ...when, ...credit }
            : { code: 'touch-credit-undone', ...when, ...credit, why: undone },
        ...(paidBy === null ? [] : [{ code: 'touch-paid', touchId, atMs, paidBy } as const]),
      ];
    }),
  ];
}

/** Why the order no longer counts; null while it does. */
function undoneBy({ commissionable, firstCommissionable, cancelledAtMs }: ReceiptFacts) {
  if (cancelledAtMs !== null) return 'cancelled' as const;
  const isGone = commissionable.amountMinor === 0 && firstCommissionable.amountMinor > 0;
  return isGone ? ('refunded' as const) : null;
}

function moneyOf(facts: ReceiptFacts): readonly ReceiptSentence[] {
  const { currency } = facts.total;
  const none = { amountMinor: 0, currency };
  const first = facts.ledger[0];
  const cancelled = facts.ledger.find(({ kind }) => kind === 'reversal');
  const lowered = commissionOfRefunds(facts);
  return [
    ...(first !== undefined && facts.hasRule
      ? [{ code: 'commission', base: facts.firstCommissionable, commission: first.amount } as const]
      : [{ code: 'no-commission', why: whyNone(facts) } as const]),
    ...(first !== undefined && facts.isTest ? [{ code: 'no-commission', why: 'test-order' } as const] : []),
    ...[
      ...facts.refunds.map(({ atMs, amount }, place) => ({
        code: 'refunded' as const,
        atMs,
        amount,
        commission: { amountMinor: lowered[place] ?? 0, currency },
      })),
      ...facts.decisions.map((decision) => ({ code: 'commission-decided' as const, ...decision })),
    ].sort((left, right) => left.atMs - right.atMs),
    ...(facts.cancelledAtMs === null
      ? []
      : [
          {
            code: 'cancelled' as const,
            atMs: facts.cancelledAtMs,
            commission: cancelled?.amount ?? none,
          },
        ]),
  ];
}

/** The commission each refund removed. Refunds received together share one entry; refunds of shipping have none. */
function commissionOfRefunds({ refunds, ledger }: ReceiptFacts): readonly number[] {
  const open = ledger.filter(({ kind }) => kind === 'refund');
  const own = refunds.map(({ baseMinor }) => {
    if (baseMinor === 0) return 0;
    const place = open.findIndex((entry) => entry.baseMinor === 0 - baseMinor);
    return place < 0 ? null : (open.splice(place, 1)[0]?.amount.amountMinor ?? null);
  });
  const together = open.reduce((sum, { amount }) => sum + amount.amountMinor, 0);
  const parts = splitAmount(
    together,
    refunds.map(({ baseMinor }, place) => (own[place] === null ? baseMinor : 0)),
  );
  return own.map((amountMinor, place) => amountMinor ?? parts[place] ?? 0);
}

function whyNone(facts: ReceiptFacts): 'no-rule' | 'nothing-credited' | 'test-order' | 'nothing-left' {
  if (facts.credits.every(({ share }) => share === 0) || facts.ledger.length === 0) return 'nothing-credited';
  return facts.hasRule ? 'nothing-left' : 'no-rule';
}

export function strongestMethod(touches: readonly Pick<Touch, 'matchMethod'>[]): MatchMethod | null {
  return matchMethods.find((method) => touches.some(({ matchMethod }) => matchMethod === method)) ?? null;
}
