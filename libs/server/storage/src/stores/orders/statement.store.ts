import type { LedgerEntryKind, StatementPart } from '@pricehunt/order-attribution';
import { and, asc, count, desc, eq, gt, isNull, max, or, sql, sum } from 'drizzle-orm';
import type { Session } from '../../access';
import type { ClosedStatementRow } from '../../rows/orders';

interface StatementKey {
  readonly businessId: string;
  readonly period: string;
  readonly currency: string;
}

interface StatementSum extends StatementPart {
  readonly period: string;
  readonly currency: string;
}

export interface StatementOrder {
  readonly orderId: string;
  readonly orderName: string;
  readonly placedAt: string;
  readonly parts: readonly StatementPart[];
}

export interface StatementPlace {
  readonly placedAt: string;
  readonly orderId: string;
}

/** Commission statements: due entries by period and currency, without those of test orders. */
export interface StatementStore {
  sumEntries(businessId: string): Promise<readonly StatementSum[]>;
  /** A statement's orders, earliest placed first, after the place `after`. */
  listOrders(
    key: StatementKey & { readonly after: StatementPlace | null; readonly limit: number },
  ): Promise<readonly StatementOrder[]>;
  /** Undecided orders with commission due, per statement. */
  countPending(
    businessId: string,
  ): Promise<readonly { readonly period: string; readonly currency: string; readonly count: number }[]>;
  closedThrough(businessId: string): Promise<string | null>;
  addClosed(statements: readonly ClosedStatementRow[]): Promise<void>;
  listClosed(businessId: string): Promise<readonly ClosedStatementRow[]>;
}

export function createStatementStore(session: Session): StatementStore {
  return { ...entrySums(session), ...closedStatements(session) };
}

type SumsPart = 'sumEntries' | 'listOrders' | 'countPending';

function entrySums(session: Session): Pick<StatementStore, SumsPart> {
  return {
    async sumEntries(businessId) {
      const { database, tables } = session.reading;
      const { ledgerEntries: table } = tables;
      const rows = await database
        .select({ period: table.period, currency: table.currency, ...sumsOf(table) })
        .from(table)
        .where(and(eq(table.businessId, businessId), isDue(table)))
        .groupBy(table.period, table.currency, table.kind);
      return rows.map(numbered);
    },
    async listOrders({ businessId, period, currency, after, limit }) {
      const { database, tables, isOneOf } = session.reading;
      const { ledgerEntries: table, orders } = tables;
      const isIn = and(
        ...[eq(table.businessId, businessId), eq(table.period, period), eq(table.currency, currency)],
        isDue(table),
      );
      const isAfter = (place: StatementPlace) =>
        or(
          gt(orders.placedAt, place.placedAt),
          and(eq(orders.placedAt, place.placedAt), gt(table.orderId, place.orderId)),
        );
      const found = await database
        .selectDistinct({ orderId: table.orderId, orderName: orders.name, placedAt: orders.placedAt })
        .from(table)
        .innerJoin(orders, eq(orders.id, table.orderId))
        .where(and(isIn, after === null ? undefined : isAfter(after)))
        .orderBy(asc(orders.placedAt), asc(table.orderId))
        .limit(limit);
      if (found.length === 0) return [];
      const ids = found.map(({ orderId }) => orderId);
      const sums = await database
        .select({ orderId: table.orderId, ...sumsOf(table) })
        .from(table)
        .where(and(isIn, isOneOf(table.orderId, ids)))
        .groupBy(table.orderId, table.kind);
      const parts = sums.map(numbered);
      return found.map((order) => ({
        ...order,
        parts: parts.filter(({ orderId }) => orderId === order.orderId),
      }));
    },
    async countPending(businessId) {
      const { database, tables } = session.reading;
      const { ledgerEntries: table, commissionDecisions: decisions } = tables;
      const pending = database
        .select({ period: table.period, currency: table.currency, orderId: table.orderId })
        .from(table)
        .leftJoin(decisions, eq(decisions.orderId, table.orderId))
        .where(and(eq(table.businessId, businessId), isDue(table), isNull(decisions.id)))
        .groupBy(table.period, table.currency, table.orderId)
        .having(sql`sum(${table.amountMinor}) <> 0`)
        .as('pending');
      return database
        .select({ period: pending.period, currency: pending.currency, count: count() })
        .from(pending)
        .groupBy(pending.period, pending.currency);
    },
  };
}

function closedStatements(session: Session): Omit<StatementStore, SumsPart> {
  return {
    async closedThrough(businessId) {
      const { database, tables } = session.reading;
      const { commissionStatements: table } = tables;
      const [row] = await database
        .select({ period: max(table.period) })
        .from(table)
        .where(eq(table.businessId, businessId));
      return row?.period ?? null;
    },
    addClosed: (statements) =>
      session.writing(async ({ database, tables }) => {
        if (statements.length > 0) await database.insert(tables.commissionStatements).values([...statements]);
      }),
    async listClosed(businessId) {
      const { database, tables } = session.reading;
      const { commissionStatements: table } = tables;
      return database
        .select()
        .from(table)
        .where(eq(table.businessId, businessId))
        .orderBy(desc(table.period), asc(table.currency));
    },
  };
}

type LedgerTable = Session['reading']['tables']['ledgerEntries'];

function isDue(table: LedgerTable) {
  return and(eq(table.state, 'due'), eq(table.isTest, false));
}

function sumsOf(table: LedgerTable) {
  return {
    kind: table.kind,
    entryCount: count(),
    amountMinor: sum(table.amountMinor),
    baseMinor: sum(table.baseMinor),
  };
}

interface WrittenSums {
  readonly kind: LedgerEntryKind;
  readonly entryCount: number;
  readonly amountMinor: string | null;
  readonly baseMinor: string | null;
}

function numbered<Row extends WrittenSums>(row: Row) {
  return { ...row, amountMinor: Number(row.amountMinor), baseMinor: Number(row.baseMinor) };
}
