import { open, rename, rm, stat, utimes } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from '../answers/failure-code';

/** A file of some megabytes filled while there was room: the journal writes into it when the disk is full. */
export interface JournalReserve {
  /** Resolves when the text is on disk. Rejects without a reserve, or when too little is left of it. */
  append(text: string): Promise<void>;
  /** Also shows other processes that this one still runs. Rejects when there is no room. */
  keepWhole(): Promise<void>;
  /** Whether the disk was full when the reserve was last written or created. */
  readonly isWanting: boolean;
  readonly path: string | null;
  readonly lineCount: number;
  close(): Promise<void>;
}

interface HeldFile {
  readonly path: string;
  readonly file: FileHandle;
  usedBytes: number;
  lineCount: number;
}

export const reserveEnd = '.reserve';
const unfinishedEnd = `${reserveEnd}.part`;

/** About 10,000 clicks. */
const usualSizeBytes = 4 * 1024 * 1024;

/** Opens no file before the first `keepWhole`. */
export function createJournalReserve(options: {
  readonly folder: string;
  readonly newId: () => string;
  readonly sizeBytes?: number;
}): JournalReserve {
  const { folder, newId, sizeBytes = usualSizeBytes } = options;
  let held: HeldFile | null = null;
  let hasRoom = true;
  let last: Promise<unknown> = Promise.resolve();

  /** One at a time: a file must not be given away while it is written to. */
  function inTurn(work: () => Promise<void>): Promise<void> {
    const working = last.then(work);
    last = working.catch(() => undefined);
    return working;
  }

  async function make(): Promise<HeldFile> {
    const path = join(folder, `${newId()}${reserveEnd}`);
    const unfinished = path.replace(reserveEnd, unfinishedEnd);
    const file = await open(unfinished, 'wx+', 0o600);
    try {
      await writeAt(file, Buffer.alloc(sizeBytes, '\n'), 0);
      await file.datasync();
      await rename(unfinished, path);
    } catch (failure) {
      await file.close();
      await rm(unfinished, { force: true });
      throw failure;
    }
    return { path, file, usedBytes: 0, lineCount: 0 };
  }

  /** Another process takes a reserve whose owner was silent for too long, such as a suspended one. */
  async function isStillHeld({ path, file }: HeldFile): Promise<boolean> {
    const found = await stat(path).catch(() => null);
    return found !== null && found.ino === (await file.stat()).ino;
  }

  async function handOver(used: HeldFile): Promise<void> {
    await used.file.close();
    await rename(used.path, join(folder, `${newId()}.jsonl`));
  }

  async function makeWhole(): Promise<void> {
    if (held !== null && !(await isStillHeld(held))) {
      await held.file.close();
      held = null;
    }
    if (held === null) {
      held = await make();
    } else if (held.usedBytes > 0) {
      const used = held;
      held = await make();
      await handOver(used);
    } else {
      const now = new Date();
      await utimes(held.path, now, now);
    }
  }

  return {
    append: (text) =>
      inTurn(async () => {
        const bytes = Buffer.from(text);
        if (held === null) throw new Error('The journal has no reserve.');
        if (held.usedBytes + bytes.length > sizeBytes) throw new Error("The journal's reserve is full.");
        hasRoom = false;
        await writeAt(held.file, bytes, held.usedBytes);
        await held.file.datasync();
        if (!(await isStillHeld(held)))
          throw new Error("The journal's reserve was taken by another process.");
        held.usedBytes += bytes.length;
        held.lineCount += text.split('\n').length - 1;
      }),
    keepWhole: () =>
      inTurn(async () => {
        try {
          await makeWhole();
          hasRoom = true;
        } catch (failure) {
          if (isDiskFull(failure)) hasRoom = false;
          throw failure;
        }
      }),
    get isWanting() {
      return !hasRoom;
    },
    get path() {
      return held?.path ?? null;
    },
    get lineCount() {
      return held?.lineCount ?? 0;
    },
    close: () =>
      inTurn(async () => {
        if (held === null) return;
        const leaving = held;
        held = null;
        if (leaving.usedBytes > 0) return handOver(leaving);
        await leaving.file.close();
        await rm(leaving.path, { force: true });
      }),
  };
}

export function isDiskFull(failure: unknown): boolean {
  const code = codeOf(failure);
  return code === 'ENOSPC' || code === 'EDQUOT';
}

async function writeAt(file: FileHandle, bytes: Buffer, position: number): Promise<void> {
  for (let done = 0; done < bytes.length;) {
    const { bytesWritten } = await file.write(bytes, done, bytes.length - done, position + done);
    done += bytesWritten;
  }
}
