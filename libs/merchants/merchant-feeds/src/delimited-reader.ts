import { DelimitedScanner } from './delimited-scanner';
import type { ScannedRow } from './delimited-scanner';
import type { FeedAttribute } from './feed-attributes';
import { attributeNamed, repeatableAttributes } from './feed-attributes';
import { withUnitOf } from './export-columns';
import type { ExportColumn, RowGrouping, TableExport } from './export-columns';
import type { DelimitedFormat } from './feed-format';
import type { FeedIssue } from './feed-issue';
import { feedIssue } from './feed-issue';
import { ColumnChoices } from './feed-mapping';
import type { FeedTerms } from './feed-options';
import type { FeedRecord, FoundInFeed, GivenValue, RecordReader } from './feed-record';
import { addValue } from './feed-record';
import {
  isStructured,
  separateCharges,
  separateDetails,
  structuredText,
  structureFields,
} from './shipping-text';
import type { StructuredAttribute } from './shipping-text';
import { tableExportOf } from './table-export';

interface Column {
  readonly name: string;
  readonly attribute: FeedAttribute | null;
  /** Among columns for one attribute, the lowest rank wins. */
  readonly rank: number;
  /** Converts values of columns such as "shipping(country:price)". */
  readonly write: ((text: string) => string) | null;
}

/** Reads a table with a header. Rows are counted as in a spreadsheet, including empty ones. */
export class DelimitedReader implements RecordReader {
  readonly #scanner: DelimitedScanner;
  readonly #choices: ColumnChoices;
  #columns: readonly Column[] | null = null;
  #order: readonly number[] = [];
  #grouping: RowGrouping | null = null;
  /** Column positions of a recognised export by key. */
  #places: ReadonlyMap<string, number> = new Map();
  #shopName = '';
  #hasTrailer = false;
  #rowsBeforeTrailer = 0;
  #row = 0;
  #unclosedCount = 0;
  #isFinished = false;

  constructor(
    private readonly format: DelimitedFormat,
    private readonly terms: Pick<FeedTerms, 'limits' | 'mapping' | 'storeDomains'>,
  ) {
    this.#scanner = new DelimitedScanner(format, terms.limits.rowLengthMax);
    this.#choices = new ColumnChoices(terms.mapping);
  }

  get isFinished(): boolean {
    return this.#isFinished;
  }

  push(text: string): readonly FoundInFeed[] {
    return this.#found(this.#scanner.push(text));
  }

