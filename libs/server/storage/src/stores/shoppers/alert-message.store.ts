import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import { keepFirst, type Session } from '../../access';
import type { AlertFiringRow, AlertMessageRow } from '../../rows/shoppers';

export interface AlertMessageStore {
  queueMessages(
    messages: readonly Pick<AlertMessageRow, 'id' | 'firingId' | 'channel' | 'receiver' | 'nextAt'>[],
  ): Promise<void>;
  /** Due messages with their firings, claimed until `leaseUntil`. */
  claimMessages(claim: {
    readonly at: string;
    readonly leaseUntil: string;
    readonly limit: number;
  }): Promise<readonly { readonly message: AlertMessageRow; readonly firing: AlertFiringRow }[]>;
  /** Stores the result of an attempt; a waiting message is retried at `nextAt`. */
  settleMessage(settled: Pick<AlertMessageRow, 'id' | 'state' | 'lastError' | 'nextAt'>): Promise<void>;
  listMessages(firingId: string): Promise<readonly AlertMessageRow[]>;
}

export function createAlertMessageStore(session: Session): AlertMessageStore {
  return {
    async queueMessages(messages) {
      if (messages.length === 0) return;
      await session.writing((access) =>
        access.saveRows(
          access.tables.alertMessages,
          messages.map((message) => ({
            ...message,
            state: 'waiting' as const,
            attempts: 0,
            lastError: null,
          })),
          keepFirst,
        ),
      );
    },
    claimMessages: ({ at, leaseUntil, limit }) =>
      session.writing(async ({ database, tables }) => {
        const { alertMessages: messages, alertFirings: firings } = tables;
        const isDue = and(eq(messages.state, 'waiting'), lte(messages.nextAt, at));
        const due = await database
          .select({ id: messages.id })
          .from(messages)
          .where(isDue)
          .orderBy(asc(messages.nextAt), asc(messages.id))
          .limit(limit);
        if (due.length === 0) return [];
        const ids = due.map(({ id }) => id);
        const claimed = await database
          .update(messages)
          .set({ nextAt: leaseUntil, attempts: sql`${messages.attempts} + 1` })
          .where(and(inArray(messages.id, ids), isDue))
          .returning({ id: messages.id });
        return database
          .select({ message: messages, firing: firings })
          .from(messages)
          .innerJoin(firings, eq(firings.id, messages.firingId))
          .where(
            inArray(
              messages.id,
              claimed.map(({ id }) => id),
            ),
          )
          .orderBy(asc(messages.id));
      }),
    settleMessage: ({ id, state, lastError, nextAt }) =>
      session.writing(async ({ database, tables }) => {
        const { alertMessages: messages } = tables;
        await database.update(messages).set({ state, lastError, nextAt }).where(eq(messages.id, id));
      }),
    async listMessages(firingId) {
      const { database, tables } = session.reading;
      const { alertMessages: messages } = tables;
      return database
        .select()
        .from(messages)
        .where(eq(messages.firingId, firingId))
        .orderBy(asc(messages.id));
    },
  };
}
