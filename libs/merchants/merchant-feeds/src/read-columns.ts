import { isHeader, tableColumns } from './delimited-reader';
import { DelimitedScanner } from './delimited-scanner';
import type { ExportName } from './export-columns';
import { attributeNamed } from './feed-attributes';
import type { FeedAttribute } from './feed-attributes';
import { FeedBytes } from './feed-bytes';
import type { DelimitedFormat, JsonFormat } from './feed-format';
import { ColumnChoices } from './feed-mapping';
import { feedLimitsByDefault } from './feed-options';
import type { FeedHints } from './feed-options';
import { FeedText } from './feed-text';
import { JsonElements } from './json-elements';
import { JsonLines } from './json-lines';
import { parsedJson, textOfJson } from './json-values';
import { sniffAnyTable } from './sniff-delimited';
import { sniffEncoding } from './sniff-encoding';
import { sniffedBytesMax, sniffFeed } from './sniff-feed';
import { tableExportOf } from './table-export';
import { readXmlColumns } from './read-xml-columns';
import { isWoocommerceProduct } from './woocommerce-products';

export interface FeedColumn {
  readonly name: string;
  readonly samples: readonly string[];
  readonly attribute: FeedAttribute | null;
}

export interface FeedColumns {
  readonly exportName: ExportName | null;
  /** Empty if the file can't be mapped, such as a Shopify products.json. */
  readonly columns: readonly FeedColumn[];
}

const rowsRead = 20;
const columnsMax = 200;
const samplesMax = 3;
const sampleLengthMax = 80;

/** Reads columns from the first bytes of a table, an XML or a JSON list. Never throws for file content. */
export async function readColumns(
  source: AsyncIterable<Uint8Array>,
  hints: FeedHints = {},
): Promise<FeedColumns> {
  const none: FeedColumns = { exportName: null, columns: [] };
  for await (const piece of new FeedBytes(source, feedLimitsByDefault.bytesMax, sniffedBytesMax)) {
    const sniffed = sniffFeed(piece, hints);
    const encoding = sniffed.kind === 'known' ? sniffed.format.encoding : sniffEncoding(piece, hints);
    const text = new FeedText(encoding).next(piece);
    if (sniffed.kind === 'known' && sniffed.format.kind === 'delimited')
      return columnsOfTable(text, sniffed.format);
    if (sniffed.kind === 'known' && sniffed.format.kind === 'xml') return columnsOfXml(text);
    if (sniffed.kind === 'known')
      return sniffed.format.kind === 'json' ? columnsOfJson(text, sniffed.format) : none;
    const format = sniffed.reason === 'no-header' ? sniffAnyTable(text, encoding) : null;
    return format === null ? none : columnsOfTable(text, format);
  }
  return none;
}

function columnsOfTable(text: string, format: DelimitedFormat): FeedColumns {
  const scanner = new DelimitedScanner(format, text.length + 1);
  const rows = [...scanner.push(text), ...scanner.end()].flatMap((row) =>
    row.kind === 'cells' && row.line >= format.headerLine ? [row.cells] : [],
  );
  const [header = [], ...below] = rows;
  const cells = header.slice(0, columnsMax);
  const known = tableExportOf(header);
  const columns = tableColumns(cells, known, new ColumnChoices([]));
  return {
    exportName: isHeader(header) ? (known?.name ?? null) : null,
    columns: columns.flatMap(({ name, attribute }, place) =>
      name === ''
        ? []
        : [{ name, attribute, samples: samplesOf(below.slice(0, rowsRead).map((row) => row[place] ?? '')) }],
    ),
  };
}

function columnsOfJson(text: string, format: JsonFormat): FeedColumns {
  const reader =
    format.shape === 'lines' ? new JsonLines(text.length + 1) : new JsonElements(format, text.length + 1);
  const values = new Map<string, string[]>();
  for (const element of reader.push(text).slice(0, rowsRead)) {
    const parsed = parsedJson(element.text);
    if (typeof parsed !== 'object' || parsed === null) continue;
    if (isWoocommerceProduct(new Map<string, unknown>(Object.entries(parsed)))) {
      return { exportName: 'woocommerce', columns: [] };
    }
    collect(values, parsed, '', 0);
  }
  return { exportName: null, columns: namedColumns(values) };
}

function columnsOfXml(text: string): FeedColumns {
  const { exportName, texts } = readXmlColumns(text, { rowsMax: rowsRead, columnsMax });
  return { exportName, columns: namedColumns(texts) };
}

function namedColumns(values: ReadonlyMap<string, readonly string[]>): readonly FeedColumn[] {
  return [...values].map(([name, texts]) => {
    const attribute = attributeNamed(name);
    return { name, samples: samplesOf(texts), attribute: attribute === 'unused' ? null : attribute };
  });
}

const depthMax = 3;

function collect(values: Map<string, string[]>, fields: object, before: string, depth: number): void {
  for (const [key, value] of Object.entries(fields)) {
    const path = `${before}${key}`;
    const each: readonly unknown[] = Array.isArray(value) ? value : [value];
    const texts = each.map(textOfJson).filter((text) => text !== '');
    const objects = each.filter((one) => typeof one === 'object' && one !== null);
    if (texts.length > 0 || objects.length === 0) {
      if (!values.has(path) && values.size >= columnsMax) return;
      values.set(path, [...(values.get(path) ?? []), ...texts.slice(0, samplesMax)]);
    }
    if (depth < depthMax)
      for (const one of objects.slice(0, samplesMax)) collect(values, one, `${path}.`, depth + 1);
  }
}

function samplesOf(texts: readonly string[]): readonly string[] {
  const shown = texts.map((text) => text.trim().replace(/\s+/g, ' ')).filter((text) => text !== '');
  return [...new Set(shown)].slice(0, samplesMax).map((text) => {
    const cut = text.slice(0, sampleLengthMax - 1).replace(/[\ud800-\udbff]$/, '');
    return text.length <= sampleLengthMax ? text : `${cut}…`;
  });
}
