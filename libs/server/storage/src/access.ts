import type { RunResult } from 'better-sqlite3';
import type { AnyColumn, SQL, SQLWrapper } from 'drizzle-orm';
import type { BaseSQLiteDatabase, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { declaredTables } from './tables/declared-tables';
import type { TextIndex, TextReader } from './text-index';

export type Tables = typeof declaredTables;

/** The query builder that both dialects share. Queries are awaited, never run by get, all or run. */
export type Database = Pick<
  BaseSQLiteDatabase<'sync', RunResult>,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete'
>;

/** What happens to a row whose key exists: it is left unchanged, or replaced except for the columns to keep. */
export type SaveRule<Table extends SQLiteTable> =
  | { readonly taken: 'ignore' }
  | {
      readonly taken: 'replace';
      readonly key: readonly (keyof Table['$inferInsert'] & string)[];
      readonly keep?: readonly (keyof Table['$inferInsert'] & string)[];
      /** Numbers that are added to the stored ones. */
      readonly add?: readonly (keyof Table['$inferInsert'] & string)[];
    };

export const keepFirst = { taken: 'ignore' } as const;

/** One connection: the builder, and what the dialects do differently. */
export interface Access {
  readonly database: Database;
  readonly tables: Tables;
  readonly texts: TextIndex;
  /** Saves many rows. The rows of a replacing save must have distinct keys. */
  saveRows<Table extends SQLiteTable>(
    table: Table,
    rows: readonly Table['$inferInsert'][],
    rule: SaveRule<Table>,
  ): Promise<void>;
  isOneOf(column: AnyColumn, values: readonly string[] | readonly number[]): SQL;
  isOneNumberOf(expression: SQL, numbers: readonly number[]): SQL;
  /** Returns a condition that an expression equals one of the numbers that the query returns. */
  isOneNumberFoundBy(query: NumberQuery): Promise<(expression: SQL) => SQL>;
  /** Blocks other writers of the catalog until this transaction ends. */
  lockCatalog(): Promise<void>;
  /** PostgreSQL: runs a statement of a library with its own tables. Rejects on SQLite. */
  runStatement(
    text: string,
    values: readonly unknown[],
  ): Promise<readonly Readonly<Record<string, unknown>>[]>;
}

/** A query for numbers that can be run, or nested in another. */
type NumberQuery = SQLWrapper & PromiseLike<readonly { readonly number: number }[]>;

export type Reporting = Pick<Access, 'database' | 'tables' | 'isOneOf'>;

export type Searching = Pick<
  Access,
  'database' | 'tables' | 'isOneOf' | 'isOneNumberOf' | 'isOneNumberFoundBy'
> & {
  readonly texts: TextReader;
};

/** How a store accesses the data: reads at once, writes in the current transaction or a new one. */
export interface Session {
  readonly reading: Access;
  /** For slow reads, which don't block the rest of the process. */
  readonly reporting: Reporting;
  /** For a search; on SQLite with a large catalog, it doesn't block the rest of the process. */
  searching(): Promise<Searching>;
  writing<Result>(work: (access: Access) => Promise<Result>): Promise<Result>;
  /** Appends rows in the current transaction or a new one; on SQLite without waiting for the disk. Ignores rows whose key is taken. */
  appending<Table extends SQLiteTable>(table: Table, rows: readonly Table['$inferInsert'][]): Promise<void>;
  /** Calls back after the transaction is committed; at once outside one. */
  afterCommit(callback: () => void): void;
}
