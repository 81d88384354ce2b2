import { and, count, desc, eq, gte, like, lt, or, sql, type AnyColumn } from 'drizzle-orm';
import type { Reporting } from '../access';
import type { OrderPayment, OrderRow, OrderSourceKind, OrderState } from './order.store';

/** Which orders of a business are wanted, the latest placed first; null where everything is. */
export interface OrderSearch {
  readonly businessId: string;
  readonly state: OrderState | null;
  readonly payment: OrderPayment | null;
  readonly source: OrderSourceKind | null;
  readonly reason: OrderRow['reason'] | null;
  /** Placed at or after, and before, these moments. */
  readonly since: string | null;
  readonly until: string | null;
  /** In the name or the shop's id. */
  readonly words: string | null;
  readonly isTest: boolean | null;
  /** The last order of the page before. */
  readonly after: { readonly placedAt: string; readonly id: string } | null;
  readonly limit: number;
}

/** A page of orders, and how many the filters leave. */
export interface FoundOrders {
  readonly orders: readonly OrderRow[];
  readonly total: number;
}

/** Finds a page of orders. */
export async function findOrders(access: Reporting, search: OrderSearch): Promise<FoundOrders> {
  const { orders: table } = access.tables;
  const orders = await listOrders(access, search);
  const [counted] = await access.database
    .select({ orders: count() })
    .from(table)
    .where(filterOf(table, search));
  return { orders, total: counted?.orders ?? 0 };
}

/** The page alone. */
export async function listOrders(
  { database, tables }: Reporting,
  search: OrderSearch,
): Promise<readonly OrderRow[]> {
  const { orders: table } = tables;
  const { after } = search;
  const beyond =
    after === null
      ? undefined
      : or(
          lt(table.placedAt, after.placedAt),
          and(eq(table.placedAt, after.placedAt), lt(table.id, after.id)),
        );
  return database
    .select()
    .from(table)
    .where(and(filterOf(table, search), beyond))
    .orderBy(desc(table.placedAt), desc(table.id))
    .limit(search.limit);
}

function filterOf(table: Reporting['tables']['orders'], search: OrderSearch) {
  const { state, payment, source, reason, since, until, words, isTest } = search;
  // A sign with a meaning of its own stands for any one sign.
  const pattern = `%${(words ?? '').toLowerCase().replace(/[%_\\]/g, '_')}%`;
  const has = (column: AnyColumn) => like(sql`lower(${column})`, pattern);
  return and(
    eq(table.businessId, search.businessId),
    state === null ? undefined : eq(table.state, state),
    payment === null ? undefined : eq(table.payment, payment),
    source === null ? undefined : eq(table.source, source),
    reason === null ? undefined : eq(table.reason, reason),
    since === null ? undefined : gte(table.placedAt, since),
    until === null ? undefined : lt(table.placedAt, until),
    words === null ? undefined : or(has(table.name), has(table.externalId)),
    isTest === null ? undefined : eq(table.isTest, isTest),
  );
}
