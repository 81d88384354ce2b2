import { and, asc, count, desc, eq, inArray, lt, ne, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Session, Tables } from '../access';
import { keepFirst } from '../access';

type InboundDeliveryState = 'received' | 'processed' | 'ignored' | 'held' | 'failed' | 'dead';

/** A webhook as it came in, to be worked on later. Times are ISO 8601 in UTC. */
export interface InboundDeliveryRow {
  readonly id: string;
  readonly sourceId: string;
  readonly businessId: string;
  readonly provider: 'shopify';
  /** The sender's own id of the delivery: the same again is the same delivery. */
  readonly deliveryId: string;
  readonly topic: string;
  readonly shop: string | null;
  readonly receivedAt: string;
  readonly triggeredAt: string | null;
  /** The raw body; empty once it was taken away. */
  readonly body: string;
  readonly state: InboundDeliveryState;
  readonly attempts: number;
  /** What went wrong at the last try; of a held one, why it is held. */
  readonly error: string | null;
  /** When it is tried next, while it is received or failed. */
  readonly nextAt: string;
}

/** What came of a try. */
type InboundDeliveryOutcome = Pick<InboundDeliveryRow, 'state' | 'error' | 'nextAt'>;

/** A delivery without its body. */
export type ListedDelivery = Omit<InboundDeliveryRow, 'body'>;

/** The webhooks that came in. */
export interface InboundDeliveryStore {
  /** Keeps a delivery; when it resolves it survives a crash. False where it was there already: then nothing changes. */
  keepDelivery(delivery: InboundDeliveryRow): Promise<boolean>;
  findDelivery(id: string): Promise<InboundDeliveryRow | null>;
  /** Deliveries that are received or failed, the longest due first; at most 10,000. */
  listUnfinished(): Promise<readonly Pick<InboundDeliveryRow, 'id' | 'attempts' | 'nextAt'>[]>;
  /** Settles a try and counts it. */
  settleDelivery(id: string, outcome: InboundDeliveryOutcome): Promise<void>;
  /** The deliveries of a source, the latest first, beginning after the id `after`; without their bodies. */
  listDeliveries(sourceId: string, after: string | null, limit: number): Promise<readonly ListedDelivery[]>;
  /** Held deliveries of all sources, the latest first, beginning after the id `after`; without their bodies. */
  listHeld(after: string | null, limit: number): Promise<readonly ListedDelivery[]>;
  countHeld(): Promise<number>;
  /** Settles a held delivery. False where it isn't held any more: then nothing changes. */
  settleHeld(id: string, state: 'processed' | 'ignored'): Promise<boolean>;
  /** Takes the bodies of a source away, those that are still to be worked on left out. */
  eraseBodies(sourceId: string): Promise<void>;
  /** Forgets what was received before the moment, except what is still held. */
  forgetDeliveriesBefore(moment: string): Promise<void>;
}

const unfinishedMax = 10_000;

/** The inbound delivery store over either dialect. */
export function createInboundDeliveryStore(session: Session): InboundDeliveryStore {
  return {
    keepDelivery: (delivery) =>
      session.writing(async (access) => {
        const { database, tables } = access;
        const { inboundDeliveries: table } = tables;
        await access.saveRows(table, [delivery], keepFirst);
        const [kept] = await database
          .select({ id: table.id })
          .from(table)
          .where(and(eq(table.sourceId, delivery.sourceId), eq(table.deliveryId, delivery.deliveryId)));
        return kept?.id === delivery.id;
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
    forgetDeliveriesBefore: (moment) =>
      session.writing(async ({ database, tables }) => {
        const { inboundDeliveries: table } = tables;
        await database.delete(table).where(and(lt(table.receivedAt, moment), ne(table.state, 'held')));
      }),
  };
}

type DeliveryTable = Tables['inboundDeliveries'];

const isHeld = ({ state }: DeliveryTable) => eq(state, 'held');

/** Deliveries without their bodies, the latest first. */
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
