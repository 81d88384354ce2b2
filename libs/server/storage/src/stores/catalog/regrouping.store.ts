import { and, asc, desc, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Session } from '../../access';
import type { RegroupingRow } from '../../rows/catalog';

/** The record of people's merges and splits. What they decided about products is in `productDecisions`. */
export interface RegroupingStore {
  addRegrouping(regrouping: RegroupingRow): Promise<void>;
  findRegrouping(id: string): Promise<RegroupingRow | null>;
  /** Newest first, before the id `before`. */
  listRegroupings(request: {
    readonly before: string | null;
    readonly limit: number;
  }): Promise<readonly RegroupingRow[]>;
  /** Oldest first, after the id `after`, without undone ones. */
  listStanding(request: {
    readonly after: string | null;
    readonly limit: number;
  }): Promise<readonly RegroupingRow[]>;
  /** False if it was undone before. */
  markUndone(id: string, undone: { readonly at: string; readonly by: string }): Promise<boolean>;
}

export function createRegroupingStore(session: Session): RegroupingStore {
  return {
    addRegrouping: (regrouping) =>
      session.writing(async ({ database, tables }) => {
        await database.insert(tables.regroupings).values(regrouping);
      }),
    async findRegrouping(id) {
      const { database, tables } = session.reading;
      const [found] = await database.select().from(tables.regroupings).where(eq(tables.regroupings.id, id));
      return found ?? null;
    },
    listRegroupings({ before, limit }) {
      const { database, tables } = session.reading;
      const { id } = tables.regroupings;
      return database
        .select()
        .from(tables.regroupings)
        .where(before === null ? undefined : lt(id, before))
        .orderBy(desc(id))
        .limit(limit);
    },
    listStanding({ after, limit }) {
      const { database, tables } = session.reading;
      const { id, undoneAt } = tables.regroupings;
      return database
        .select()
        .from(tables.regroupings)
        .where(and(isNull(undoneAt), after === null ? undefined : gt(id, after)))
        .orderBy(asc(id))
        .limit(limit);
    },
    markUndone: (id, { at, by }) =>
      session.writing(async ({ database, tables: { regroupings: table } }) => {
        const marked = await database
          .update(table)
          .set({ undoneAt: at, undoneBy: by })
          .where(and(eq(table.id, id), isNull(table.undoneAt)))
          .returning({ id: table.id });
        return marked.length > 0;
      }),
  };
}
