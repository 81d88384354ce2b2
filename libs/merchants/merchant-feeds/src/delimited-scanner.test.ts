import { parse } from 'csv-parse/sync';
import * as fc from 'fast-check';
import type { ScannedRow } from './delimited-scanner';
import { DelimitedScanner } from './delimited-scanner';
import type { DelimitedFormat } from './feed-format';

type Dialect = Pick<DelimitedFormat, 'delimiter' | 'quote' | 'newline'>;

const comma: Dialect = { delimiter: ',', quote: '"', newline: '\n' };

function rowsOf(text: string, dialect: Dialect, cut: number, rowLengthMax = 1_000): readonly ScannedRow[] {
  const scanner = new DelimitedScanner(dialect, rowLengthMax);
  const pieces = Array.from({ length: Math.ceil(text.length / cut) }, (_, index) =>
    text.slice(index * cut, (index + 1) * cut),
  );
  return [...pieces.flatMap((piece) => [...scanner.push(piece)]), ...scanner.end()];
}

function cellsOf(text: string, dialect: Dialect = comma): readonly (readonly string[])[] {
  return rowsOf(text, dialect, 1_000).map((row) => (row.kind === 'cells' ? row.cells : [row.kind]));
}

const dialects = fc.record({
  delimiter: fc.constantFrom(',' as const, ';' as const, '\t' as const, '|' as const),
  quote: fc.constantFrom('"' as const, "'" as const),
  newline: fc.constantFrom('\n' as const, '\r' as const),
});
const cells = fc.array(
  fc.string({ unit: fc.constantFrom('a', 'ß', ' ', ',', ';', '\t', '|', '"', "'", '\n', '\r', '💡') }),
  {
    minLength: 1,
    maxLength: 5,
  },
);

function written(rows: readonly (readonly string[])[], { delimiter, quote, newline }: Dialect): string {
  const lineEnd = newline === '\n' ? '\r\n' : '\r';
  const cell = (text: string) => quote + text.replaceAll(quote, quote + quote) + quote;
  return rows.map((row) => row.map(cell).join(delimiter) + lineEnd).join('');
}

it('reads back what was written in any dialect and chunking', () => {
  fc.assert(
    fc.property(
      dialects,
      fc.array(cells, { maxLength: 6 }),
      fc.integer({ min: 1, max: 40 }),
      (dialect, rows, cut) => {
        const scanned = rowsOf(written(rows, dialect), dialect, cut);

        expect(scanned.map((row) => (row.kind === 'cells' ? row.cells : row.kind))).toEqual(rows);
      },
    ),
  );
});

it('reads the same rows from any text, however malformed or chunked', () => {
  const text = fc.string({ unit: fc.constantFrom('a', ',', '"', '\n', '\r\n', '\r', ' '), maxLength: 80 });
  fc.assert(
    fc.property(
      text,
      fc.integer({ min: 1, max: 30 }),
      fc.integer({ min: 3, max: 30 }),
      (given, cut, rowLengthMax) => {
        const cutRows = rowsOf(given, comma, cut, rowLengthMax);

        expect(cutRows).toEqual(rowsOf(given, comma, Math.max(given.length, 1), rowLengthMax));
      },
    ),
    { numRuns: 1_000 },
  );
});

it('agrees with csv-parse on well-formed tables', () => {
  const plainOrQuoted = fc
    .string({ unit: fc.constantFrom('a', 'b', ',', '"', '\n', ' '), maxLength: 6 })
    .map((text) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text));
  fc.assert(
    fc.property(
      fc.array(fc.array(plainOrQuoted, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 6 }),
      (rows) => {
        const text = rows.map((row) => row.join(',')).join('\n') + '\n';

        expect(cellsOf(text)).toEqual(parse(text, { relax_column_count: true }));
      },
    ),
  );
});

it('reads the rows after an unclosed quote', () => {
  const cellsFound = cellsOf('1,"lamp,9\n2,chair,8\n3,table,7\n');

  expect(cellsFound).toEqual([['unclosed-quote'], ['2', 'chair', '8'], ['3', 'table', '7']]);
});

it('reads the rows between an unclosed quote and the next quoted row', () => {
  const cellsFound = cellsOf('1,"lamp,9\n2,chair,8\n3,"table, round",7\n');

  expect(cellsFound).toEqual([['unclosed-quote'], ['2', 'chair', '8'], ['3', 'table, round', '7']]);
});

it.each([
  ['1,"15" screen",9', ['1', '15" screen', '9']],
  ['1,"Best" lamp,9', ['1', '"Best" lamp', '9']],
  ['1,15" screen,9', ['1', '15" screen', '9']],
])('reads %s as intended', (line, expected) => {
  const [row] = cellsOf(line);

  expect(row).toEqual(expected);
});

it('reports the first line of each row', () => {
  const rows = rowsOf('a,"b\nc"\nd\n\ne', comma, 3);

  expect(rows.map((row) => row.line)).toEqual([1, 3, 4, 5]);
});

it('holds at most one row', () => {
  const scanner = new DelimitedScanner(comma, 100);
  const pieces = Array.from({ length: 1_000 }, () => 'x'.repeat(1_000));

  const rows = pieces.flatMap((piece) => [...scanner.push(piece)]);

  expect(rows.map((row) => row.kind)).toEqual(['too-long']);
});
