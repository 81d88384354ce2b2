import { and, asc, desc, eq, inArray, isNotNull, max, notInArray, or } from 'drizzle-orm';
import type { Reporting, Session, Tables } from '../../access';
import { keepFirst } from '../../access';
import { findOrders, listOrders } from './find-orders';
import type { FoundOrders, OrderSearch } from './find-orders';
import type { OrderRefundRow, OrderRow, OrderTouchRow } from '../../rows/orders';

export interface ReportedOrder {
  readonly order: OrderRow;
  readonly touches: readonly OrderTouchRow[];
  readonly refunds: readonly OrderRefundRow[];
}

export interface OrderStore {
  /** Within a transaction, blocks others that lock the business's orders until it ends. */
  lockOrders(businessId: string): Promise<void>;
  saveOrder(order: OrderRow): Promise<void>;
  findOrder(id: string): Promise<OrderRow | null>;
  findByExternalId(businessId: string, externalId: string): Promise<OrderRow | null>;
  listByExternalIds(businessId: string, externalIds: readonly string[]): Promise<readonly OrderRow[]>;
  /** Orders of one checkout, earliest received first. */
  listByCheckout(businessId: string, checkoutToken: string): Promise<readonly OrderRow[]>;
  /** A customer's orders by either hash, latest placed first. */
  listByCustomer(businessId: string, refs: readonly string[]): Promise<readonly OrderRow[]>;
  /** Orders waiting for attribution, earliest deadline first. */
  listWaiting(limit: number): Promise<readonly OrderRow[]>;
  /** Test orders count. */
  hasOrders(businessId: string): Promise<boolean>;
  /** When the last order arrived from the source, test orders included; null without one. */
  findLastReceived(businessId: string, source: OrderRow['source']): Promise<string | null>;
  searchOrders(search: OrderSearch): Promise<FoundOrders>;
  /** A page of orders with touchpoints and refunds, without blocking others. */
  reportOrders(search: OrderSearch): Promise<readonly ReportedOrder[]>;
  /** Ignores existing ones. */
  addTouches(touches: readonly OrderTouchRow[]): Promise<void>;
  /** Deletes touchpoints that are neither clicks nor referrals, once a real one is found. */
  deleteInferredTouches(orderId: string): Promise<void>;
  listTouches(orderIds: readonly string[]): Promise<readonly OrderTouchRow[]>;
  /** False if the order already has one with the shop's id. */
  addRefund(refund: OrderRefundRow): Promise<boolean>;
  listRefunds(orderIds: readonly string[]): Promise<readonly OrderRefundRow[]>;
  eraseCustomers(orderIds: readonly string[]): Promise<void>;
  eraseCustomersOfSource(sourceId: string): Promise<void>;
}

export function createOrderStore(session: Session): OrderStore {
  return { ...orders(session), ...reports(session), ...parts(session) };
}

type OrdersPart =
  | 'lockOrders'
  | 'saveOrder'
  | 'findOrder'
  | 'findByExternalId'
  | 'listByExternalIds'
  | 'listByCheckout'
  | 'listByCustomer'
  | 'listWaiting'
  | 'hasOrders'
  | 'findLastReceived'
  | 'searchOrders';

function orders(session: Session): Pick<OrderStore, OrdersPart> {
  return {
    lockOrders: (businessId) =>
      session.writing(async ({ database, tables }) => {
        // Writing the business's row locks it.
        const { businesses: table } = tables;
        await database.update(table).set({ id: businessId }).where(eq(table.id, businessId));
      }),
    saveOrder: (order) =>
      session.writing((access) => access.saveRows(access.tables.orders, [order], replaceById)),
    async findOrder(id) {
      const { database, tables } = session.reading;
      const [row] = await database.select().from(tables.orders).where(eq(tables.orders.id, id));
      return row ?? null;
    },
    async findByExternalId(businessId, externalId) {
      const { database, tables } = session.reading;
      const { orders: table } = tables;
      const [row] = await database
        .select()
        .from(table)
        .where(and(eq(table.businessId, businessId), eq(table.externalId, externalId)));
      return row ?? null;
    },
    async listByExternalIds(businessId, externalIds) {
      const { database, tables } = session.reading;
      const { orders: table } = tables;
      if (externalIds.length === 0) return [];
      return database
        .select()
        .from(table)
        .where(and(eq(table.businessId, businessId), inArray(table.externalId, [...externalIds])));
    },
    async listByCheckout(businessId, checkoutToken) {
      const { database, tables } = session.reading;
      const { orders: table } = tables;
      return database
        .select()
        .from(table)
        .where(and(eq(table.businessId, businessId), eq(table.checkoutToken, checkoutToken)))
        .orderBy(asc(table.receivedAt), asc(table.id));
    },
    async listByCustomer(businessId, refs) {
      const { database, tables } = session.reading;
      const { orders: table } = tables;
      if (refs.length === 0) return [];
      const isOneOf = [...refs];
      return database
        .select()
        .from(table)
        .where(
          and(
            eq(table.businessId, businessId),
            or(inArray(table.customerRef, isOneOf), inArray(table.customerIdRef, isOneOf)),
          ),
        )
        .orderBy(desc(table.placedAt), desc(table.id))
        .limit(200);
    },
    async listWaiting(limit) {
      const { database, tables } = session.reading;
      const { orders: table } = tables;
      return database
        .select()
        .from(table)
        .where(isNotNull(table.matchUntil))
        .orderBy(asc(table.matchUntil), asc(table.id))
        .limit(limit);
    },
    async hasOrders(businessId) {
      const { database, tables } = session.reading;
      const { orders: table } = tables;
      const [row] = await database
        .select({ id: table.id })
        .from(table)
        .where(eq(table.businessId, businessId))
        .limit(1);
      return row !== undefined;
    },
    async findLastReceived(businessId, source) {
      const { database, tables } = session.reporting;
      const { orders: table } = tables;
      const [row] = await database
        .select({ last: max(table.receivedAt) })
        .from(table)
        .where(and(eq(table.businessId, businessId), eq(table.source, source)));
      return row?.last ?? null;
    },
    searchOrders: (search) => findOrders(session.reporting, search),
  };
}

