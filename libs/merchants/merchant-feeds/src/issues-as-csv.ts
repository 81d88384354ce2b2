import type { FeedIssue } from './feed-issue';
import type { FeedReading } from './feed-reading';
import { tableLine } from './table-writing';

const columns = [
  'row',
  'line',
  'item_id',
  'column',
  'severity',
  'code',
  'value',
  'problem',
  'how_to_fix',
] as const;

/** Streams the issues of a reading as CSV, in file order. Escapes values that a spreadsheet would run as formulas. */
export async function* issuesAsCsv(readings: AsyncIterable<FeedReading>): AsyncGenerator<string, void> {
  yield tableLine(columns, ',');
  for await (const reading of readings) {
    if (reading.kind === 'file-issue') yield issueLine(reading.issue, null);
    else if (reading.kind === 'item')
      yield* reading.issues.map((issue) => issueLine(issue, reading.item.itemId));
    else if (reading.kind === 'rejected')
      yield* reading.issues.map((issue) => issueLine(issue, reading.itemId));
  }
}

function issueLine(issue: FeedIssue, itemId: string | null): string {
  const { row, line, column, severity, code, given, sentence, hint } = issue;
  const place = [row, line].map((number) => (number === null ? '' : String(number)));
  return tableLine([...place, itemId ?? '', column ?? '', severity, code, given ?? '', sentence, hint], ',');
}
