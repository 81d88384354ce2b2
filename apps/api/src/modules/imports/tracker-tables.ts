import type { ImportFormat } from '@pricehunt/api-contract/imports';
import { readTable } from '@pricehunt/merchant-feeds';
import { shopOf } from '@pricehunt/product-links';
import { codeNames, fieldName, linkNames, ownColumns, ownRows } from './import-record';
import type { ImportRecord } from './import-record';
import type { ReadRecords } from './tracker-json';

/** Reads a table with a column of links or of Amazon's item numbers. Null if there is none. */
export function readTrackerTable(text: string): ReadRecords | null {
  const table = readTable(text, isHeader);
  if (table === null) return null;
  const names = table.header.map(fieldName);
  const format = kindOf(names);
  if (format === null) return null;
  const records = table.rows.map(({ line, cells }) => recordOf(line, names, cells));
  const read = { format, brokenLines: table.brokenLines, isCut: false };
  if (!ownColumns.every((name, place) => names[place] === name)) return { ...read, records };
  // Favourites first, because the rows of alerts have no title.
  const own = ownRows.flatMap((kind) => records.filter(({ fields }) => fields.get('record') === kind));
  return { ...read, records: own, isOwnExport: true };
}

const columnsMax = 300;

function isHeader(cells: readonly string[]): boolean {
  return cells.length <= columnsMax && kindOf(cells.map(fieldName)) !== null;
}

function kindOf(names: readonly string[]): ImportFormat | null {
  if (names.includes('asin') && names.includes('locale')) return 'keepa';
  if (!names.some((name) => linkNames.has(name) || codeNames.includes(name))) return null;
  if (names.includes('price drop threshold')) return 'price-ghost';
  return names.includes('notify percentage') || names.includes('price desired') ? 'discount-bandit' : 'table';
}

function recordOf(line: number, names: readonly string[], cells: readonly string[]): ImportRecord {
  const fields = new Map<string, string>();
  for (const [place, name] of names.entries()) {
    const cell = cells[place]?.trim() ?? '';
    if (!linkNames.has(name) && cell !== '' && !fields.has(name)) fields.set(name, cell);
  }
  const links = names.flatMap((name, place) => (linkNames.has(name) ? (cells[place] ?? []) : []));
  const amazon = amazonLink(fields.get('locale') ?? '', fields.get('asin') ?? '');
  return { line, fields, links: amazon === null ? links : [amazon, ...links] };
}

/** Keepa's table has the item number and the end of Amazon's domain (`de`, `co.uk`); most of its headers are translated. */
function amazonLink(locale: string, asin: string): string | null {
  if (!/^[A-Z\d]{10}$/.test(asin) || !/^[a-z.]{2,6}$/.test(locale)) return null;
  const link = `https://www.amazon.${locale}/dp/${asin}`;
  return shopOf(link) === null ? null : link;
}
