/** One product of a file: texts as the file has them, by normalised name (`target price`). */
export interface ImportRecord {
  readonly line: number;
  readonly fields: ReadonlyMap<string, string | number | boolean>;
  /** Candidates in their order; not yet checked. */
  readonly links: readonly string[];
}

export const linkNames: ReadonlySet<string> = new Set([
  ...['url', 'link', 'uri', 'href', 'product url', 'product link', 'page url', 'address', 'adresse'],
  'url amazon',
]);

/** PriceHunt's own export has alerts here, as JSON. */
export const ownAlertsName = 'detail';

/** The columns of PriceHunt's own export, and those of its rows that are products to import. */
export const ownColumns = ['record', 'title', 'product id', 'link', 'price', 'currency', 'at', 'detail'];
export const ownRows = ['favorite', 'price-alert', 'waiting-alert'];

export function hasOwnAlerts(record: ImportRecord): boolean {
  return ['price-alert', 'waiting-alert'].includes(textOf(record, ['record']));
}

export const codeNames = [
  'gtin',
  'gtin13',
  'ean',
  'upc',
  'isbn',
  'barcode',
  'product codes ean',
  'product codes upc',
];

/** "notifyPrice", "notify_price" and "Notify price" are one name. */
export function fieldName(name: string): string {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

export function valueOf(
  { fields }: ImportRecord,
  names: readonly string[],
): string | number | boolean | undefined {
  for (const name of names) {
    const value = fields.get(name);
    if (value !== undefined && value !== '') return value;
  }
  return undefined;
}

export function textOf(record: ImportRecord, names: readonly string[]): string {
  return String(valueOf(record, names) ?? '').trim();
}