function reports(session: Session): Pick<OrderStore, 'reportOrders'> {
  return {
    async reportOrders(search) {
      const { orderTouches, orderRefunds } = session.reporting.tables;
      const found = await listOrders(session.reporting, search);
      const ids = found.map(({ id }) => id);
      const touchesOf = byOrder(await listOfOrders(session.reporting, orderTouches, ids));
      const refundsOf = byOrder(await listOfOrders(session.reporting, orderRefunds, ids));
      return found.map((order) => ({
        order,
        touches: touchesOf.get(order.id) ?? [],
        refunds: refundsOf.get(order.id) ?? [],
      }));
    },
  };
}

function parts(session: Session): Omit<OrderStore, OrdersPart | 'reportOrders'> {
  const forgotten = { customerRef: null, customerIdRef: null, checkoutToken: null };
  return {
    async addTouches(touches) {
      if (touches.length === 0) return;
      await session.writing((access) => access.saveRows(access.tables.orderTouches, touches, keepFirst));
    },
    deleteInferredTouches: (orderId) =>
      session.writing(async ({ database, tables }) => {
        const { orderTouches: table } = tables;
        await database
          .delete(table)
          .where(and(eq(table.orderId, orderId), notInArray(table.kind, ['click', 'referral'])));
      }),
    listTouches: (orderIds) => listOfOrders(session.reading, session.reading.tables.orderTouches, orderIds),
    addRefund: (refund) =>
      session.writing(async (access) => {
        const { database, tables } = access;
        const { orderRefunds: table } = tables;
        await access.saveRows(table, [refund], keepFirst);
        const [stored] = await database
          .select({ id: table.id })
          .from(table)
          .where(and(eq(table.orderId, refund.orderId), eq(table.externalId, refund.externalId)));
        return stored?.id === refund.id;
      }),
    listRefunds: (orderIds) => listOfOrders(session.reading, session.reading.tables.orderRefunds, orderIds),
    eraseCustomers: (orderIds) =>
      session.writing(async (access) => {
        const { database, tables } = access;
        if (orderIds.length === 0) return;
        await database.update(tables.orders).set(forgotten).where(access.isOneOf(tables.orders.id, orderIds));
      }),
    eraseCustomersOfSource: (sourceId) =>
      session.writing(async ({ database, tables }) => {
        await database.update(tables.orders).set(forgotten).where(eq(tables.orders.sourceId, sourceId));
      }),
  };
}

async function listOfOrders<Table extends Tables['orderTouches' | 'orderRefunds']>(
  { database, isOneOf }: Reporting,
  table: Table,
  orderIds: readonly string[],
) {
  if (orderIds.length === 0) return [];
  return database
    .select()
    .from(table)
    .where(isOneOf(table.orderId, orderIds))
    .orderBy(asc(table.at), asc(table.id));
}

function byOrder<Row extends { readonly orderId: string }>(rows: readonly Row[]): ReadonlyMap<string, Row[]> {
  const found = new Map<string, Row[]>();
  for (const row of rows) {
    const rest = found.get(row.orderId);
    if (rest === undefined) found.set(row.orderId, [row]);
    else rest.push(row);
  }
  return found;
}

const replaceById = { taken: 'replace', key: ['id'] } as const;
