import { and, desc, eq, gt, isNull, lte, ne } from 'drizzle-orm';
import type { Session } from '../access';
import type { JsonValue } from '../json';
import type { AccountAudience } from './account.store';

/** What a session opens: the site of shoppers, the rooms of merchants, or the admin console. */
export type SessionAudience = AccountAudience | 'admin';

/** A signed-in session. The cookie's id is kept as a hash only. */
export interface SessionRow {
  /** What the session is called in lists; it opens nothing. */
  readonly id: string;
  readonly idHash: string;
  readonly audience: SessionAudience;
  readonly accountId: string;
  readonly createdAt: string;
  readonly lastSeenAt: string;
  /** When it ends however active it is. */
  readonly expiresAt: string;
  /** An ended session stays, so that no request in flight brings it back. */
  readonly endedAt: string | null;
  /** Browser and system in words. */
  readonly device: string;
  readonly data: JsonValue;
}

/** The sessions of signed-in accounts. */
export interface SessionStore {
  createSession(session: SessionRow): Promise<void>;
  /** The session that the hash belongs to and that was not ended, or null. */
  findSession(idHash: string): Promise<SessionRow | null>;
  /** Notes when it was last used; never brings an ended one back. */
  touchSession(idHash: string, at: string): Promise<void>;
  /** Puts its data in place of those before; never makes a session nor brings one back. */
  saveSessionData(idHash: string, data: JsonValue): Promise<void>;
  /** Ends the session of this hash. False when there is none such that is not ended. */
  endSession(idHash: string, at: string): Promise<boolean>;
  /** Ends one of the account's sessions by its id. False when there is none such that is not ended. */
  endSessionOf(accountId: string, id: string, at: string): Promise<boolean>;
  /** Ends all of the account's sessions but the one of the hash `except`. */
  endSessionsOf(accountId: string, at: string, except?: string): Promise<void>;
  /** The account's sessions that were used after `seenAfter` and are not over at `at`, the last seen first. */
  listSessionsOf(request: {
    readonly accountId: string;
    readonly seenAfter: string;
    readonly at: string;
  }): Promise<readonly SessionRow[]>;
  /** Deletes what was over by `at`, ended or not. */
  purgeSessions(at: string): Promise<void>;
}

/** The session store over either dialect. */
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
