import type { DelimitedFormat } from './feed-format';

export type ScannedRow =
  | {
      readonly kind: 'cells';
      readonly line: number;
      readonly cells: readonly string[];
      readonly hasStrayQuote: boolean;
    }
  | { readonly kind: 'too-long' | 'unclosed-quote'; readonly line: number; readonly given: string };

/** RFC 4180, with any line ending and unescaped quotes. An unclosed quote only loses its own row. */
export class DelimitedScanner {
  #pending = '';
  #line = 1;
  #isSkippingLine = false;

  constructor(
    private readonly format: Pick<DelimitedFormat, 'delimiter' | 'quote' | 'newline'>,
    private readonly rowLengthMax: number,
  ) {}

  push(text: string): readonly ScannedRow[] {
    this.#pending += text;
    return this.#scan(false);
  }

  end(): readonly ScannedRow[] {
    return this.#scan(true);
  }

  #scan(isEnd: boolean): readonly ScannedRow[] {
    const rows: ScannedRow[] = [];
    const text = this.#pending;
    let start = 0;
    while (start < text.length) {
      const newlineAt = text.indexOf(this.format.newline, start);
      if (this.#isSkippingLine) {
        if (newlineAt === -1) start = text.length;
        else {
          start = newlineAt + 1;
          this.#line += 1;
          this.#isSkippingLine = false;
        }
        continue;
      }
      if (newlineAt === -1 && !isEnd && text.length - start <= this.rowLengthMax) break;
      const lineEnd = newlineAt === -1 ? text.length : newlineAt;
      if (lineEnd - start > this.rowLengthMax) {
        rows.push({
          kind: 'too-long',
          line: this.#line,
          given: text.slice(start, start + Math.min(this.rowLengthMax, 200)),
        });
        this.#isSkippingLine = newlineAt === -1;
        if (newlineAt !== -1) this.#line += 1;
        start = Math.min(lineEnd + 1, text.length);
        continue;
      }
      const next = this.#rowAt(text, start, lineEnd, isEnd, rows);
      if (next === null) break;
      start = next;
    }
    this.#pending = text.slice(start);
    return rows;
  }

  /** Adds the row and returns the start of the next one; null if more text is needed. */
  #rowAt(text: string, start: number, lineEnd: number, isEnd: boolean, rows: ScannedRow[]): number | null {
    const { delimiter, quote, newline } = this.format;
    const firstLine = text.slice(start, lineEnd);
    if (!firstLine.includes(quote)) {
      const cells = (newline === '\n' ? withoutReturn(firstLine) : firstLine).split(delimiter);
      rows.push({ kind: 'cells', line: this.#line, cells, hasStrayQuote: false });
      this.#line += 1;
      return lineEnd + 1;
    }
    const quoted = quotedRow(text, start, this.format, isEnd);
    const length = (quoted.kind === 'cells' ? quoted.end : text.length) - start;
    if (quoted.kind === 'more' && !isEnd && length <= this.rowLengthMax) return null;
    if (quoted.kind === 'cells' && length <= this.rowLengthMax) {
      const { cells, hasStrayQuote } = quoted;
      rows.push({ kind: 'cells', line: this.#line, cells, hasStrayQuote });
      this.#line += lineCount(text, start, quoted.end, newline) + 1;
      return quoted.end + 1;
    }
    rows.push({ kind: 'unclosed-quote', line: this.#line, given: withoutReturn(firstLine) });
    this.#line += 1;
    return lineEnd + 1;
  }
}

type QuotedRow =
  | {
      readonly kind: 'cells';
      readonly cells: string[];
      readonly end: number;
      readonly hasStrayQuote: boolean;
    }
  | { readonly kind: 'more' }
  /** A stray quote in a later line means the first one was never closed. */
  | { readonly kind: 'broken' };

function quotedRow(
  text: string,
  start: number,
  format: Pick<DelimitedFormat, 'delimiter' | 'quote' | 'newline'>,
  isEnd: boolean,
): QuotedRow {
  const { delimiter, quote, newline } = format;
  const cells: string[] = [];
  let hasStrayQuote = false;
  let at = start;
  for (;;) {
    let cellEnd: number;
    if (text[at] === quote) {
      const cell = quotedCell(text, at, format, isEnd);
      if (cell.kind !== 'cell') return cell;
      cells.push(cell.value);
      hasStrayQuote ||= cell.isStray;
      cellEnd = cell.end;
    } else {
      cellEnd = endOfPlainCell(text, at, delimiter, newline);
      const isLast = cellEnd === text.length || text[cellEnd] === newline;
      if (cellEnd === text.length && !isEnd) return { kind: 'more' };
      const value = text.slice(at, cellEnd);
      cells.push(isLast && newline === '\n' ? withoutReturn(value) : value);
    }
    if (text[cellEnd] === delimiter) at = cellEnd + 1;
    else
      return {
        kind: 'cells',
        cells,
        end: text[cellEnd] === '\r' && newline === '\n' ? cellEnd + 1 : cellEnd,
        hasStrayQuote,
      };
  }
}

type QuotedCell =
  | { readonly kind: 'cell'; readonly value: string; readonly end: number; readonly isStray: boolean }
  | { readonly kind: 'more' }
  | { readonly kind: 'broken' };

/** `open` and `end` are the positions of the opening quote and the delimiter. */
function quotedCell(
  text: string,
  open: number,
  { delimiter, quote, newline }: Pick<DelimitedFormat, 'delimiter' | 'quote' | 'newline'>,
  isEnd: boolean,
): QuotedCell {
  let value = '';
  let from = open + 1;
  for (;;) {
    const close = text.indexOf(quote, from);
    if (close === -1) return { kind: 'more' };
    const next = text[close + 1];
    const isLineEnd = next === newline || (next === '\r' && text[close + 2] === newline);
    const isUndecided = next === undefined || (next === '\r' && text[close + 2] === undefined);
    if (isUndecided && !isEnd) return { kind: 'more' };
    value += text.slice(from, close);
    if (next === delimiter || isLineEnd || isUndecided)
      return { kind: 'cell', value, end: close + 1, isStray: false };
    if (next === quote) {
      value += quote;
      from = close + 2;
      continue;
    }
    if (value.includes(newline)) return { kind: 'broken' };
    const end = endOfPlainCell(text, close + 1, delimiter, newline);
    if (end === text.length && !isEnd) return { kind: 'more' };
    return {
      kind: 'cell',
      value: asWritten(withoutReturn(text.slice(open, end)), quote),
      end,
      isStray: true,
    };
  }
}

/** `"15" screen"` is 15" screen; `"Best" lamp` stays as it is. */
function asWritten(cell: string, quote: string): string {
  const inner = cell.length > 1 && cell.endsWith(quote) ? cell.slice(1, -1) : cell;
  return inner.replaceAll(quote + quote, quote);
}

function endOfPlainCell(text: string, from: number, delimiter: string, newline: string): number {
  for (let at = from; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === delimiter || sign === newline) return at;
  }
  return text.length;
}

function withoutReturn(line: string): string {
  return line.endsWith('\r') ? line.slice(0, -1) : line;
}

function lineCount(text: string, from: number, to: number, newline: string): number {
  let count = 0;
  for (let at = text.indexOf(newline, from); at !== -1 && at < to; at = text.indexOf(newline, at + 1))
    count += 1;
  return count;
}
