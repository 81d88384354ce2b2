import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { openStorage } from './open-storage';
import type { Storage, StorageOptions } from './storage';
import { openServerStorage } from './testing/server-storage';

export { describeStorage } from './testing/describe-storage';
export {
  agreementSeeds,
  agreementTimeoutMs,
  categoryOfSeed,
  generatedCountries,
  generatedOffers,
  generatedRates,
  saveGeneratedRules,
  seededRandom,
  withRules,
} from './testing/generated-offers';
export { itemLowsOf } from './testing/item-lows';
export { movableServerClock, setServerClock } from './testing/movable-server-clock';
export { describeOnPostgres } from './testing/postgres-server';
export { sampleAlert, sampleClick, sampleFeedItem, sampleOffer, sampleProduct } from './testing/samples';

export interface TestStorage extends Storage {
  readonly url: string;
}

export interface TestStorageOptions extends StorageOptions {
  /** Adds what tests need to the server's template database; done once for all tests. */
  readonly prepare?: (url: string) => Promise<void>;
}

/** A storage per test: a copy of a migrated SQLite file, or a database on the server of the global `testPostgresUrl`. Not crash-safe. */
export async function openTestStorage(options: TestStorageOptions = {}): Promise<TestStorage> {
  const { prepare = async () => undefined, ...storageOptions } = options;
  const server: unknown = Reflect.get(globalThis, 'testPostgresUrl');
  if (typeof server === 'string' && server !== '') {
    const { storage, url, remove } = await openServerStorage(server, storageOptions, prepare);
    return closingWith(storage, url, remove);
  }
  migratedFile ??= migrateOnce();
  const folder = mkdtempSync(join(tmpdir(), 'test-storage-'));
  const file = join(folder, 'storage.sqlite');
  writeFileSync(file, await migratedFile);
  const url = `sqlite:${file}`;
  const storage = await openStorage(url, { durability: 'none', ...storageOptions });
  return closingWith(storage, url, async () => rmSync(folder, { recursive: true, force: true }));
}

function closingWith(storage: Storage, url: string, remove: () => Promise<void>): TestStorage {
  let closing: Promise<void> | null = null;
  return {
    ...storage,
    url,
    close: () => (closing ??= storage.close().then(remove)),
  };
}

let migratedFile: Promise<Uint8Array> | null = null;

/** Once a worker: Jest keeps it there for the test files that follow. */
async function migrateOnce(): Promise<Uint8Array> {
  const kept: unknown = Reflect.get(globalThis, Symbol.for('keptByWorker'));
  if (typeof kept !== 'object' || kept === null) return migrate();
  const known: unknown = Reflect.get(kept, 'migratedFile');
  if (known instanceof Uint8Array) return known;
  const bytes = await migrate();
  Reflect.set(kept, 'migratedFile', bytes);
  return bytes;
}

async function migrate(): Promise<Uint8Array> {
  const folder = mkdtempSync(join(tmpdir(), 'test-storage-'));
  const file = join(folder, 'storage.sqlite');
  const storage = await openStorage(`sqlite:${file}`);
  await storage.close();
  const connection = new BetterSqlite3(file);
  const bytes = connection.serialize();
  connection.close();
  rmSync(folder, { recursive: true, force: true });
  return bytes;
}
