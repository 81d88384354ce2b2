import { and, asc, count, desc, eq, inArray, lt, ne, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Session, Tables } from '../../access';
import { keepFirst } from '../../access';
import type { InboundDeliveryRow } from '../../rows/orders';

type InboundDeliveryOutcome = Pick<InboundDeliveryRow, 'state' | 'error' | 'nextAt'>;

export type ListedDelivery = Omit<InboundDeliveryRow, 'body'>;

export interface InboundDeliveryStore {
  /** When it resolves, the delivery survives a crash. False, and unchanged, if it already exists. */
  addDelivery(delivery: InboundDeliveryRow): Promise<boolean>;
  findDelivery(id: string): Promise<InboundDeliveryRow | null>;
  /** Received or failed deliveries, longest due first; at most 10,000. */
  listUnfinished(): Promise<readonly Pick<InboundDeliveryRow, 'id' | 'attempts' | 'nextAt'>[]>;
  settleDelivery(id: string, outcome: InboundDeliveryOutcome): Promise<void>;
  /** A source's deliveries without bodies, newest first, after the id `after`. */
  listDeliveries(sourceId: string, after: string | null, limit: number): Promise<readonly ListedDelivery[]>;
  /** Held deliveries of all sources without bodies, newest first, after the id `after`. */
  listHeld(after: string | null, limit: number): Promise<readonly ListedDelivery[]>;
  countHeld(): Promise<number>;
  /** False, and unchanged, if it is no longer held. */
  settleHeld(id: string, state: 'processed' | 'ignored'): Promise<boolean>;
  /** Erases a source's bodies, except those still to be processed. */
  eraseBodies(sourceId: string): Promise<void>;
  deleteDeliveriesBefore(moment: string): Promise<void>;
}

const unfinishedMax = 10_000;

export function createInboundDeliveryStore(session: Session): InboundDeliveryStore {
  return {
    addDelivery: (delivery) =>
      session.writing(async (access) => {
        const { database, tables } = access;
        const { inboundDeliveries: table } = tables;
        await access.saveRows(table, [delivery], keepFirst);
        const [stored] = await database
          .select({ id: table.id })
          .from(table)
          .where(and(eq(table.sourceId, delivery.sourceId), eq(table.deliveryId, delivery.deliveryId)));
        return stored?.id === delivery.id;
      }),
    async findDelivery(id) {
      const { database, tables } = session.reading;
      const { inboundDeliveries: table } = tables;
      const [row] = await database.select().from(table).where(eq(table.id, id));
      return row ?? null;
    },
    async listUnfinished() {
      const { database, tables } = session.reading;
      const { inboundDeliveries: table } = tables;
      return database
        .select({ id: table.id, attempts: table.attempts, nextAt: table.nextAt })
        .from(table)
        .where(inArray(table.state, ['received', 'failed']))
        .orderBy(asc(table.nextAt), asc(table.id))
        .limit(unfinishedMax);
    },
    settleDelivery: (id, outcome) =>
      session.writing(async ({ database, tables }) => {
        const { inboundDeliveries: table } = tables;
        await database
          .update(table)
          .set({ ...outcome, attempts: sql`${table.attempts} + 1` })
          .where(eq(table.id, id));
      }),
    async listDeliveries(sourceId, after, limit) {
      return listed(session, after, limit, ({ sourceId: source }) => eq(source, sourceId));
    },
    async listHeld(after, limit) {
      return listed(session, after, limit, isHeld);
    },
    async countHeld() {
      const { database, tables } = session.reading;
      const { inboundDeliveries: table } = tables;
      const [row] = await database.select({ total: count() }).from(table).where(isHeld(table));
      return row?.total ?? 0;
    },
    settleHeld: (id, state) =>
      session.writing(async ({ database, tables }) => {
        const { inboundDeliveries: table } = tables;
        const settled = await database
          .update(table)
          .set({ state, error: null })
          .where(and(eq(table.id, id), isHeld(table)))
          .returning({ id: table.id });
        return settled.length > 0;
      }),
    eraseBodies: (sourceId) =>
      session.writing(async ({ database, tables }) => {
        const { inboundDeliveries: table } = tables;
        await database
          .update(table)
          .set({ body: '' })
          .where(and(eq(table.sourceId, sourceId), inArray(table.state, ['processed', 'ignored', 'dead'])));
      }),
    deleteDeliveriesBefore: (moment) =>
      session.writing(async ({ database, tables }) => {
        const { inboundDeliveries: table } = tables;
        await database.delete(table).where(and(lt(table.receivedAt, moment), ne(table.state, 'held')));
      }),
  };
}

type DeliveryTable = Tables['inboundDeliveries'];

const isHeld = ({ state }: DeliveryTable) => eq(state, 'held');

async function listed(
  { reading: { database, tables } }: Session,
  after: string | null,
  limit: number,
  condition: (table: DeliveryTable) => SQL,
): Promise<readonly ListedDelivery[]> {
  const { inboundDeliveries: table } = tables;
  return database
    .select({
      id: table.id,
      sourceId: table.sourceId,
      businessId: table.businessId,
      provider: table.provider,
      deliveryId: table.deliveryId,
      topic: table.topic,
      shop: table.shop,
      receivedAt: table.receivedAt,
      triggeredAt: table.triggeredAt,
      state: table.state,
      attempts: table.attempts,
      error: table.error,
      nextAt: table.nextAt,
    })
    .from(table)
    .where(and(condition(table), after === null ? undefined : lt(table.id, after)))
    .orderBy(desc(table.id))
    .limit(limit);
}
