import { and, asc, desc, eq, inArray, lt, lte, max, sql } from 'drizzle-orm';
import type { Access, Session } from '../../access';
import { keepFirst } from '../../access';
import type { WebhookAttemptRow, WebhookDeliveryRow, WebhookEndpointRow } from '../../rows/integrations';

export type WebhookEndpointChanges = Partial<Omit<WebhookEndpointRow, 'id' | 'businessId' | 'createdAt'>>;

export interface LoggedDelivery {
  readonly delivery: WebhookDeliveryRow;
  readonly lastAttempt: WebhookAttemptRow | null;
}

/** Webhook URLs of businesses, with their delivery log. */
export interface WebhookEndpointStore {
  createEndpoint(endpoint: WebhookEndpointRow): Promise<void>;
  findEndpoint(id: string): Promise<WebhookEndpointRow | null>;
  listEndpoints(businessId: string): Promise<readonly WebhookEndpointRow[]>;
  changeEndpoint(id: string, changes: WebhookEndpointChanges): Promise<void>;
  deleteEndpoint(id: string): Promise<void>;
  queueDeliveries(deliveries: readonly WebhookDeliveryRow[]): Promise<void>;
  findDelivery(endpointId: string, id: string): Promise<LoggedDelivery | null>;
  listDeliveries(request: {
    readonly endpointId: string;
    readonly state: WebhookDeliveryRow['state'] | null;
    readonly event: string | null;
    readonly after: string | null;
    readonly limit: number;
  }): Promise<readonly LoggedDelivery[]>;
  listAttempts(deliveryId: string): Promise<readonly WebhookAttemptRow[]>;
  /** Due deliveries, counted as attempted and claimed until `leaseUntil`. */
  claimDeliveries(claim: {
    readonly at: string;
    readonly leaseUntil: string;
    readonly limit: number;
  }): Promise<readonly { readonly delivery: WebhookDeliveryRow; readonly endpoint: WebhookEndpointRow }[]>;
  /** Stores the result of an attempt; a waiting one is retried at `nextAt`. */
  settleDelivery(
    settled: Pick<WebhookDeliveryRow, 'id' | 'state' | 'nextAt'>,
    attempt: WebhookAttemptRow,
  ): Promise<void>;
  /** Schedules one more attempt at the moment. */
  reopenDelivery(id: string, at: string): Promise<void>;
  /** Abandons what waits for a URL, except deliveries requested by a person. */
  giveUpDeliveries(endpointId: string): Promise<void>;
  deleteDeliveriesBefore(moment: string): Promise<void>;
}

export function createWebhookEndpointStore(session: Session): WebhookEndpointStore {
  return { ...endpoints(session), ...log(session), ...delivering(session) };
}

type EndpointPart = 'createEndpoint' | 'findEndpoint' | 'listEndpoints' | 'changeEndpoint' | 'deleteEndpoint';

function endpoints(session: Session): Pick<WebhookEndpointStore, EndpointPart> {
  return {
    createEndpoint: (endpoint) =>
      session.writing(async ({ database, tables }) => {
        await database.insert(tables.webhookEndpoints).values(endpoint);
      }),
    async findEndpoint(id) {
      const { database, tables } = session.reading;
      const { webhookEndpoints: table } = tables;
      const [row] = await database.select().from(table).where(eq(table.id, id));
      return row ?? null;
    },
    async listEndpoints(businessId) {
      const { database, tables } = session.reading;
      const { webhookEndpoints: table } = tables;
      return database
        .select()
        .from(table)
        .where(eq(table.businessId, businessId))
        .orderBy(asc(table.createdAt), asc(table.id));
    },
    changeEndpoint: (id, changes) =>
      session.writing(async ({ database, tables }) => {
        const { webhookEndpoints: table } = tables;
        await database.update(table).set(changes).where(eq(table.id, id));
      }),
    deleteEndpoint: (id) =>
      session.writing(async ({ database, tables }) => {
        await database.delete(tables.webhookEndpoints).where(eq(tables.webhookEndpoints.id, id));
      }),
  };
}

type LogPart = 'findDelivery' | 'listDeliveries' | 'listAttempts' | 'deleteDeliveriesBefore';

