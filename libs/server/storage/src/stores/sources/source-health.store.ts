import { and, asc, desc, eq, gte, lt, lte, sql, type AnyColumn } from 'drizzle-orm';
import type { Access, Session } from '../../access';
import type { SourceCountKind, SourceFailureRow, SourceOutcome } from '../../rows/sources';

export interface SourceReport {
  readonly sourceId: string;
  readonly outcome: SourceOutcome;
  readonly at: string;
  readonly durationMs: number;
  readonly error: string | null;
  /** False for a source whose requests are counted individually by `takeCall`. */
  readonly isCall?: boolean;
  /** The kind of failure; left out if there is none. */
  readonly cause?: string;
  /** The HTTP status of a failure, if there was a response. */
  readonly status?: number;
  /** Offers returned, and those accepted for the product. */
  readonly offers?: { readonly found: number; readonly matched: number };
}

export interface SourceDayCount {
  readonly sourceId: string;
  readonly day: string;
  readonly kind: SourceCountKind;
  readonly name: string;
  readonly count: number;
}

/** Each bucket is this many times as long as the previous one, so durations are accurate to a fifth. */
const stepFactor = 1.2;
const firstStepMs = 5;

function stepOf(durationMs: number): number {
  return Math.max(0, Math.ceil(Math.log(Math.max(durationMs, 1) / firstStepMs) / Math.log(stepFactor)));
}

/** The longest duration of a bucket, in milliseconds. */
export function stepEndMs(step: number): number {
  return Math.round(firstStepMs * stepFactor ** step);
}

interface SourceHealth {
  readonly sourceId: string;
  readonly foundCount: number;
  readonly nothingCount: number;
  readonly failedCount: number;
  readonly timedOutCount: number;
  readonly consecutiveFailures: number;
  readonly lastOutcome: SourceOutcome;
  readonly lastAt: string;
  readonly lastDurationMs: number;
  /** When it last responded, with or without offers; null for never. */
  readonly lastAnsweredAt: string | null;
  readonly lastError: string | null;
  readonly lastErrorAt: string | null;
}

const failuresStoredMax = 10;

/** Counters of the offer sources, stored across restarts and processes. */
export interface SourceHealthStore {
  /** Counts a request by day too, and stores the latest ten failures of a source. */
  recordOutcome(report: SourceReport): Promise<void>;
  listSourceHealth(): Promise<readonly SourceHealth[]>;
  /** The latest failures of all sources, up to ten each, newest first. */
  listFailures(): Promise<readonly SourceFailureRow[]>;
  /** Counts a call on the UTC day; false, and uncounted, if the limit is reached. */
  takeCall(call: {
    readonly sourceId: string;
    readonly day: string;
    readonly callsMax: number | null;
  }): Promise<boolean>;
  countCallsOn(day: string): Promise<ReadonlyMap<string, number>>;
  /** Counts from `from` to `to`, UTC days, both inclusive. */
  listDayCounts(days: { readonly from: string; readonly to: string }): Promise<readonly SourceDayCount[]>;
}

export function createSourceHealthStore(session: Session): SourceHealthStore {
  return {
    recordOutcome: (report) =>
      session.writing(async ({ database, tables }) => {
        const { sourceHealth } = tables;
        const first = firstHealth(report);
        const isAnswer = report.outcome === 'found' || report.outcome === 'nothing';
        const plus = (column: AnyColumn, by: number) => sql`${column} + ${by}`;
        await database
          .insert(sourceHealth)
          .values(first)
          .onConflictDoUpdate({
            target: sourceHealth.sourceId,
            set: {
              foundCount: plus(sourceHealth.foundCount, first.foundCount),
              nothingCount: plus(sourceHealth.nothingCount, first.nothingCount),
              failedCount: plus(sourceHealth.failedCount, first.failedCount),
              timedOutCount: plus(sourceHealth.timedOutCount, first.timedOutCount),
              consecutiveFailures: isAnswer ? 0 : plus(sourceHealth.consecutiveFailures, 1),
              lastOutcome: report.outcome,
              lastAt: report.at,
              lastDurationMs: first.lastDurationMs,
              ...(isAnswer
                ? { lastAnsweredAt: report.at }
                : { lastError: report.error, lastErrorAt: report.at }),
            },
          });
        if (report.isCall !== false) await countCall({ database, tables }, callOf(report), null);
        await countOnDay(database, tables, report);
        if (report.outcome === 'failed' || report.outcome === 'timed-out') {
          const { outcome, cause = null, status = null } = report;
          await saveFailure({ database, tables }, { ...report, outcome, cause, status });
        }
      }),
    takeCall: ({ callsMax, ...call }) => session.writing((access) => countCall(access, call, callsMax)),
    async listSourceHealth() {
      const { database, tables } = session.reading;
      return database.select().from(tables.sourceHealth).orderBy(asc(tables.sourceHealth.sourceId));
    },
    async listFailures() {
      const { database, tables } = session.reading;
      const { sourceFailures: table } = tables;
      const { sourceId, at, outcome, error, cause, status } = table;
      return database
        .select({ sourceId, at, outcome, error, cause, status })
        .from(table)
        .orderBy(desc(at), asc(sourceId));
    },
    async countCallsOn(day) {
      const { database, tables } = session.reading;
      const { sourceDays: table } = tables;
      const rows = await database.select().from(table).where(eq(table.day, day));
      return new Map(rows.map(({ sourceId, calls }) => [sourceId, calls]));
    },
    async listDayCounts({ from, to }) {
      const { database, tables } = session.reporting;
      const { sourceDayCounts: table } = tables;
      return database
        .select()
        .from(table)
        .where(and(gte(table.day, from), lte(table.day, to)))
        .orderBy(asc(table.day), asc(table.sourceId), asc(table.kind), asc(table.name));
    },
  };
}

