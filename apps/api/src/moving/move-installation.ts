import { renewTurns } from '@pricehunt/job-queue';
import { moveStorage, openStorage } from '@pricehunt/storage';
import { v7 as newSortableId } from 'uuid';
import { jobKinds } from '../jobs';
import { openClickJournal } from '../clicks/click-journal';
import { clickDatabase } from '../clicks/click-recorder';

interface Move {
  readonly source: string;
  readonly target: string;
  readonly migrationsFolder?: string;
  readonly report: (line: string) => void;
}

interface MovedRecords {
  readonly tables: Awaited<ReturnType<typeof moveStorage>>;
  readonly waitingJobs: number;
}

/** Throws MoveRefused as `moveStorage` does. */
export async function moveRecordsAndJobs(move: Move): Promise<MovedRecords> {
  const { target, report } = move;
  let waitingJobs = 0;
  const tables = await moveStorage({
    ...move,
    isSourceAtRest: true,
    now: new Date(),
    finish: async (storage) => {
      const log = (failure: unknown, what: string) => report(`${what}: ${String(failure)}`);
      waitingJobs = await renewTurns({ storage, databaseUrl: target, kinds: jobKinds, report: log });
    },
  });
  return { tables, waitingJobs };
}

export async function moveInstallation(
  move: Move & { readonly journalFolder: string },
): Promise<MovedRecords & { readonly journaledClicks: number }> {
  const { target, report, migrationsFolder, journalFolder } = move;
  const moved = await moveRecordsAndJobs(move);
  const storage = await openStorage(target, migrationsFolder === undefined ? {} : { migrationsFolder });
  try {
    const log = (failure: unknown, what: string) => report(`${what}: ${String(failure)}`);
    const journal = openClickJournal(journalFolder, newSortableId, log);
    return { ...moved, journaledClicks: await journal.replay(clickDatabase(storage).recordJournaled) };
  } finally {
    await storage.close();
  }
}
