import { DelimitedReader } from './delimited-reader';
import { FeedBytes } from './feed-bytes';
import type { FeedFormat } from './feed-format';
import { feedIssue } from './feed-issue';
import type { FeedIssueCode } from './feed-issue-table';
import type { FeedTerms, ReadFeedOptions } from './feed-options';
import { feedTerms } from './feed-options';
import type { FeedReading, FeedRow } from './feed-reading';
import type { FeedRecord, FoundInFeed, RecordReader } from './feed-record';
import { FeedText } from './feed-text';
import { JsonReader } from './json-reader';
import { readItem } from './read-item';
import { SeenIds } from './seen-ids';
import type { SniffedFeed } from './sniff-feed';
import { sniffedBytesMax, sniffFeed } from './sniff-feed';
import { XmlReader } from './xml-reader';

/** Row by row. Reports invalid content as issues; throws FeedOptionsInvalid and the source's errors. */
export function readFeed(
  source: AsyncIterable<Uint8Array>,
  options: ReadFeedOptions = {},
): AsyncIterable<FeedReading> {
  const terms = feedTerms(options);
  return { [Symbol.asyncIterator]: () => readings(source, terms) };
}

async function* readings(
  source: AsyncIterable<Uint8Array>,
  terms: FeedTerms,
): AsyncGenerator<FeedReading, void> {
  const bytes = new FeedBytes(source, terms.limits.bytesMax, sniffedBytesMax);
  const run = new FeedRun(terms);
  for await (const piece of bytes) {
    for (const reading of run.read(piece)) yield reading;
    if (run.isFinished) break;
  }
  for (const reading of run.close(bytes.fault)) yield reading;
  yield run.end(bytes.byteCount);
}

class FeedRun {
  readonly #seen = new SeenIds();
  #format: FeedFormat | null = null;
  #text: FeedText | null = null;
  #reader: RecordReader | null = null;
  #rowCount = 0;
  #rejectedCount = 0;
  #hasFailed = false;
  #isStopped = false;

  constructor(private readonly terms: FeedTerms) {}

  get isFinished(): boolean {
    return this.#isStopped || (this.#reader?.isFinished ?? false);
  }

  *read(piece: Uint8Array): Generator<FeedReading> {
    if (this.#reader === null || this.#text === null) {
      const sniffed: SniffedFeed =
        this.terms.format === null
          ? sniffFeed(piece, this.terms.hints, this.terms.mapping)
          : { kind: 'known', format: this.terms.format };
      if (sniffed.kind === 'unknown') {
        yield this.#failure(failureCodes[sniffed.reason]);
        return;
      }
      this.#format = sniffed.format;
      this.#text = new FeedText(sniffed.format.encoding);
      this.#reader = readerOf(sniffed.format, this.terms);
    }
    yield* this.#readings(this.#reader.push(this.#text.next(piece)));
  }

  *close(fault: FeedIssueCode | null): Generator<FeedReading> {
    if (this.#reader !== null && this.#text !== null && !this.isFinished) {
      const found = [...this.#reader.push(this.#text.last()), ...(fault === null ? this.#reader.end() : [])];
      yield* this.#readings(found);
    }
    if (fault !== null) yield this.#failure(fault);
    if (this.#rowCount > 0 || this.#hasFailed) return;
    yield this.#failure(this.#reader === null ? 'file.empty' : 'file.no-items');
  }

  end(byteCount: number): FeedReading {
    return {
      kind: 'end',
      format: this.#format,
      rowCount: this.#rowCount,
      itemCount: this.#rowCount - this.#rejectedCount,
      rejectedCount: this.#rejectedCount,
      byteCount,
      isComplete: !this.#hasFailed,
    };
  }

  *#readings(found: readonly FoundInFeed[]): Generator<FeedReading> {
    for (const one of found) {
      if (this.#isStopped) return;
      if (one.kind === 'file-issue') {
        this.#hasFailed ||= one.issue.severity === 'error';
        yield one;
      } else if (this.#rowCount === this.terms.limits.rowsMax) yield this.#failure('file.too-many-rows');
      else yield this.#row(one);
    }
  }

  #failure(code: FeedIssueCode): FeedReading {
    this.#isStopped = true;
    this.#hasFailed = true;
    return { kind: 'file-issue', issue: feedIssue(code) };
  }

  #row(record: FeedRecord): FeedRow {
    this.#rowCount += 1;
    const { row, line } = record;
    const { itemId, item, issues } = readItem(record, this.terms);
    if (item !== null && this.#seen.add(item.itemId)) return { kind: 'item', row, item, issues };
    this.#rejectedCount += 1;
    const column = record.values.get('id')?.[0]?.column ?? 'id';
    const repeated = item === null ? [] : [feedIssue('id.duplicate', { row, line, column, given: itemId })];
    return { kind: 'rejected', row, itemId, issues: [...issues, ...repeated], given: givenIn(record) };
  }
}

const failureCodes: Readonly<Record<Extract<SniffedFeed, { kind: 'unknown' }>['reason'], FeedIssueCode>> = {
  empty: 'file.empty',
  gzip: 'file.archive',
  archive: 'file.archive',
  spreadsheet: 'file.spreadsheet',
  'web-page': 'file.web-page',
  'other-xml': 'file.unknown-format',
  'no-header': 'header.missing',
  binary: 'file.unknown-format',
};

function readerOf(format: FeedFormat, terms: FeedTerms): RecordReader {
  switch (format.kind) {
    case 'delimited':
      return new DelimitedReader(format, terms);
    case 'xml':
      return new XmlReader(terms.limits, terms.mapping);
    case 'json':
    case 'shopify-json':
      return new JsonReader(format, terms);
  }
}

function givenIn(record: FeedRecord): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...record.values].map(([attribute, values]) => [attribute, values.map(({ text }) => text).join(',')]),
  );
}
