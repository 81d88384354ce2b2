import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Records that survive a restart if they have a file. */
export interface JsonRecords<Records> {
  readonly read: () => Records | null;
  readonly write: (records: Records) => void;
}

/** Written to another file first, so that a crash leaves the old records. */
export function jsonRecords<Records>(
  folder: string,
  name: string,
  schema: { readonly parse: (given: unknown) => Records },
): JsonRecords<Records> {
  const file = join(folder, `${name}.json`);
  return {
    read: () => (existsSync(file) ? schema.parse(JSON.parse(readFileSync(file, 'utf8'))) : null),
    write: (records) => {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(`${file}.part`, JSON.stringify(records));
      renameSync(`${file}.part`, file);
    },
  };
}

/** In memory only. */
export function noRecords<Records>(): JsonRecords<Records> {
  return { read: () => null, write: () => undefined };
}
