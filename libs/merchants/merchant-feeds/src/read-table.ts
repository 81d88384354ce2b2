import { DelimitedScanner } from './delimited-scanner';
import { sniffTable } from './sniff-delimited';

interface TableRow {
  /** From 1, in the file. */
  readonly line: number;
  readonly cells: readonly string[];
}

export interface Table {
  readonly header: readonly string[];
  readonly rows: readonly TableRow[];
  /** Rows that couldn't be split into cells. */
  readonly brokenLines: readonly number[];
}

/** Reads a small table, whatever its delimiter. Null if none of the first ten lines is a header that `isHeader` accepts. Never throws. */
export function readTable(text: string, isHeader: (cells: readonly string[]) => boolean): Table | null {
  const plain = text.replace(/^\uFEFF/, '');
  const format = sniffTable(plain, 'utf-8', isHeader);
  if (format === null) return null;
  const scanner = new DelimitedScanner(format, plain.length + 1);
  const scanned = [...scanner.push(plain), ...scanner.end()].filter(({ line }) => line >= format.headerLine);
  const [header, ...rows] = scanned.flatMap((row) => (row.kind === 'cells' ? [row] : []));
  return header === undefined
    ? null
    : {
        header: header.cells,
        rows: rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== '')),
        brokenLines: scanned.flatMap((row) => (row.kind === 'cells' ? [] : [row.line])),
      };
}
