import { and, asc, eq, gte, inArray, isNull, lt, lte, type AnyColumn, type SQL } from 'drizzle-orm';
import { keepFirst, type Access, type Session } from '../../access';
import { entryOfOrder } from './activity-entry';
import type { CountedOrder, NewActivityEntry } from './activity-entry';
import { noteVisits } from './day-visits';
import type { ClickToCount } from './day-visits';
import { activityHead, lockActivity } from './lock-activity';
import { readDaysOf } from './business-days-of';
import { addSums } from './save-sums';
import { sumsOfEntries, sumsOfShown } from './traffic-sums';
import type { ShownOffers } from './traffic-sums';
import type { ActivityEntryRow, ReferralRow, TrackingEventRow } from '../../rows/traffic';
import type { ClickRow } from '../../rows/clicks';

type CountedRecord = 'clicks' | 'referrals' | 'trackingEvents';

/** Adds records to merchants' figures, each once. Call it in one transaction per batch. */
export interface TrafficCountStore {
  /** Whether any record is uncounted. */
  hasUncounted(): Promise<boolean>;
  /** Uncounted clicks, oldest first; blocks other counters. */
  takeClicks(limit: number): Promise<readonly ClickRow[]>;
  takeReferrals(limit: number): Promise<readonly ReferralRow[]>;
  takeEvents(limit: number): Promise<readonly TrackingEventRow[]>;
  /** Lists entries, counts them by hour and day, and marks clicks repeated within the hour. Returns the businesses with new entries. */
  addEntries(entries: readonly (NewActivityEntry | ClickToCount)[]): Promise<readonly string[]>;
  /** Marks records as counted, for a business or for none. */
  markCounted(kind: CountedRecord, records: readonly RecordAt[], at: string): Promise<void>;
  /** Counts an order or refund within its transaction; idempotent, and a change adjusts the figures. Returns whether anything changed. */
  countOrder(order: CountedOrder): Promise<boolean>;
  /** Removes an order with its refunds from the list and the figures, if it was a test or a duplicate. */
  uncountOrder(businessId: string, orderId: string): Promise<void>;
  addShown(shown: readonly ShownOffers[]): Promise<void>;
  setCountedUntil(moment: string): Promise<void>;
  /** Everything up to this moment is counted; null before the first count. */
  readCountedUntil(): Promise<string | null>;
  /** Deletes visits from before the day (YYYY-MM-DD) and listed entries from before the moments (ISO 8601); figures stay. */
  deleteTraffic(before: {
    readonly visitsOf: string;
    readonly trackedOf: string;
    readonly entriesOf: string;
  }): Promise<void>;
}

interface RecordAt {
  readonly id: string;
  readonly at: string;
}

export function createTrafficCountStore(session: Session): TrafficCountStore {
  return {
    async hasUncounted() {
      const { database, tables } = session.reading;
      for (const table of [tables.clicks, tables.referrals, tables.trackingEvents]) {
        const found = await database
          .select({ id: table.id })
          .from(table)
          .where(isNull(table.countedAt))
          .limit(1);
        if (found.length > 0) return true;
      }
      return false;
    },
    takeClicks: (limit) =>
      session.writing(async (access) => {
        await lockActivity(access);
        const { clicks } = access.tables;
        const rows = await access.database
          .select()
          .from(clicks)
          .where(isNull(clicks.countedAt))
          .orderBy(asc(clicks.clickedAt))
          .limit(limit);
        return rows.map(({ countedAt: _counted, ...click }) => click);
      }),
    takeReferrals: (limit) =>
      session.writing(async (access) => {
        await lockActivity(access);
        const { referrals } = access.tables;
        const rows = await access.database
          .select()
          .from(referrals)
          .where(isNull(referrals.countedAt))
          .orderBy(asc(referrals.receivedAt))
          .limit(limit);
        return rows.map(({ countedAt: _counted, ...referral }) => referral);
      }),
    takeEvents: (limit) =>
      session.writing(async (access) => {
        await lockActivity(access);
        const { trackingEvents } = access.tables;
        const rows = await access.database
          .select()
          .from(trackingEvents)
          .where(isNull(trackingEvents.countedAt))
          .orderBy(asc(trackingEvents.receivedAt))
          .limit(limit);
        return rows.map(({ countedAt: _counted, ...event }) => event);
      }),
    addEntries: (entries) => session.writing((access) => addEntries(access, entries)),
    markCounted: (kind, records, at) =>
      session.writing(async ({ database, tables, isOneOf }) => {
        if (records.length === 0) return;
        const table = tables[kind];
        const time: AnyColumn = kind === 'clicks' ? tables.clicks.clickedAt : tables[kind].receivedAt;
        const moments = records.map((record) => record.at).sort();
        await database
          .update(table)
          .set({ countedAt: at })
          .where(
            and(
              isOneOf(
                table.id,
                records.map(({ id }) => id),
              ),
              // Limits the search to the months of the table that contain them.
              gte(time, moments[0] ?? ''),
              lte(time, moments.at(-1) ?? ''),
            ),
          );
      }),
    countOrder: (order) => session.writing((access) => countOrder(access, order)),
    uncountOrder: (businessId, orderId) =>
      session.writing((access) => uncountOrder(access, businessId, orderId)),
    addShown: (shown) =>
      session.writing(async (access) => {
        await lockActivity(access);
        const daysOf = await readDaysOf(
          access,
          shown.map(({ businessId }) => businessId),
        );
        await addSums(access, sumsOfShown(shown, daysOf));
      }),
    setCountedUntil: (moment) =>
      session.writing(async (access) => {
        await lockActivity(access);
        const { activityHeads } = access.tables;
        await access.database
          .update(activityHeads)
          .set({ countedUntil: moment })
          .where(eq(activityHeads.name, activityHead));
      }),
    async readCountedUntil() {
      const { database, tables } = session.reading;
      const { activityHeads } = tables;
      const [head] = await database.select().from(activityHeads).where(eq(activityHeads.name, activityHead));
      return head === undefined || head.countedUntil === '' ? null : head.countedUntil;
    },
    deleteTraffic: ({ visitsOf, trackedOf, entriesOf }) =>
      session.writing(async ({ database, tables }) => {
        const { dayVisits, activityEntries: entries } = tables;
        await database.delete(dayVisits).where(lt(dayVisits.day, visitsOf));
        await database.delete(entries).where(lt(entries.at, entriesOf));
        await database
          .delete(entries)
          .where(and(lt(entries.at, trackedOf), inArray(entries.kind, ['referral', 'event'])));
      }),
  };
}

