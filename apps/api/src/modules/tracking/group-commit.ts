/** Stores records durably, many to a transaction. */
export interface GroupCommit<Entry> {
  /** Resolves when the record is stored; rejects when it is not, or when too many wait already. */
  store(entry: Entry): Promise<void>;
}

/** The storage is slow, and memory is bounded (INGEST-4). */
export class TooManyWaiting extends Error {}

interface Waiting<Entry> {
  readonly entry: Entry;
  readonly stored: () => void;
  readonly lost: (failure: unknown) => void;
}

/** Records that arrive during a transaction, or within one turn of the event loop, share the next. */
export function createGroupCommit<Entry>(options: {
  readonly write: (entries: readonly Entry[]) => Promise<void>;
  readonly waitingMax: number;
}): GroupCommit<Entry> {
  let waiting: Waiting<Entry>[] = [];
  let isCommitting = false;

  async function commitWaiting(): Promise<void> {
    while (waiting.length > 0) {
      const group = waiting;
      waiting = [];
      try {
        await options.write(group.map(({ entry }) => entry));
        for (const { stored } of group) stored();
      } catch (failure) {
        for (const { lost } of group) lost(failure);
      }
    }
    isCommitting = false;
  }

  return {
    store: (entry) =>
      new Promise((stored, lost) => {
        if (waiting.length >= options.waitingMax) {
          lost(new TooManyWaiting('too many records are waiting to be stored'));
          return;
        }
        waiting.push({ entry, stored, lost });
        if (isCommitting) return;
        isCommitting = true;
        setImmediate(() => void commitWaiting());
      }),
  };
}
