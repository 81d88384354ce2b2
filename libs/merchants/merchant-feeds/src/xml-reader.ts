import { SaxesParser } from 'saxes';
import type { SaxesTagPlain } from 'saxes';
import type { FeedAttribute } from './feed-attributes';
import { AttributeNames, repeatableAttributes } from './feed-attributes';
import type { FeedIssue, FeedIssuePlace } from './feed-issue';
import { feedIssue } from './feed-issue';
import type { FeedIssueCode } from './feed-issue-table';
import type { FeedLimits } from './feed-options';
import type { FoundInFeed, GivenValue, RecordReader } from './feed-record';
import { addValue } from './feed-record';
import { ColumnChoices } from './feed-mapping';
import type { FeedMapping } from './feed-mapping';
import { isItemName, xmlExportOf } from './known-xml-exports';
import { isStructured, structuredText } from './shipping-text';
import { strayAmpersand, StrayAmpersands } from './stray-ampersands';
import type { XmlCell, XmlExport } from './xml-export';

interface OpenItem {
  readonly depth: number;
  readonly line: number;
  readonly values: Map<FeedAttribute, GivenValue[]>;
  /** Of an export. */
  readonly cells: XmlCell[];
  readonly faults: FeedIssue[];
  length: number;
}

interface OpenElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  text: string;
}

interface OpenValue extends OpenElement {
  /** Null if its text is not needed, or if it belongs to an export. */
  readonly attribute: FeedAttribute | null;
  readonly inner: OpenElement[];
}

export class XmlReader implements RecordReader {
  readonly #parser = new SaxesParser({ position: true, xmlns: false });
  readonly #ampersands = new StrayAmpersands();
  readonly #prefixes = new Map<string, boolean>();
  readonly #names = new AttributeNames();
  readonly #unknownNames = new Set<string>();
  readonly #choices: ColumnChoices;
  readonly #missing: Set<string>;
  #found: FoundInFeed[] = [];
  #depth = 0;
  #row = 0;
  #itemName: string | null = null;
  #export: XmlExport | null = null;
  #item: OpenItem | null = null;
  #value: OpenValue | null = null;
  #inner: OpenElement | null = null;
  /** Outside items, for the export. */
  #outer: OpenElement | null = null;
  #faultCount = 0;
  #charactersSinceEvent = 0;
  #isFinished = false;

  constructor(
    private readonly limits: FeedLimits,
    mapping: FeedMapping,
  ) {
    this.#choices = new ColumnChoices(mapping);
    this.#missing = new Set(this.#choices.missingFrom([]));
    this.#parser.on('opentag', (tag) => this.#open(tag));
    this.#parser.on('closetag', () => this.#close());
    this.#parser.on('text', (text) => this.#text(text));
    this.#parser.on('cdata', (text) => this.#text(text));
    this.#parser.on('doctype', () => this.#fileIssue('xml.doctype-ignored', {}));
    this.#parser.on('error', (error) => this.#malformed(error.message));
  }

  get isFinished(): boolean {
    return this.#isFinished;
  }

  push(text: string): readonly FoundInFeed[] {
    this.#parse(this.#ampersands.push(text));
    return this.#drained();
  }

  end(): readonly FoundInFeed[] {
    this.#parse(this.#ampersands.end());
    if (!this.#isFinished) this.#parser.close();
    if (!this.#isFinished && this.#row > 0 && this.#export === null)
      for (const column of this.#missing) this.#fileIssue('header.mapped-missing', { column });
    return this.#drained();
  }

  #parse(text: string): void {
    for (let from = 0; from < text.length && !this.#isFinished; from += stepLength) {
      const step = text.slice(from, from + stepLength);
      this.#charactersSinceEvent += step.length;
      this.#parser.write(step);
      if (this.#charactersSinceEvent > this.limits.rowLengthMax + stepLength) {
        this.#giveUp('row.too-long', {
          row: this.#item === null ? null : this.#row + 1,
          line: this.#parser.line,
        });
      }
    }
  }

