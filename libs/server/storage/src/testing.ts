import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { openStorage } from './open-storage';
import type { Storage, StorageOptions } from './storage';

export { describeStorage } from './testing/describe-storage';
export { sampleClick, sampleOffer, sampleProduct } from './testing/samples';

/**
 * A storage of its own for one test, on a copy of a SQLite file that was migrated once. Closing it removes the file. It does
 * not wait for the disk, so a test that pulls the plug opens its own.
 */
export async function openTestStorage(options: StorageOptions = {}): Promise<Storage> {
  migratedFile ??= migrateOnce();
  const folder = mkdtempSync(join(tmpdir(), 'test-storage-'));
  const file = join(folder, 'storage.sqlite');
  writeFileSync(file, await migratedFile);
  const storage = await openStorage(`sqlite:${file}`, { durability: 'normal', ...options });
  return {
    ...storage,
    async close() {
      await storage.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The bytes of a migrated file, made when the first test of a process asks. */
let migratedFile: Promise<Buffer> | null = null;

async function migrateOnce(): Promise<Buffer> {
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