async function addEntries(
  access: Access,
  offered: readonly (NewActivityEntry | ClickToCount)[],
): Promise<readonly string[]> {
  if (offered.length === 0) return [];
  const last = await lockActivity(access);
  const listed = await listedRecords(
    access,
    offered.map(({ recordId }) => recordId),
  );
  const fresh = offered.filter(({ kind, recordId }) => !listed.has(`${kind} ${recordId}`));
  const { entries, newVisitors } = await noteVisits(access, fresh);
  const daysOf = await readDaysOf(
    access,
    entries.map(({ businessId }) => businessId),
  );
  await addSums(access, sumsOfEntries(entries, daysOf, { newVisitors }));
  const { database, tables } = access;
  const rows = entries.map((entry, place) => ({ ...entry, sequence: last + 1 + place }));
  await access.saveRows(tables.activityEntries, rows, keepFirst);
  await database
    .update(tables.activityHeads)
    .set({ sequence: last + rows.length })
    .where(eq(tables.activityHeads.name, activityHead));
  return [...new Set(entries.map(({ businessId }) => businessId))];
}

async function listedRecords(
  { database, tables: { activityEntries: table }, isOneOf }: Access,
  recordIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await database
    .select({ kind: table.kind, recordId: table.recordId })
    .from(table)
    .where(isOneOf(table.recordId, recordIds));
  return new Set(rows.map(({ kind, recordId }) => `${kind} ${recordId}`));
}

async function countOrder(access: Access, order: CountedOrder): Promise<boolean> {
  await lockActivity(access);
  const { database, tables } = access;
  const { activityEntries: table } = tables;
  const its = and(
    eq(table.recordId, order.recordId),
    eq(table.kind, order.kind),
    eq(table.businessId, order.businessId),
  );
  const entry = entryOfOrder(order);
  const [known] = await database.select().from(table).where(its);
  if (known !== undefined) {
    if (isSameEntry(known, entry)) return false;
    await removeEntries(access, [known], its);
  }
  await addEntries(access, [entry]);
  return true;
}

function isSameEntry({ sequence: _sequence, ...known }: ActivityEntryRow, entry: NewActivityEntry): boolean {
  const facts = (each: NewActivityEntry) => JSON.stringify(Object.entries(each).sort());
  return facts(known) === facts(entry);
}

async function uncountOrder(access: Access, businessId: string, orderId: string): Promise<void> {
  await lockActivity(access);
  const { database, tables } = access;
  const { activityEntries: table } = tables;
  const its = and(
    eq(table.businessId, businessId),
    eq(table.orderId, orderId),
    inArray(table.kind, ['order', 'refund']),
  );
  await removeEntries(access, await database.select().from(table).where(its), its);
}

/** Removes entries of orders and refunds from the list and all figures. */
async function removeEntries(
  access: Access,
  known: readonly ActivityEntryRow[],
  its: SQL | undefined,
): Promise<void> {
  if (known.length === 0) return;
  await access.database.delete(access.tables.activityEntries).where(its);
  const daysOf = await readDaysOf(
    access,
    known.map(({ businessId }) => businessId),
  );
  await addSums(access, sumsOfEntries(known, daysOf, { sign: -1 }));
}
