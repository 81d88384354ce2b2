import { isHeader } from './delimited-reader';
import { DelimitedScanner } from './delimited-scanner';
import { attributeNamed } from './feed-attributes';
import type { DelimitedFormat, FeedEncoding } from './feed-format';
import { ColumnChoices } from './feed-mapping';
import type { FeedMapping } from './feed-mapping';

/** Lines above the header, such as introductions or Excel's `sep=;`. */
const headerLineMax = 10;
const delimiters = ['\t', ',', ';', '|'] as const;
const quotes = ['"', "'"] as const;

/** The header with most known columns in the first ten lines; null without. A mapping allows unknown ones. */
export function sniffDelimited(
  text: string,
  encoding: FeedEncoding,
  mapping: FeedMapping = [],
): DelimitedFormat | null {
  const choices = new ColumnChoices(mapping);
  const byNames = bestDialect(text, encoding, (cells, quote) => scoreOf(cells, quote, choices));
  return byNames === null && mapping.length > 0 ? sniffAnyTable(text, encoding) : byNames;
}

/** For any column names: the dialect with the most cells per row, all rows equal. */
export function sniffAnyTable(text: string, encoding: FeedEncoding): DelimitedFormat | null {
  return bestDialect(text, encoding, (cells, quote, rows) => {
    const isNamed = cells.every((cell) => cell.trim() !== '') && new Set(cells).size === cells.length;
    const isTable = cells.length >= 2 && rows.every((row) => row.length === cells.length);
    return isNamed && isTable ? cells.length + (quote === '"' ? 0.5 : 0) : 0;
  });
}

/** The header with most cells among those that `isTableHeader` accepts; null without. */
export function sniffTable(
  text: string,
  encoding: FeedEncoding,
  isTableHeader: (cells: readonly string[]) => boolean,
): DelimitedFormat | null {
  return bestDialect(text, encoding, (cells, quote) => {
    if (cells.length < 2 || !isTableHeader(cells)) return 0;
    return isWrapped(cells) ? 1 : cells.length + (quote === '"' ? 0.5 : 0);
  });
}

function bestDialect(
  text: string,
  encoding: FeedEncoding,
  scoreHeader: (cells: readonly string[], quote: string, rows: readonly (readonly string[])[]) => number,
): DelimitedFormat | null {
  const newline = /\r(?!\n)/.test(text) && !text.includes('\n') ? '\r' : '\n';
  let best: { readonly format: DelimitedFormat; readonly score: number } | null = null;
  for (const delimiter of delimiters) {
    for (const quote of quotes) {
      const dialect = { delimiter, quote, newline } as const;
      const rows = firstRows(text, dialect);
      for (const [index, { cells, line }] of rows.entries()) {
        const below = rows.slice(index + 1, -1).map((row) => row.cells);
        const score = scoreHeader(cells, quote, below);
        if (score > (best?.score ?? 0)) {
          best = { format: { kind: 'delimited', encoding, ...dialect, headerLine: line }, score };
        }
      }
    }
  }
  return best?.format ?? null;
}

function firstRows(
  text: string,
  dialect: Pick<DelimitedFormat, 'delimiter' | 'quote' | 'newline'>,
): readonly { readonly cells: readonly string[]; readonly line: number }[] {
  const scanner = new DelimitedScanner(dialect, text.length + 1);
  const lines = text.split(dialect.newline, headerLineMax).join(dialect.newline);
  return [...scanner.push(lines), ...scanner.end()].flatMap((row) =>
    row.kind === 'cells' && row.line <= headerLineMax ? [row] : [],
  );
}

/** Prefers known columns, then more columns. Leftover quotes count against a dialect. */
function scoreOf(cells: readonly string[], quote: string, choices: ColumnChoices): number {
  if (!isHeader(cells, choices)) return 0;
  const known = cells.filter((cell) => choices.has(cell) || attributeNamed(cell) !== null).length;
  if (isWrapped(cells)) return known;
  return known * 1_000 + Math.min(cells.length, 500) + (quote === '"' ? 0.5 : 0);
}

function isWrapped(cells: readonly string[]): boolean {
  return cells.some((cell) => /^["']|["']$/.test(cell.trim()));
}
