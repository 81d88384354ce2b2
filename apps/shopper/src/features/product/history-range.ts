/** The stretches of days that a price history can be looked at in. */
export const historyRanges = [30, 90, 180, 365] as const;
export type HistoryRange = (typeof historyRanges)[number];

/** The stretch that is shown unless another was chosen. */
export const defaultHistoryDays: HistoryRange = 180;

/** The stretch that the address names; the default for none and for nonsense. */
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
