import { is, SQL } from 'drizzle-orm';
import { getTableConfig as postgresConfig, PgTable } from 'drizzle-orm/pg-core';
import { getTableConfig as sqliteConfig, SQLiteTable } from 'drizzle-orm/sqlite-core';
import * as postgresTables from './schema/postgres';
import * as sqliteTables from './schema/sqlite';

type Sqlite = typeof sqliteTables;
type Postgres = typeof postgresTables;

/** The row types of all tables, which must be the same on both dialects. */
type Rows<Tables> = {
  [Name in keyof Tables]: Tables[Name] extends { $inferSelect: infer Row } ? Row : never;
};
type Same<Left, Right> =
  (<Each>() => Each extends Left ? 1 : 2) extends <Each>() => Each extends Right ? 1 : 2 ? true : false;
type Differing = {
  [Name in keyof Rows<Sqlite>]: Name extends keyof Rows<Postgres>
    ? Same<Rows<Sqlite>[Name], Rows<Postgres>[Name]> extends true
      ? never
      : Name
    : Name;
}[keyof Rows<Sqlite>];

/** Doesn't compile if a table's row types differ: its name is then no member of `never`. */
const differing: readonly Differing[] = [];

describe('the two schemas', () => {
  it('return the same types', () => {
    const read: readonly never[] = differing;

    expect(read).toEqual([]);
  });

  it('declare the same tables, columns, keys and indexes', () => {
    const onSqlite = Object.entries(sqliteTables).map(([name, table]) => [name, describeSqlite(table)]);
    const onPostgres = Object.entries(postgresTables).map(([name, table]) => [name, describePostgres(table)]);

    expect(Object.fromEntries(onPostgres)).toEqual(Object.fromEntries(onSqlite));
  });
});

/** On PostgreSQL the key of a partitioned table includes its time; on SQLite the id alone is the key. */
const partitionedBy: Readonly<Record<string, string>> = {
  clicks: 'clicked_at',
  referrals: 'received_at',
  tracking_events: 'received_at',
};

interface TableFacts {
  readonly name: string;
  readonly columns: readonly object[];
  readonly keys: readonly (readonly string[])[];
  readonly indexes: readonly object[];
  readonly references: readonly object[];
}

function describeSqlite(table: SQLiteTable): TableFacts {
  expect(is(table, SQLiteTable)).toBe(true);
  const { name, columns, indexes, primaryKeys, foreignKeys } = sqliteConfig(table);
  const time = partitionedBy[name];
  return {
    name,
    columns: columns
      .map(columnFacts)
      .map((facts) => (time === undefined ? facts : { ...facts, primary: false })),
    keys:
      time === undefined
        ? primaryKeys.map((key) => key.columns.map((column) => column.name))
        : [[...columns.filter(({ primary }) => primary).map(nameOf), time]],
    indexes: indexes.map(({ config }) => ({
      name: config.name,
      isUnique: config.unique,
      columns: config.columns.map((column) => (is(column, SQL) ? 'expression' : column.name)),
    })),
    references: foreignKeys.map((key) => {
      const { columns: from, foreignColumns: to } = key.reference();
      return { from: from.map(nameOf), to: to.map(nameOf), onDelete: key.onDelete ?? 'no action' };
    }),
  };
}

function describePostgres(table: PgTable): TableFacts {
  expect(is(table, PgTable)).toBe(true);
  const { name, columns, indexes, primaryKeys, foreignKeys } = postgresConfig(table);
  return {
    name,
    columns: columns.map(columnFacts),
    keys: primaryKeys.map((key) => key.columns.map((column) => column.name)),
    indexes: indexes.map(({ config }) => ({
      name: config.name,
      isUnique: config.unique,
      columns: config.columns.map((column) => ('name' in column ? column.name : 'expression')),
    })),
    references: foreignKeys.map((key) => {
      const { columns: from, foreignColumns: to } = key.reference();
      return { from: from.map(nameOf), to: to.map(nameOf), onDelete: key.onDelete ?? 'no action' };
    }),
  };
}

function columnFacts(column: {
  readonly name: string;
  readonly dataType: string;
  readonly notNull: boolean;
  readonly primary: boolean;
  readonly isUnique: boolean;
}): object {
  const { name, dataType, notNull, primary, isUnique } = column;
  return { name, dataType, notNull, primary, isUnique };
}

function nameOf({ name }: { readonly name: string }): string {
  return name;
}
