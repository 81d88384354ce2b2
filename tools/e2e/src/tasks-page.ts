import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const page = join(import.meta.dirname, '../../../docs/tasks.md');

export interface Task {
  /** The heading above its table. */
  readonly group: string;
  readonly name: string;
  readonly clicksMax: number;
  readonly fieldsMax: number;
}

/** Reads the tables of docs/tasks.md, whose first columns are task, clicks and fields. */
export function readTasks(): readonly Task[] {
  return readFileSync(page, 'utf8')
    .split(/^## /m)
    .slice(1)
    .flatMap((section) => {
      const group = section.split('\n', 1)[0] ?? '';
      return [...section.matchAll(/^\| ([^|]+?) +\| +(\d+) +\| +(\d+) +\|/gm)].map(
        ([, name = '', clicks, fields]) => ({
          group,
          name,
          clicksMax: Number(clicks),
          fieldsMax: Number(fields),
        }),
      );
    });
}
