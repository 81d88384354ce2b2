import { setImmediate as nextTurn } from 'node:timers/promises';

/** Stores records durably, many to a transaction. */
export interface GroupCommit<Entry, Result> {
  /** Settles as the write of the record's group does; rejects at once with TooManyWaiting. */
  store(entry: Entry): Promise<Result>;
  /** Resolves when no write of a record given so far is pending. */
  flush(): Promise<void>;
}

/** The storage is slow, and memory is bounded (INGEST-4). */
export class TooManyWaiting extends Error {}

/**
 * Records that arrive during a transaction, and in the turn of the event loop after it, share the next transaction and one
 * promise.
 */
export function createGroupCommit<Entry, Result>(options: {
  readonly write: (entries: readonly Entry[]) => Promise<Result>;
  readonly waitingMax: number;
}): GroupCommit<Entry, Result> {
  let gathered: Entry[] = [];
  let last: Promise<Result> | null = null;

  async function writeGathered(before: Promise<Result> | null): Promise<Result> {
    await settled(before);
    await nextTurn();
    const entries = gathered;
    gathered = [];
    return options.write(entries);
  }

  return {
    store: (entry) => {
      if (gathered.length >= options.waitingMax) return Promise.reject(new TooManyWaiting());
      gathered.push(entry);
      if (last === null || gathered.length === 1) last = writeGathered(last);
      return last;
    },
    flush: () => settled(last),
  };
}

/** The callers of `store` receive the failure. */
async function settled(write: Promise<unknown> | null): Promise<void> {
  await Promise.allSettled([write]);
}
