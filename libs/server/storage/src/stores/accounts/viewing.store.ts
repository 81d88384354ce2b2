import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { Session } from '../../access';
import type { ViewingRow } from '../../rows/accounts';

export interface ViewingStore {
  createViewing(viewing: ViewingRow): Promise<void>;
  findOpenOf(adminId: string, at: string): Promise<ViewingRow | null>;
  /** Uses up the token and binds the viewing to a cookie. Null if no open viewing has the token, or it expired. */
  openByToken(request: {
    readonly tokenHash: string;
    readonly cookieHash: string;
    readonly at: string;
  }): Promise<ViewingRow | null>;
  findByCookie(cookieHash: string, at: string): Promise<ViewingRow | null>;
  endViewing(id: string, at: string): Promise<boolean>;
}

export function createViewingStore(session: Session): ViewingStore {
  return {
    createViewing: (viewing) =>
      session.writing(async ({ database, tables }) => {
        await database.insert(tables.viewings).values(viewing);
      }),
    async findOpenOf(adminId, at) {
      const { database, tables } = session.reading;
      const { viewings: table } = tables;
      const [row] = await database
        .select()
        .from(table)
        .where(and(eq(table.adminId, adminId), isNull(table.endedAt), gt(table.until, at)))
        .orderBy(desc(table.startedAt))
        .limit(1);
      return row ?? null;
    },
    openByToken: ({ tokenHash, cookieHash, at }) =>
      session.writing(async ({ database, tables }) => {
        const { viewings: table } = tables;
        const [row] = await database
          .update(table)
          .set({ tokenHash: null, cookieHash })
          .where(
            and(
              eq(table.tokenHash, tokenHash),
              gt(table.tokenUntil, at),
              isNull(table.endedAt),
              gt(table.until, at),
            ),
          )
          .returning();
        return row ?? null;
      }),
    async findByCookie(cookieHash, at) {
      const { database, tables } = session.reading;
      const { viewings: table } = tables;
      const [row] = await database
        .select()
        .from(table)
        .where(and(eq(table.cookieHash, cookieHash), isNull(table.endedAt), gt(table.until, at)));
      return row ?? null;
    },
    endViewing: (id, at) =>
      session.writing(async ({ database, tables }) => {
        const { viewings: table } = tables;
        const ended = await database
          .update(table)
          .set({ endedAt: at, tokenHash: null })
          .where(and(eq(table.id, id), isNull(table.endedAt)))
          .returning({ id: table.id });
        return ended.length > 0;
      }),
  };
}
