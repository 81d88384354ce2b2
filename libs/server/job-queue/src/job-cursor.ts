import type { JobPage, QueuedJob } from './job-queue';

export interface JobPlace {
  readonly at: string;
  readonly id: string;
}

/** Returns null for no cursor and for an invalid one. */
export function readJobCursor(cursor: string | null): JobPlace | null {
  const bar = cursor?.lastIndexOf('|') ?? -1;
  return cursor === null || bar < 1 ? null : { at: cursor.slice(0, bar), id: cursor.slice(bar + 1) };
}

export function jobPage<Row>(
  rows: readonly Row[],
  limit: number,
  of: { readonly jobOf: (row: Row) => QueuedJob; readonly cursorOf: (row: Row) => JobPlace },
): JobPage {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const place = rows.length > limit && last !== undefined ? of.cursorOf(last) : null;
  return { jobs: page.map(of.jobOf), nextCursor: place === null ? null : `${place.at}|${place.id}` };
}
