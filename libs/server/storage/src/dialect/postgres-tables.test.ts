import { is, sql, SQL } from 'drizzle-orm';
import { getTableConfig as postgresConfig, type PgTable } from 'drizzle-orm/pg-core';
import {
  blob,
  check,
  foreignKey,
  getTableConfig as sqliteConfig,
  unique,
  type SQLiteTable,
} from 'drizzle-orm/sqlite-core';
import { declaredTables } from '../tables/declared-tables';
import { defineTable, flag, json, number, numbered, real, text } from '../tables/define-table';
import { postgresTables, postgresTablesOf } from './postgres-tables';

describe('the tables of PostgreSQL', () => {
  it('have the columns, keys, indexes and references of the declared tables', () => {
    const declared = Object.entries(declaredTables).map(([name, table]) => [name, describeSqlite(table)]);
    const made = Object.entries(postgresTables).map(([name, table]) => [name, describePostgres(table)]);

    expect(declared.length).toBeGreaterThan(90);
    expect(Object.fromEntries(made)).toEqual(Object.fromEntries(declared));
  });

  it('have a type for each kind of column', () => {
    const kinds = defineTable('kinds', {
      numbered: numbered('numbered'),
      text: text('text'),
      json: json('json'),
      number: number('number'),
      real: real('real'),
      flag: flag('flag'),
    });

    const types = Object.values(postgresTablesOf({ kinds })).flatMap((table) =>
      postgresConfig(table).columns.map((column) => [column.name, column.getSQLType()]),
    );

    expect(Object.fromEntries(types)).toEqual({
      numbered: 'integer',
      text: 'text',
      json: 'json',
      number: 'bigint',
      real: 'double precision',
      flag: 'boolean',
    });
  });

  const pairs = defineTable('pairs', { left: text('left'), right: text('right') });
  it.each([
    ['column type', defineTable('odd', { bytes: blob('bytes') })],
    ['generated value', defineTable('odd', { sum: number('sum').generatedAlwaysAs(sql`1`) })],
    ['value set by the program', defineTable('odd', { id: text('id').$defaultFn(() => 'id') })],
    ['check', defineTable('odd', { sum: number('sum') }, () => [check('sum_is_positive', sql`sum > 0`)])],
    ['unique constraint', defineTable('odd', { id: text('id') }, (table) => [unique('one').on(table.id)])],
    [
      'reference by several columns',
      defineTable('odd', { left: text('left'), right: text('right') }, (table) => [
        foreignKey({ columns: [table.left, table.right], foreignColumns: [pairs.left, pairs.right] }),
      ]),
    ],
  ])('are not made from a declaration with a new kind of %s', (_, odd) => {
    expect(() => postgresTablesOf({ odd })).toThrow(/new|several/);
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
      columns: config.columns.map((column) => (is(column, SQL) ? column : column.name)),
      where: config.where,
    })),
    references: foreignKeys.map((key) => {
      const { columns: from, foreignColumns: to } = key.reference();
      return { from: from.map(nameOf), to: to.map(nameOf), onDelete: key.onDelete ?? 'no action' };
    }),
  };
}

function describePostgres(table: PgTable): TableFacts {
  const { name, columns, indexes, primaryKeys, foreignKeys } = postgresConfig(table);
  return {
    name,
    columns: columns.map(columnFacts),
    keys: primaryKeys.map((key) => key.columns.map((column) => column.name)),
    indexes: indexes.map(({ config }) => ({
      name: config.name,
      isUnique: config.unique,
      columns: config.columns.map((column) => ('name' in column ? column.name : column)),
      where: config.where,
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
  readonly default: unknown;
}): object {
  const { name, dataType, notNull, primary, isUnique, default: value } = column;
  return { name, dataType, notNull, primary, isUnique, default: value };
}

function nameOf({ name }: { readonly name: string }): string {
  return name;
}
