import type { FeedAttribute } from './feed-attributes';
import type { FeedIssue } from './feed-issue';

/** A value as the file gives it, with the column or element it stands in. */
export interface GivenValue {
  readonly column: string;
  readonly text: string;
}

/** A row in any format, by attribute, before its values are checked. */
export interface FeedRecord {
  readonly kind: 'record';
  readonly row: number;
  readonly line: number | null;
  readonly values: ReadonlyMap<FeedAttribute, readonly GivenValue[]>;
  /** What went wrong while the row was taken apart. An error among them rejects it. */
  readonly faults: readonly FeedIssue[];
}

/** What a format's reader finds in a piece of the file. */
export type FoundInFeed = FeedRecord | { readonly kind: 'file-issue'; readonly issue: FeedIssue };

/**
 * Takes a file of one format apart, piece by piece, and never holds more than one row of it and what the last piece held. Whenever
 * it passes over something that may have held rows, it says so by a file issue that is an error.
 */
export interface RecordReader {
  /** What became complete with this piece of text. */
  push(text: string): readonly FoundInFeed[];
  /** What the end of the file completes. */
  end(): readonly FoundInFeed[];
  /** Whether the rest of the file need not be given: the list is closed, or reading was given up. */
  readonly isFinished: boolean;
}

/** Adds a value to a record's values. Empty texts are left out. */
export function addValue(
  values: Map<FeedAttribute, GivenValue[]>,
  attribute: FeedAttribute,
  column: string,
  text: string,
): void {
  if (text === '') return;
  const known = values.get(attribute);
  if (known === undefined) values.set(attribute, [{ column, text }]);
  else known.push({ column, text });
}
