import { dayMs } from '@pricehunt/offers';
import { and, count, eq, lt, min, ne, type SQL } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Session, Tables } from '../../access';

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

/** Counts and deletes expired records. Moments are ISO 8601 in UTC. */
export interface RetentionStore {
  countBefore(records: RetainedRecords, moment: string): Promise<number>;
  /** Deletes the oldest day's records before the moment in one transaction, and returns how many; 0 if none are older. */
  deleteOldestDayBefore(records: RetainedRecords, moment: string): Promise<number>;
}

export function createRetentionStore(session: Session): RetentionStore {
  return {
    async countBefore(records, moment) {
      const { database, tables } = session.reading;
      const { table, at, only } = placeOf(records, tables);
      const [row] = await database
        .select({ records: count() })
        .from(table)
        .where(and(lt(at, moment), only));
      return row?.records ?? 0;
    },
    async deleteOldestDayBefore(records, moment) {
      return session.writing(async ({ database, tables }) => {
        const { table, at, only } = placeOf(records, tables);
        const isOld = and(lt(at, moment), only);
        const [oldest] = await database
          .select({ at: min(at) })
          .from(table)
          .where(isOld);
        if (typeof oldest?.at !== 'string') return 0;
        const dayEnd = new Date(Date.parse(oldest.at) + dayMs).toISOString();
        const old = and(isOld, lt(at, dayEnd));
        const [row] = await database.select({ records: count() }).from(table).where(old);
        await database.delete(table).where(old);
        return row?.records ?? 0;
      });
    },
  };
}

interface Place {
  readonly table: SQLiteTable;
  readonly at: SQLiteColumn;
  /** A condition on the rows; all if left out. */
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