  #drained(): readonly FoundInFeed[] {
    const found = this.#found;
    this.#found = [];
    return found;
  }

  #fileIssue(code: FeedIssueCode, place: FeedIssuePlace): void {
    this.#found.push({ kind: 'file-issue', issue: feedIssue(code, place) });
  }

  #giveUp(code: FeedIssueCode, place: FeedIssuePlace): void {
    if (this.#isFinished) return;
    this.#fileIssue(code, place);
    this.#isFinished = true;
  }

  #malformed(message: string): void {
    if (this.#isFinished) return;
    const [, line = '', given = message] = /^(\d+):\d+: (.*)$/s.exec(message) ?? [];
    const isStrayAmpersand = this.#item !== null && /entity/.test(given);
    const place = {
      row: this.#item === null ? null : this.#row + 1,
      line: line === '' ? null : Number(line),
      given,
    };
    if (isStrayAmpersand) {
      if (this.#item?.faults.at(-1)?.code !== 'xml.stray-ampersand') {
        this.#item?.faults.push(
          feedIssue('xml.stray-ampersand', { ...place, column: this.#value?.name ?? null }),
        );
      }
      return;
    }
    this.#faultCount += 1;
    if (this.#item !== null) {
      if (this.#item.faults.at(-1)?.code !== 'xml.malformed')
        this.#item.faults.push(feedIssue('xml.malformed', place));
    }
    if (this.#faultCount === 1) this.#fileIssue('xml.malformed', { ...place, row: null });
    if (this.#faultCount >= this.limits.faultsMax) this.#giveUp('file.too-damaged', place);
  }

  #open(tag: SaxesTagPlain): void {
    this.#charactersSinceEvent = 0;
    this.#depth += 1;
    if (this.#isFinished) return;
    if (this.#depth > this.limits.xmlDepthMax) {
      this.#giveUp('xml.too-deep', { line: this.#parser.line, given: tag.name });
      return;
    }
    if (this.#item === null) this.#openOutside(tag);
    else if (this.#depth === this.#item.depth + 1) this.#value = this.#openValue(tag);
    else if (this.#value !== null) this.#openInner(this.#value, tag);
  }

  #openInner(value: OpenValue, tag: SaxesTagPlain): void {
    value.text += ' ';
    this.#inner = { name: plainName(tag.name), attributes: tag.attributes, text: '' };
    if (value.inner.length < innerMax) value.inner.push(this.#inner);
  }

  #openOutside(tag: SaxesTagPlain): void {
    for (const [name, value] of Object.entries(tag.attributes)) {
      if (name.startsWith('xmlns:') && this.#prefixes.size < 100) {
        this.#prefixes.set(name.slice('xmlns:'.length), /base\.google\.com\/ns/.test(value));
      }
    }
    const name = plainName(tag.name);
    if (this.#depth === 1) this.#export = xmlExportOf(name);
    else if (this.#itemName === null) this.#findItemName(name);
    if (name === this.#itemName) this.#openItem(tag, name);
    else if (this.#export?.outside?.names.has(name) === true)
      this.#outer = { name, attributes: tag.attributes, text: '' };
  }

  #findItemName(name: string): void {
    const isOfExport = name === this.#export?.itemName;
    if (!isOfExport && !isItemName(name)) return;
    this.#itemName = name;
    if (!isOfExport) this.#export = null;
  }

  #openItem({ attributes }: SaxesTagPlain, name: string): void {
    const cells = this.#export?.cellsOf({ name, attributes, text: '', inner: [] }) ?? [];
    this.#item = {
      depth: this.#depth,
      line: this.#parser.line,
      values: new Map(),
      cells: cells.filter(({ text }) => text !== ''),
      faults: [],
      length: 0,
    };
    this.#value = null;
  }

  #openValue(tag: SaxesTagPlain): OpenValue {
    const { name, attributes } = tag;
    if (this.#export !== null) return { name, attributes, attribute: null, inner: [], text: '' };
    const meant = this.#isOurs(tag.name) ? this.#names.meaningOf(withoutPrefix(tag.name)) : 'unused';
    const isChosen = this.#choices.has(name);
    if (isChosen) this.#missing.delete(name);
    if (meant === null && !isChosen && this.#unknownNames.size < 100 && !this.#unknownNames.has(tag.name)) {
      this.#unknownNames.add(tag.name);
      this.#fileIssue('header.unknown-column', { line: this.#parser.line, column: tag.name });
    }
    const attribute = this.#choices.attributeOf(name, meant === 'unused' ? null : meant);
    const href = attributes['href'];
    const isPageLink = attribute === 'link' && (attributes['rel'] ?? 'alternate') === 'alternate';
    return { name, attributes, attribute, inner: [], text: isPageLink && href !== undefined ? href : '' };
  }

  /** Other vocabularies (media:, dc:, content:) use the same names differently. */
  #isOurs(name: string): boolean {
    const colon = name.indexOf(':');
    return colon === -1 || (this.#prefixes.get(name.slice(0, colon)) ?? name.slice(0, colon) === 'g');
  }

  #noteStrayAmpersand(given: string): void {
    if (this.#item === null || this.#item.faults.some(({ code }) => code === 'xml.stray-ampersand')) return;
    const place = { row: this.#row + 1, line: this.#parser.line, column: this.#value?.name ?? null, given };
    this.#item.faults.push(feedIssue('xml.stray-ampersand', place));
  }

  /** Restores and reports bare ampersands. */
  #unmarked(text: string): string {
    if (!text.includes(strayAmpersand)) return text;
    const plain = text.replaceAll(strayAmpersand, '&');
    this.#noteStrayAmpersand(plain);
    return plain;
  }

  #text(marked: string): void {
    this.#charactersSinceEvent = 0;
    const item = this.#item;
    const value = this.#value;
    if (this.#outer !== null && this.#outer.text.length < outerLengthMax)
      this.#outer.text += this.#unmarked(marked);
    if (item === null || value === null || (value.attribute === null && this.#export === null)) return;
    const text = this.#unmarked(marked);
    item.length += text.length;
    if (item.length > this.limits.rowLengthMax) {
      if (item.faults.at(-1)?.code !== 'row.too-long') {
        item.faults.push(
          feedIssue('row.too-long', { row: this.#row + 1, line: item.line, column: value.name }),
        );
      }
      return;
    }
    value.text += text;
    if (this.#inner !== null) this.#inner.text += text;
  }

  #close(): void {
    this.#charactersSinceEvent = 0;
    const item = this.#item;
    const value = this.#value;
    if (item !== null && this.#depth === item.depth + 1 && value !== null) {
      this.#value = null;
      this.#inner = null;
      if (this.#export !== null) {
        const cells = this.#export.cellsOf({ ...value, name: plainName(value.name) });
        item.cells.push(...cells.filter(({ text }) => text.trim() !== '').slice(0, innerMax));
      } else if (value.attribute !== null) {
        this.#keep(item, value.attribute, value.name, textOf(value, value.attribute));
      }
    } else if (item !== null && this.#depth === item.depth) {
      if (this.#export !== null) keepCells(item, this.#export);
      this.#row += 1;
      const { line, values, faults } = item;
      this.#found.push({ kind: 'record', row: this.#row, line, values, faults });
      this.#item = null;
    } else if (this.#outer !== null) {
      this.#export?.outside?.take(this.#outer);
      this.#outer = null;
    } else if (this.#inner !== null && value !== null) {
      value.text += ' ';
      this.#inner = null;
    }
    this.#depth -= 1;
  }

  /** `g:title` takes precedence over `title`. */
  #keep(item: OpenItem, attribute: FeedAttribute, name: string, text: string): void {
    const known = item.values.get(attribute);
    if (known === undefined || !name.includes(':') || repeatableAttributes.has(attribute)) {
      addValue(item.values, attribute, name, text);
    } else if (text !== '') known.unshift({ column: name, text });
  }
}

/** Small enough to detect an endless value early. */
const stepLength = 16_384;

/** Elements in one element of an item. */
const innerMax = 1_000;
const outerLengthMax = 1_000;

function plainName(name: string): string {
  return withoutPrefix(name).toLowerCase();
}

function withoutPrefix(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

/** Elements in a text are its markup, unless they are the parts of a structured attribute. */
function textOf({ inner, text }: OpenValue, attribute: FeedAttribute): string {
  if (inner.length === 0 || !isStructured(attribute)) return text.trim();
  const parts = new Map<string, string>();
  for (const { name, text: part } of inner) parts.set(name, (parts.get(name) ?? '') + part);
  return structuredText(attribute, parts).trim();
}

/** Of several elements for one attribute, the preferred comes first; further images are additional ones. */
function keepCells({ cells, values }: OpenItem, known: XmlExport): void {
  const found = [...cells, ...(known.completed?.(cells) ?? [])].flatMap(({ key, column, text }) => {
    const use = known.columnOf(key, column);
    return use === null ? [] : [{ ...use, column, text: (use.write?.(text) ?? text).trim() }];
  });
  for (const { attribute, column, text } of found.toSorted((one, other) => one.rank - other.rank)) {
    const isFurther = attribute === 'image_link' && values.has(attribute);
    addValue(values, isFurther ? 'additional_image_link' : attribute, column, text);
  }
}
