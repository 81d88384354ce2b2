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

/** By what terms orders are reckoned. */
export interface ReckoningTerms {
  /** Null: each order's own. */
  readonly windowDays: number | null;
  readonly model: AttributionModel;
  /** Left out: the rules that each order came under. */
  readonly rules?: readonly CommissionRule[];
}

/** What some orders come to under one model: added up, order by order. */
export interface CreditSum {
  /** Ten-thousandths of orders. */
  shares: number;
  readonly creditedMinor: Map<string, number>;
  readonly commissionMinor: Map<string, number>;
}

/** A sum of nothing. */
export function emptySum(): CreditSum {
  return { shares: 0, creditedMinor: new Map(), commissionMinor: new Map() };
}

/** Whether an order may have credit at all, whoever touched it. */
export function mayBeCredited({ order }: ReportedOrder): boolean {
  return !['duplicate-order', 'merchant-denied', 'currency-unsupported'].includes(order.reason);
}

/**
 * Adds an order to the sums that its touches belong to, by their shares under the terms. False where no touch of it counts.
 */
export function addOrder(
  reported: ReportedOrder,
  terms: ReckoningTerms,
  sumsOf: (touch: OrderTouchRow) => readonly CreditSum[],
): boolean {
  const { order, touches, refunds } = reported;
  if (!mayBeCredited(reported)) return false;
  const credits = creditTouches(touches.map(touchOf), {
    ...{ placedAtMs: Date.parse(order.placedAt), model: terms.model },
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

/** What is due for an attributed order; what rules would give where they are asked for, or where the window makes an order ours. */
function commissionOf(
  order: ReportedOrder['order'],
  rules: readonly CommissionRule[] | undefined,
  left: readonly RemainingLine[],
): number {
  if (rules === undefined && order.state === 'attributed') return order.commissionMinor;
  return commissionMinor(left, rules ?? order.terms.rules, order.currency);
}

/** A sum as it goes over the wire. */
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

/** The largest first. */
function moneyOf(amounts: ReadonlyMap<string, number>) {
  return [...amounts]
    .map(([currency, amountMinor]) => ({ amountMinor, currency }))
    .sort((left, right) => right.amountMinor - left.amountMinor);
}
