/** What separates the values of a written table. */
export type TableDelimiter = ',' | '\t';

/** A number as it is to be written, such as -5.00: no spreadsheet takes it for a formula. */
export interface WrittenNumber {
  readonly number: string;
}

/**
 * One line of a table by RFC 4180, its line end included. Values that a spreadsheet would take for a formula (they begin with =, +,
 * -, @, a tab or a line end) get an apostrophe before them, which `readFeed` takes off again.
 */
export function tableLine(values: readonly (string | WrittenNumber)[], delimiter: TableDelimiter): string {
  return `${values.map((value) => (typeof value === 'string' ? tableCell(value, delimiter) : value.number)).join(delimiter)}\r\n`;
}

function tableCell(value: string, delimiter: TableDelimiter): string {
  const safe = /^(?:[=+\-@\t\r\n]|'[=+\-@\t\d'])/.test(value) ? `'${value}` : value;
  const needsQuotes = safe.includes(delimiter) || /["'\r\n]/.test(safe) || safe !== safe.trim();
  return needsQuotes ? `"${safe.replaceAll('"', '""')}"` : safe;
}
