import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Session } from '../../access';
import type { OrderSourceRow } from '../../rows/orders';

type OrderSourceChanges = Partial<
  Pick<
    OrderSourceRow,
    | 'secret'
    | 'previousSecret'
    | 'previousSecretUntil'
    | 'allowedOrigins'
    | 'isConsentRequired'
    | 'uninstalledAt'
    | 'endedAt'
  >
>;

export interface OrderSourceStore {
  /** False if the business has a live source for the same store, or a pixel. */
  createSource(source: OrderSourceRow): Promise<boolean>;
  findSource(id: string): Promise<OrderSourceRow | null>;
  findPixel(publishableKey: string): Promise<OrderSourceRow | null>;
  /** Live ones, oldest first. */
  listSources(businessId: string): Promise<readonly OrderSourceRow[]>;
  /** Of every business, ended ones too: their orders stay. */
  listShopifySources(shopDomain: string): Promise<readonly OrderSourceRow[]>;
  changeSource(id: string, changes: OrderSourceChanges): Promise<void>;
  countTaken(id: string, at: string, from: string | null): Promise<void>;
  countRefused(id: string, at: string, from: string | null, count: number): Promise<void>;
}

export function createOrderSourceStore(session: Session): OrderSourceStore {
  return {
    createSource: (source) =>
      session.writing(async ({ database, tables }) => {
        const { orderSources: table } = tables;
        const liveKey = liveKeyOf(source);
        const [before] = await database
          .select({ id: table.id })
          .from(table)
          .where(eq(table.liveKey, liveKey));
        if (before !== undefined) return false;
        await database.insert(table).values({ ...source, liveKey: source.endedAt === null ? liveKey : null });
        return true;
      }),
    async findSource(id) {
      const { database, tables } = session.reading;
      const [row] = await database.select().from(tables.orderSources).where(eq(tables.orderSources.id, id));
      return row === undefined ? null : sourceOf(row);
    },
    async findPixel(publishableKey) {
      const { database, tables } = session.reading;
      const { orderSources: table } = tables;
      const [row] = await database
        .select()
        .from(table)
        .where(and(eq(table.publishableKey, publishableKey), isNull(table.endedAt)));
      return row === undefined ? null : sourceOf(row);
    },
    async listSources(businessId) {
      const { database, tables } = session.reading;
      const { orderSources: table } = tables;
      const rows = await database
        .select()
        .from(table)
        .where(and(eq(table.businessId, businessId), isNull(table.endedAt)))
        .orderBy(asc(table.createdAt), asc(table.id));
      return rows.map(sourceOf);
    },
    async listShopifySources(shopDomain) {
      const { database, tables } = session.reading;
      const { orderSources: table } = tables;
      const rows = await database
        .select()
        .from(table)
        .where(and(eq(table.kind, 'shopify'), eq(table.shopDomain, shopDomain)))
        .orderBy(asc(table.createdAt), asc(table.id));
      return rows.map(sourceOf);
    },
    changeSource: (id, changes) =>
      session.writing(async ({ database, tables }) => {
        const { orderSources: table } = tables;
        const ended = changes.endedAt === undefined || changes.endedAt === null ? {} : { liveKey: null };
        await database
          .update(table)
          .set({ ...changes, ...ended })
          .where(eq(table.id, id));
      }),
    countTaken: (id, at, from) =>
      session.writing(async ({ database, tables }) => {
        const { orderSources: table } = tables;
        await database
          .update(table)
          .set({ takenCount: sql`${table.takenCount} + 1`, lastAt: at, lastFrom: from })
          .where(eq(table.id, id));
      }),
    countRefused: (id, at, from, count) =>
      session.writing(async ({ database, tables }) => {
        const { orderSources: table } = tables;
        await database
          .update(table)
          .set({
            refusedCount: sql`${table.refusedCount} + ${count}`,
            lastRefusedAt: at,
            lastRefusedFrom: from,
          })
          .where(eq(table.id, id));
      }),
  };
}

/** Unique among live sources. */
function liveKeyOf({ businessId, kind, shopDomain }: OrderSourceRow): string {
  return `${businessId} ${kind} ${shopDomain ?? ''}`;
}

function sourceOf({
  liveKey: _liveKey,
  ...row
}: OrderSourceRow & { liveKey: string | null }): OrderSourceRow {
  return row;
}
