import { closeSync, fdatasync, openSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';

/** Syncs a SQLite write-ahead log to disk without blocking the committing thread. */
export interface SqliteLogSync {
  /** Syncs what was committed before the call, `syncedAfterMs` later or after the running sync. */
  syncSoon(): void;
  /** Resolves when everything committed before the call is on disk. No commits may follow. */
  close(): Promise<void>;
}

/** How long commits are collected for one sync, in milliseconds: a sync costs as much as about ten redirects. */
const syncedAfterMs = 20;

/** Runs one sync at a time, each for all commits since the previous one started. */
export function sqliteLogSync(options: {
  readonly databaseFile: string;
  readonly onError: (error: unknown) => void;
  readonly syncData?: (file: number) => Promise<void>;
  readonly wait?: (ms: number) => Promise<void>;
}): SqliteLogSync {
  const { databaseFile, onError, syncData = promisify(fdatasync), wait = delay } = options;
  let log: number | null = null;
  let next: Promise<void> | null = null;
  let underWay: Promise<void> = Promise.resolve();

  async function syncLater(): Promise<void> {
    await Promise.all([underWay, wait(syncedAfterMs)]);
    // Later commits belong to the next sync.
    next = null;
    underWay = sync();
  }

  async function sync(): Promise<void> {
    try {
      // The log exists from the first commit until the last connection is closed.
      log ??= openSync(`${databaseFile}-wal`, 'r+');
      await syncData(log);
    } catch (error) {
      onError(error);
    }
  }

  return {
    syncSoon: () => {
      next ??= syncLater();
    },
    close: async () => {
      await next;
      await underWay;
      if (log !== null) closeSync(log);
      log = null;
    },
  };
}
