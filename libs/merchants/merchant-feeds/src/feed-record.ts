import type { FeedAttribute } from './feed-attributes';
import type { FeedIssue } from './feed-issue';

export interface GivenValue {
  readonly column: string;
  readonly text: string;
}

export interface FeedRecord {
  readonly kind: 'record';
  readonly row: number;
  readonly line: number | null;
  readonly values: ReadonlyMap<FeedAttribute, readonly GivenValue[]>;
  /** Parsing errors. An error rejects the row. */
  readonly faults: readonly FeedIssue[];
}

export type FoundInFeed = FeedRecord | { readonly kind: 'file-issue'; readonly issue: FeedIssue };

/** Parses one format chunk by chunk, holding at most one row. Skipped content that may contain rows is reported as a file error. */
export interface RecordReader {
  push(text: string): readonly FoundInFeed[];
  end(): readonly FoundInFeed[];
  /** Whether the rest of the file can be skipped. */
  readonly isFinished: boolean;
}

/** Ignores empty texts. */
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
