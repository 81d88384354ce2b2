import type { Access } from '../access';
import type { MovedTable } from './moved-tables';

/** A row as both databases can write it: the text of each column in the table's order, null for no value. */
export type MovedRow = readonly (string | null)[];

/** The rows of a database as they are at one moment. */
export interface MovedRows {
  /** All rows of the table in batches of a bounded size, ordered by key. */
  read(table: MovedTable): AsyncIterable<readonly MovedRow[]>;
  /** The last number that the database gave to a row of the table, or null when it gave none. */
  lastNumber(table: MovedTable): Promise<string | null>;
}

/** A database that a move reads. */
export interface MoveSource {
  /** When the migrations were made that the database has. */
  appliedMigrations(): Promise<readonly number[]>;
  /** Runs the work on the database as it is at one moment. Throws MoveRefused when others use a database that must be at rest. */
  reading<Result>(work: (rows: MovedRows) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/** A transaction on the target. */
export interface MoveWriter {
  readonly access: Access;
  query(text: string): Promise<readonly Readonly<Record<string, unknown>>[]>;
  execute(text: string): Promise<void>;
  insert(table: MovedTable, rows: readonly MovedRow[]): Promise<void>;
  /** Makes the database number rows of the table from here on. */
  setLastNumber(table: MovedTable, last: string): Promise<void>;
  /** The names of all tables, in every schema of the database. */
  listTables(): Promise<readonly string[]>;
  /** Deletes everything but the tables themselves. */
  clear(tables: readonly MovedTable[]): Promise<void>;
}

/** A database that a move fills. */
export interface MoveTarget extends MoveSource {
  /** Creates the tables. */
  migrate(): Promise<void>;
  /** One transaction: kept when the work resolves, undone when it throws. */
  transaction<Result>(work: (writer: MoveWriter) => Promise<Result>): Promise<Result>;
  /** Brings what depends on the rows as a whole into place, such as partitions. Doing it twice changes nothing. */
  arrange(now: Date): Promise<void>;
}

/** Nothing was moved, or what was moved is not what was there: the message says why. */
export class MoveRefused extends Error {
  override readonly name = 'MoveRefused';
}
