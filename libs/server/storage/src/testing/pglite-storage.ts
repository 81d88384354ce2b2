import { PGlite } from '@electric-sql/pglite';
import { openStorageOver } from '../open-storage';
import type { Storage, StorageOptions } from '../storage';
import { pgliteDriver } from './pglite-driver';
import { emptyTables } from './postgres-storage';

/** An empty storage on the PostgreSQL of this process, for one test at a time. */
export async function openPgliteStorage(options: StorageOptions = {}): Promise<Storage> {
  pglite ??= PGlite.create();
  const instance = await pglite;
  const storage = await openStorageOver(pgliteDriver(instance), options);
  await instance.exec(emptyTables);
  return storage;
}

export async function closePglite(): Promise<void> {
  const instance = await pglite;
  pglite = null;
  await instance?.close();
}

let pglite: Promise<PGlite> | null = null;
