import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import BetterSqlite3 from 'better-sqlite3';
import { keepFirst } from '../access';
import {
  migrationsTable,
  movesTable,
  pendingMigrations,
  readMigrations,
  UnfinishedMoveError,
  type Migration,
} from '../migrations';
import { assertPayloadFits, TopicListeners } from '../notifications';
import type { Notifications } from '../storage';
import { WriteQueue } from '../write-queue';
import type { Backend } from './backend';
import { sqliteAccess } from './sqlite-access';
import { sqliteLogSync } from './sqlite-log-sync';
import { sqliteReader } from './sqlite-reader';
import { sqliteSearching } from './sqlite-searching';

export interface SqliteSettings {
  readonly migrationsFolder: string;
  readonly durability: 'full' | 'none';
  readonly pageCache: 'large' | 'small';
  readonly searchedHereMax: number;
  readonly acceptsUnfinishedMove: boolean;
  readonly clock: () => number;
  readonly onError: (error: unknown) => void;
}

/** How often a listening process checks for writes by another. */
const lookEveryMs = 250;

/** Opens one connection for writes, one for reads, and two on threads for reports and large searches. `:memory:` is deleted at close. */
export function openSqlite(path: string, settings: SqliteSettings): Backend {
  const place = path === ':memory:' ? temporaryFile() : { file: path, remove: () => {} };
  const migrations = readMigrations(settings.migrationsFolder, 'sqlite');
  const writer = openConnection(place.file, settings);
  try {
    if (!settings.acceptsUnfinishedMove) assertMoveFinished(writer);
    migrateSqlite(writer, migrations, settings.clock);
    // From here on `begin` waits instead.
    writer.pragma('busy_timeout = 0');
  } catch (error) {
    writer.close();
    place.remove();
    throw error;
  }
  const reader = openConnection(place.file, settings);
  reader.pragma('query_only = ON');
  reader.pragma(`busy_timeout = ${readerBusyMsMax}`);
  const writing = sqliteAccess(writer);
  const queue = new WriteQueue();
  const log = sqliteLogSync({ databaseFile: place.file, onError: settings.onError });
  const reporter = sqliteReader({ file: place.file, busyMsMax, pragmas: reportPragmas(settings.pageCache) });
  const reading = sqliteAccess(reader);
  const searches = sqliteSearching(reading, settings.searchedHereMax, {
    file: place.file,
    busyMsMax,
    pragmas: readingPragmas(settings.pageCache),
  });
  const listening = listenTo(writer, settings.onError);
  return {
    dialect: 'sqlite',
    reading,
    reporting: { ...reading, database: reporter.database },
    searching: searches.searching,
    transaction: (work) => queue.run(() => immediately(writer, () => work(writing))),
    append: (table, rows) =>
      queue.run(async () => {
        const add = () => immediately(writer, () => writing.saveRows(table, rows, keepFirst));
        if (settings.durability === 'none') return add();
        await withoutSync(writer, add);
        log.syncSoon();
      }),
    migrate: () =>
      queue.run(async () => {
        migrateSqlite(writer, migrations, settings.clock);
        writer.pragma('busy_timeout = 0');
      }),
    async check() {
      assertUpToDate(reader, migrations);
    },
    callCounts: null,
    months: null,
    connections: () => null,
    notifications: listening.notifications,
    async close() {
      listening.stop();
      await queue.run(async () => {
        await log.close();
        await reporter.close();
        await searches.close();
        reader.close();
        writer.close();
        place.remove();
      });
    },
  };
}

