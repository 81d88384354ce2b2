import { isCurrency } from '@pricehunt/offers';
import {
  creditTouches,
  isOrderCounted,
  orderVerdict,
  strongestMethod,
  touchesLeadingTo,
} from '@pricehunt/order-attribution';
import type { LedgerCause, Touch, TouchCredit } from '@pricehunt/order-attribution';
import type { OrderPayment, OrderRefundRow, OrderRow, OrderTouchRow, Stores } from '@pricehunt/storage';
import type { Needs } from '../services';
import { queueWebhookEvent } from '../notices/webhook-events';
import { findTouches, isVisitBefore } from './find-touches';
import { settleCommission } from './settle-commission';

export interface JudgingContext {
  readonly hosts: readonly string[];
  readonly discountCodes: readonly string[];
  readonly ownRefs: ReadonlySet<string>;
  /** True for a suspended business: its orders earn nothing meanwhile. */
  readonly isDenied: boolean;
}

type JudgingServices = Needs<'now' | 'newId'>;

/** Evaluates an order within the transaction that stores it, and queues its webhooks. Safe to repeat. */
export async function judgeOrder(
  services: JudgingServices,
  stores: Stores,
  context: JudgingContext,
  given: OrderRow,
  cause: LedgerCause,
): Promise<OrderRow> {
  const now = services.now();
  const before = await stores.orders.findOrder(given.id);
  if (before === null) await stores.orders.saveOrder(given);
  const found = await findTouches(stores, { ...context, order: given });
  if (found.some((touch) => isVisitBefore(given, touch))) await stores.orders.deleteInferredTouches(given.id);
  await stores.orders.addTouches(found);
  const touches = await stores.orders.listTouches([given.id]);
  const refunds = await stores.orders.listRefunds([given.id]);
  const ledger = await stores.ledger.listOfOrder(given.id);
  const credits = creditsOf(given, touches);
  const isWaiting = given.matchUntil !== null && now.toISOString() < given.matchUntil;
  const verdict = orderVerdict(
    {
      isDuplicate: await isDuplicate(stores, given),
      isDenied: context.isDenied,
      isCurrencyKnown: isCurrency(given.currency),
      isTest: given.isTest,
      cameWithoutId: given.cameWithoutId,
      isWaiting,
    },
    credits,
  );
  const leading = new Set(
    touchesLeadingTo(touches.map(touchOf), Date.parse(given.placedAt)).map(({ id }) => id),
  );
  const counting = touches.filter(({ id }) => leading.has(id));
  const last = counting.at(-1);
  const settled = { order: { ...given, ...verdict }, refunds, ledger, cause };
  const order: OrderRow = {
    ...settled.order,
    matchUntil: verdict.state === 'waiting' ? given.matchUntil : null,
    matchMethod: strongestMethod(counting),
    touchCount: counting.length,
    lastTouchAt: last?.at ?? null,
    lastTouchSource: last?.source ?? null,
    lastTouchTitle: last?.productTitle ?? null,
    refundedMinor: refunds.reduce((sum, { totalMinor }) => sum + totalMinor, 0),
    payment: paymentOf(given, refunds),
    commissionMinor: await settleCommission(services, stores, settled),
  };
  await stores.orders.saveOrder(order);
  await countOrder(stores, order, refunds, creditedTouch(touches, credits));
  await queueWebhooks(services, stores, before, order);
  return order;
}

export function touchOf({ at, ...row }: OrderTouchRow): Touch {
  const { id, kind, matchMethod, referenceId, visit, isOwn, paidBy } = row;
  return { id, atMs: Date.parse(at), kind, matchMethod, referenceId, visit, isOwn, paidBy };
}

export function creditsOf(
  { placedAt, terms }: Pick<OrderRow, 'placedAt' | 'terms'>,
  touches: readonly OrderTouchRow[],
): readonly TouchCredit[] {
  const { windowDays, model } = terms;
  return creditTouches(touches.map(touchOf), { placedAtMs: Date.parse(placedAt), windowDays, model });
}

