import { gramsOfUnit } from '@pricehunt/offers';
import type { FeedAttribute } from './feed-attributes';
import type { FeedRecord } from './feed-record';

/** Programs and networks whose exports are recognised by their columns. */
export type ExportName =
  'awin' | 'cj' | 'daisycon' | 'idealo' | 'impact' | 'rakuten' | 'shopify' | 'webgains' | 'woocommerce';

/** A column of a recognised export: its attribute, and how its values are written for it. */
export interface ExportColumn {
  readonly attribute: FeedAttribute;
  /** The lower counts first where several columns hold the same attribute. */
  readonly rank: number;
  readonly write?: (text: string) => string;
}

/** Makes records of rows that belong together. Holds the rows of one product, or what later rows need of earlier ones. */
export interface RowGrouping {
  /** The records that are complete with this row. */
  push(record: FeedRecord, cell: (key: string) => string): readonly FeedRecord[];
  /** The records that the end of the file completes. */
  end(): readonly FeedRecord[];
}

/** How the table that a program or a network writes is read. */
export interface TableExport {
  readonly name: ExportName;
  /** Whether a header with these keys is of this export. */
  readonly recognises: (keys: ReadonlySet<string>) => boolean;
  /** The key of a column in the export's main spelling. */
  readonly keyOf: (name: string) => string;
  /** What a column holds; null for one of no use. */
  readonly columnOf: (key: string, name: string) => ExportColumn | null;
  /** Null for exports with a product in each row. */
  readonly groupRows: ((storeDomain: string | null) => RowGrouping) | null;
}

/** Looks columns up by the keys that each attribute has, the preferred one first. */
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

/** A column of weights writes the unit that its name states, as "Weight (kg)" does, behind weights without one. */
export function withUnitOf(column: ExportColumn, name: string): ExportColumn {
  if (column.attribute !== 'shipping_weight' || column.write !== undefined) return column;
  const unit = /\(([^)]*)\)\s*$/.exec(name)?.[1] ?? '';
  return gramsOfUnit(unit) === null ? column : { ...column, write: weightIn(unit) };
}

/** Writes a weight without a unit with this one. */
export function weightIn(unit: string): (text: string) => string {
  return (text) => (/^[\d.,\s]+$/.test(text) ? `${text.trim()} ${unit}` : text);
}
