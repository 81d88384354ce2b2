import { getTableColumns, is, SQL } from 'drizzle-orm';
import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  type ExtraConfigColumn,
  type PgColumn,
  type PgTable,
} from 'drizzle-orm/pg-core';
import {
  getTableConfig,
  SQLiteInteger,
  type Index,
  type SQLiteColumn,
  type SQLiteTable,
} from 'drizzle-orm/sqlite-core';
import { declaredTables } from '../tables/declared-tables';
import { monthlyTables } from '../tables/monthly-tables';

/** PostgreSQL's tables, under the names of their declarations. */
export const postgresTables = postgresTablesOf(declaredTables);

/** Makes PostgreSQL's tables. Throws if part of a declaration would be missing from its table. */
export function postgresTablesOf(
  declarations: Readonly<Record<string, SQLiteTable>>,
): Readonly<Record<string, PgTable>> {
  const made = new Map<SQLiteColumn, PgColumn>();
  return Object.fromEntries(
    Object.entries(declarations).map(([name, declared]) => [name, postgresTable(declared, made)]),
  );
}

type Declaration = ReturnType<typeof getTableConfig>;
type DeclaredColumn = Declaration['columns'][number];
type Builder = ReturnType<typeof builderOfType>;

function postgresTable(declared: SQLiteTable, made: Map<SQLiteColumn, PgColumn>): PgTable {
  const declaration = getTableConfig(declared);
  const { name, foreignKeys, indexes, checks, uniqueConstraints } = declaration;
  if (checks.length + uniqueConstraints.length > 0)
    throw new Error(`${name} has a constraint of a new kind.`);
  const properties: readonly (readonly [string, SQLiteColumn])[] = Object.entries(getTableColumns(declared));
  const key = keyOf(declaration);
  const builders = new Map(
    properties.map(([, column]) => [column, builderOf(column, column.primary && key === null)]),
  );
  for (const { reference, onDelete = 'no action', onUpdate = 'no action' } of foreignKeys) {
    const { columns: from, foreignColumns: to } = reference();
    const [column] = from;
    if (column === undefined || from.length > 1)
      throw new Error(`${name} has a reference by several columns.`);
    present(builders.get(column)).references(() => present(made.get(present(to[0]))), { onDelete, onUpdate });
  }
  const named = properties.map(([property, column]) => [property, present(builders.get(column))]);
  const table = pgTable(name, Object.fromEntries(named), (own) => {
    const columns = new Map(properties.map(([property, column]) => [column, own[property]]));
    const ownColumn = (column: SQLiteColumn) => present(columns.get(column));
    const [first, ...others] = key?.columns.map(ownColumn) ?? [];
    return [
      ...(key && first ? [primaryKey({ name: key.name, columns: [first, ...others] })] : []),
      ...indexes.map((each) => postgresIndex(each, ownColumn)),
    ];
  });
  const columns: Readonly<Record<string, PgColumn>> = getTableColumns(table);
  for (const [property, column] of properties) made.set(column, present(columns[property]));
  return table;
}

/** The key of several columns; null if the key is one column's. */
function keyOf({ name, columns, primaryKeys: [key] }: Declaration) {
  if (key !== undefined) return { name: key.getName(), columns: key.columns };
  const time = monthlyTables.find(({ table }) => table === name)?.time;
  if (time === undefined) return null;
  return { name: `${name}_key`, columns: columns.filter((column) => column.primary || column.name === time) };
}

function builderOf(column: DeclaredColumn, isKey: boolean): Builder {
  const { name, default: value } = column;
  if (column.generated ?? column.defaultFn ?? column.onUpdateFn)
    throw new Error(`${name} has values of a new kind.`);
  const builder = builderOfType(column);
  if (column.notNull) builder.notNull();
  if (isKey) builder.primaryKey();
  if (column.isUnique) builder.unique(column.uniqueName);
  if (value !== undefined) builder.default(value);
  return builder;
}

function builderOfType(column: DeclaredColumn) {
  const { name, columnType } = column;
  switch (columnType) {
    case 'SQLiteText':
      return text(name);
    case 'SQLiteTextJson':
      return json(name);
    case 'SQLiteInteger':
      return is(column, SQLiteInteger) && column.autoIncrement
        ? integer(name).generatedAlwaysAsIdentity()
        : bigint(name, { mode: 'number' });
    case 'SQLiteReal':
      return doublePrecision(name);
    case 'SQLiteBoolean':
      return boolean(name);
    default:
      throw new Error(`${name} has a new type, ${columnType}.`);
  }
}

function postgresIndex({ config }: Index, ownColumn: (column: SQLiteColumn) => ExtraConfigColumn) {
  const [first, ...others] = config.columns.map((column) => (is(column, SQL) ? column : ownColumn(column)));
  const made = (config.unique ? uniqueIndex : index)(config.name).on(present(first), ...others);
  return config.where === undefined ? made : made.where(config.where);
}

function present<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('A table refers to a column that is not declared.');
  return value;
}
