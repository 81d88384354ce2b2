import {
  commissionableMinor,
  commissionMinor,
  creditTouches,
  remainingLines,
  splitAmount,
} from '@pricehunt/order-attribution';
import type { AttributionModel, CommissionRule, RemainingLine } from '@pricehunt/order-attribution';
import type { OrderTouchRow, ReportedOrder } from '@pricehunt/storage';
import { touchOf } from '../../merchant-orders/judge-order';
import { refundOf } from '../../merchant-orders/settle-commission';

export interface ReckoningTerms {
  /** Null for each order's own window. */
  readonly windowDays: number | null;
  readonly model: AttributionModel;
  /** Without rules, each order's own apply. */
  readonly rules?: readonly CommissionRule[];
}

export interface CreditSum {
  /** Ten-thousandths of orders. */
  shares: number;
  readonly creditedMinor: Map<string, number>;
  readonly commissionMinor: Map<string, number>;
}

export function emptySum(): CreditSum {
  return { shares: 0, creditedMinor: new Map(), commissionMinor: new Map() };
}

export function mayBeCredited({ order }: ReportedOrder): boolean {
  return !['duplicate-order', 'merchant-denied', 'currency-unsupported'].includes(order.reason);
}

/** Credits an order's touchpoints by their shares. Returns false if no touchpoint counts. */
export function addOrder(
  reported: ReportedOrder,
  terms: ReckoningTerms,
  sumsOf: (touch: OrderTouchRow) => readonly CreditSum[],
): boolean {
  const { order, touches, refunds } = reported;
  if (!mayBeCredited(reported)) return false;
  const credits = creditTouches(touches.map(touchOf), {
    placedAtMs: Date.parse(order.placedAt),
    model: terms.model,
    windowDays: terms.windowDays ?? order.terms.windowDays,
  });
  const shares = credits.map(({ share }) => share);
  if (shares.every((share) => share === 0)) return false;
  const left = remainingLines(order.lines, refunds.map(refundOf));
  const credited = splitAmount(commissionableMinor(left), shares);
  const commission = splitAmount(commissionOf(order, terms.rules, left), shares);
  const byId = new Map(touches.map((touch) => [touch.id, touch] as const));
  for (const [place, { touchId, share }] of credits.entries()) {
    const touch = byId.get(touchId);
    if (touch === undefined || share === 0) continue;
    for (const sum of sumsOf(touch)) {
      sum.shares += share;
      addMinor(sum.creditedMinor, order.currency, credited[place] ?? 0);
      addMinor(sum.commissionMinor, order.currency, commission[place] ?? 0);
    }
  }
  return true;
}

/** The commission due, or what the rules give if there are any or if the order is attributed only by this window. */
function commissionOf(
  order: ReportedOrder['order'],
  rules: readonly CommissionRule[] | undefined,
  left: readonly RemainingLine[],
): number {
  if (rules === undefined && order.state === 'attributed') return order.commissionMinor;
  return commissionMinor(left, rules ?? order.terms.rules, order.currency);
}

export function figureOf(sum: CreditSum) {
  return {
    orders: Math.round(sum.shares / 100) / 100,
    credited: moneyOf(sum.creditedMinor),
    commission: moneyOf(sum.commissionMinor),
  };
}

function addMinor(amounts: Map<string, number>, currency: string, amountMinor: number): void {
  amounts.set(currency, (amounts.get(currency) ?? 0) + amountMinor);
}

/** Largest first. */
function moneyOf(amounts: ReadonlyMap<string, number>) {
  return [...amounts]
    .map(([currency, amountMinor]) => ({ amountMinor, currency }))
    .sort((left, right) => right.amountMinor - left.amountMinor);
}
