import { downloadOrders, getOrder, listLedger, listOrders } from '@pricehunt/api-contract';
import { decimalFromMoney } from '@pricehunt/offers';
import type { CommissionDecisionRow, OrderRow, OrderSearch, Storage } from '@pricehunt/storage';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { cursorOf, readCursor } from '../../list-cursor';
import { ownBusiness, ownRow } from '../../merchant-items/own-business';
import { registerEndpoint, registerRawEndpoint } from '../../plugins/contract';
import type { EndpointInput } from '../../plugins/contract';
import { sendCsv } from '../../send-csv';
import type { CsvValue } from '../../send-csv';
import type { Services } from '../../services';
import { dayAfter } from '../../days';
import { commissionStatus } from '../../merchant-orders/commission-status';
import { latestDecisions } from '../../merchant-orders/latest-decisions';
import { ledgerEntryView, orderSummary } from './order-views';
import { readReceipt } from './read-receipt';

const done = { success: true } as const;
const rowsOfAPage = 50;
const rowsAtOnce = 500;
const placeSchema = z.object({ placedAt: z.string(), id: z.string() });

/** The orders of a business, one order's receipt, and the ledger. */
export function registerOrders(context: FastifyInstance, services: Services): void {
  const { storage } = services;
  registerEndpoint(context, listOrders, async ({ query }, request) => {
    const { businessId } = ownBusiness(request, 'attribution.read');
    const { orders, total } = await storage.orders.searchOrders({
      ...searchOf(businessId, query),
      after: readCursor(query.cursor, 'orders', placeSchema),
      limit: rowsOfAPage + 1,
    });
    const page = orders.slice(0, rowsOfAPage);
    const last = page.at(-1);
    const decisionOf = await latestDecisions(storage, page);
    return {
      ...done,
      items: page.map((row) => orderSummary(row, decisionOf(row.id))),
      nextCursor:
        orders.length > rowsOfAPage && last !== undefined
          ? cursorOf('orders', { placedAt: last.placedAt, id: last.id })
          : null,
      total,
    };
  });
  registerRawEndpoint(context, downloadOrders, async ({ query }, request, reply) => {
    const { businessId } = ownBusiness(request, 'data.export');
    return sendCsv(reply, 'orders.csv', orderRows(storage, searchOf(businessId, query)));
  });
  registerEndpoint(context, getOrder, async ({ params }, request) => {
    const found = await storage.orders.findOrder(params.orderId);
    const order = ownRow(request, 'attribution.read', found, 'order.not-found');
    return { ...done, ...(await readReceipt(storage, order)) };
  });
  registerEndpoint(context, listLedger, async ({ query }, request) => {
    const { businessId } = ownBusiness(request, 'attribution.read');
    const entries = await storage.ledger.listEntries({
      ...{ businessId, kind: query.kind ?? null, since: query.from ?? null },
      until: query.to === undefined ? null : dayAfter(query.to),
      after: readCursor(query.cursor, 'ledger', z.string()),
      limit: rowsOfAPage + 1,
    });
    const page = entries.slice(0, rowsOfAPage);
    const last = page.at(-1);
    const balances = await storage.ledger.readBalances(businessId);
    return {
      ...done,
      items: page.map(ledgerEntryView),
      nextCursor: entries.length > rowsOfAPage && last !== undefined ? cursorOf('ledger', last.id) : null,
      balances: balances.map(({ currency, dueMinor, heldMinor }) => ({
        due: { amountMinor: dueMinor, currency },
        held: { amountMinor: heldMinor, currency },
      })),
    };
  });
}

type Filters = EndpointInput<typeof downloadOrders>['query'];

function searchOf(businessId: string, query: Filters): Omit<OrderSearch, 'after' | 'limit'> {
  return {
    businessId,
    state: query.state ?? null,
    payment: query.payment ?? null,
    source: query.source ?? null,
    reason: query.reason ?? null,
    since: query.from ?? null,
    until: query.to === undefined ? null : dayAfter(query.to),
    words: query.q === undefined || query.q === '' ? null : query.q,
    isTest: query.test === 'with' ? null : query.test === 'only',
  };
}

const head = [
  ...['order_id', 'name', 'placed_at', 'source', 'state', 'reason', 'payment', 'currency', 'total'],
  ...[
    'refunded',
    'commission',
    'commission_status',
    'matched_by',
    'touches',
    'last_touch_at',
    'last_touch_source',
  ],
  ...['last_touch_product', 'is_test'],
];

async function* orderRows(
  storage: Storage,
  search: Omit<OrderSearch, 'after' | 'limit'>,
): AsyncGenerator<readonly CsvValue[]> {
  yield head;
  for (let after: OrderSearch['after'] = null; ;) {
    const page = await storage.orders.reportOrders({ ...search, after, limit: rowsAtOnce });
    const decisionOf = await latestDecisions(
      storage,
      page.map(({ order }) => order),
    );
    for (const { order } of page) yield rowOf(order, decisionOf(order.id));
    const last = page.at(-1)?.order;
    if (last === undefined || page.length < rowsAtOnce) return;
    after = { placedAt: last.placedAt, id: last.id };
  }
}

function rowOf(order: OrderRow, decision: CommissionDecisionRow | null): readonly CsvValue[] {
  const { currency } = order;
  const decimal = (amountMinor: number) => decimalFromMoney({ amountMinor, currency });
  return [
    ...[order.externalId, order.name, order.placedAt, order.source, order.state, order.reason],
    ...[order.payment, currency, decimal(order.totalMinor), decimal(order.refundedMinor)],
    ...[
      decimal(order.commissionMinor),
      commissionStatus(order, decision),
      order.matchMethod,
      order.touchCount,
      order.lastTouchAt,
    ],
    ...[order.lastTouchSource, order.lastTouchTitle, order.isTest],
  ];
}
