import { and, asc, count, desc, eq, lte } from 'drizzle-orm';
import type { Session } from '../../access';
import { digestOf } from '../../keys';
import type { SearchAlertRow } from '../../rows/shoppers';

export interface SearchAlertStore {
  /** Returns the existing alert if the shopper already has one for this search, currency and country. */
  createSearchAlert(
    alert: SearchAlertRow,
  ): Promise<{ readonly created: boolean; readonly alert: SearchAlertRow }>;
  /** With a shopper, only theirs. */
  findSearchAlert(id: string, shopperId?: string): Promise<SearchAlertRow | null>;
  /** Newest first. */
  listSearchAlerts(shopperId: string): Promise<readonly SearchAlertRow[]>;
  countSearchAlerts(shopperId: string): Promise<number>;
  /** Saves the next version. False if the alert was changed since `version` or deleted, or the shopper has another for this search. */
  changeSearchAlert(alert: SearchAlertRow): Promise<boolean>;
  /** Leaves its firings. */
  deleteSearchAlert(id: string, shopperId: string): Promise<void>;
  deleteSearchAlerts(shopperId: string): Promise<void>;
  /** Alerts that are not paused and were last judged at or before this time, the longest ago first. */
  listDueSearchAlerts(request: {
    readonly judgedUntil: string;
    readonly limit: number;
  }): Promise<readonly SearchAlertRow[]>;
}

export function createSearchAlertStore(session: Session): SearchAlertStore {
  return {
    createSearchAlert: (alert) =>
      session.writing(async ({ database, tables: { searchAlerts } }) => {
        const searchKey = searchAlertKey(alert);
        const created = await database
          .insert(searchAlerts)
          .values({ ...alert, searchKey })
          .onConflictDoNothing()
          .returning();
        const [row] =
          created.length > 0
            ? created
            : await database
                .select()
                .from(searchAlerts)
                .where(
                  and(eq(searchAlerts.shopperId, alert.shopperId), eq(searchAlerts.searchKey, searchKey)),
                );
        if (row === undefined) throw new Error(`The id ${alert.id} belongs to another search alert.`);
        return { created: created.length > 0, alert: alertOf(row) };
      }),
    async findSearchAlert(id, shopperId) {
      const { database, tables } = session.reading;
      const { searchAlerts } = tables;
      const isTheirs = shopperId === undefined ? undefined : eq(searchAlerts.shopperId, shopperId);
      const [row] = await database
        .select()
        .from(searchAlerts)
        .where(and(eq(searchAlerts.id, id), isTheirs));
      return row === undefined ? null : alertOf(row);
    },
    async listSearchAlerts(shopperId) {
      const { database, tables } = session.reading;
      const { searchAlerts } = tables;
      const rows = await database
        .select()
        .from(searchAlerts)
        .where(eq(searchAlerts.shopperId, shopperId))
        .orderBy(desc(searchAlerts.id));
      return rows.map(alertOf);
    },
    async countSearchAlerts(shopperId) {
      const { database, tables } = session.reading;
      const [row] = await database
        .select({ alerts: count() })
        .from(tables.searchAlerts)
        .where(eq(tables.searchAlerts.shopperId, shopperId));
      return row?.alerts ?? 0;
    },
    changeSearchAlert: (alert) =>
      session.writing(async ({ database, tables: { searchAlerts } }) => {
        const { id, shopperId, version } = alert;
        const searchKey = searchAlertKey(alert);
        const twins = await database
          .select({ id: searchAlerts.id })
          .from(searchAlerts)
          .where(and(eq(searchAlerts.shopperId, shopperId), eq(searchAlerts.searchKey, searchKey)));
        if (twins.some((twin) => twin.id !== id)) return false;
        const changed = await database
          .update(searchAlerts)
          .set({ ...alert, searchKey, version: version + 1 })
          .where(
            and(
              eq(searchAlerts.id, id),
              eq(searchAlerts.shopperId, shopperId),
              eq(searchAlerts.version, version),
            ),
          )
          .returning({ id: searchAlerts.id });
        return changed.length > 0;
      }),
    deleteSearchAlert: (id, shopperId) =>
      session.writing(async ({ database, tables: { searchAlerts } }) => {
        await database
          .delete(searchAlerts)
          .where(and(eq(searchAlerts.id, id), eq(searchAlerts.shopperId, shopperId)));
      }),
    deleteSearchAlerts: (shopperId) =>
      session.writing(async ({ database, tables: { searchAlerts } }) => {
        await database.delete(searchAlerts).where(eq(searchAlerts.shopperId, shopperId));
      }),
    async listDueSearchAlerts({ judgedUntil, limit }) {
      const { database, tables } = session.reading;
      const { searchAlerts } = tables;
      const rows = await database
        .select()
        .from(searchAlerts)
        .where(and(eq(searchAlerts.isPaused, false), lte(searchAlerts.judgedAt, judgedUntil)))
        .orderBy(asc(searchAlerts.judgedAt), asc(searchAlerts.id))
        .limit(limit);
      return rows.map(alertOf);
    },
  };
}

/** A digest that is equal for searches that find the same, whatever the order of their values. */
export function searchAlertKey({
  search,
  currency,
  country,
}: Pick<SearchAlertRow, 'search' | 'currency' | 'country'>): string {
  const inOrder = Object.entries(search)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => [name, Array.isArray(value) ? value.toSorted() : value]);
  return digestOf(JSON.stringify([inOrder, currency, country]));
}

function alertOf({
  searchKey: _known,
  ...alert
}: SearchAlertRow & { readonly searchKey: string }): SearchAlertRow {
  return alert;
}
