import type { ClickRow } from '@pricehunt/storage';
import { mkdir, open, readFile, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';

/** Files that keep clicks while the database cannot take them; several processes may share the folder. */
export interface ClickJournal {
  /** Resolves when the clicks are on disk. */
  append(clicks: readonly ClickRow[]): Promise<void>;
  /**
   * Hands the kept clicks to `record`, file by file, and removes a file once all of it was recorded. Two processes that
   * replay at once hand on the same clicks, so recording a click twice must count once. A file with a line that nobody can read
   * is reported, and set aside as `.unreadable` once the rest of it was recorded. Returns how many were handed on.
   */
  replay(record: (clicks: readonly ClickRow[]) => Promise<void>): Promise<number>;
  /** How many clicks wait to be replayed. */
  countClicks(): Promise<number>;
}

/**
 * Opens the journal in a folder of its own, which is made when it is missing. Each group of clicks is a file that takes its
 * name only when it is whole and on disk, and never changes after that: a replay can neither read half of it nor remove
 * what is still being written.
 */
export function openClickJournal(
  folder: string,
  newId: () => string,
  report: (failure: unknown, what: string) => void,
): ClickJournal {
  return {
    append: async (clicks) => {
      await mkdir(folder, { recursive: true });
      const path = join(folder, `${newId()}.jsonl`);
      const file = await open(`${path}.part`, 'wx', 0o600);
      try {
        await file.appendFile(clicks.map((click) => `${JSON.stringify(click)}\n`).join(''));
        await file.datasync();
      } finally {
        await file.close();
      }
      await rename(`${path}.part`, path);
    },
    replay: async (record) => {
      let count = 0;
      for (const name of await journalFiles(folder)) {
        const path = join(folder, name);
        const text = await unlessMissing(readFile(path, 'utf8'));
        if (text === null) continue;
        const lines = text.split('\n').filter((line) => line !== '');
        const clicks = lines.flatMap((line) => readClick(line) ?? []);
        for (let start = 0; start < clicks.length; start += 500) {
          await record(clicks.slice(start, start + 500));
        }
        if (clicks.length === lines.length) {
          await rm(path, { force: true });
        } else {
          await unlessMissing(rename(path, `${path}.unreadable`));
          const unread = lines.length - clicks.length;
          report(
            new Error(`${name}: ${unread} of ${lines.length} lines are no clicks.`),
            'a file of the click journal was set aside',
          );
        }
        count += clicks.length;
      }
      return count;
    },
    countClicks: async () => {
      let count = 0;
      for (const name of await journalFiles(folder)) {
        const text = (await unlessMissing(readFile(join(folder, name), 'utf8'))) ?? '';
        count += text.split('\n').length - 1;
      }
      return count;
    },
  };
}

const text = z.string().nullable();
const number = z.number().nullable();

/** Every column of a click: one that is left out here would not come back. What came later may be missing in older files. */
const clickSchema = z.object({
  id: z.string(),
  clickedAt: z.string(),
  target: z.string(),
  sentTo: z.string(),
  source: z.string(),
  requestedAt: number,
  offerId: text,
  retailerDomain: z.string(),
  visit: z.enum(['person', 'bot']),
  botReason: text,
  referenceId: text,
  sessionId: text,
  comparisonId: text,
  userAgentFamily: text,
  visitorHash: text,
  device: z.enum(['desktop', 'mobile', 'tablet']).nullable().default(null),
  country: text.default(null),
  utmSource: text.default(null),
  utmMedium: text.default(null),
  utmCampaign: text.default(null),
  position: number.default(null),
  offersShown: number.default(null),
  priceGap: text.default(null),
} satisfies Record<keyof ClickRow, z.ZodType>);

/** The click of a line, or null where it is none. */
function readClick(line: string): ClickRow | null {
  try {
    return clickSchema.parse(JSON.parse(line));
  } catch {
    return null;
  }
}

async function journalFiles(folder: string): Promise<readonly string[]> {
  const names = (await unlessMissing(readdir(folder))) ?? [];
  return names.filter((name) => name.endsWith('.jsonl')).sort();
}

/** What the reading gives, or null where there is nothing to read: another process may have replayed it already. */
async function unlessMissing<Result>(reading: Promise<Result>): Promise<Result | null> {
  try {
    return await reading;
  } catch (failure) {
    if (typeof failure === 'object' && failure !== null && 'code' in failure && failure.code === 'ENOENT') {
      return null;
    }
    throw failure;
  }
}
