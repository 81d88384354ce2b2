import { isHeader } from './delimited-reader';
import { DelimitedScanner } from './delimited-scanner';
import { attributeNamed } from './feed-attributes';
import type { DelimitedFormat, FeedEncoding } from './feed-format';

/** How many lines may stand above the header: introductions, empty lines, Excel's `sep=;`. */
const headerLineMax = 10;
const delimiters = ['\t', ',', ';', '|'] as const;
const quotes = ['"', "'"] as const;

/** The dialect of a table by the line that names the most known columns; null when no line of the first ten is a header. */
export function sniffDelimited(text: string, encoding: FeedEncoding): DelimitedFormat | null {
  const newline = /\r(?!\n)/.test(text) && !text.includes('\n') ? '\r' : '\n';
  let best: { readonly format: DelimitedFormat; readonly score: number } | null = null;
  for (const delimiter of delimiters) {
    for (const quote of quotes) {
      const dialect = { delimiter, quote, newline } as const;
      for (const { cells, line } of firstRows(text, dialect)) {
        const score = scoreOf(cells, quote);
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

/** Known columns first, then columns at all; names that keep a quote around them speak against the dialect. */
function scoreOf(cells: readonly string[], quote: string): number {
  if (!isHeader(cells)) return 0;
  const known = cells.filter((cell) => attributeNamed(cell) !== null).length;
  const isWrapped = cells.some((cell) => /^(["']).*\1$/.test(cell.trim()));
  if (isWrapped) return known;
  return known * 1_000 + Math.min(cells.length, 500) + (quote === '"' ? 0.5 : 0);
}
