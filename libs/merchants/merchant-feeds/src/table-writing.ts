export type TableDelimiter = ',' | '\t';

/** A number such as -5.00, which is not a formula. */
export interface WrittenNumber {
  readonly number: string;
}

/** Writes a line by RFC 4180. Values that look like formulas get an apostrophe, which `readFeed` removes. */
export function tableLine(values: readonly (string | WrittenNumber)[], delimiter: TableDelimiter): string {
  return `${values.map((value) => (typeof value === 'string' ? tableCell(value, delimiter) : value.number)).join(delimiter)}\r\n`;
}

function tableCell(value: string, delimiter: TableDelimiter): string {
  const safe = /^(?:[=+\-@\t\r\n]|'[=+\-@\t\d'])/.test(value) ? `'${value}` : value;
  const needsQuotes = safe.includes(delimiter) || /["'\r\n]/.test(safe) || safe !== safe.trim();
  return needsQuotes ? `"${safe.replaceAll('"', '""')}"` : safe;
}
