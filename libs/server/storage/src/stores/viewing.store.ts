import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { Session } from '../access';

/** An admin looking at the rooms of a business. */
export interface ViewingRow {
  readonly id: string;
  readonly adminId: string;
  /** Hash of the session at the console that it was begun in and ends with; null in rows from before it was kept. */
  readonly sessionHash: string | null;
  readonly businessId: string;
  readonly reason: string;
  readonly startedAt: string;
  /** When it ends by itself. */
  readonly until: string;
  /** Hash of the token that opens it once; null when it was used. */
  readonly tokenHash: string | null;
  readonly tokenUntil: string;
  /** Hash of what the browser holds that opened it; null before. */
  readonly cookieHash: string | null;
  readonly endedAt: string | null;
}

/** Which admins look at which businesses. */
export interface ViewingStore {
  createViewing(viewing: ViewingRow): Promise<void>;
  /** The viewing of this admin that is open at `at`, or null. */
  findOpenOf(adminId: string, at: string): Promise<ViewingRow | null>;
  /** Uses the token up and binds the viewing to a cookie. Null where no open viewing has the token, or its time is over. */
  openByToken(request: {
    readonly tokenHash: string;
    readonly cookieHash: string;
    readonly at: string;
  }): Promise<ViewingRow | null>;
  /** The viewing of the cookie that is open at `at`, or null. */
  findByCookie(cookieHash: string, at: string): Promise<ViewingRow | null>;
  /** Ends a viewing. False where it has ended. */
  endViewing(id: string, at: string): Promise<boolean>;
}

/** The viewing store over either dialect. */
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
