import { DelimitedScanner } from './delimited-scanner';
import type { ScannedRow } from './delimited-scanner';
import type { FeedAttribute } from './feed-attributes';
import { attributeNamed, repeatableAttributes } from './feed-attributes';
import type { DelimitedFormat } from './feed-format';
import type { FeedIssue } from './feed-issue';
import { feedIssue } from './feed-issue';
import type { FeedLimits } from './feed-options';
import type { FeedRecord, FoundInFeed, GivenValue, RecordReader } from './feed-record';
import { addValue } from './feed-record';
import { separateCharges, shippingFields, shippingText } from './shipping-text';

interface Column {
  readonly name: string;
  readonly attribute: FeedAttribute | null;
  /** What the parts of a shipping value are, where the header says so: "shipping(country:price)". */
  readonly shippingParts: readonly string[] | null;
}

/** Reads a table with a header line as records. Rows are counted as a spreadsheet counts them, empty ones too. */
export class DelimitedReader implements RecordReader {
  readonly #scanner: DelimitedScanner;
  #columns: readonly Column[] | null = null;
  /** The columns in the order in which their values count: Google's own names before other names for the same. */
  #order: readonly number[] = [];
  #row = 0;
  #unclosedCount = 0;
  #isFinished = false;

  constructor(
    private readonly format: DelimitedFormat,
    private readonly limits: FeedLimits,
  ) {
    this.#scanner = new DelimitedScanner(format, limits.rowLengthMax);
  }

  get isFinished(): boolean {
    return this.#isFinished;
  }

  push(text: string): readonly FoundInFeed[] {
    return this.#found(this.#scanner.push(text));
  }

  end(): readonly FoundInFeed[] {
    return this.#found(this.#scanner.end());
  }

