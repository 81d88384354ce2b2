import type { Access } from '../access';
import type { MovedTable } from './moved-tables';

/** A row that both databases can write: each column's text in the table's order, or null. */
export type MovedRow = readonly (string | null)[];

export interface MovedRows {
  /** All rows in batches of a bounded size, ordered by key. */
  read(table: MovedTable): AsyncIterable<readonly MovedRow[]>;
  lastNumber(table: MovedTable): Promise<string | null>;
}

export interface MoveSource {
  appliedMigrations(): Promise<readonly number[]>;
  /** Runs the work on a snapshot. Throws MoveRefused if others use a database that must be idle. */
  reading<Result>(work: (rows: MovedRows) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

export interface MoveWriter {
  readonly access: Access;
  query(text: string): Promise<readonly Readonly<Record<string, unknown>>[]>;
  execute(text: string): Promise<void>;
  insert(table: MovedTable, rows: readonly MovedRow[]): Promise<void>;
  setLastNumber(table: MovedTable, last: string): Promise<void>;
  listTables(): Promise<readonly string[]>;
  clear(tables: readonly MovedTable[]): Promise<void>;
}

export interface MoveTarget extends MoveSource {
  migrate(): Promise<void>;
  /** Commits when the work resolves, rolls back when it throws. */
  transaction<Result>(work: (writer: MoveWriter) => Promise<Result>): Promise<Result>;
  /** Prepares what depends on all rows, such as partitions; idempotent. */
  arrange(now: Date): Promise<void>;
}

/** Nothing was moved, or the copy differs from the source; the message says why. */
export class MoveRefused extends Error {
  override readonly name = 'MoveRefused';
}
