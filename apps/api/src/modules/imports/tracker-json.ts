import type { ImportFormat } from '@pricehunt/api-contract/imports';
import { fieldName, linkNames, ownAlertsName } from './import-record';
import type { ImportRecord } from './import-record';

export interface ReadRecords {
  readonly format: ImportFormat;
  readonly records: readonly ImportRecord[];
  readonly brokenLines: readonly number[];
  /** Whether there were more than `recordsMax`. */
  readonly isCut: boolean;
  /** PriceHunt's own export names a product once for each of its parts. */
  readonly isOwnExport?: true;
}

/** What is read of a text that nobody would import at once, so that it takes little memory. */
export const recordsMax = 10_000;

type Fields = ReadonlyMap<string, unknown>;

/** Reads the lists that trackers export or return from their API. Null if the value has no list of objects with links. */
export function readTrackerJson(value: unknown): ReadRecords | null {
  const [listed] = listsIn(value);
  if (listed === undefined) return null;
  const isWatches = listed.isWatches;
  const items = listed.items.slice(0, recordsMax);
  const records = items.map((item, place) => recordOf(item, place + 1));
  const broken = records.flatMap((record, place) => (record === null ? [place + 1] : []));
  const read = records.flatMap((record) => record ?? []);
  const format = isWatches ? 'changedetection' : formatOf(items);
  return {
    format,
    records: read,
    brokenLines: broken,
    isCut: listed.items.length > recordsMax,
    ...(listed.isOwnExport === true ? { isOwnExport: true } : {}),
  };
}

const listNames = ['data', 'products', 'items', 'results', 'links', 'watches'] as const;

interface Listed {
  readonly isWatches: boolean;
  readonly items: readonly unknown[];
  readonly isOwnExport?: true;
}

function listsIn(value: unknown): readonly Listed[] {
  if (Array.isArray(value)) return [{ isWatches: false, items: value }];
  const fields = fieldsOf(value);
  if (fields === null) return [];
  const watching = fieldsOf(fields.get('watching'));
  if (watching !== null) return [{ isWatches: true, items: [...watching.values()] }];
  const own = fieldsOf(fields.get('data'));
  if (own !== null) return [{ isWatches: false, items: itemsOfExport(own), isOwnExport: true }];
  const list = listNames.map((name) => fields.get(name)).find(Array.isArray);
  if (list !== undefined) return [{ isWatches: false, items: list }];
  const isByUuid = [...fields.keys()].every((key) => /^[\da-f]{8}(?: [\da-f]{4}){3} [\da-f]{12}$/.test(key));
  return fields.size > 0 && isByUuid ? [{ isWatches: true, items: [...fields.values()] }] : [];
}

/** PriceHunt's own export: favourites, price alerts, and alerts that wait for their product. */
function itemsOfExport(data: Fields): readonly unknown[] {
  const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
  const alerts = listIn(fieldsOf(data.get('alerts'))?.get('alerts')).map((alert) => {
    const { product, currency } = Object(alert);
    const { id, title } = Object(product);
    return { record: 'price-alert', productId: id, title, alerts: [alert], currency };
  });
  const gtinsOf = new Map(
    listIn(data.get('products')).map((product) => [Object(product).id, Object(product).gtins]),
  );
  const items = [
    ...listIn(fieldsOf(data.get('lists'))?.get('favorites')),
    ...alerts,
    ...listIn(data.get('waiting alerts')).map((alerts) => ({ ...Object(alerts), record: 'waiting-alert' })),
  ];
  return items.map((item) => {
    const gtins = listIn(gtinsOf.get(Object(item).productId));
    return gtins.length === 0 ? item : { ...Object(item), gtin: gtins.join(' ') };
  });
}

function formatOf(items: readonly unknown[]): ImportFormat {
  const names = new Set(items.slice(0, 20).flatMap((item) => [...(fieldsOf(item)?.keys() ?? [])]));
  const hasAny = (...wanted: readonly string[]) => wanted.some((name) => names.has(name));
  if (hasAny('price cache')) return 'pricebuddy';
  if (hasAny('price drop threshold', 'notify back in stock')) return 'price-ghost';
  if (hasAny('product links', 'product store', 'notification settings', 'price desired'))
    return 'discount-bandit';
  if (hasAny('restock', 'restock settings', 'fetch backend')) return 'changedetection';
  return 'table';
}

function recordOf(item: unknown, line: number): ImportRecord | null {
  const known = { fields: new Map<string, string | number | boolean>(), links: new Array<string>() };
  if (typeof item === 'string') return { line, fields: known.fields, links: [item] };
  const own = fieldsOf(item);
  if (own === null) return null;
  collect(own, known, 0);
  const alerts = own.get('alerts');
  if (Array.isArray(alerts)) known.fields.set(ownAlertsName, JSON.stringify({ alerts }));
  return { line, ...known };
}

/** Objects and lists that say more about the same product. */
const parts: ReadonlySet<string> = new Set([
  ...['price cache', 'urls', 'product links', 'links', 'product store', 'stores', 'store'],
  ...['notification settings', 'restock', 'restock settings', 'currency'],
]);
/** Of a shop or a price within a product, not of the product. */
const ownNames: ReadonlySet<string> = new Set(['name', 'title', 'price']);
const depthMax = 3;
const partsMax = 20;

/** The outermost value of a name counts. */
function collect(
  from: Fields,
  into: { readonly fields: Map<string, string | number | boolean>; readonly links: string[] },
  depth: number,
): void {
  for (const [name, value] of from) {
    if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') continue;
    if (linkNames.has(name)) into.links.push(String(value));
    else if ((depth === 0 || !ownNames.has(name)) && !into.fields.has(name)) into.fields.set(name, value);
  }
  if (depth === depthMax) return;
  for (const [name, value] of from) {
    if (!parts.has(name)) continue;
    const below: readonly unknown[] = Array.isArray(value) ? value.slice(0, partsMax) : [value];
    for (const each of below) {
      const fields = fieldsOf(each);
      if (fields !== null) collect(fields, into, depth + 1);
    }
  }
}

function fieldsOf(value: unknown): Fields | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? new Map<string, unknown>(Object.entries(value).map(([name, each]) => [fieldName(name), each]))
    : null;
}
