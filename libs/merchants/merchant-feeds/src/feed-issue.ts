import type { FeedIssueCode, FeedIssueMeaning } from './feed-issue-table';
import { feedIssueTable } from './feed-issue-table';

/** Something wrong in a feed, told so that a shopkeeper can act on it. */
export interface FeedIssue extends FeedIssueMeaning {
  readonly code: FeedIssueCode;
  /** The row as `FeedRow.row` counts it; null when the issue is the whole file's. */
  readonly row: number | null;
  /** The line of the file, from 1, where the row or the fault begins; null where lines mean nothing. */
  readonly line: number | null;
  /** The column or element as the file spells it; null when no single one is at fault. */
  readonly column: string | null;
  /** What the file says there, cut to `givenLengthMax` characters; null when nothing is given. */
  readonly given: string | null;
}

/** How many characters of a given value an issue quotes. */
const givenLengthMax = 120;

/** Where an issue was found. What is left out is null. */
export interface FeedIssuePlace {
  readonly row?: number | null;
  readonly line?: number | null;
  readonly column?: string | null;
  readonly given?: string | null;
}

/** The issue of a code at a place, with its sentence and hint from the table. The given value is cut, never in half a character. */
export function feedIssue(code: FeedIssueCode, place: FeedIssuePlace = {}): FeedIssue {
  const { row = null, line = null, column = null, given = null } = place;
  return { code, ...feedIssueTable[code], row, line, column: quoted(column), given: quoted(given) };
}

function quoted(text: string | null): string | null {
  if (text === null || text.length <= givenLengthMax) return text;
  const cut = text.slice(0, givenLengthMax - 1);
  return `${/[\ud800-\udbff]$/.test(cut) ? cut.slice(0, -1) : cut}…`;
}
