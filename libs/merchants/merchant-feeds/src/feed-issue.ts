import type { FeedIssueCode, FeedIssueMeaning } from './feed-issue-table';
import { feedIssueTable } from './feed-issue-table';

export interface FeedIssue extends FeedIssueMeaning {
  readonly code: FeedIssueCode;
  /** As counted by `FeedRow.row`; null for the whole file. */
  readonly row: number | null;
  /** Counted from 1; null if lines don't apply. */
  readonly line: number | null;
  /** The column as spelled in the file; null if there is no single one. */
  readonly column: string | null;
  /** Cut to `givenLengthMax` characters; null if there is no value. */
  readonly given: string | null;
}

const givenLengthMax = 120;

/** Missing fields are null. */
export interface FeedIssuePlace {
  readonly row?: number | null;
  readonly line?: number | null;
  readonly column?: string | null;
  readonly given?: string | null;
}

/** Adds sentence and hint from the table and shortens the value. */
export function feedIssue(code: FeedIssueCode, place: FeedIssuePlace = {}): FeedIssue {
  const { row = null, line = null, column = null, given = null } = place;
  return { code, ...feedIssueTable[code], row, line, column: quoted(column), given: quoted(given) };
}

function quoted(text: string | null): string | null {
  if (text === null || text.length <= givenLengthMax) return text;
  const cut = text.slice(0, givenLengthMax - 1);
  return `${/[\ud800-\udbff]$/.test(cut) ? cut.slice(0, -1) : cut}…`;
}