/** The pixel and a webhook may give one order different ids, so the checkout decides. */
async function isDuplicate(stores: Pick<Stores, 'orders'>, order: OrderRow): Promise<boolean> {
  if (order.checkoutToken === null) return false;
  const ofCheckout = await stores.orders.listByCheckout(order.businessId, order.checkoutToken);
  const others = ofCheckout.filter(({ id }) => id !== order.id);
  return others.some((other) =>
    other.isConfirmed === order.isConfirmed
      ? other.receivedAt < order.receivedAt || (other.receivedAt === order.receivedAt && other.id < order.id)
      : other.isConfirmed,
  );
}

function paymentOf(order: OrderRow, refunds: readonly OrderRefundRow[]): OrderPayment {
  if (order.cancelledAt !== null) return 'cancelled';
  const refundedMinor = refunds.reduce((sum, { totalMinor }) => sum + totalMinor, 0);
  if (refundedMinor <= 0) return order.payment === 'pending' ? 'pending' : 'paid';
  return refundedMinor >= order.totalMinor ? 'refunded' : 'partially-refunded';
}

function creditedTouch(
  touches: readonly OrderTouchRow[],
  credits: readonly TouchCredit[],
): OrderTouchRow | null {
  const credited = new Set(credits.filter(({ share }) => share > 0).map(({ touchId }) => touchId));
  return touches.filter(({ id }) => credited.has(id)).at(-1) ?? null;
}

/** Leaves out tests and duplicates, even when only a second message reveals them. */
async function countOrder(
  stores: Pick<Stores, 'trafficCounts' | 'clicks'>,
  order: OrderRow,
  refunds: readonly OrderRefundRow[],
  touch: OrderTouchRow | null,
): Promise<void> {
  if (order.isTest || order.reason === 'duplicate-order') {
    await stores.trafficCounts.uncountOrder(order.businessId, order.id);
    return;
  }
  const its = {
    businessId: order.businessId,
    orderId: order.id,
    orderName: order.name,
    currency: order.currency,
    ...(await creditedToOf(stores, touch)),
  };
  await stores.trafficCounts.countOrder({
    ...its,
    kind: 'order',
    recordId: order.id,
    at: order.placedAt,
    amountMinor: order.totalMinor,
    isCredited: isOrderCounted('orders', order),
  });
  for (const { id, at, totalMinor } of refunds) {
    await stores.trafficCounts.countOrder({
      ...its,
      kind: 'refund',
      recordId: id,
      at,
      amountMinor: totalMinor,
      isCredited: isOrderCounted('refunds', order),
    });
  }
}

async function creditedToOf({ clicks }: Pick<Stores, 'clicks'>, touch: OrderTouchRow | null) {
  if (touch === null) return {};
  const { source, medium, campaign, offerId, productTitle, referenceId, clickId } = touch;
  const found = clickId === null ? [] : await clicks.findByReferences([clickId]);
  const { country = null, device = null } = found[0] ?? {};
  return { creditedTo: { source, medium, campaign, offerId, productTitle, referenceId, country, device } };
}

async function queueWebhooks(
  services: JudgingServices,
  stores: Pick<Stores, 'webhooks'>,
  before: OrderRow | null,
  order: OrderRow,
): Promise<void> {
  if (order.isTest || order.state !== 'attributed' || before?.state === 'attributed') return;
  await queueWebhookEvent(services, stores, {
    businessId: order.businessId,
    event: 'order.attributed',
    key: order.id,
    data: {
      id: order.id,
      orderId: order.externalId,
      name: order.name,
      placedAt: order.placedAt,
      total: { amountMinor: order.totalMinor, currency: order.currency },
      commission: { amountMinor: order.commissionMinor, currency: order.currency },
      matchMethod: order.matchMethod,
      touchCount: order.touchCount,
      model: order.terms.model,
    },
  });
}
