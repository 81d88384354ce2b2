import type { TableExport } from './export-columns';
import type { FeedAttribute } from './feed-attributes';
import { AttributeNames } from './feed-attributes';
import type { JsonFormat, ShopifyJsonFormat } from './feed-format';
import { feedIssue } from './feed-issue';
import type { FeedIssueCode } from './feed-issue-table';
import { ColumnChoices } from './feed-mapping';
import type { FeedTerms } from './feed-options';
import type { FeedRecord, FoundInFeed, GivenValue, RecordReader } from './feed-record';
import { addValue } from './feed-record';
import { JsonElements } from './json-elements';
import type { JsonElement } from './json-elements';
import { JsonLines } from './json-lines';
import { parsedJson, textOfJson, valuesAt } from './json-values';
import { shopifyItems } from './shopify-products';
import { networkExportOf } from './table-export';
import { isTradedoublerProduct, tradedoublerItems } from './tradedoubler-products';
import { isWoocommerceProduct, woocommerceItems } from './woocommerce-products';

/** Reads a JSON list, JSON lines or a Shopify `products.json`, one element at a time. */
export class JsonReader implements RecordReader {
  readonly #list: JsonElements | null;
  readonly #lines: JsonLines | null;
  readonly #names = new AttributeNames();
  readonly #unknownNames = new Set<string>();
  readonly #choices: ColumnChoices;
  readonly #missing: Set<string>;
  /** Detected from the first element. */
  #export: { readonly found: TableExport | null } | null = null;
  #row = 0;
  #malformedCount = 0;
  #isFinished = false;

  constructor(
    private readonly format: JsonFormat | ShopifyJsonFormat,
    private readonly terms: Pick<FeedTerms, 'limits' | 'storeDomains' | 'mapping'>,
  ) {
    this.#choices = new ColumnChoices(terms.mapping);
    this.#missing = new Set(this.#choices.missingFrom([]));
    const { rowLengthMax } = terms.limits;
    this.#list = format.shape === 'lines' ? null : new JsonElements(format, rowLengthMax);
    this.#lines = format.shape === 'lines' ? new JsonLines(rowLengthMax) : null;
  }

  get isFinished(): boolean {
    return this.#isFinished || (this.#list?.isClosed ?? false);
  }

  push(text: string): readonly FoundInFeed[] {
    const found = this.#found(this.#list?.push(text) ?? this.#lines?.push(text) ?? []);
    return this.#list?.isClosed === true ? [...found, ...this.#missingColumns()] : found;
  }

  end(): readonly FoundInFeed[] {
    if (this.#list === null) return [...this.#found(this.#lines?.end() ?? []), ...this.#missingColumns()];
    if (this.#list.isClosed || this.#isFinished) return [];
    const given = this.#list.isFound ? 'The list is not closed.' : 'There is no list of products.';
    return [{ kind: 'file-issue', issue: feedIssue('json.malformed', { given }) }];
  }

  #found(elements: readonly JsonElement[]): readonly FoundInFeed[] {
    return elements.flatMap((element) => (this.#isFinished ? [] : this.#read(element)));
  }

  #read(element: JsonElement): readonly FoundInFeed[] {
    if (element.kind === 'too-long') return [this.#brokenRow('row.too-long', element)];
    const parsed = parsedJson(element.text);
    if (parsed === undefined) return this.#malformed(element);
    if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) {
      return [this.#brokenRow('row.not-an-object', element)];
    }
    const fields = new Map<string, unknown>(Object.entries(parsed));
    if (this.format.kind === 'shopify-json') {
      return shopifyItems(fields, this.terms.storeDomains[0] ?? null).map((values) =>
        this.#record(values, element.line),
      );
    }
    if (isWoocommerceProduct(fields)) {
      this.#missing.clear();
      return woocommerceItems(fields).map(({ values, faults }) => this.#record(values, element.line, faults));
    }
    if (isTradedoublerProduct(fields)) {
      this.#missing.clear();
      return tradedoublerItems(fields).map((values) => this.#record(values, element.line));
    }
    this.#export ??= { found: networkExportOf([...fields.keys()]) };
    const values = this.#chosenValues(parsed);
    const issues = [...fields].flatMap(([name, value]) => this.#readField(values, name, value, element.line));
    return [...issues, this.#record(values, element.line)];
  }

  #readField(
    values: Map<FeedAttribute, GivenValue[]>,
    name: string,
    value: unknown,
    line: number,
  ): readonly FoundInFeed[] {
    if (this.#choices.has(name)) return [];
    const known = this.#export?.found ?? null;
    const meant =
      known === null
        ? this.#names.meaningOf(name)
        : (known.columnOf(known.keyOf(name), name)?.attribute ?? 'unused');
    const attribute = meant === null || meant === 'unused' ? meant : this.#choices.attributeOf(name, meant);
    if (meant !== null && attribute !== null && attribute !== 'unused') {
      for (const text of Array.isArray(value) ? value.map(textOfJson) : [textOfJson(value)]) {
        addValue(values, attribute, name, text);
      }
    }
    if (meant !== null || this.#unknownNames.size >= 100 || this.#unknownNames.has(name)) return [];
    this.#unknownNames.add(name);
    return [{ kind: 'file-issue', issue: feedIssue('header.unknown-column', { line, column: name }) }];
  }

  #chosenValues(element: object): Map<FeedAttribute, GivenValue[]> {
    const values = new Map<FeedAttribute, GivenValue[]>();
    for (const { column, attribute } of this.terms.mapping) {
      if (attribute === null) continue;
      const found = valuesAt(element, column);
      if (found.length > 0) this.#missing.delete(column.trim());
      for (const value of found) addValue(values, attribute, column, textOfJson(value));
    }
    return values;
  }

  #missingColumns(): readonly FoundInFeed[] {
    const columns = this.#row === 0 || this.#isFinished ? [] : [...this.#missing];
    return columns.map((column) => ({
      kind: 'file-issue',
      issue: feedIssue('header.mapped-missing', { column }),
    }));
  }

  #record(values: FeedRecord['values'], line: number, faults: readonly FeedIssueCode[] = []): FeedRecord {
    this.#row += 1;
    const place = { row: this.#row, line };
    return { kind: 'record', ...place, values, faults: faults.map((code) => feedIssue(code, place)) };
  }

  #brokenRow(
    code: 'row.too-long' | 'row.not-an-object' | 'json.malformed',
    { line, text }: JsonElement,
  ): FeedRecord {
    this.#row += 1;
    const fault = feedIssue(code, { row: this.#row, line, given: text });
    return { kind: 'record', row: this.#row, line, values: new Map(), faults: [fault] };
  }

  #malformed(element: JsonElement): readonly FoundInFeed[] {
    this.#malformedCount += 1;
    const record = this.#brokenRow('json.malformed', element);
    if (this.#malformedCount < this.terms.limits.faultsMax) return [record];
    this.#isFinished = true;
    return [record, { kind: 'file-issue', issue: feedIssue('file.too-damaged', { line: element.line }) }];
  }
}
