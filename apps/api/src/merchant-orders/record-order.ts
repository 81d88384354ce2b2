import { paidTrafficSign } from '@pricehunt/click-attribution';
import { cameWithoutId, orderClues } from '@pricehunt/order-attribution';
import type { OrderClue, OrderLine } from '@pricehunt/order-attribution';
import type { OrderRow, Stores } from '@pricehunt/storage';
import type { Needs } from '../services';
import { attributionTermsOf } from './attribution-terms';
import { openCustomerRefs } from './customer-refs';
import type { CustomerRefs } from './customer-refs';
import { judgeOrder } from './judge-order';
import type { JudgingContext } from './judge-order';
import { readJudgingContext } from './judging-context';
import type { OrderMessage } from './order-message';
import { inOrderTransaction } from './order-transaction';
import { notifyDashboards } from './notify-dashboards';

export interface RecordedOrder {
  readonly outcome: 'created' | 'changed' | 'unchanged';
  readonly order: OrderRow;
}

/** How long an unmatched order is retried: its click may be in a journal, its pixel report may come late. */
const matchForMs = 2 * 60 * 60_000;

/** In one transaction. Older messages only add to the customer journey; a page never changes what a trusted source sent. */
export async function recordOrder(
  services: Needs<'storage' | 'secretBox' | 'now' | 'newId' | 'report'>,
  message: OrderMessage,
): Promise<RecordedOrder> {
  const { businessId, externalId } = message;
  const customerRefs = await openCustomerRefs(services);
  const context = await readJudgingContext(services, businessId, customerRefs);
  const taken = await inOrderTransaction(services, businessId, async (stores): Promise<RecordedOrder> => {
    const before = await stores.orders.findByExternalId(businessId, externalId);
    const received = await orderOf(services, stores, { message, before }, customerRefs);
    const given = before === null ? received : mergedOrder(before, received);
    if (before !== null && isSameOrder(before, given)) {
      if (given.changedAt > before.changedAt) await stores.orders.saveOrder(given);
      return { outcome: 'unchanged', order: given };
    }
    const isCancelled = (before?.cancelledAt ?? null) === null && given.cancelledAt !== null;
    const cause = isCancelled ? 'cancellation' : 'order';
    const order = await judgeOrder(services, stores, context, given, cause);
    await judgeTwins(services, stores, context, order);
    return { outcome: before === null ? 'created' : 'changed', order };
  });
  if (taken.outcome !== 'unchanged') await notifyDashboards(services, taken.order.businessId);
  return taken;
}

async function orderOf(
  { now, newId }: Needs<'now' | 'newId'>,
  stores: Stores,
  { message, before }: { readonly message: OrderMessage; readonly before: OrderRow | null },
  customerRefs: CustomerRefs,
): Promise<OrderRow> {
  const { marks, customer, customerId, ...plain } = message;
  const { businessId, checkoutToken } = message;
  const { windowDays, model, rules, clickParameter, utm } = await attributionTermsOf(stores, businessId);
  const receivedAt = now();
  const clues = withPaidVisits(
    orderClues({ ...marks, checkoutReferences: [] }, clickParameter),
    marks.landingLink,
  );
  const mayComeYet = clues.length > 0 || checkoutToken !== null;
  return {
    ...plain,
    lines: await withCategories(stores, businessId, message.lines, before?.lines ?? []),
    id: newId(),
    customerRef: customerRefs(businessId, customer),
    customerIdRef: customerRefs(businessId, customerId === null ? null : `id ${customerId}`),
    receivedAt: receivedAt.toISOString(),
    refundedMinor: 0,
    clues,
    cameWithoutId: cameWithoutId({ ...marks, checkoutReferences: [] }, utm.campaign),
    state: 'waiting',
    reason: 'waiting',
    matchMethod: null,
    matchUntil: mayComeYet ? new Date(receivedAt.getTime() + matchForMs).toISOString() : null,
    touchCount: 0,
    lastTouchAt: null,
    lastTouchSource: null,
    lastTouchTitle: null,
    terms: { windowDays, model, rules },
    commissionMinor: 0,
  };
}

