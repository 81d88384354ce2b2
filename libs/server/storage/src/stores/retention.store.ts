import { and, count, eq, lt, min, ne, type SQL } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Session, Tables } from '../access';
import { takeInGroups } from './click-groups';

/** Records that are kept for a time only. */
export type RetainedRecords =
  | 'clicks'
  | 'referrals'
  | 'tracking-events'
  | 'tracking-keys'
  | 'price-observations'
  | 'comparisons'
  | 'alert-messages'
  | 'sessions'
  | 'viewings'
  | 'discovered-shops'
  | 'web-pages'
  | 'source-days';

/** What is old, and forgetting it. Moments are ISO 8601 in UTC. */
export interface RetentionStore {
  /** How many of these records are older than the moment. */
  countBefore(records: RetainedRecords, moment: string): Promise<number>;
  /**
   * Deletes those of them that belong to the day of the oldest, as one transaction, and answers how many. 0: nothing is older
   * than the moment.
   */
  forgetOldestDayBefore(records: RetainedRecords, moment: string): Promise<number>;
}

/** The retention store over either dialect. */
export function createRetentionStore(session: Session): RetentionStore {
  return {
    async countBefore(records, moment) {
      await takeInWaiting(session, records);
      const { database, tables } = session.reading;
      const { table, at, only } = placeOf(records, tables);
      const [row] = await database
        .select({ records: count() })
        .from(table)
        .where(and(lt(at, moment), only));
      return row?.records ?? 0;
    },
    async forgetOldestDayBefore(records, moment) {
      await takeInWaiting(session, records);
      return session.writing(async ({ database, tables }) => {
        const { table, at, only } = placeOf(records, tables);
        const isOld = and(lt(at, moment), only);
        const [oldest] = await database
          .select({ at: min(at) })
          .from(table)
          .where(isOld);
        if (typeof oldest?.at !== 'string') return 0;
        const dayEnd = new Date(Date.parse(oldest.at) + 86_400_000).toISOString();
        const old = and(isOld, lt(at, dayEnd));
        const [row] = await database.select({ records: count() }).from(table).where(old);
        await database.delete(table).where(old);
        return row?.records ?? 0;
      });
    },
  };
}

/** Clicks that wait in groups may be old too. */
async function takeInWaiting(session: Session, records: RetainedRecords): Promise<void> {
  if (records === 'clicks') await takeInGroups(session);
}

interface Place {
  readonly table: SQLiteTable;
  readonly at: SQLiteColumn;
  /** Which of the table's rows are meant; all where it is not there. */
  readonly only?: SQL;
}

function placeOf(records: RetainedRecords, tables: Tables): Place {
  switch (records) {
    case 'clicks':
      return { table: tables.clicks, at: tables.clicks.clickedAt };
    case 'referrals':
      return { table: tables.referrals, at: tables.referrals.receivedAt };
    case 'tracking-events':
      return { table: tables.trackingEvents, at: tables.trackingEvents.receivedAt };
    case 'tracking-keys':
      return { table: tables.trackingKeys, at: tables.trackingKeys.receivedAt };
    case 'price-observations':
      return { table: tables.priceObservations, at: tables.priceObservations.observedAt };
    case 'comparisons':
      return { table: tables.comparisons, at: tables.comparisons.createdAt };
    case 'alert-messages':
      return {
        table: tables.alertMessages,
        at: tables.alertMessages.nextAt,
        only: ne(tables.alertMessages.state, 'waiting'),
      };
    case 'sessions':
      return { table: tables.sessions, at: tables.sessions.expiresAt };
    case 'viewings':
      return { table: tables.viewings, at: tables.viewings.until };
    case 'discovered-shops':
      return {
        table: tables.discoveredShops,
        at: tables.discoveredShops.lastFoundAt,
        only: eq(tables.discoveredShops.decision, 'open'),
      };
    case 'web-pages':
      return { table: tables.webPages, at: tables.webPages.readAt };
    case 'source-days':
      return { table: tables.sourceDayCounts, at: tables.sourceDayCounts.day };
  }
}
