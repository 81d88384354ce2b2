import type { RunResult } from 'better-sqlite3';
import type { AnyColumn, SQL, SQLWrapper } from 'drizzle-orm';
import type { BaseSQLiteDatabase, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type * as tables from './schema/sqlite';
import type { TextIndex, TextReader } from './text-index';

/** The tables as the stores see them; those of PostgreSQL read back as the same types. */
export type Tables = typeof tables;

/** The query builder as the stores see it: what both dialects share. Its answers are awaited, never asked by get, all or run. */
export type Database = Pick<
  BaseSQLiteDatabase<'sync', RunResult>,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete'
>;

/** What becomes of a row whose key is taken: it is left as it is, or replaced but for the columns to keep. */
export type SaveRule<Table extends SQLiteTable> =
  | { readonly taken: 'ignore' }
  | {
      readonly taken: 'replace';
      /** Properties that make the key. */
      readonly key: readonly (keyof Table['$inferInsert'] & string)[];
      readonly keep?: readonly (keyof Table['$inferInsert'] & string)[];
      /** Numbers that are added to those that are there. */
      readonly add?: readonly (keyof Table['$inferInsert'] & string)[];
    };

/** A row whose key is taken is left as it is. */
export const keepFirst = { taken: 'ignore' } as const;

/** One connection to the data: the builder, and the few things that the dialects do each in its own way. */
export interface Access {
  readonly database: Database;
  readonly tables: Tables;
  /** The product texts. */
  readonly texts: TextIndex;
  /** Saves many rows at once. No key may come twice in the rows of a replacing save. */
  saveRows<Table extends SQLiteTable>(
    table: Table,
    rows: readonly Table['$inferInsert'][],
    rule: SaveRule<Table>,
  ): Promise<void>;
  /** Whether the column's value is among the values, which travel as one parameter however many they are. */
  isOneOf(column: AnyColumn, values: readonly string[] | readonly number[]): SQL;
  /** The same for what an expression comes to: no index of the column is used. */
  isOneNumberOf(expression: SQL, numbers: readonly number[]): SQL;
  /** Makes the condition that what an expression comes to is one of the numbers that the query finds. */
  isOneNumberFoundBy(query: NumberQuery): Promise<(expression: SQL) => SQL>;
  /** Makes other writers of the catalog wait until this transaction ends. */
  lockCatalog(): Promise<void>;
  /** PostgreSQL: runs a statement of a library that has tables of its own. Rejects on SQLite. */
  runStatement(
    text: string,
    values: readonly unknown[],
  ): Promise<readonly Readonly<Record<string, unknown>>[]>;
}

/** A query for numbers that can be asked, or stand within another. */
type NumberQuery = SQLWrapper & PromiseLike<readonly { readonly number: number }[]>;

/** What long reads may use. */
export type Reporting = Pick<Access, 'database' | 'tables' | 'isOneOf'>;

/** What searches may use. */
export type Searching = Pick<
  Access,
  'database' | 'tables' | 'isOneOf' | 'isOneNumberOf' | 'isOneNumberFoundBy'
> & {
  readonly texts: TextReader;
};

/** How a store reaches the data: reads at once, writes in a transaction that may already be there. */
export interface Session {
  readonly reading: Access;
  /** The same for reads that take long: nothing else of the process waits for them. */
  readonly reporting: Reporting;
  /** For a search: on SQLite with a large catalog nothing else of the process waits for it. */
  searching(): Promise<Searching>;
  writing<Result>(work: (access: Access) => Promise<Result>): Promise<Result>;
  /**
   * Adds rows to a table of which rows are only ever added: in the transaction that is there, or else as one of their own, on
   * SQLite without waiting for the disk, which has them a moment later. Rows whose key is taken are left as they are.
   */
  appending<Table extends SQLiteTable>(table: Table, rows: readonly Table['$inferInsert'][]): Promise<void>;
  /** Calls back when the transaction is committed; at once outside of one. */
  afterCommit(callback: () => void): void;
}