function callOf({ sourceId, at }: SourceReport) {
  return { sourceId, day: at.slice(0, 10) };
}

/** One row per count, added to the day's. */
async function countOnDay(
  database: Access['database'],
  { sourceDayCounts: table }: Access['tables'],
  { sourceId, at, outcome, durationMs, cause, offers }: SourceReport,
): Promise<void> {
  const counts: readonly (readonly [SourceCountKind, string, number])[] = [
    ['outcome', outcome, 1],
    ['duration', String(stepOf(durationMs)), 1],
    ...(cause === undefined ? [] : [['cause', cause, 1] as const]),
    ['offers', 'found', offers?.found ?? 0],
    ['offers', 'matched', offers?.matched ?? 0],
  ];
  const day = at.slice(0, 10);
  const rows = counts
    .filter(([, , count]) => count > 0)
    .map(([kind, name, count]) => ({ sourceId, day, kind, name, count }));
  await database
    .insert(table)
    .values(rows)
    .onConflictDoUpdate({
      target: [table.day, table.sourceId, table.kind, table.name],
      set: { count: sql`${table.count} + excluded.count` },
    });
}

async function countCall(
  { database, tables: { sourceDays: table } }: Pick<Access, 'database' | 'tables'>,
  { sourceId, day }: { readonly sourceId: string; readonly day: string },
  callsMax: number | null,
): Promise<boolean> {
  if (callsMax !== null && callsMax < 1) return false;
  const counted = await database
    .insert(table)
    .values({ sourceId, day, calls: 1 })
    .onConflictDoUpdate({
      target: [table.sourceId, table.day],
      set: { calls: sql`${table.calls} + 1` },
      ...(callsMax === null ? {} : { setWhere: lt(table.calls, callsMax) }),
    })
    .returning({ calls: table.calls });
  return counted.length > 0;
}

async function saveFailure(
  { database, tables: { sourceFailures: table } }: Pick<Access, 'database' | 'tables'>,
  { sourceId, at, outcome, error, cause, status }: SourceFailureRow,
): Promise<void> {
  const row = { sourceId, at, outcome, error, cause, status };
  await database.insert(table).values(row).onConflictDoNothing();
  const [oldest] = await database
    .select({ at: table.at })
    .from(table)
    .where(eq(table.sourceId, sourceId))
    .orderBy(desc(table.at))
    .limit(1)
    .offset(failuresStoredMax - 1);
  if (oldest === undefined) return;
  await database.delete(table).where(and(eq(table.sourceId, sourceId), lt(table.at, oldest.at)));
}

function firstHealth({ sourceId, outcome, at, durationMs, error }: SourceReport): SourceHealth {
  const isAnswer = outcome === 'found' || outcome === 'nothing';
  return {
    sourceId,
    foundCount: outcome === 'found' ? 1 : 0,
    nothingCount: outcome === 'nothing' ? 1 : 0,
    failedCount: outcome === 'failed' ? 1 : 0,
    timedOutCount: outcome === 'timed-out' ? 1 : 0,
    consecutiveFailures: isAnswer ? 0 : 1,
    lastOutcome: outcome,
    lastAt: at,
    lastDurationMs: Math.round(durationMs),
    lastAnsweredAt: isAnswer ? at : null,
    lastError: isAnswer ? null : error,
    lastErrorAt: isAnswer ? null : at,
  };
}
