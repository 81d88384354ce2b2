import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Session } from '../../access';
import { digestOf } from '../../keys';
import type { PushSubscriptionRow } from '../../rows/shoppers';

export interface PushSubscriptionStore {
  /** Replaces an earlier one with the same endpoint; stores the shopper's latest `max`. */
  savePushSubscription(subscription: PushSubscriptionRow, limits: { readonly max: number }): Promise<void>;
  listPushSubscriptions(shopperId: string): Promise<readonly PushSubscriptionRow[]>;
  findPushSubscription(id: string): Promise<PushSubscriptionRow | null>;
  deletePushSubscription(
    which: { readonly id: string } | { readonly shopperId: string; readonly endpoint: string },
  ): Promise<void>;
  deletePushSubscriptions(shopperId: string): Promise<void>;
}

export function createPushSubscriptionStore(session: Session): PushSubscriptionStore {
  const columnsOf = ({ pushSubscriptions: table }: typeof session.reading.tables) => ({
    id: table.id,
    shopperId: table.shopperId,
    endpoint: table.endpoint,
    p256dh: table.p256dh,
    auth: table.auth,
    createdAt: table.createdAt,
  });
  return {
    savePushSubscription: (subscription, { max }) =>
      session.writing(async ({ database, tables }) => {
        const { pushSubscriptions: table } = tables;
        const endpointDigest = digestOf(subscription.endpoint);
        await database.delete(table).where(eq(table.endpointDigest, endpointDigest));
        await database.insert(table).values({ ...subscription, endpointDigest });
        const over = await database
          .select({ id: table.id })
          .from(table)
          .where(eq(table.shopperId, subscription.shopperId))
          .orderBy(desc(table.createdAt), desc(table.id))
          .limit(100)
          .offset(max);
        const ids = over.map(({ id }) => id);
        if (ids.length > 0) await database.delete(table).where(inArray(table.id, ids));
      }),
    async listPushSubscriptions(shopperId) {
      const { database, tables } = session.reading;
      const { pushSubscriptions: table } = tables;
      return database
        .select(columnsOf(tables))
        .from(table)
        .where(eq(table.shopperId, shopperId))
        .orderBy(asc(table.createdAt), asc(table.id));
    },
    async findPushSubscription(id) {
      const { database, tables } = session.reading;
      const { pushSubscriptions: table } = tables;
      const [row] = await database.select(columnsOf(tables)).from(table).where(eq(table.id, id));
      return row ?? null;
    },
    deletePushSubscription: (which) =>
      session.writing(async ({ database, tables }) => {
        const { pushSubscriptions: table } = tables;
        await database
          .delete(table)
          .where(
            'id' in which
              ? eq(table.id, which.id)
              : and(eq(table.shopperId, which.shopperId), eq(table.endpointDigest, digestOf(which.endpoint))),
          );
      }),
    deletePushSubscriptions: (shopperId) =>
      session.writing(async ({ database, tables }) => {
        const { pushSubscriptions: table } = tables;
        await database.delete(table).where(eq(table.shopperId, shopperId));
      }),
  };
}
