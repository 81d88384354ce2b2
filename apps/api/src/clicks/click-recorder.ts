import type { ClickRow, Storage } from '@pricehunt/storage';
import pTimeout from 'p-timeout';
import { createGroupCommit } from './group-commit';
import type { ClickJournal } from './click-journal';

export type StoredIn = 'database' | 'journal' | 'lost';

/** Stores clicks before their redirects are answered, so that they survive a crash of the program. */
export interface ClickRecorder {
  /** Resolves when the click is committed or in the journal. Never rejects. */
  record(click: ClickRow): Promise<StoredIn>;
  /** Resolves with how many. Rejects when the database still refuses. */
  replayJournal(): Promise<number>;
  countJournaled(): Promise<number>;
  countUnreadable(): Promise<number>;
  /** Resolves when everything recorded so far is stored. */
  flush(): Promise<void>;
}

export interface ClickDatabase {
  /** Resolves when the clicks survive a crash of the program. */
  record(clicks: readonly ClickRow[]): Promise<void>;
  /** Resolves when the clicks survive a power loss, since the journal then deletes its own copy from disk. */
  recordJournaled(clicks: readonly ClickRow[]): Promise<void>;
}

interface ClickStorage {
  readonly clicks: Pick<Storage['clicks'], 'recordClicks'>;
  atomically<Result>(work: (stores: Pick<ClickStorage, 'clicks'>) => Promise<Result>): Promise<Result>;
}

/** Journaled clicks use a transaction, which waits for the disk. */
export function clickDatabase(storage: ClickStorage): ClickDatabase {
  return {
    record: (clicks) => storage.clicks.recordClicks(clicks),
    recordJournaled: (clicks) => storage.atomically((stores) => stores.clicks.recordClicks(clicks)),
  };
}

/**
 * Clicks are committed in groups. When the database refuses or takes too long, the group goes to the journal. A group that
 * the database stores late after all counts once, since a click's id is its key.
 */
export function createClickRecorder(options: {
  readonly database: ClickDatabase;
  readonly journal: Pick<ClickJournal, 'append' | 'replay' | 'countClicks' | 'countUnreadable'>;
  /** How long a group waits for the database, in milliseconds. */
  readonly databaseMsMax?: number;
  readonly onStored: (clicks: readonly ClickRow[], storedIn: StoredIn) => void;
  readonly report: (failure: unknown, what: string) => void;
}): ClickRecorder {
  let isDatabaseLate = false;
  const databaseMsMax = options.databaseMsMax ?? waitMsMax;
  const group = createGroupCommit({
    write: async (clicks: readonly ClickRow[]) => {
      const storedIn = await store(clicks);
      reportStored(clicks, storedIn);
      return storedIn;
    },
    waitingMax: Infinity,
  });

  /** Callers that wait for these and later clicks must not wait for this callback. */
  function reportStored(clicks: readonly ClickRow[], storedIn: StoredIn): void {
    try {
      options.onStored(clicks, storedIn);
    } catch (failure) {
      options.report(failure, 'stored clicks but could not count them');
    }
  }

  async function store(clicks: readonly ClickRow[]): Promise<StoredIn> {
    // Clicks that follow a late group would only wait behind it.
    if (!isDatabaseLate) {
      try {
        await recordInTime(clicks);
        return 'database';
      } catch (failure) {
        options.report(failure, 'could not write clicks to the database; writing them to the journal');
      }
    }
    try {
      await options.journal.append(clicks);
      return 'journal';
    } catch (failure) {
      options.report(failure, 'could not write clicks to the journal; they are lost');
      return 'lost';
    }
  }

  async function recordInTime(clicks: readonly ClickRow[]): Promise<void> {
    const recording = options.database.record(clicks);
    await pTimeout(recording, {
      milliseconds: databaseMsMax,
      fallback: () => {
        isDatabaseLate = true;
        const end = () => (isDatabaseLate = false);
        recording.then(end, end);
        throw new Error(`The database took longer than ${databaseMsMax} ms.`);
      },
    });
  }

  return {
    record: (click) => group.store(click),
    replayJournal: () => options.journal.replay(options.database.recordJournaled),
    countJournaled: () => options.journal.countClicks(),
    countUnreadable: () => options.journal.countUnreadable(),
    flush: () => group.flush(),
  };
}

/** With the time for the visitor's hash, a click waits 250 milliseconds for the database. */
const waitMsMax = 150;
