import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { readJsonLines, textOf } from './json-lines';

export interface SavedPage {
  readonly html: string;
  readonly link: string;
}

/** Null when the folder has no saved pages. */
export async function savedPagesOf(sharedFolder: string | null): Promise<readonly SavedPage[] | null> {
  if (sharedFolder === null) return null;
  const folder = join(sharedFolder, 'data/extraction');
  if (!existsSync(join(folder, 'pages.jsonl'))) return null;
  const lines = await readJsonLines(join(folder, 'pages.jsonl'));
  return lines.flatMap((line) => {
    const file = textOf(line, 'file');
    const link = textOf(line, 'url');
    return file === null || link === null
      ? []
      : [{ html: gunzipSync(readFileSync(join(folder, file))).toString('utf8'), link }];
  });
}
