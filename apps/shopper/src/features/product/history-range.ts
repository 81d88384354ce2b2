export const historyRanges = [30, 90, 180, 365] as const;
export type HistoryRange = (typeof historyRanges)[number];

export const defaultHistoryDays: HistoryRange = 180;

export function readHistoryRange(query: URLSearchParams): HistoryRange {
  return historyRanges.find((days) => String(days) === query.get('days')) ?? defaultHistoryDays;
}

/** Writes the range into the query without its default; other parameters stay. */
export function writeHistoryRange(query: URLSearchParams, days: HistoryRange): URLSearchParams {
  const written = new URLSearchParams(query);
  if (days === defaultHistoryDays) written.delete('days');
  else written.set('days', String(days));
  return written;
}
