import { and, desc, eq, gt, isNull, lte, ne } from 'drizzle-orm';
import type { Session } from '../../access';
import type { JsonValue } from '../../json';
import type { SessionRow } from '../../rows/accounts';

export interface SessionStore {
  createSession(session: SessionRow): Promise<void>;
  findSession(idHash: string): Promise<SessionRow | null>;
  /** Records the last use; never restores an ended session. */
  touchSession(idHash: string, at: string): Promise<void>;
  /** Replaces its data; never creates or restores a session. */
  saveSessionData(idHash: string, data: JsonValue): Promise<void>;
  /** False if there is no such session, or it was already ended. */
  endSession(idHash: string, at: string): Promise<boolean>;
  /** False if the account has no such session, or it was already ended. */
  endSessionOf(accountId: string, id: string, at: string): Promise<boolean>;
  endSessionsOf(accountId: string, at: string, except?: string): Promise<void>;
  /** The account's sessions used after `seenAfter` and valid at `at`, last used first. */
  listSessionsOf(request: {
    readonly accountId: string;
    readonly seenAfter: string;
    readonly at: string;
  }): Promise<readonly SessionRow[]>;
  purgeSessions(at: string): Promise<void>;
}

export function createSessionStore(session: Session): SessionStore {
  return {
    createSession: (row) =>
      session.writing(async ({ database, tables }) => {
        await database.insert(tables.sessions).values(row);
      }),
    async findSession(idHash) {
      const { database, tables } = session.reading;
      const { sessions } = tables;
      const [row] = await database
        .select()
        .from(sessions)
        .where(and(eq(sessions.idHash, idHash), isNull(sessions.endedAt)));
      return row ?? null;
    },
    touchSession: (idHash, at) =>
      session.writing(async ({ database, tables }) => {
        const { sessions } = tables;
        await database
          .update(sessions)
          .set({ lastSeenAt: at })
          .where(and(eq(sessions.idHash, idHash), isNull(sessions.endedAt)));
      }),
    saveSessionData: (idHash, data) =>
      session.writing(async ({ database, tables }) => {
        const { sessions } = tables;
        await database
          .update(sessions)
          .set({ data })
          .where(and(eq(sessions.idHash, idHash), isNull(sessions.endedAt)));
      }),
    endSession: (idHash, at) =>
      session.writing(async ({ database, tables }) => {
        const { sessions } = tables;
        const ended = await database
          .update(sessions)
          .set({ endedAt: at })
          .where(and(eq(sessions.idHash, idHash), isNull(sessions.endedAt)))
          .returning({ id: sessions.id });
        return ended.length > 0;
      }),
    endSessionOf: (accountId, id, at) =>
      session.writing(async ({ database, tables }) => {
        const { sessions } = tables;
        const ended = await database
          .update(sessions)
          .set({ endedAt: at })
          .where(and(eq(sessions.accountId, accountId), eq(sessions.id, id), isNull(sessions.endedAt)))
          .returning({ id: sessions.id });
        return ended.length > 0;
      }),
    endSessionsOf: (accountId, at, except) =>
      session.writing(async ({ database, tables }) => {
        const { sessions } = tables;
        await database
          .update(sessions)
          .set({ endedAt: at })
          .where(
            and(
              eq(sessions.accountId, accountId),
              isNull(sessions.endedAt),
              except === undefined ? undefined : ne(sessions.idHash, except),
            ),
          );
      }),
    async listSessionsOf({ accountId, seenAfter, at }) {
      const { database, tables } = session.reading;
      const { sessions } = tables;
      return database
        .select()
        .from(sessions)
        .where(
          and(
            eq(sessions.accountId, accountId),
            isNull(sessions.endedAt),
            gt(sessions.lastSeenAt, seenAfter),
            gt(sessions.expiresAt, at),
          ),
        )
        .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))
        .limit(100);
    },
    purgeSessions: (at) =>
      session.writing(async ({ database, tables }) => {
        await database.delete(tables.sessions).where(lte(tables.sessions.expiresAt, at));
      }),
  };
}
