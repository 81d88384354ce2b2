import { attributionModels, creditTouches, latestOwn } from '@pricehunt/order-attribution';
import type { AttributionModel, CommissionRule, ReasonCode } from '@pricehunt/order-attribution';
import type { attributionDimensions } from '@pricehunt/api-contract/orders';
import type { OrderSearch, OrderTouchRow, ReportedOrder, Storage } from '@pricehunt/storage';
import { touchOf } from '../../merchant-orders/judge-order';
import { addOrder, emptySum, figureOf, mayBeCredited } from './credit-sums';
import type { CreditSum } from './credit-sums';

type AttributionDimension = (typeof attributionDimensions)[number];

/** `windowDays` is null for each order's own window. */
export interface AttributionQuestion {
  readonly businessId: string;
  readonly since: string | null;
  readonly until: string | null;
  readonly windowDays: number | null;
  readonly by: AttributionDimension;
  readonly payingModel: AttributionModel;
}

const rowsMax = 100;
const ordersAtOnce = 500;

type SumsByModel = Readonly<Record<AttributionModel, CreditSum>>;

export async function readAttribution(storage: Storage, question: AttributionQuestion) {
  const totals = emptySums();
  const rows = new Map<string, { readonly label: string; readonly sums: SumsByModel }>();
  const without = new Map<ReasonCode, number>();
  let orderCount = 0;
  for await (const reported of ordersOf(storage, question)) {
    orderCount += 1;
    const isCredited = attributionModels
      .map((model) =>
        addOrder(reported, { windowDays: question.windowDays, model }, (touch) => {
          const [key, label] = keyOf(touch, question.by);
          const row = rows.get(key) ?? { label, sums: emptySums() };
          rows.set(key, row);
          return [totals[model], row.sums[model]];
        }),
      )
      .some(Boolean);
    if (isCredited) continue;
    const reason = reasonOf(reported, question.windowDays);
    without.set(reason, (without.get(reason) ?? 0) + 1);
  }
  const sorted = [...rows].sort(
    ([, left], [, right]) => right.sums[question.payingModel].shares - left.sums[question.payingModel].shares,
  );
  return {
    totals: figuresOf(totals),
    rows: sorted.slice(0, rowsMax).map(([key, { label, sums }]) => ({ key, label, models: figuresOf(sums) })),
    isCut: sorted.length > rowsMax,
    orderCount,
    withoutCredit: [...without]
      .map(([reason, count]) => ({ reason, orderCount: count }))
      .sort((left, right) => right.orderCount - left.orderCount),
  };
}

export async function compareTerms(
  storage: Storage,
  days: Pick<AttributionQuestion, 'businessId' | 'since' | 'until'>,
  terms: Readonly<
    Record<
      'now' | 'then',
      {
        readonly windowDays: number;
        readonly model: AttributionModel;
        readonly rules: readonly CommissionRule[];
      }
    >
  >,
) {
  const totals = { now: emptySum(), then: emptySum() };
  const rows = new Map<
    string,
    { readonly label: string; readonly now: CreditSum; readonly then: CreditSum }
  >();
  for await (const reported of ordersOf(storage, days)) {
    for (const which of ['now', 'then'] as const) {
      addOrder(reported, terms[which], (touch) => {
        const [key, label] = keyOf(touch, 'product');
        const row = rows.get(key) ?? { label, now: emptySum(), then: emptySum() };
        rows.set(key, row);
        return [totals[which], row[which]];
      });
    }
  }
  const sorted = [...rows].sort(([, left], [, right]) => right.then.shares - left.then.shares);
  return {
    now: figureOf(totals.now),
    then: figureOf(totals.then),
    rows: sorted.slice(0, rowsMax).map(([key, { label, now, then }]) => ({
      key,
      label,
      now: figureOf(now),
      then: figureOf(then),
    })),
  };
}

async function* ordersOf(
  storage: Storage,
  { businessId, since, until }: Pick<AttributionQuestion, 'businessId' | 'since' | 'until'>,
): AsyncGenerator<ReportedOrder> {
  for (let after: OrderSearch['after'] = null; ;) {
    const page: readonly ReportedOrder[] = await storage.orders.reportOrders({
      businessId,
      state: null,
      payment: null,
      source: null,
      reason: null,
      words: null,
      isTest: null,
      measure: 'orders-received',
      since,
      until,
      after,
      limit: ordersAtOnce,
    });
    yield* page;
    const last = page.at(-1)?.order;
    if (last === undefined || page.length < ordersAtOnce) return;
    after = { placedAt: last.placedAt, id: last.id };
  }
}

/** Why no model credits the order within the window. */
function reasonOf(reported: ReportedOrder, windowDays: number | null): ReasonCode {
  const { order, touches } = reported;
  if (!mayBeCredited(reported) || touches.length === 0) return order.reason;
  const placedAtMs = Date.parse(order.placedAt);
  const window = windowDays ?? order.terms.windowDays;
  const credits = creditTouches(touches.map(touchOf), { placedAtMs, windowDays: window, model: 'last' });
  return latestOwn(credits)?.reason ?? order.reason;
}

function keyOf(touch: OrderTouchRow, by: AttributionDimension): readonly [string, string] {
  switch (by) {
    case 'source':
      return [touch.source, touch.source];
    case 'product':
      return [touch.productId ?? '', touch.productTitle ?? ''];
    case 'campaign':
      return [touch.campaign ?? '', touch.campaign ?? ''];
    case 'medium':
      return [touch.medium ?? '', touch.medium ?? ''];
  }
}

function emptySums(): SumsByModel {
  return {
    first: emptySum(),
    last: emptySum(),
    linear: emptySum(),
    position: emptySum(),
    'time-decay': emptySum(),
  };
}

function figuresOf(sums: SumsByModel) {
  return {
    first: figureOf(sums.first),
    last: figureOf(sums.last),
    linear: figureOf(sums.linear),
    position: figureOf(sums.position),
    'time-decay': figureOf(sums['time-decay']),
  };
}