function log(session: Session): Pick<WebhookEndpointStore, LogPart> {
  return {
    async findDelivery(endpointId, id) {
      const { database, tables } = session.reading;
      const { webhookDeliveries: table } = tables;
      const rows = await database
        .select()
        .from(table)
        .where(and(eq(table.endpointId, endpointId), eq(table.id, id)));
      const [logged] = await withLastAttempts(session.reading, rows);
      return logged ?? null;
    },
    async listDeliveries({ endpointId, state, event, after, limit }) {
      const { database, tables } = session.reading;
      const { webhookDeliveries: table } = tables;
      const rows = await database
        .select()
        .from(table)
        .where(
          and(
            eq(table.endpointId, endpointId),
            state === null ? undefined : eq(table.state, state),
            event === null ? undefined : eq(table.event, event),
            after === null ? undefined : lt(table.id, after),
          ),
        )
        .orderBy(desc(table.id))
        .limit(limit);
      return withLastAttempts(session.reading, rows);
    },
    async listAttempts(deliveryId) {
      const { database, tables } = session.reading;
      const { webhookAttempts: table } = tables;
      return database.select().from(table).where(eq(table.deliveryId, deliveryId)).orderBy(asc(table.number));
    },
    deleteDeliveriesBefore: (moment) =>
      session.writing(async ({ database, tables }) => {
        await database.delete(tables.webhookDeliveries).where(lt(tables.webhookDeliveries.createdAt, moment));
      }),
  };
}

async function withLastAttempts(
  { database, tables }: Access,
  rows: readonly WebhookDeliveryRow[],
): Promise<readonly LoggedDelivery[]> {
  if (rows.length === 0) return [];
  const { webhookAttempts: table } = tables;
  const ids = rows.map(({ id }) => id);
  const latest = database
    .select({ deliveryId: table.deliveryId, number: max(table.number).as('latest_number') })
    .from(table)
    .where(inArray(table.deliveryId, ids))
    .groupBy(table.deliveryId)
    .as('latest');
  const found = await database
    .select({ attempt: table })
    .from(table)
    .innerJoin(latest, and(eq(latest.deliveryId, table.deliveryId), eq(latest.number, table.number)));
  const byDelivery = new Map(found.map(({ attempt }) => [attempt.deliveryId, attempt]));
  return rows.map((delivery) => ({ delivery, lastAttempt: byDelivery.get(delivery.id) ?? null }));
}

function delivering(session: Session): Omit<WebhookEndpointStore, EndpointPart | LogPart> {
  return {
    async queueDeliveries(deliveries) {
      if (deliveries.length === 0) return;
      await session.writing((access) =>
        access.saveRows(access.tables.webhookDeliveries, deliveries, keepFirst),
      );
    },
    claimDeliveries: ({ at, leaseUntil, limit }) =>
      session.writing(async ({ database, tables }) => {
        const { webhookDeliveries: deliveries, webhookEndpoints } = tables;
        const isDue = and(eq(deliveries.state, 'waiting'), lte(deliveries.nextAt, at));
        const due = await database
          .select({ id: deliveries.id })
          .from(deliveries)
          .where(isDue)
          .orderBy(asc(deliveries.nextAt), asc(deliveries.id))
          .limit(limit);
        if (due.length === 0) return [];
        const ids = due.map(({ id }) => id);
        const claimed = await database
          .update(deliveries)
          .set({ nextAt: leaseUntil, attemptCount: sql`${deliveries.attemptCount} + 1` })
          .where(and(inArray(deliveries.id, ids), isDue))
          .returning({ id: deliveries.id });
        const claimedIds = claimed.map(({ id }) => id);
        if (claimedIds.length === 0) return [];
        return database
          .select({ delivery: deliveries, endpoint: webhookEndpoints })
          .from(deliveries)
          .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, deliveries.endpointId))
          .where(inArray(deliveries.id, claimedIds))
          .orderBy(asc(deliveries.id));
      }),
    settleDelivery: ({ id, state, nextAt }, attempt) =>
      session.writing(async (access) => {
        const { webhookDeliveries: deliveries, webhookAttempts } = access.tables;
        const settled = await access.database
          .update(deliveries)
          .set({ state, nextAt, isForced: false })
          .where(eq(deliveries.id, id))
          .returning({ id: deliveries.id });
        if (settled.length > 0) await access.saveRows(webhookAttempts, [attempt], keepFirst);
      }),
    reopenDelivery: (id, at) =>
      session.writing(async ({ database, tables }) => {
        const { webhookDeliveries: table } = tables;
        await database
          .update(table)
          .set({ state: 'waiting', isForced: true, nextAt: at })
          .where(eq(table.id, id));
      }),
    giveUpDeliveries: (endpointId) =>
      session.writing(async ({ database, tables }) => {
        const { webhookDeliveries: table } = tables;
        await database
          .update(table)
          .set({ state: 'failed' })
          .where(
            and(eq(table.endpointId, endpointId), eq(table.state, 'waiting'), eq(table.isForced, false)),
          );
      }),
  };
}