  #found(rows: readonly ScannedRow[]): readonly FoundInFeed[] {
    const found: FoundInFeed[] = [];
    for (const row of rows) {
      if (this.#isFinished) break;
      this.#row += 1;
      if (row.line < this.format.headerLine) continue;
      if (row.kind === 'cells' && row.cells.every(isBlank)) continue;
      if (this.#columns === null) found.push(...this.#readHeader(row));
      else if (row.kind === 'cells') found.push(this.#record(row, this.#columns));
      else found.push(...this.#brokenRow(row));
    }
    return found;
  }

  #giveUp(issue: FeedIssue): FoundInFeed {
    this.#isFinished = true;
    return { kind: 'file-issue', issue };
  }

  #brokenRow(row: Extract<ScannedRow, { kind: 'too-long' | 'unclosed-quote' }>): readonly FoundInFeed[] {
    const place = { row: this.#row, line: row.line, given: row.given };
    const fault = feedIssue(row.kind === 'too-long' ? 'row.too-long' : 'row.unclosed-quote', place);
    const record: FeedRecord = {
      kind: 'record',
      row: this.#row,
      line: row.line,
      values: new Map(),
      faults: [fault],
    };
    if (row.kind === 'unclosed-quote') this.#unclosedCount += 1;
    return this.#unclosedCount >= this.limits.faultsMax
      ? [record, this.#giveUp(feedIssue('file.too-damaged', place))]
      : [record];
  }

  #readHeader(row: ScannedRow): readonly FoundInFeed[] {
    const cells = row.kind === 'cells' ? row.cells : [];
    const columns = cells.slice(0, this.limits.columnsMax).map(columnNamed);
    if (!isHeader(cells)) {
      const given = row.kind === 'cells' ? cells.join(this.format.delimiter) : row.given;
      return [this.#giveUp(feedIssue('header.missing', { row: this.#row, line: row.line, given }))];
    }
    this.#columns = columns;
    this.#order = columns
      .map((_, index) => index)
      .sort((left, right) => rankOf(columns[left]) - rankOf(columns[right]) || left - right);
    return headerIssues(cells, columns, this.limits.columnsMax).map((place) => ({
      kind: 'file-issue',
      issue: feedIssue(place.code, { row: this.#row, line: row.line, column: place.column }),
    }));
  }

  #record(row: Extract<ScannedRow, { kind: 'cells' }>, columns: readonly Column[]): FeedRecord {
    const { cells, line } = row;
    const place = { row: this.#row, line };
    const faults: FeedIssue[] = [];
    if (row.hasStrayQuote) faults.push(feedIssue('row.stray-quote', place));
    const surplus = cells.slice(Math.max(columns.length, 1)).find((cell) => !isBlank(cell));
    if (surplus !== undefined && columns.length < this.limits.columnsMax) {
      faults.push(feedIssue('row.too-many-columns', { ...place, given: surplus }));
    }
    if (cells.length < columns.length) faults.push(feedIssue('row.too-few-columns', place));
    return { kind: 'record', ...place, values: this.#valuesOf(cells, columns), faults };
  }

  #valuesOf(cells: readonly string[], columns: readonly Column[]): Map<FeedAttribute, GivenValue[]> {
    const values = new Map<FeedAttribute, GivenValue[]>();
    for (const index of this.#order) {
      const column = columns[index];
      const cell = cells[index];
      if (column === undefined || column.attribute === null || cell === undefined || cell === '') continue;
      const text = column.shippingParts === null ? cell : structuredShipping(cell, column.shippingParts);
      addValue(values, column.attribute, column.name, text);
    }
    return values;
  }
}

/** Whether these cells name columns: at least two that are known, one of them an id, a title or a link. */
export function isHeader(cells: readonly string[]): boolean {
  const named = new Set(cells.map(attributeNamed));
  const known = [...named].filter((attribute) => attribute !== null && attribute !== 'unused').length;
  return known >= 2 && (named.has('id') || named.has('sku') || named.has('title') || named.has('link'));
}

function columnNamed(cell: string): Column {
  const name = cell.trim();
  const meant = attributeNamed(name);
  const attribute = meant === 'unused' ? null : meant;
  const structure = attribute === 'shipping' ? /\(([^)]*)\)/.exec(name)?.[1] : undefined;
  return { name, attribute, shippingParts: structure === undefined ? null : shippingFields(structure) };
}

function rankOf(column: Column | undefined): number {
  const name = column?.name.toLowerCase().replace(/^g:/, '').replace(/[\s-]/g, '_');
  return name === column?.attribute ? 0 : 1;
}

function headerIssues(
  cells: readonly string[],
  columns: readonly Column[],
  columnsMax: number,
): readonly { readonly code: FeedIssue['code']; readonly column: string | null }[] {
  const seen = new Set<FeedAttribute>();
  const issues: { code: FeedIssue['code']; column: string | null }[] = [];
  for (const { name, attribute } of columns) {
    if (attribute === null) {
      if (name !== '' && attributeNamed(name) === null)
        issues.push({ code: 'header.unknown-column', column: name });
    } else if (seen.has(attribute) && !repeatableAttributes.has(attribute)) {
      issues.push({ code: 'header.duplicated', column: name });
    } else seen.add(attribute);
  }
  if (cells.length > columnsMax) issues.push({ code: 'header.too-many-columns', column: null });
  const needed: readonly FeedAttribute[] = seen.has('sku')
    ? ['title', 'link', 'price']
    : ['id', 'title', 'link', 'price'];
  for (const attribute of needed) {
    if (!seen.has(attribute)) issues.push({ code: 'header.required-missing', column: attribute });
  }
  return issues;
}

function structuredShipping(cell: string, parts: readonly string[]): string {
  return separateCharges(cell)
    .map((charge) => {
      const given = charge.split(':');
      return shippingText(new Map(parts.map((part, index) => [part, given[index] ?? ''])));
    })
    .join(',');
}

function isBlank(cell: string): boolean {
  return cell === '' || cell.trim() === '';
}
