import type { ClickRow, Storage } from '@pricehunt/storage';
import type { ClickJournal } from './click-journal';

/** Where a click was kept: in the database, in the journal until the database is back, or nowhere at all. */
export type Kept = 'database' | 'journal' | 'lost';

/** Keeps clicks before their redirects are answered: once kept, they survive a crash of the program. */
export interface ClickRecorder {
  /** Resolves when the click is committed or in the journal. Never rejects: a person goes on whatever happens. */
  record(click: ClickRow): Promise<Kept>;
  /** Hands journaled clicks to the database; resolves with how many. Rejects when the database still refuses. */
  replayJournal(): Promise<number>;
  /** How many clicks are in the journal. */
  countJournaled(): Promise<number>;
  /** How many entries of the journal's folder could not be read. */
  countUnreadable(): Promise<number>;
  /** Resolves when everything that was recorded so far is kept. */
  flush(): Promise<void>;
}

/** How the recorder reaches the database. */
export interface ClickDatabase {
  /** Resolves when the clicks survive a crash of the program. */
  record(clicks: readonly ClickRow[]): Promise<void>;
  /** Resolves when the clicks survive a loss of power: the journal, which is on disk, forgets them then. */
  recordJournaled(clicks: readonly ClickRow[]): Promise<void>;
}

/** What of the storage adds clicks. */
interface ClickStorage {
  readonly clicks: Pick<Storage['clicks'], 'recordClicks'>;
  atomically<Result>(work: (stores: Pick<ClickStorage, 'clicks'>) => Promise<Result>): Promise<Result>;
}

/** Adds clicks to the storage; those of the journal in a transaction, which waits for the disk. */
export function clickDatabase(storage: ClickStorage): ClickDatabase {
  return {
    record: (clicks) => storage.clicks.recordClicks(clicks),
    recordJournaled: (clicks) => storage.atomically((stores) => stores.clicks.recordClicks(clicks)),
  };
}

/**
 * Group commit: the clicks that arrive while one transaction is under way, and for as long as each turn of the event loop brings
 * more, share the next transaction, and one promise. When the database refuses, or takes too long, the group goes to the journal. A
 * group that the database takes later all the same counts once, since a click's id is its key.
 */
export function createClickRecorder(options: {
  readonly database: ClickDatabase;
  readonly journal: Pick<ClickJournal, 'append' | 'replay' | 'countClicks' | 'countUnreadable'>;
  /** How long a group waits for the database, in milliseconds. */
  readonly databaseMsMax?: number;
  /** Is told of all clicks that were recorded, where they were kept. */
  readonly onKept: (clicks: readonly ClickRow[], kept: Kept) => void;
  readonly report: (failure: unknown, what: string) => void;
}): ClickRecorder {
  let gathered: ClickRow[] = [];
  let last: Promise<Kept> = Promise.resolve('database');
  let isDatabaseLate = false;
  const databaseMsMax = options.databaseMsMax ?? waitMsMax;

  /**
   * Keeps what has gathered once the group before is kept, those who waited for it have been answered, and a turn of the event
   * loop brought no more. A click that comes alone waits for one turn.
   */
  async function keepGathered(before: Promise<Kept>): Promise<Kept> {
    await before;
    for (let seen = 0, turn = 0; gathered.length > seen && turn < turnsMax; turn += 1) {
      seen = gathered.length;
      await nextTurn();
    }
    const clicks = gathered;
    gathered = [];
    const kept = await keep(clicks);
    tellKept(clicks, kept);
    return kept;
  }

  /** Those who wait for these clicks, and for all later ones, must not wait for what is done about them. */
  function tellKept(clicks: readonly ClickRow[], kept: Kept): void {
    try {
      options.onKept(clicks, kept);
    } catch (failure) {
      options.report(failure, 'stored clicks but could not count them');
    }
  }

  async function keep(clicks: readonly ClickRow[]): Promise<Kept> {
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
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        isDatabaseLate = true;
        const end = () => (isDatabaseLate = false);
        recording.then(end, end);
        reject(new Error(`The database took longer than ${databaseMsMax} ms.`));
      }, databaseMsMax);
    });
    try {
      await Promise.race([recording, late]);
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    record: (click) => {
      gathered.push(click);
      if (gathered.length === 1) last = keepGathered(last);
      return last;
    },
    replayJournal: () => options.journal.replay(options.database.recordJournaled),
    countJournaled: () => options.journal.countClicks(),
    countUnreadable: () => options.journal.countUnreadable(),
    flush: async () => {
      await last;
    },
  };
}

/** With the time that the visitor's hash may take (`visitor-hash.ts`), a click waits 250 milliseconds for the database. */
const waitMsMax = 150;

/** For how many turns of the event loop a group gathers at most. */
const turnsMax = 3;

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
