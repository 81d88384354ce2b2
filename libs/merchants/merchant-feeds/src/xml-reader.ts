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
import { isStructured, structuredText } from './shipping-text';
import { strayAmpersand, StrayAmpersands } from './stray-ampersands';

interface OpenItem {
  readonly depth: number;
  readonly line: number;
  readonly values: Map<FeedAttribute, GivenValue[]>;
  readonly faults: FeedIssue[];
  length: number;
}

interface OpenValue {
  readonly name: string;
  readonly attribute: FeedAttribute | null;
  readonly parts: Map<string, string>;
  text: string;
}

export class XmlReader implements RecordReader {
  readonly #parser = new SaxesParser({ position: true, xmlns: false });
  readonly #ampersands = new StrayAmpersands();
  readonly #prefixes = new Map<string, boolean>();
  readonly #names = new AttributeNames();
  readonly #unknownNames = new Set<string>();
  #found: FoundInFeed[] = [];
  #depth = 0;
  #row = 0;
  #itemName: string | null = null;
  #item: OpenItem | null = null;
  #value: OpenValue | null = null;
  #partName: string | null = null;
  #faultCount = 0;
  #charactersSinceEvent = 0;
  #isFinished = false;

  constructor(private readonly limits: FeedLimits) {
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
    else this.#partName = withoutPrefix(tag.name).toLowerCase();
  }

  #openOutside(tag: SaxesTagPlain): void {
    for (const [name, value] of Object.entries(tag.attributes)) {
      if (name.startsWith('xmlns:') && this.#prefixes.size < 100) {
        this.#prefixes.set(name.slice('xmlns:'.length), /base\.google\.com\/ns/.test(value));
      }
    }
    const name = withoutPrefix(tag.name).toLowerCase();
    if (this.#itemName === null && itemNames.has(name) && this.#depth > 1) this.#itemName = name;
    if (name !== this.#itemName) return;
    this.#item = { depth: this.#depth, line: this.#parser.line, values: new Map(), faults: [], length: 0 };
    this.#value = null;
  }

  #openValue(tag: SaxesTagPlain): OpenValue {
    const meant = this.#isOurs(tag.name) ? this.#names.meaningOf(withoutPrefix(tag.name)) : 'unused';
    if (meant === null && this.#unknownNames.size < 100 && !this.#unknownNames.has(tag.name)) {
      this.#unknownNames.add(tag.name);
      this.#fileIssue('header.unknown-column', { line: this.#parser.line, column: tag.name });
    }
    const attribute = meant === 'unused' ? null : meant;
    const href = tag.attributes['href'];
    const isPageLink = attribute === 'link' && (tag.attributes['rel'] ?? 'alternate') === 'alternate';
    return {
      name: tag.name,
      attribute,
      parts: new Map(),
      text: isPageLink && href !== undefined ? href : '',
    };
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
    if (item === null || value === null || value.attribute === null) return;
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
    if (this.#partName === null) value.text += text;
    else value.parts.set(this.#partName, (value.parts.get(this.#partName) ?? '') + text);
  }

  #close(): void {
    this.#charactersSinceEvent = 0;
    const item = this.#item;
    const value = this.#value;
    if (item !== null && this.#depth === item.depth + 1 && value !== null) {
      this.#value = null;
      if (value.attribute !== null) {
        const text = value.parts.size > 0 ? textOfParts(value.attribute, value.parts) : value.text;
        this.#keep(item, value.attribute, value.name, text.trim());
      }
    } else if (item !== null && this.#depth === item.depth) {
      this.#row += 1;
      const { line, values, faults } = item;
      this.#found.push({ kind: 'record', row: this.#row, line, values, faults });
      this.#item = null;
    } else this.#partName = null;
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

const itemNames: ReadonlySet<string> = new Set(['item', 'entry', 'product']);

function withoutPrefix(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

function textOfParts(attribute: FeedAttribute, parts: ReadonlyMap<string, string>): string {
  return isStructured(attribute) ? structuredText(attribute, parts) : [...parts.values()].join(' ');
}
