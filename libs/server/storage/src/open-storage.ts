import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import pTimeout from 'p-timeout';
import { keepFirst } from './access';
import type { Access, Database, Session, Tables } from './access';
import type { Backend } from './dialect/backend';
import { openPostgres } from './dialect/postgres';
import type { PostgresView } from './dialect/postgres-access';
import type { PostgresDriver } from './dialect/postgres-driver';
import { postgresPool } from './dialect/postgres-pool';
import { openSqlite } from './dialect/sqlite';
import type { Storage, StorageOptions, Stores } from './storage';
import { createStores } from './stores/create-stores';

/** Opens and migrates `sqlite:PATH`, `file:PATH`, `:memory:` or `postgres://…`. Throws if it is unavailable or newer. */
export function openStorage(url: string, options: StorageOptions = {}): Promise<Storage> {
  return openStorageAt(url, options, false);
}

/** Opens the target of an unfinished move, for the move only. */
export function openMoveTarget(url: string, options: StorageOptions): Promise<Storage> {
  return openStorageAt(url, options, true);
}

async function openStorageAt(
  url: string,
  options: StorageOptions,
  acceptsUnfinishedMove: boolean,
): Promise<Storage> {
  const settings = { ...withDefaults(options), acceptsUnfinishedMove };
  if (isPostgresUrl(url)) {
    const { connectionsMax, onError } = settings;
    return storageOverDriver(postgresPool({ url, connectionsMax, onError }), settings);
  }
  const backend = openSqlite(sqlitePathOf(url), settings);
  try {
    return await storageOver(backend, settings.clock);
  } catch (error) {
    await backend.close();
    throw error;
  }
}

/** Opens the storage over the caller's driver. Closes the driver if it fails. */
export function openStorageOver(driver: PostgresDriver, options: StorageOptions = {}): Promise<Storage> {
  return storageOverDriver(driver, { ...withDefaults(options), acceptsUnfinishedMove: false });
}

export function isPostgresUrl(url: string): boolean {
  return /^postgres(ql)?:\/\//.test(url);
}

/** Throws TypeError for an address that is not SQLite. */
export function sqlitePathOf(url: string): string {
  const path = url === ':memory:' ? url : /^(?:sqlite|file):(?:\/\/(?=\/))?(.+)$/.exec(url)?.[1];
  if (path === undefined) throw new TypeError('A storage address begins with sqlite:, file: or postgres://.');
  return path;
}

async function storageOverDriver(
  driver: PostgresDriver,
  options: Required<StorageOptions> & { readonly acceptsUnfinishedMove: boolean },
): Promise<Storage> {
  try {
    const settings = { ...options, view: await postgresView(), processId: randomUUID() };
    return await storageOver(await openPostgres(driver, settings), settings.clock);
  } catch (error) {
    await driver.close();
    throw error;
  }
}

/**
 * The only cast between the dialects: PostgreSQL's tables are made from the declarations that give `Tables` its types.
 * They are loaded here, because processes on SQLite need none of them.
 */
export async function postgresView(): Promise<PostgresView> {
  const { postgresTables } = await import('./dialect/postgres-tables');
  return {
    tables: postgresTables as unknown as Tables,
    database: ({ database }) => database as unknown as Database,
  };
}

/** How long work may use the one writing connection, in milliseconds. */
const workMsMax = 30_000;

function withDefaults(options: StorageOptions): Required<StorageOptions> {
  return {
    migrationsFolder: options.migrationsFolder ?? join(import.meta.dirname, '..', 'migrations'),
    durability: 'full',
    pageCache: 'large',
    searchedHereMax: 100_000,
    connectionsMax: 10,
    clock: Date.now,
    onError: (error) => process.emitWarning(String(error), 'StorageWarning'),
    ...options,
  };
}

async function storageOver(backend: Backend, clock: () => number): Promise<Storage> {
  let closing: Promise<void> | null = null;
  const outside: Session = {
    reading: backend.reading,
    reporting: backend.reporting,
    searching: () => backend.searching(),
    writing: (work) => backend.transaction(work),
    appending: (table, rows) => backend.append(table, rows),
    afterCommit: (callback) => callback(),
  };
  const stores = createStores(outside, clock);
  // Prices of an older version, or at older rates, would otherwise be missing.
  await stores.exchangeRates.bringPricesUpToDate();
  await stores.products.bringCategoriesUpToDate();
  return {
    ...stores,
    dialect: backend.dialect,
    async atomically(work) {
      const afterCommit: (() => void)[] = [];
      const result = await backend.transaction((access) => runWork(work, { access, clock, afterCommit }));
      for (const callback of afterCommit) callback();
      return result;
    },
    migrate: () => backend.migrate(),
    check: () => backend.check(),
    connections: () => backend.connections(),
    notifications: backend.notifications,
    callCounts: backend.callCounts,
    months: backend.months,
    close: () => (closing ??= backend.close()),
  };
}

/** The stores given to the work end with it. */
async function runWork<Result>(
  work: (stores: Stores) => Promise<Result>,
  {
    access,
    clock,
    afterCommit,
  }: { readonly access: Access; readonly clock: () => number; readonly afterCommit: (() => void)[] },
): Promise<Result> {
  let hasEnded = false;
  const failures: unknown[] = [];
  const current = () => {
    if (hasEnded) throw new Error('These stores ended with their transaction.');
    return access;
  };
  const writing: Session['writing'] = async (write) => {
    try {
      return await write(current());
    } catch (error) {
      failures.push(error);
      throw error;
    }
  };
  const inside: Session = {
    get reading() {
      return current();
    },
    get reporting() {
      return current();
    },
    searching: async () => current(),
    writing,
    appending: (table, rows) => writing((access) => access.saveRows(table, rows, keepFirst)),
    afterCommit: (callback) => afterCommit.push(callback),
  };
  try {
    const result = await pTimeout(work(createStores(inside, clock)), {
      milliseconds: workMsMax,
      message: 'A transaction waited on something other than its stores.',
    });
    // A failed write rolls back everything, even if the work caught its error.
    if (failures.length > 0) throw failures[0];
    return result;
  } finally {
    hasEnded = true;
  }
}