function withPaidVisits(clues: readonly OrderClue[], landingLink: string | null): readonly OrderClue[] {
  const paidBy = paidTrafficSign(landingLink);
  if (paidBy === null || landingLink === null) return clues;
  return clues.map((clue) => (landingLink.includes(clue.reference) ? { ...clue, paidBy } : clue));
}

/** A page's report of the same checkout under another id gives way to a trusted source. */
async function judgeTwins(
  services: Needs<'now' | 'newId'>,
  stores: Stores,
  context: JudgingContext,
  order: OrderRow,
): Promise<void> {
  if (order.checkoutToken === null || !order.isConfirmed) return;
  const twins = await stores.orders.listByCheckout(order.businessId, order.checkoutToken);
  for (const twin of twins) {
    if (twin.isConfirmed || twin.reason === 'duplicate-order') continue;
    await judgeOrder(services, stores, context, twin, 'cancellation');
  }
}

async function withCategories(
  stores: Pick<Stores, 'merchantItems'>,
  businessId: string,
  given: readonly OrderLine[],
  before: readonly OrderLine[],
): Promise<readonly OrderLine[]> {
  const lines = given.map((line) => {
    const earlier = before.find(({ lineId, itemId }) => lineId === line.lineId && itemId === line.itemId);
    return {
      line: { ...line, category: line.category ?? earlier?.category ?? null },
      isNew: earlier === undefined,
    };
  });
  const wanted = lines.flatMap(({ isNew, line: { category, itemId } }) =>
    isNew && category === null && itemId !== null ? [itemId] : [],
  );
  const items = wanted.length === 0 ? [] : await stores.merchantItems.findItems(businessId, wanted);
  const categories = new Map(
    items.map(({ itemId, item }) => [itemId, item.productType ?? item.googleProductCategory] as const),
  );
  return lines.map(({ line, isNew }) => ({
    ...line,
    category: line.category ?? (isNew ? categories.get(line.itemId ?? '') : null) ?? null,
  }));
}

function mergedOrder(before: OrderRow, received: OrderRow): OrderRow {
  const clues = [...before.clues, ...received.clues.filter((clue) => !hasClue(before.clues, clue))];
  const isNewer = received.changedAt > before.changedAt || (received.isConfirmed && !before.isConfirmed);
  const isTrusted = received.isConfirmed || !before.isConfirmed;
  const isNews = isNewer && isTrusted;
  const facts = isNews ? received : before;
  // WooCommerce's merchants can reactivate a cancelled order; everywhere else cancelling is final.
  const cancelledAt =
    received.source === 'woocommerce'
      ? facts.cancelledAt
      : (before.cancelledAt ?? (isTrusted ? received.cancelledAt : null));
  return {
    ...before,
    name: facts.name,
    source: facts.source,
    sourceId: facts.sourceId,
    placedAt: facts.placedAt,
    changedAt: facts.changedAt,
    currency: facts.currency,
    subtotalMinor: facts.subtotalMinor,
    discountMinor: facts.discountMinor,
    taxMinor: facts.taxMinor,
    shippingMinor: facts.shippingMinor,
    totalMinor: facts.totalMinor,
    lines: facts.lines,
    discountCodes: facts.discountCodes,
    isConfirmed: before.isConfirmed || received.isConfirmed,
    isTest: before.isTest || received.isTest,
    payment:
      isNews && before.refundedMinor === 0 && (before.cancelledAt === null || cancelledAt === null)
        ? received.payment
        : before.payment,
    cancelledAt,
    checkoutToken: before.checkoutToken ?? received.checkoutToken,
    customerRef: before.customerRef ?? received.customerRef,
    customerIdRef: before.customerIdRef ?? received.customerIdRef,
    clues,
    cameWithoutId: before.cameWithoutId || received.cameWithoutId,
    matchUntil:
      before.state === 'unattributed' && clues.length > before.clues.length
        ? received.matchUntil
        : before.matchUntil,
  };
}

function hasClue(clues: readonly OrderClue[], { reference }: OrderClue): boolean {
  return clues.some((clue) => clue.reference === reference);
}

function isSameOrder(left: OrderRow, right: OrderRow): boolean {
  const facts = ({ changedAt: _changedAt, ...rest }: OrderRow) => JSON.stringify(rest);
  return facts(left) === facts(right);
}
