import { and, count, desc, eq, exists, gte, isNotNull, like, lt, ne, not, or, sql, sum } from 'drizzle-orm';
import type { AnyColumn, SQL } from 'drizzle-orm';
import { measures } from '@pricehunt/order-attribution';
import type { OrderMeasure, OrderState, OrderTrait } from '@pricehunt/order-attribution';
import type { Reporting } from '../../access';
import type { OrderPayment, OrderRow, OrderSourceKind } from '../../rows/orders';

/** Null values don't restrict; the orders placed last come first. */
export interface OrderSearch {
  readonly businessId: string;
  readonly state: OrderState | null;
  readonly payment: OrderPayment | null;
  readonly source: OrderSourceKind | null;
  readonly reason: OrderRow['reason'] | null;
  readonly since: string | null;
  readonly until: string | null;
  /** In the name or the shop's id. */
  readonly words: string | null;
  readonly isTest: boolean | null;
  /** Only orders with a touchpoint of this product. */
  readonly productId?: string | null;
  /** Only orders counted by this figure. */
  readonly measure: OrderMeasure | null;
  readonly after: { readonly placedAt: string; readonly id: string } | null;
  readonly limit: number;
}

/** A page of orders, and the count and total of all matches by currency, largest first. */
export interface FoundOrders {
  readonly orders: readonly OrderRow[];
  readonly total: number;
  readonly amounts: readonly { readonly currency: string; readonly totalMinor: number }[];
}

export async function findOrders(access: Reporting, search: OrderSearch): Promise<FoundOrders> {
  const { orders: table } = access.tables;
  const orders = await listOrders(access, search);
  const counted = await access.database
    .select({ currency: table.currency, orders: count(), totalMinor: sum(table.totalMinor).mapWith(Number) })
    .from(table)
    .where(filterOf(access, search))
    .groupBy(table.currency);
  return {
    orders,
    total: counted.reduce((all, row) => all + row.orders, 0),
    amounts: counted
      .map(({ currency, totalMinor }) => ({ currency, totalMinor: totalMinor ?? 0 }))
      .sort((one, other) => other.totalMinor - one.totalMinor || (one.currency < other.currency ? -1 : 1)),
  };
}

export async function listOrders(access: Reporting, search: OrderSearch): Promise<readonly OrderRow[]> {
  const { database, tables } = access;
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
    .where(and(filterOf(access, search), beyond))
    .orderBy(desc(table.placedAt), desc(table.id))
    .limit(search.limit);
}

function filterOf({ database, tables }: Reporting, search: OrderSearch) {
  const { orders: table, orderTouches: touch } = tables;
  const { state, payment, source, reason, since, until, words, isTest, measure, productId = null } = search;
  const touched = database
    .select({ one: sql`1` })
    .from(touch)
    .where(and(eq(touch.orderId, table.id), eq(touch.productId, productId ?? '')));
  // Wildcards in the text match any single character.
  const pattern = `%${(words ?? '').toLowerCase().replace(/[%_\\]/g, '_')}%`;
  const has = (column: AnyColumn) => like(sql`lower(${column})`, pattern);
  return and(
    eq(table.businessId, search.businessId),
    state === null ? undefined : isInState(table, state),
    payment === null ? undefined : eq(table.payment, payment),
    source === null ? undefined : eq(table.source, source),
    reason === null ? undefined : eq(table.reason, reason),
    since === null ? undefined : gte(table.placedAt, since),
    until === null ? undefined : lt(table.placedAt, until),
    words === null ? undefined : or(has(table.name), has(table.externalId)),
    isTest === null ? undefined : eq(table.isTest, isTest),
    measure === null ? undefined : isCounted(table, measure),
    productId === null ? undefined : exists(touched),
  );
}

type Table = Reporting['tables']['orders'];

function isCounted(table: Table, measure: OrderMeasure): SQL | undefined {
  const has = traitsOf(table);
  return and(...measures[measure].leavesOut.map((trait) => not(has[trait])));
}

/** As `orderStateOf` says. */
function isInState(table: Table, state: OrderState): SQL | undefined {
  const { cancelled, duplicate } = traitsOf(table);
  if (state === 'cancelled') return cancelled;
  return and(not(cancelled), state === 'duplicate' ? duplicate : and(not(duplicate), eq(table.state, state)));
}

function traitsOf(table: Table): Readonly<Record<OrderTrait, SQL>> {
  return {
    test: eq(table.isTest, true),
    duplicate: eq(table.reason, 'duplicate-order'),
    cancelled: isNotNull(table.cancelledAt),
    attributed: eq(table.state, 'attributed'),
    'not-attributed': ne(table.state, 'attributed'),
  };
}
