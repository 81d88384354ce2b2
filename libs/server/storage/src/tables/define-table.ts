import { integer, text, type SQLiteColumn } from 'drizzle-orm/sqlite-core';

/*
 * Each table is declared once, with the builders of SQLite, whose types the stores use.
 * `dialect/postgres-tables.ts` makes PostgreSQL's tables from the declarations:
 *
 *   declared   SQLite             PostgreSQL
 *   text       text               text
 *   json       text               json
 *   number     integer            bigint
 *   real       real               double precision
 *   flag       integer (0 or 1)   boolean
 *   numbered   autoincrement      integer, generated always as identity
 *
 * Keys, references, defaults and indexes are the same, except in the tables of `monthlyTables`.
 */
export {
  index,
  primaryKey,
  real,
  sqliteTable as defineTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';

export const flag = (name: string) => integer(name, { mode: 'boolean' });
export const json = (name: string) => text(name, { mode: 'json' });
export const number = (name: string) => integer(name);

/** The primary key of rows that the database numbers. */
export const numbered = (name: string) => integer(name).primaryKey({ autoIncrement: true });

/** The row that a row belongs to, and is deleted with. */
export const belongsTo = (name: string, owner: () => SQLiteColumn) => mayBelongTo(name, owner).notNull();

/** Null if the row belongs to another table's row. */
export const mayBelongTo = (name: string, owner: () => SQLiteColumn) =>
  text(name).references(owner, { onDelete: 'cascade' });
