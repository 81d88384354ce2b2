import type { NewAlert } from '@pricehunt/api-contract/alerts';
import type { ImportFormat, ImportNotice, ImportRejection } from '@pricehunt/api-contract/imports';
import { favoriteKeyOf } from '@pricehunt/api-contract';
import { importLimits } from '@pricehunt/api-contract/imports';
import { toGtin14, visibleLine } from '@pricehunt/offers';
import { hostOf, parsePastedLink, readLinkWords } from '@pricehunt/product-links';
import { codeNames, textOf } from './import-record';
import type { ImportRecord } from './import-record';
import { readAlerts } from './read-alerts';
import { readLinkLines } from './link-lines';
import { readTrackerJson, recordsMax } from './tracker-json';
import type { ReadRecords } from './tracker-json';
import { readTrackerTable } from './tracker-tables';

export interface ReadEntry {
  readonly line: number;
  readonly title: string;
  /** Of PriceHunt's own export. */
  readonly productId: string | null;
  /** The pages of one product; at least one unless there are codes or an ID. */
  readonly links: readonly string[];
  /** 14 digits each. */
  readonly gtins: readonly string[];
  readonly alerts: readonly NewAlert[];
  readonly currency: string;
  readonly notices: readonly ImportNotice[];
}

export interface RejectedRow {
  readonly line: number;
  readonly text: string;
  readonly reason: ImportRejection;
}

export interface ReadImport {
  /** Null if nothing was recognised. */
  readonly format: ImportFormat | null;
  readonly entries: readonly ReadEntry[];
  readonly rejected: readonly RejectedRow[];
}

/** Reads exports of price trackers, tables and lists of links. Never throws, whatever the text. */
export function readImport(text: string, currency: string): ReadImport {
  const plain = text.replace(/^\uFEFF/, '');
  const read = /^\s*[[{]/.test(plain) ? readJson(plain) : readLines(plain);
  if (read === null) return { format: null, entries: [], rejected: [] };
  const rejected: RejectedRow[] = read.brokenLines.map((line) => ({ line, text: '', reason: 'broken' }));
  const entries: ReadEntry[] = [];
  const isOwn = read.isOwnExport === true;
  const seen = new Set<string>();
  for (const record of read.records) {
    const entry = entries.length < importLimits.entriesMax ? entryOf(record, currency, isOwn) : 'too-many';
    if (isOwn && typeof entry !== 'string' && joined(entries, entry)) continue;
    const reason = typeof entry === 'string' ? entry : reasonAgainst(entry, seen);
    if (typeof entry !== 'string' && reason === null) entries.push(entry);
    if (reason !== null) rejected.push({ line: record.line, text: shown(record), reason });
  }
  if (read.isCut) rejected.push({ line: recordsMax + 1, text: '', reason: 'too-many' });
  const isNothing = entries.length === 0 && read.format === 'links';
  return { format: isNothing ? null : read.format, entries, rejected };
}

function readLines(text: string): ReadRecords {
  const lines = text.replaceAll(/\r\n?/g, '\n').trimEnd();
  const end = endOfLines(lines, recordsMax);
  const some = lines.slice(0, end);
  return { ...(readTrackerTable(some) ?? readLinkLines(some)), isCut: end < lines.length };
}

function endOfLines(text: string, linesMax: number): number {
  let end = -1;
  for (let line = 1; line <= linesMax; line += 1) {
    end = text.indexOf('\n', end + 1);
    if (end === -1) return text.length;
  }
  return end;
}

function readJson(text: string): ReadRecords | null {
  try {
    return readTrackerJson(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Adds the alerts to those of the same product, or notes that they don't fit. False if there is no such product. */
function joined(entries: ReadEntry[], { productId, links, alerts, currency, notices }: ReadEntry): boolean {
  const place = entries.findIndex(
    (each) =>
      (productId !== null && each.productId === productId) || each.links.some((link) => links.includes(link)),
  );
  const known = entries[place];
  if (known === undefined) return false;
  const isFirst = known.alerts.length === 0;
  const added = isFirst || known.currency === currency ? alerts : [];
  const all = [...known.alerts, ...added].slice(0, importLimits.alertsMax);
  const isWhole = all.length === known.alerts.length + alerts.length;
  entries[place] = {
    ...known,
    alerts: all,
    currency: isFirst && alerts.length > 0 ? currency : known.currency,
    notices: [...new Set([...known.notices, ...notices, ...(isWhole ? [] : ['alerts-unreadable' as const])])],
  };
  return true;
}

function reasonAgainst({ productId, links, gtins }: ReadEntry, seen: Set<string>): ImportRejection | null {
  const ids = productId === null ? [] : [`id ${productId}`];
  const keys = [
    ...ids,
    ...(links.length === 0 ? gtins : links.flatMap((link) => favoriteKeyOf({ link }) ?? [])),
  ];
  if (keys.some((key) => seen.has(key))) return 'repeated';
  for (const key of keys) seen.add(key);
  return null;
}

const titleNames = ['title', 'name', 'product', 'product name', 'page title', 'titel', 'produkt'];
const linksMax = 5;
/** Of a row, those that are looked at. */
const linksReadMax = 20;
const linkLengthMax = 2_000;
const idLengthMax = 120;
const titleLengthMax = 500;
const shownLengthMax = 160;

function entryOf(record: ImportRecord, currency: string, isOwn: boolean): ReadEntry | 'no-link' {
  const links = record.links
    .slice(0, linksReadMax)
    .flatMap((text) => {
      const parsed = parsePastedLink(text);
      return parsed.kind === 'link' && parsed.url.length <= linkLengthMax ? parsed.url : [];
    })
    .slice(0, linksMax);
  const gtins = codeNames.flatMap((name) => textOf(record, [name]).split(/[\s,;]+/)).flatMap(gtinOf);
  const [link] = links;
  const id = isOwn ? textOf(record, ['product id']) : '';
  const productId = id === '' || id.length > idLengthMax ? null : id;
  if (link === undefined && gtins.length === 0 && productId === null) return 'no-link';
  const given = visibleLine(textOf(record, titleNames)).slice(0, titleLengthMax).trim();
  const title = given || (link === undefined ? (gtins[0] ?? id) : titleOf(link));
  return {
    line: record.line,
    title,
    productId,
    links,
    gtins: [...new Set(gtins)],
    ...readAlerts(record, currency),
  };
}

function gtinOf(code: string): readonly string[] {
  const gtin = toGtin14(code);
  return gtin === null ? [] : [gtin];
}

function titleOf(link: string): string {
  return (
    readLinkWords(link).words.slice(0, titleLengthMax) || (hostOf(link) ?? link.slice(0, titleLengthMax))
  );
}

function shown(record: ImportRecord): string {
  const text = record.links[0] ?? textOf(record, titleNames);
  return visibleLine(text).slice(0, shownLengthMax);
}