  end(): readonly FoundInFeed[] {
    const found = [...this.#found(this.#scanner.end())];
    if (this.format.isFramed === true && !this.#isFinished && !this.#hasTrailer) {
      found.push({ kind: 'file-issue', issue: feedIssue('file.cut-off') });
    }
    return this.#isFinished ? found : [...found, ...(this.#grouping?.end() ?? [])];
  }

  #found(rows: readonly ScannedRow[]): readonly FoundInFeed[] {
    const found: FoundInFeed[] = [];
    for (const row of rows) {
      if (this.#isFinished) break;
      this.#row += 1;
      if (row.line < this.format.headerLine) continue;
      if (row.kind === 'cells' && row.cells.every(isBlank)) continue;
      if (this.format.isFramed === true && row.kind === 'cells' && this.#isOfFrame(row, found)) continue;
      if (this.#columns === null && this.format.header !== undefined) {
        found.push(
          ...this.#readHeader({ ...row, kind: 'cells', cells: this.format.header, hasStrayQuote: false }),
        );
      }
      if (this.#columns === null) found.push(...this.#readHeader(row));
      else if (row.kind === 'cells') found.push(...this.#records(row, this.#columns));
      else found.push(...this.#brokenRow(row));
    }
    return found;
  }

  /** Whether the line is a header or trailer of a framed file. A trailer with a different count means rows are missing. */
  #isOfFrame({ cells, line }: Extract<ScannedRow, { kind: 'cells' }>, found: FoundInFeed[]): boolean {
    const [mark = '', count = '', shopName = ''] = cells.map((cell) => cell.trim());
    if (mark === 'HDR' && this.#columns === null) this.#shopName = shopName;
    else if (mark === 'TRL' && cells.length <= frameCellsMax) {
      this.#hasTrailer = true;
      if (/^\d+$/.test(count) && Number(count) !== this.#rowsBeforeTrailer) {
        found.push({ kind: 'file-issue', issue: feedIssue('file.cut-off', { line, given: `TRL ${count}` }) });
      }
    } else {
      this.#rowsBeforeTrailer += 1;
      return false;
    }
    return true;
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
    return this.#unclosedCount >= this.terms.limits.faultsMax
      ? [record, this.#giveUp(feedIssue('file.too-damaged', place))]
      : [record];
  }

  #readHeader(row: ScannedRow): readonly FoundInFeed[] {
    const cells = row.kind === 'cells' ? row.cells : [];
    const { limits, storeDomains } = this.terms;
    const place = { row: this.#row, line: row.line };
    const missing = this.#choices.missingFrom(cells);
    if (missing.length > 0) {
      return missing.map((column) => this.#giveUp(feedIssue('header.mapped-missing', { ...place, column })));
    }
    if (!isHeader(cells, this.#choices)) {
      const given = row.kind === 'cells' ? cells.join(this.format.delimiter) : row.given;
      return [this.#giveUp(feedIssue('header.missing', { ...place, given }))];
    }
    const names = cells.slice(0, limits.columnsMax);
    const known = tableExportOf(names);
    const columns = tableColumns(names, known, this.#choices);
    this.#columns = columns;
    this.#order = columns
      .map((_, index) => index)
      .sort((left, right) => (columns[left]?.rank ?? 0) - (columns[right]?.rank ?? 0) || left - right);
    if (known !== null) {
      this.#grouping = known.groupRows?.(storeDomains[0] ?? null) ?? null;
      // The first of two equal columns wins.
      this.#places = new Map(
        names.map((name, index): [string, number] => [known.keyOf(name), index]).toReversed(),
      );
    }
    return headerIssues(cells, columns, { columnsMax: limits.columnsMax, known, choices: this.#choices }).map(
      (place) => ({
        kind: 'file-issue',
        issue: feedIssue(place.code, { row: this.#row, line: row.line, column: place.column }),
      }),
    );
  }

  #records(row: Extract<ScannedRow, { kind: 'cells' }>, columns: readonly Column[]): readonly FeedRecord[] {
    const record = this.#record(row, columns);
    if (this.#grouping === null) return [record];
    return this.#grouping.push(record, (key) => {
      const place = this.#places.get(key);
      return place === undefined ? '' : (row.cells[place]?.trim() ?? '');
    });
  }

  #record(row: Extract<ScannedRow, { kind: 'cells' }>, columns: readonly Column[]): FeedRecord {
    const { cells, line } = row;
    const place = { row: this.#row, line };
    const faults: FeedIssue[] = [];
    if (row.hasStrayQuote) faults.push(feedIssue('row.stray-quote', place));
    const surplus = cells.slice(Math.max(columns.length, 1)).find((cell) => !isBlank(cell));
    if (surplus !== undefined && columns.length < this.terms.limits.columnsMax) {
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
      addValue(values, column.attribute, column.name, column.write === null ? cell : column.write(cell));
    }
    addValue(values, 'shop_name', 'HDR', this.#shopName);
    return values;
  }
}

/** Frame lines are shorter than rows. */
const frameCellsMax = 5;

/** Whether the cells are a header: a known export's, or at least two known or mapped columns including id, title or link. */
export function isHeader(cells: readonly string[], choices = new ColumnChoices([])): boolean {
  const named = new Set(cells.map((cell) => choices.attributeOf(cell, attributeByName(cell))));
  const known = [...named].filter((attribute) => attribute !== null).length;
  const hasKey = named.has('id') || named.has('sku') || named.has('title') || named.has('link');
  return (known >= 2 && hasKey) || tableExportOf(cells) !== null;
}

function attributeByName(name: string): FeedAttribute | null {
  const meant = attributeNamed(name);
  return meant === 'unused' ? null : meant;
}

export function tableColumns(
  cells: readonly string[],
  known: TableExport | null,
  choices: ColumnChoices,
): readonly Column[] {
  return cells.map((cell) => {
    const name = cell.trim();
    const column = known === null ? columnNamed(name) : known.columnOf(known.keyOf(name), name);
    const attribute = choices.attributeOf(name, column?.attribute ?? null);
    const isAsNamed = column !== null && attribute === column.attribute;
    if (choices.has(name))
      return { name, attribute, rank: -1, write: isAsNamed ? (column.write ?? null) : null };
    return { name, attribute, rank: column?.rank ?? 0, write: column?.write ?? null };
  });
}

/** Google's names take precedence. */
function columnNamed(name: string): ExportColumn | null {
  const attribute = attributeByName(name);
  if (attribute === null) return null;
  const rank = name.toLowerCase().replace(/^g:/, '').replace(/[\s-]/g, '_') === attribute ? 0 : 1;
  const structure = isStructured(attribute) ? /\(([^)]*)\)/.exec(name)?.[1] : undefined;
  if (!isStructured(attribute) || structure === undefined) return withUnitOf({ attribute, rank }, name);
  const parts = structureFields(structure);
  return { attribute, rank, write: (cell) => inGooglesOrder(attribute, cell, parts) };
}

function headerIssues(
  cells: readonly string[],
  columns: readonly Column[],
  terms: { readonly columnsMax: number; readonly known: TableExport | null; readonly choices: ColumnChoices },
): readonly { readonly code: FeedIssue['code']; readonly column: string | null }[] {
  const { columnsMax, known, choices } = terms;
  const seen = new Set<FeedAttribute>();
  const issues: { code: FeedIssue['code']; column: string | null }[] = [];
  for (const { name, attribute } of columns) {
    const isUnknown = attribute === null && attributeNamed(name) === null && !choices.has(name);
    if (isUnknown && known === null && name !== '')
      issues.push({ code: 'header.unknown-column', column: name });
    if (attribute === null) continue;
    if (known === null && seen.has(attribute) && !repeatableAttributes.has(attribute)) {
      issues.push({ code: 'header.duplicated', column: name });
    } else seen.add(attribute);
  }
  if (cells.length > columnsMax) issues.push({ code: 'header.too-many-columns', column: null });
  const needed: readonly FeedAttribute[] = ['id', 'title', 'link', 'price'];
  for (const attribute of needed) {
    const isMade =
      known !== null && known.groupRows !== null && attribute !== 'title' && attribute !== 'price';
    if (seen.has(attribute) || isMade || (attribute === 'id' && seen.has('sku'))) continue;
    issues.push({ code: 'header.required-missing', column: attribute });
  }
  return issues;
}

function inGooglesOrder(attribute: StructuredAttribute, cell: string, parts: readonly string[]): string {
  const separate = attribute === 'product_detail' ? separateDetails : separateCharges;
  return separate(cell)
    .map((charge) => {
      const given = charge.split(':');
      return structuredText(attribute, new Map(parts.map((part, index) => [part, given[index] ?? ''])));
    })
    .join(',');
}

function isBlank(cell: string): boolean {
  return cell === '' || cell.trim() === '';
}
