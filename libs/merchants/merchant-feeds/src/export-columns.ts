import { gramsOfUnit } from '@pricehunt/offers';
import type { FeedAttribute } from './feed-attributes';
import type { FeedRecord } from './feed-record';

export type ExportName =
  | 'awin'
  | 'ceneo'
  | 'cj'
  | 'daisycon'
  | 'heureka'
  | 'idealo'
  | 'impact'
  | 'rakuten'
  | 'shopify'
  | 'skroutz'
  | 'webgains'
  | 'woocommerce'
  | 'yandex';

export interface ExportColumn {
  readonly attribute: FeedAttribute;
  /** Among columns for one attribute, the lowest rank wins. */
  readonly rank: number;
  readonly write?: (text: string) => string;
}

export interface RowGrouping {
  push(record: FeedRecord, cell: (key: string) => string): readonly FeedRecord[];
  end(): readonly FeedRecord[];
}

export interface TableExport {
  readonly name: ExportName;
  readonly recognises: (keys: ReadonlySet<string>) => boolean;
  readonly keyOf: (name: string) => string;
  readonly columnOf: (key: string, name: string) => ExportColumn | null;
  /** Null if every row is a product. */
  readonly groupRows: ((storeDomain: string | null) => RowGrouping) | null;
}

/** Maps keys to attributes, preferred key first. */
export function columnsByKey(
  lists: readonly (readonly [FeedAttribute, string])[],
  writings: ReadonlyMap<string, (text: string) => string> = new Map(),
): (key: string, name: string) => ExportColumn | null {
  const columns = new Map<string, ExportColumn>();
  for (const [attribute, keys] of lists) {
    keys.split(' ').forEach((key, rank) => {
      const write = writings.get(key);
      columns.set(key, { attribute, rank, ...(write === undefined ? {} : { write }) });
    });
  }
  return (key, name) => {
    const column = columns.get(key);
    return column === undefined ? null : withUnitOf(column, name);
  };
}

/** Adds the unit in the column name, such as "Weight (kg)", to weights without one. */
export function withUnitOf(column: ExportColumn, name: string): ExportColumn {
  if (column.attribute !== 'shipping_weight' || column.write !== undefined) return column;
  const unit = /\(([^)]*)\)\s*$/.exec(name)?.[1] ?? '';
  return gramsOfUnit(unit) === null ? column : { ...column, write: weightIn(unit) };
}

/** Adds this unit to weights without one. */
export function weightIn(unit: string): (text: string) => string {
  return (text) => (/^[\d.,\s]+$/.test(text) ? `${text.trim()} ${unit}` : text);
}