function temporaryFile(): { readonly file: string; readonly remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'storage-'));
  return {
    file: join(folder, 'storage.sqlite'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Opens with crash-safe settings and reads them back, because SQLite ignores what it cannot do. */
function openConnection(
  file: string,
  { durability, pageCache }: Pick<SqliteSettings, 'durability' | 'pageCache'>,
): BetterSqlite3.Database {
  const connection = new BetterSqlite3(file, { timeout: busyMsMax });
  for (const [name, value] of Object.entries(demandedSettings(durability))) {
    connection.pragma(`${name} = ${value}`);
    const actual = connection.pragma(name, { simple: true });
    if (actual !== value) {
      connection.close();
      throw new Error(`SQLite has ${name} = ${String(actual)} where ${value} was requested.`);
    }
  }
  for (const pragma of [...readingPragmas(pageCache), 'journal_size_limit = 67108864'])
    connection.pragma(pragma);
  return connection;
}

// Every useful index is declared; an automatic one for a single query costs more than it saves.
const queryPragmas = ['automatic_index = 0', 'temp_store = 2'];

/** Reports seldom read a page twice, so they cache no more pages than usual. */
function reportPragmas(pageCache: SqliteSettings['pageCache']): readonly string[] {
  return [...queryPragmas, mappedSize(pageCache)];
}

function readingPragmas(pageCache: SqliteSettings['pageCache']): readonly string[] {
  const cacheSize = pageCache === 'large' ? 'cache_size = -65536' : 'cache_size = -16384';
  return [...queryPragmas, cacheSize, mappedSize(pageCache)];
}

/** Mapped pages count as process memory, and a report over a whole table maps them all. */
function mappedSize(pageCache: SqliteSettings['pageCache']): string {
  return pageCache === 'large' ? 'mmap_size = 268435456' : 'mmap_size = 0';
}

/** What every writing connection must have. */
function demandedSettings(durability: 'full' | 'none'): Readonly<Record<string, string | number>> {
  return {
    journal_mode: 'wal',
    busy_timeout: busyMsMax,
    foreign_keys: 1,
    synchronous: durability === 'full' ? 2 : 0,
    trusted_schema: 0,
  };
}

/** Takes the write lock at the start, so that the transaction never fails midway for lack of it. */
async function immediately<Result>(
  connection: BetterSqlite3.Database,
  work: () => Promise<Result>,
): Promise<Result> {
  await begin(connection);
  try {
    const result = await work();
    connection.exec('COMMIT');
    return result;
  } finally {
    if (connection.inTransaction) connection.exec('ROLLBACK');
  }
}

/** The work's transactions don't wait for the disk: they survive a program crash, and a power failure once the log is synced. */
async function withoutSync(connection: BetterSqlite3.Database, work: () => Promise<void>): Promise<void> {
  connection.exec('PRAGMA synchronous = NORMAL');
  try {
    await work();
  } finally {
    connection.exec('PRAGMA synchronous = FULL');
  }
}

/** How long to wait for another process's transaction, in milliseconds. */
const busyMsMax = 5000;

/** How long a read may block the process, in milliseconds; in WAL mode it waits only while another process recovers the log. */
const readerBusyMsMax = 100;

/** Waits for the write lock without blocking the process, unlike SQLite's own busy timeout. */
async function begin(connection: BetterSqlite3.Database): Promise<void> {
  const until = performance.now() + busyMsMax;
  for (;;) {
    try {
      connection.exec('BEGIN IMMEDIATE');
      return;
    } catch (error) {
      if (!isBusy(error) || performance.now() > until) throw error;
    }
    await delay(1);
  }
}

function isBusy(error: unknown): boolean {
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
  return code.startsWith('SQLITE_BUSY');
}

function assertMoveFinished(connection: BetterSqlite3.Database): void {
  const moves = connection.prepare('SELECT 1 FROM sqlite_master WHERE name = ?').get(movesTable);
  if (moves !== undefined) throw new UnfinishedMoveError();
}

export function migrateSqlite(
  connection: BetterSqlite3.Database,
  migrations: readonly Migration[],
  clock: () => number,
): void {
  const bringUpToDate = connection.transaction(() => {
    connection.exec(migrationsTable);
    const remember = connection.prepare('INSERT INTO storage_migrations (made_at, applied_at) VALUES (?, ?)');
    for (const migration of pendingMigrations(migrations, appliedSqliteMigrations(connection))) {
      for (const statement of migration.statements) connection.exec(statement);
      remember.run(migration.madeAt, new Date(clock()).toISOString());
    }
  });
  connection.pragma(`busy_timeout = ${busyMsMax}`);
  bringUpToDate.immediate();
}

function assertUpToDate(connection: BetterSqlite3.Database, migrations: readonly Migration[]): void {
  if (pendingMigrations(migrations, appliedSqliteMigrations(connection)).length > 0) {
    throw new Error('The database lacks migrations of this program.');
  }
}

export function appliedSqliteMigrations(connection: BetterSqlite3.Database): readonly number[] {
  return connection
    .prepare<[], number>('SELECT made_at FROM storage_migrations ORDER BY made_at')
    .pluck()
    .all();
}

/** Notifies within this process; of other processes, listeners learn only that they wrote, from SQLite's data version (no disk access). */
function listenTo(
  connection: BetterSqlite3.Database,
  onError: (error: unknown) => void,
): { readonly notifications: Notifications; readonly stop: () => void } {
  const listeners = new TopicListeners(onError);
  const version = () => connection.pragma('data_version', { simple: true });
  let seen = version();
  let timer: NodeJS.Timeout | null = null;
  const look = () => {
    const now = version();
    if (now !== seen) listeners.notifyMissed();
    seen = now;
    if (!listeners.hasListeners) stop();
  };
  const stop = () => {
    if (timer !== null) clearInterval(timer);
    timer = null;
  };
  return {
    notifications: {
      async publish(topic, payload) {
        assertPayloadFits(payload);
        listeners.notify(topic, payload);
      },
      subscribe(topic, listener) {
        if (timer === null) {
          seen = version();
          timer = setInterval(look, lookEveryMs);
          timer.unref();
        }
        return listeners.add(topic, listener);
      },
    },
    stop() {
      stop();
      listeners.clear();
    },
  };
}
