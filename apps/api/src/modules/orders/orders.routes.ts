import { downloadOrders, getOrder, listLedger, listOrders } from '@pricehunt/api-contract/orders';
import { decimalFromMoney } from '@pricehunt/offers';
import { orderStateOf } from '@pricehunt/order-attribution';
import type { BusinessDays } from '@pricehunt/order-attribution';
import type { CommissionDecisionRow, OrderRow, OrderSearch, Storage } from '@pricehunt/storage';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { cursorOf, readCursor } from '../../answers/list-cursor';
import { pageOf } from '../../answers/list-page';
import { ownBusiness, ownRow } from '../../merchant-domains/own-business';
import { registerEndpoint, registerRawEndpoint } from '../../plugins/contract';
import type { EndpointInput } from '../../plugins/contract';
import { sendCsv } from '../../answers/send-csv';
import type { CsvValue } from '../../answers/send-csv';
import type { Services } from '../../services';
import { commissionStatus } from '../../merchant-orders/commission-status';
import { latestDecisions } from '../../merchant-orders/latest-decisions';
import { businessDaysOf, momentsOf } from '../../merchant-traffic/business-days';
import { ledgerEntryView, orderSummary } from './order-views';
import { readReceipt } from './read-receipt';

const done = { success: true } as const;
const rowsOfAPage = 50;
const rowsAtOnce = 500;
const placeSchema = z.object({ placedAt: z.string(), id: z.string() });

export function registerOrders(context: FastifyInstance, services: Services): void {
  const { storage } = services;
  registerEndpoint(context, listOrders, async ({ query }, request) => {
    const { businessId } = ownBusiness(request);
    const days = await businessDaysOf(storage, businessId);
    const { orders, total, amounts } = await storage.orders.searchOrders({
      ...searchOf(businessId, days, query),
      after: readCursor(query.cursor, 'orders', placeSchema),
      limit: rowsOfAPage + 1,
    });
    const placeOf = ({ placedAt, id }: (typeof orders)[number]) => cursorOf('orders', { placedAt, id });
    const { page, nextCursor } = pageOf(orders, placeOf, rowsOfAPage);
    const decisionOf = await latestDecisions(storage, page);
    return {
      ...done,
      items: page.map((row) => orderSummary(row, decisionOf(row.id))),
      nextCursor,
      total,
      amounts: amounts.map(({ currency, totalMinor }) => ({ amountMinor: totalMinor, currency })),
    };
  });
  registerRawEndpoint(context, downloadOrders, async ({ query }, request, reply) => {
    const { businessId } = ownBusiness(request);
    const days = await businessDaysOf(storage, businessId);
    return sendCsv(reply, 'orders.csv', orderRows(storage, days, searchOf(businessId, days, query)));
  });
  registerEndpoint(context, getOrder, async ({ params }, request) => {
    const found = await storage.orders.findOrder(params.orderId);
    const order = ownRow(request, found, 'order.not-found');
    return { ...done, ...(await readReceipt(storage, order)) };
  });
  registerEndpoint(context, listLedger, async ({ query }, request) => {
    const { businessId } = ownBusiness(request);
    const days = await businessDaysOf(storage, businessId);
    const entries = await storage.ledger.listEntries({
      businessId,
      kind: query.kind ?? null,
      ...momentsOf(days, query),
      after: readCursor(query.cursor, 'ledger', z.string()),
      limit: rowsOfAPage + 1,
    });
    const { page, nextCursor } = pageOf(entries, ({ id }) => cursorOf('ledger', id), rowsOfAPage);
    const balances = await storage.ledger.readBalances(businessId);
    return {
      ...done,
      items: page.map(ledgerEntryView),
      nextCursor,
      balances: balances.map(({ currency, dueMinor, heldMinor }) => ({
        due: { amountMinor: dueMinor, currency },
        held: { amountMinor: heldMinor, currency },
      })),
    };
  });
}

type Filters = EndpointInput<typeof downloadOrders>['query'];

function searchOf(
  businessId: string,
  days: BusinessDays,
  query: Filters,
): Omit<OrderSearch, 'after' | 'limit'> {
  return {
    businessId,
    state: query.state ?? null,
    payment: query.payment ?? null,
    source: query.source ?? null,
    reason: query.reason ?? null,
    ...momentsOf(days, query),
    words: query.q === undefined || query.q === '' ? null : query.q,
    isTest: query.test === 'with' ? null : query.test === 'only',
    measure: query.measure ?? null,
    productId: query.product ?? null,
  };
}

const head = [
  ...['order_id', 'name', 'placed_at', 'source', 'state', 'reason', 'payment', 'currency', 'total'],
  ...[
    'refunded',
    'commission',
    'commission_status',
    'matched_by',
    'touchpoints',
    'last_touch_at',
    'last_touch_source',
  ],
  ...['last_touch_product', 'is_test'],
];

async function* orderRows(
  storage: Storage,
  days: BusinessDays,
  search: Omit<OrderSearch, 'after' | 'limit'>,
): AsyncGenerator<readonly CsvValue[]> {
  yield head;
  for (let after: OrderSearch['after'] = null; ;) {
    const page = await storage.orders.reportOrders({ ...search, after, limit: rowsAtOnce });
    const decisionOf = await latestDecisions(
      storage,
      page.map(({ order }) => order),
    );
    for (const { order } of page) yield rowOf(order, decisionOf(order.id), days);
    const last = page.at(-1)?.order;
    if (last === undefined || page.length < rowsAtOnce) return;
    after = { placedAt: last.placedAt, id: last.id };
  }
}

function rowOf(
  order: OrderRow,
  decision: CommissionDecisionRow | null,
  days: BusinessDays,
): readonly CsvValue[] {
  const { currency, lastTouchAt } = order;
  const decimal = (amountMinor: number) => decimalFromMoney({ amountMinor, currency });
  return [
    ...[
      order.externalId,
      order.name,
      days.written(new Date(order.placedAt)),
      order.source,
      orderStateOf(order),
      order.reason,
    ],
    ...[order.payment, currency, decimal(order.totalMinor), decimal(order.refundedMinor)],
    ...[
      decimal(order.commissionMinor),
      commissionStatus(order, decision),
      order.matchMethod,
      order.touchCount,
    ],
    lastTouchAt === null ? null : days.written(new Date(lastTouchAt)),
    ...[order.lastTouchSource, order.lastTouchTitle, order.isTest],
  ];
}
