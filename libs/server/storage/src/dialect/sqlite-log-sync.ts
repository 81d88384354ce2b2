import { closeSync, fdatasync, openSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';

/** Puts the write-ahead log of a SQLite file on disk while the thread that commits goes on. */
export interface SqliteLogSync {
  /** What was committed before the call begins to go to the disk `syncedAfterMs` later, or once the sync before it has ended. */
  syncSoon(): void;
  /** Resolves when all that was committed before the call is on disk. Nothing may be committed after it. */
  close(): Promise<void>;
}

/** How long commits are gathered for one sync, in milliseconds: a sync costs as much as some ten redirects. */
const syncedAfterMs = 20;

/** Syncs one at a time, each for all commits since the one before it began. */
export function sqliteLogSync(options: {
  readonly databaseFile: string;
  /** Hears of a sync that failed. */
  readonly onError: (error: unknown) => void;
  /** Puts the data of a file on disk, by its descriptor. */
  readonly syncData?: (file: number) => Promise<void>;
  /** Resolves after so many milliseconds. */
  readonly wait?: (ms: number) => Promise<void>;
}): SqliteLogSync {
  const { databaseFile, onError, syncData = promisify(fdatasync), wait = delay } = options;
  let log: number | null = null;
  let next: Promise<void> | null = null;
  let underWay: Promise<void> = Promise.resolve();

  async function syncLater(): Promise<void> {
    await Promise.all([underWay, wait(syncedAfterMs)]);
    // What is committed from here on is for the sync after this one.
    next = null;
    underWay = sync();
  }

  async function sync(): Promise<void> {
    try {
      // The log is there from the first commit until the last connection is closed.
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
