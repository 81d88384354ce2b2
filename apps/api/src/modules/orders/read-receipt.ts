import type { ReceiptSentence as ReceiptSentenceView, OrderTouch } from '@pricehunt/api-contract/orders';
import {
  attributionModels,
  commissionableMinor,
  creditTouches,
  isInWindow,
  orderStateOf,
  receiptOf,
  remainingLines,
  ruleFor,
  splitAmount,
} from '@pricehunt/order-attribution';
import type { AttributionModel, ReceiptSentence } from '@pricehunt/order-attribution';
import type {
  CommissionDecisionRow,
  LedgerEntryRow,
  OrderRefundRow,
  OrderRow,
  OrderTouchRow,
  Storage,
} from '@pricehunt/storage';
import { decisionView } from '../../merchant-orders/commission-status';
import { creditsOf, touchOf } from '../../merchant-orders/judge-order';
import { refundOf } from '../../merchant-orders/settle-commission';
import { ledgerEntryView, orderSummary } from './order-views';

interface OrderParts {
  readonly order: OrderRow;
  readonly touches: readonly OrderTouchRow[];
  readonly refunds: readonly OrderRefundRow[];
  readonly ledger: readonly LedgerEntryRow[];
  readonly decisions: readonly CommissionDecisionRow[];
}

/** What led to the order, the credit of each touchpoint under each model with its reason, and the money. */
export async function readReceipt(storage: Storage, order: OrderRow) {
  const [touches, refunds, ledger, decisions] = await Promise.all([
    storage.orders.listTouches([order.id]),
    storage.orders.listRefunds([order.id]),
    storage.ledger.listOfOrder(order.id),
    storage.ledger.listDecisions([order.id]),
  ]);
  const parts: OrderParts = { order, touches, refunds, ledger, decisions };
  const { currency, windowDays, payingModel } = {
    ...order,
    windowDays: order.terms.windowDays,
    payingModel: order.terms.model,
  };
  const money = (amountMinor: number) => ({ amountMinor, currency });
  const left = remainingLines(order.lines, refunds.map(refundOf));
  return {
    order: orderSummary(order, decisions.at(-1) ?? null),
    lines: order.lines.map((line, place) => ({
      lineId: line.lineId,
      itemId: line.itemId,
      sku: line.sku,
      title: line.title,
      category: line.category,
      quantity: line.quantity,
      total: money(line.totalMinor),
      refundedQuantity: line.quantity - (left[place]?.quantity ?? line.quantity),
    })),
    amounts: {
      // Before the discount, so that the amounts add up to the total: lines are stored without it.
      subtotal: money(order.totalMinor - order.taxMinor - order.shippingMinor + order.discountMinor),
      discount: money(order.discountMinor),
      tax: money(order.taxMinor),
      shipping: money(order.shippingMinor),
      commissionable: money(commissionableMinor(left)),
    },
    discountCodes: [...order.discountCodes],
    touches: touchViews(parts),
    windowDays,
    payingModel,
    refunds: refunds.map(({ id, externalId, at, totalMinor }) => ({
      id,
      externalId,
      at,
      amount: money(totalMinor),
    })),
    ledger: ledger.map(ledgerEntryView),
    decisions: decisions.map((decision) => decisionView(decision, null)),
    receipt: receiptOf(receiptFacts(parts)).map((sentence) => sentenceView(sentence, order)),
  };
}

function touchViews({ order, touches, refunds }: OrderParts): OrderTouch[] {
  const placedAtMs = Date.parse(order.placedAt);
  const { windowDays } = order.terms;
  const isOurs = orderStateOf(order) === 'attributed';
  const left = remainingLines(order.lines, refunds.map(refundOf));
  const baseMinor = isOurs ? commissionableMinor(left) : 0;
  const dueMinor = isOurs ? order.commissionMinor : 0;
  const creditsBy = new Map(
    attributionModels.map((model) => [model, splitCredits(order, touches, model, baseMinor, dueMinor)]),
  );
  return touches.map((touch) => ({
    id: touch.id,
    at: touch.at,
    kind: touch.kind,
    matchMethod: touch.matchMethod,
    clickId: touch.clickId,
    referenceId: touch.referenceId,
    source: touch.source,
    medium: touch.medium ?? '',
    campaign: touch.campaign ?? '',
    product:
      touch.productId === null || touch.productTitle === null
        ? null
        : { id: touch.productId, title: touch.productTitle },
    visit: touch.visit,
    botReason: touch.botReason,
    isOwn: touch.isOwn,
    paidBy: touch.paidBy,
    isInWindow: isInWindow(touchOf(touch), { placedAtMs, windowDays }),
    credits: attributionModels.flatMap((model) => creditsBy.get(model)?.get(touch.id) ?? []),
  }));
}

