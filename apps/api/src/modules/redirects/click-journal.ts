import type { ClickRow } from '@pricehunt/storage';
import { mkdir, open, readFile, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';

/** An append-only file that keeps clicks while the database cannot take them. */
export interface ClickJournal {
  /** Resolves when the clicks are on disk. */
  append(clicks: readonly ClickRow[]): Promise<void>;
  /**
   * Hands the kept clicks to `record`, file by file, and removes a file once all of it was recorded. A torn last line
   * (the process died while writing, so it was never answered) is passed over. Returns how many were handed on.
   */
  replay(record: (clicks: readonly ClickRow[]) => Promise<void>): Promise<number>;
}

/** Opens the journal in a folder of its own, which is made when it is missing. Each process writes a file of its own. */
export function openClickJournal(folder: string, newId: () => string): ClickJournal {
  let current: string | null = null;

  return {
    append: async (clicks) => {
      await mkdir(folder, { recursive: true });
      current ??= join(folder, `${newId()}.jsonl`);
      const file = await open(current, 'a', 0o600);
      try {
        await file.appendFile(clicks.map((click) => `${JSON.stringify(click)}\n`).join(''));
        await file.datasync();
      } finally {
        await file.close();
      }
    },
    replay: async (record) => {
      current = null;
      let count = 0;
      for (const name of await journalFiles(folder)) {
        const path = join(folder, name);
        const claimed = name.endsWith('.replaying') ? path : `${path}.replaying`;
        if (claimed !== path) await rename(path, claimed);
        const clicks = (await readFile(claimed, 'utf8')).split('\n').flatMap((line) => readClick(line) ?? []);
        for (let start = 0; start < clicks.length; start += 500) {
          await record(clicks.slice(start, start + 500));
        }
        await rm(claimed);
        count += clicks.length;
      }
      return count;
    },
  };
}

const clickSchema = z.object({
  id: z.string(),
  clickedAt: z.string(),
  target: z.string(),
  sentTo: z.string(),
  source: z.string(),
  requestedAt: z.number().nullable(),
  offerId: z.string().nullable(),
  retailerDomain: z.string(),
  visit: z.enum(['person', 'bot']),
  botReason: z.string().nullable(),
  referenceId: z.string().nullable(),
  sessionId: z.string().nullable(),
  comparisonId: z.string().nullable(),
  userAgentFamily: z.string().nullable(),
  visitorHash: z.string().nullable(),
});

/** The click of a line, or null for one that was torn off while it was written. */
function readClick(line: string): ClickRow | null {
  try {
    const parsed = clickSchema.safeParse(JSON.parse(line));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

async function journalFiles(folder: string): Promise<readonly string[]> {
  try {
    return (await readdir(folder)).filter((name) => /\.jsonl(\.replaying)?$/.test(name)).sort();
  } catch (failure) {
    if (failure instanceof Error && 'code' in failure && failure.code === 'ENOENT') return [];
    throw failure;
  }
}
