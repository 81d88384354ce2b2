import { isDatabaseAway } from '@pricehunt/storage';
import type { ClickRow } from '@pricehunt/storage';
import { lstat, mkdir, open, readFile, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from '../answers/failure-code';
import { clicksIn, linesOf } from './journaled-click';
import { createJournalReserve, isDiskFull, reserveEnd } from './journal-reserve';

/** Stores clicks in files while the database is unavailable; several processes may share the folder. */
export interface ClickJournal {
  /** Resolves when the clicks are on disk, in the reserve when the disk is full. */
  append(clicks: readonly ClickRow[]): Promise<void>;
  /**
   * Passes the stored clicks to `record`, file by file, and removes a file once all of it was recorded. Two
   * processes that replay at once pass the same clicks, so recording a click twice must count once.
   * Unreadable files are renamed to `.unreadable`, or left in place when that fails, and reported once.
   * Unfinished files of other processes are removed. Returns how many clicks were passed on; rejects when
   * `record` refused some, after trying the other files.
   */
  replay(record: (clicks: readonly ClickRow[]) => Promise<void>): Promise<number>;
  countClicks(): Promise<number>;
  countUnreadable(): Promise<number>;
  /** Creates the reserve and refills it until the journal is closed. */
  maintainReserve(): Promise<void>;
  hasRoom(): boolean;
  close(): Promise<void>;
}

interface ClickJournalOptions {
  readonly reserveBytes?: number;
  readonly nowMs?: () => number;
}

/** A reserve not touched for this long belongs to a dead process, in milliseconds. */
const reserveSilentMsMax = 60_000;
const reserveTouchedEveryMs = 15_000;
/** Writing a file takes less time than this, in milliseconds. */
const unfinishedMsMax = 10 * 60_000;
/** A larger file wasn't written by the journal. */
const fileBytesMax = 256 * 1024 * 1024;

/** A file gets its name once it is whole and on disk, so a replay never reads or removes an unfinished one. */
export function openClickJournal(
  folder: string,
  newId: () => string,
  report: (failure: unknown, what: string) => void,
  { reserveBytes, nowMs = Date.now }: ClickJournalOptions = {},
): ClickJournal {
  const reserve = createJournalReserve({
    folder,
    newId,
    ...(reserveBytes === undefined ? {} : { sizeBytes: reserveBytes }),
  });
  /** Problems that were reported and still exist. */
  const left = new Set<string>();
  let timer: NodeJS.Timeout | null = null;

  async function write(clicks: readonly ClickRow[]): Promise<void> {
    await mkdir(folder, { recursive: true });
    const path = join(folder, `${newId()}.jsonl`);
    const unfinished = `${path}.part`;
    try {
      const file = await open(unfinished, 'wx', 0o600);
      try {
        await file.appendFile(linesOf(clicks));
        await file.datasync();
      } finally {
        await file.close();
      }
      await rename(unfinished, path);
    } catch (failure) {
      await rm(unfinished, { force: true }).catch(() => undefined);
      throw failure;
    }
  }

  async function namesInFolder(): Promise<readonly string[]> {
    try {
      const names = await unlessMissing(readdir(folder));
      left.delete(folder);
      return names?.toSorted() ?? [];
    } catch (failure) {
      if (!left.has(folder)) report(failure, 'could not read the click journal folder');
      left.add(folder);
      return [];
    }
  }

  async function journalFiles(): Promise<readonly string[]> {
    const names = await namesInFolder();
    return names.filter((name) => name.endsWith('.jsonl') && !left.has(name));
  }

  async function setAside(name: string, failure: unknown): Promise<void> {
    const path = join(folder, name);
    const isSetAside = await rename(path, `${path}${unreadableEnd}`).then(
      () => true,
      () => false,
    );
    if (!isSetAside) left.add(name);
    const what = isSetAside ? 'was set aside' : 'could not be read or set aside';
    report(failure, `${name} in the click journal ${what}`);
  }

  async function replayFile(name: string, record: Parameters<ClickJournal['replay']>[0]): Promise<number> {
    const path = join(folder, name);
    const content = await readContent(path).catch(async (failure: unknown) => {
      await setAside(name, failure);
      return null;
    });
    if (content === null) return 0;
    const { clicks, otherLines } = clicksIn(content);
    for (let start = 0; start < clicks.length; start += 500) {
      await record(clicks.slice(start, start + 500));
    }
    if (otherLines === 0) {
      await rm(path, { force: true }).catch((failure: unknown) => setAside(name, failure));
    } else {
      const lineCount = clicks.length + otherLines;
      await setAside(name, new Error(`${name}: ${otherLines} of ${lineCount} lines are no clicks.`));
    }
    return clicks.length;
  }

  /** Turns the reserves of dead processes into journal files, and removes their unfinished files. */
  async function takeOver(): Promise<void> {
    for (const name of await namesInFolder()) {
      const path = join(folder, name);
      const silentMsMax = name.endsWith('.part')
        ? unfinishedMsMax
        : name.endsWith(reserveEnd) && path !== reserve.path
          ? reserveSilentMsMax
          : null;
      if (silentMsMax === null) continue;
      const facts = await lstat(path).catch(() => null);
      // A time in the future is from before the clock was set back.
      if (facts === null || Math.abs(nowMs() - facts.mtimeMs) < silentMsMax) continue;
      const taking = name.endsWith('.part')
        ? rm(path, { force: true, recursive: true })
        : rename(path, join(folder, `${newId()}.jsonl`));
      await taking.catch((failure: unknown) => {
        if (!left.has(name)) report(failure, `could not take over ${name} in the click journal`);
        left.add(name);
      });
    }
  }

  async function keepReserveWhole(): Promise<void> {
    try {
      await mkdir(folder, { recursive: true });
      await reserve.keepWhole();
      left.delete(reserveEnd);
    } catch (failure) {
      if (!left.has(reserveEnd)) report(failure, 'could not create the click journal reserve');
      left.add(reserveEnd);
    }
  }

  return {
    append: async (clicks) => {
      try {
        await write(clicks);
      } catch (failure) {
        await reserve.append(linesOf(clicks)).catch((second: unknown) => {
          throw new AggregateError(
            [failure, second],
            'Could not write the clicks to the journal or its reserve.',
          );
        });
        if (!isDiskFull(failure)) report(failure, 'wrote clicks to the click journal reserve');
      }
    },
    replay: async (record) => {
      await takeOver();
      let count = 0;
      const failures: unknown[] = [];
      for (const name of await journalFiles()) {
        try {
          count += await replayFile(name, record);
        } catch (failure) {
          // The other files would only wait for the same database.
          if (isDatabaseAway(failure)) throw failure;
          failures.push(failure);
        }
      }
      if (failures.length > 0) throw failures[0];
      return count;
    },
    countClicks: async () => {
      let count = reserve.lineCount;
      for (const name of await journalFiles()) {
        const content = await readContent(join(folder, name)).catch(() => null);
        count += (content ?? '').trimEnd().split('\n').filter(Boolean).length;
      }
      return count;
    },
    countUnreadable: async () => {
      const names = await namesInFolder();
      const unreadable = names.filter((name) => name.endsWith(unreadableEnd) || left.has(name)).length;
      return unreadable + (left.has(folder) ? 1 : 0);
    },
    maintainReserve: async () => {
      timer ??= setInterval(() => void keepReserveWhole(), reserveTouchedEveryMs).unref();
      await keepReserveWhole();
    },
    hasRoom: () => !reserve.isWanting,
    close: async () => {
      if (timer !== null) clearInterval(timer);
      timer = null;
      await reserve
        .close()
        .catch((failure: unknown) => report(failure, 'could not close the click journal reserve'));
    },
  };
}

const unreadableEnd = '.unreadable';

/** Null when the file is gone, since another process may have replayed it. Rejects for a foreign file. */
async function readContent(path: string): Promise<string | null> {
  const facts = await unlessMissing(lstat(path));
  if (facts === null) return null;
  // Reading a pipe or a device might never end.
  if (!facts.isFile()) throw new Error('This is not a file.');
  if (facts.size > fileBytesMax) throw new Error('This file is too large for a journal.');
  return unlessMissing(readFile(path, 'utf8'));
}

/** Null when there is nothing to read. */
async function unlessMissing<Result>(reading: Promise<Result>): Promise<Result | null> {
  try {
    return await reading;
  } catch (failure) {
    if (codeOf(failure) === 'ENOENT') return null;
    throw failure;
  }
}