/** Credits by touchpoint id; the parts add up exactly. */
function splitCredits(
  order: OrderRow,
  touches: readonly OrderTouchRow[],
  model: AttributionModel,
  baseMinor: number,
  dueMinor: number,
) {
  const { currency, placedAt, terms } = order;
  const credits = creditTouches(touches.map(touchOf), {
    placedAtMs: Date.parse(placedAt),
    windowDays: terms.windowDays,
    model,
  });
  const shares = credits.map(({ share }) => share);
  const credited = splitAmount(baseMinor, shares);
  const commission = splitAmount(dueMinor, shares);
  return new Map(
    credits.map(({ touchId, share, reason }, place) => [
      touchId,
      {
        model,
        shareBasisPoints: share,
        credited: { amountMinor: credited[place] ?? 0, currency },
        commission: { amountMinor: commission[place] ?? 0, currency },
        reason,
      },
    ]),
  );
}

function receiptFacts({ order, touches, refunds, ledger, decisions }: OrderParts) {
  const { currency, terms } = order;
  const money = (amountMinor: number) => ({ amountMinor, currency });
  return {
    placedAtMs: Date.parse(order.placedAt),
    total: money(order.totalMinor),
    isTest: order.isTest,
    isConfirmed: order.isConfirmed,
    reason: order.reason,
    waitingUntilMs: order.matchUntil === null ? null : Date.parse(order.matchUntil),
    touches: touches.map(touchOf),
    credits: creditsOf(order, touches),
    windowDays: terms.windowDays,
    model: terms.model,
    commissionable: money(baseAfter(order, refunds)),
    firstCommissionable: money(order.lines.reduce((sum, { totalMinor }) => sum + totalMinor, 0)),
    hasRule: order.lines.some((line) => ruleFor(line, terms.rules) !== null),
    ledger: ledger.map(({ kind, at, amountMinor, baseMinor }) => ({
      kind,
      atMs: Date.parse(at),
      amount: money(amountMinor),
      baseMinor,
    })),
    refunds: refunds.map(({ at, totalMinor }, place) => ({
      atMs: Date.parse(at),
      amount: money(totalMinor),
      baseMinor: baseAfter(order, refunds.slice(0, place)) - baseAfter(order, refunds.slice(0, place + 1)),
    })),
    cancelledAtMs: order.cancelledAt === null ? null : Date.parse(order.cancelledAt),
    decisions: decisions.map(({ at, status, amountMinor, reason }) => ({
      atMs: Date.parse(at),
      status,
      amount: money(amountMinor),
      reason,
    })),
  };
}

function baseAfter({ lines }: OrderRow, refunds: readonly OrderRefundRow[]): number {
  return commissionableMinor(remainingLines(lines, refunds.map(refundOf)));
}

function sentenceView(sentence: ReceiptSentence, { source }: OrderRow): ReceiptSentenceView {
  const at = (ms: number) => new Date(ms).toISOString();
  switch (sentence.code) {
    case 'order-placed':
      return { code: 'order-placed', at: at(sentence.atMs), total: sentence.total, source };
    case 'waiting':
      return { code: 'waiting', until: at(sentence.untilMs) };
    case 'touch-credited':
    case 'touch-credit-undone':
    case 'touch-not-credited':
    case 'touch-paid':
    case 'commission-decided':
    case 'refunded':
    case 'cancelled': {
      const { atMs, ...rest } = sentence;
      return { ...rest, at: at(atMs) };
    }
    default:
      return sentence;
  }
}
