import { and, asc, eq, inArray, lt, lte, ne, notInArray, or, sql } from 'drizzle-orm';
import { keepFirst, type Access, type Session } from '../../access';
import type { AlertMessageRow, ClaimedMessage } from '../../rows/shoppers';

export interface AlertMessageStore {
  queueMessages(
    messages: readonly Pick<
      AlertMessageRow,
      'id' | 'firingId' | 'channel' | 'receiver' | 'nextAt' | 'isDigest'
    >[],
  ): Promise<void>;
  /** Due messages with their firings, claimed until `leaseUntil`. */
  claimMessages(claim: {
    readonly at: string;
    readonly leaseUntil: string;
    readonly limit: number;
  }): Promise<readonly ClaimedMessage[]>;
  /** The due digest messages for the same recipient as this one, claimed until `leaseUntil`, oldest first. */
  claimDigest(claim: {
    readonly with: Pick<AlertMessageRow, 'id' | 'channel' | 'receiver'>;
    readonly shopperId: string;
    readonly at: string;
    readonly leaseUntil: string;
    readonly limit: number;
  }): Promise<readonly ClaimedMessage[]>;
  /** Stores the result of an attempt; a waiting message is retried at `nextAt`. */
  settleMessage(settled: Pick<AlertMessageRow, 'id' | 'state' | 'lastError' | 'nextAt'>): Promise<void>;
  /** Until then, no waiting message is due for this browser or notification service. */
  postponeMessages(receiver: Pick<AlertMessageRow, 'channel' | 'receiver'>, until: string): Promise<void>;
  /** A receiver's waiting messages go by e-mail instead, unless the firing has a message for another receiver. */
  sendByEmail(receiver: Pick<AlertMessageRow, 'channel' | 'receiver'>): Promise<void>;
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
      session.writing(async (access) => {
        const { alertMessages: messages } = access.tables;
        const isDue = and(eq(messages.state, 'waiting'), lte(messages.nextAt, at));
        const due = await access.database
          .select({ id: messages.id })
          .from(messages)
          .where(isDue)
          .orderBy(asc(messages.nextAt), asc(messages.id))
          .limit(limit);
        return claim(access, due, { at, leaseUntil });
      }),
    claimDigest: ({ with: first, shopperId, at, leaseUntil, limit }) =>
      session.writing(async (access) => {
        const { alertMessages: messages, alertFirings: firings } = access.tables;
        const due = await access.database
          .select({ id: messages.id })
          .from(messages)
          .innerJoin(firings, eq(firings.id, messages.firingId))
          .where(
            and(
              eq(firings.shopperId, shopperId),
              eq(messages.channel, first.channel),
              eq(messages.receiver, first.receiver),
              eq(messages.isDigest, true),
              eq(messages.state, 'waiting'),
              lte(messages.nextAt, at),
              ne(messages.id, first.id),
            ),
          )
          .orderBy(asc(messages.id))
          .limit(limit);
        return claim(access, due, { at, leaseUntil });
      }),
    settleMessage: ({ id, state, lastError, nextAt }) =>
      session.writing(async ({ database, tables }) => {
        const { alertMessages: messages } = tables;
        await database.update(messages).set({ state, lastError, nextAt }).where(eq(messages.id, id));
      }),
    postponeMessages: ({ channel, receiver }, until) =>
      session.writing(async ({ database, tables }) => {
        const { alertMessages: messages } = tables;
        await database
          .update(messages)
          .set({ nextAt: until })
          .where(
            and(
              eq(messages.state, 'waiting'),
              lt(messages.nextAt, until),
              eq(messages.channel, channel),
              eq(messages.receiver, receiver),
            ),
          );
      }),
    sendByEmail: ({ channel, receiver }) =>
      session.writing(async ({ database, tables }) => {
        const { alertMessages: messages } = tables;
        const reachesOther = database
          .select({ firingId: messages.firingId })
          .from(messages)
          .where(or(ne(messages.channel, channel), ne(messages.receiver, receiver)));
        await database
          .update(messages)
          .set({ channel: 'email', receiver: '' })
          .where(
            and(
              eq(messages.state, 'waiting'),
              eq(messages.channel, channel),
              eq(messages.receiver, receiver),
              notInArray(messages.firingId, reachesOther),
            ),
          );
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

/** Leaves out messages that another worker has claimed since. */
async function claim(
  { database, tables }: Access,
  due: readonly { readonly id: string }[],
  { at, leaseUntil }: { readonly at: string; readonly leaseUntil: string },
): Promise<readonly ClaimedMessage[]> {
  if (due.length === 0) return [];
  const { alertMessages: messages, alertFirings: firings } = tables;
  const isDue = and(eq(messages.state, 'waiting'), lte(messages.nextAt, at));
  const ids = due.map(({ id }) => id);
  const claimed = await database
    .update(messages)
    .set({ nextAt: leaseUntil, attempts: sql`${messages.attempts} + 1` })
    .where(and(inArray(messages.id, ids), isDue))
    .returning({ id: messages.id });
  const claimedIds = claimed.map(({ id }) => id);
  return database
    .select({ message: messages, firing: firings })
    .from(messages)
    .innerJoin(firings, eq(firings.id, messages.firingId))
    .where(inArray(messages.id, claimedIds))
    .orderBy(asc(messages.id));
}
