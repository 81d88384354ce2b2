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
import type { Services } from '../services';
import { putOutWebhookEvent } from '../webhook-events';
import { findTouches, isVisitBefore } from './find-touches';
import { settleCommission } from './settle-commission';

/** What is known of the business when its orders are judged. */
export interface JudgingContext {
  /** The hosts of its stores. */
  readonly hosts: readonly string[];
  /** Discount codes that stand for us, in capitals. */
  readonly discountCodes: readonly string[];
  /** The hashes of the merchant's own people. */
  readonly ownRefs: ReadonlySet<string>;
  /** True for a suspended business: its orders earn nothing while it is. */
  readonly isDenied: boolean;
}

type JudgingServices = Pick<Services, 'now' | 'newId'>;

/**
 * Judges an order by all that is known now, within the transaction that keeps what is new: finds its touches, says whose it is
 * and why, brings its ledger to what is due, keeps it, counts it and tells the merchant's systems. Doing it again without
 * anything new changes nothing. Returns the order as it is kept.
 */
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
  await tellSystems(services, stores, before, order);
  return order;
}

/** A row as the domain knows it. */
export function touchOf({ at, ...row }: OrderTouchRow): Touch {
  const { id, kind, matchMethod, referenceId, visit, isOwn, paidBy } = row;
  return { id, atMs: Date.parse(at), kind, matchMethod, referenceId, visit, isOwn, paidBy };
}

/** What the touches get by the order's own terms. */
export function creditsOf(
  { placedAt, terms }: Pick<OrderRow, 'placedAt' | 'terms'>,
  touches: readonly OrderTouchRow[],
): readonly TouchCredit[] {
  const { windowDays, model } = terms;
  return creditTouches(touches.map(touchOf), { placedAtMs: Date.parse(placedAt), windowDays, model });
}

/** Whether another order of the same checkout came before: the pixel and a webhook may name one order differently. */
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

/** The latest touch that got credit; null for none. */
function creditedTouch(
  touches: readonly OrderTouchRow[],
  credits: readonly TouchCredit[],
): OrderTouchRow | null {
  const credited = new Set(credits.filter(({ share }) => share > 0).map(({ touchId }) => touchId));
  return touches.filter(({ id }) => credited.has(id)).at(-1) ?? null;
}

/** Lists the order and its refunds as they stand now. Tests and duplicates are not listed, even where it takes a second message to know them. */
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
    ...{ businessId: order.businessId, orderId: order.id, orderName: order.name, currency: order.currency },
    ...(await creditedToOf(stores, touch)),
  };
  await stores.trafficCounts.countOrder({
    ...{ ...its, kind: 'order', recordId: order.id, at: order.placedAt, amountMinor: order.totalMinor },
    isCredited: isOrderCounted('orders', order),
  });
  for (const { id, at, totalMinor } of refunds) {
    await stores.trafficCounts.countOrder({
      ...{ ...its, kind: 'refund', recordId: id, at, amountMinor: totalMinor },
      isCredited: isOrderCounted('refunds', order),
    });
  }
}

/** What a touch and its click say of where an order came from. */
async function creditedToOf({ clicks }: Pick<Stores, 'clicks'>, touch: OrderTouchRow | null) {
  if (touch === null) return {};
  const { source, medium, campaign, offerId, productTitle, referenceId, clickId } = touch;
  const found = clickId === null ? [] : await clicks.findByReferences([clickId]);
  const { country = null, device = null } = found[0] ?? {};
  return { creditedTo: { source, medium, campaign, offerId, productTitle, referenceId, country, device } };
}

async function tellSystems(
  services: JudgingServices,
  stores: Pick<Stores, 'webhooks'>,
  before: OrderRow | null,
  order: OrderRow,
): Promise<void> {
  if (order.isTest || order.state !== 'attributed' || before?.state === 'attributed') return;
  await putOutWebhookEvent(services, stores, {
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
