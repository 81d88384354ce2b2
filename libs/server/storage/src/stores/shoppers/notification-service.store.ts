import { and, asc, count, eq } from 'drizzle-orm';
import type { Session } from '../../access';
import type { NotificationServiceRow, NotificationTimesRow } from '../../rows/shoppers';

export interface NotificationServiceStore {
  createNotificationService(service: NotificationServiceRow): Promise<void>;
  countNotificationServices(shopperId: string): Promise<number>;
  /** In the order in which they were connected. */
  listNotificationServices(shopperId: string): Promise<readonly NotificationServiceRow[]>;
  /** Only the shopper's own. */
  findNotificationService(id: string, shopperId: string): Promise<NotificationServiceRow | null>;
  deleteNotificationService(id: string, shopperId: string): Promise<void>;
  /** Null until the shopper saved them. */
  findNotificationTimes(shopperId: string): Promise<NotificationTimesRow | null>;
  saveNotificationTimes(times: NotificationTimesRow): Promise<void>;
  /** Deletes the shopper's services and times. */
  deleteNotificationSettings(shopperId: string): Promise<void>;
}

export function createNotificationServiceStore(session: Session): NotificationServiceStore {
  return {
    createNotificationService: (service) =>
      session.writing(async ({ database, tables }) => {
        await database.insert(tables.notificationServices).values(service);
      }),
    async countNotificationServices(shopperId) {
      const { database, tables } = session.reading;
      const [row] = await database
        .select({ services: count() })
        .from(tables.notificationServices)
        .where(eq(tables.notificationServices.shopperId, shopperId));
      return row?.services ?? 0;
    },
    async listNotificationServices(shopperId) {
      const { database, tables } = session.reading;
      const { notificationServices: services } = tables;
      return database
        .select()
        .from(services)
        .where(eq(services.shopperId, shopperId))
        .orderBy(asc(services.createdAt), asc(services.id));
    },
    async findNotificationService(id, shopperId) {
      const { database, tables } = session.reading;
      const { notificationServices: services } = tables;
      const [row] = await database
        .select()
        .from(services)
        .where(and(eq(services.id, id), eq(services.shopperId, shopperId)));
      return row ?? null;
    },
    deleteNotificationService: (id, shopperId) =>
      session.writing(async ({ database, tables: { notificationServices: services } }) => {
        await database.delete(services).where(and(eq(services.id, id), eq(services.shopperId, shopperId)));
      }),
    async findNotificationTimes(shopperId) {
      const { database, tables } = session.reading;
      const { notificationTimes: times } = tables;
      const [row] = await database.select().from(times).where(eq(times.shopperId, shopperId));
      return row ?? null;
    },
    saveNotificationTimes: (saved) =>
      session.writing(async ({ database, tables: { notificationTimes: times } }) => {
        await database
          .insert(times)
          .values(saved)
          .onConflictDoUpdate({ target: times.shopperId, set: saved });
      }),
    deleteNotificationSettings: (shopperId) =>
      session.writing(async ({ database, tables }) => {
        const { notificationServices: services, notificationTimes: times } = tables;
        await database.delete(services).where(eq(services.shopperId, shopperId));
        await database.delete(times).where(eq(times.shopperId, shopperId));
      }),
  };
}
