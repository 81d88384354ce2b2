import { getTableName, is } from 'drizzle-orm';
import { getTableConfig, SQLiteInteger, type SQLiteTable } from 'drizzle-orm/sqlite-core';
import { declaredTables } from '../tables/declared-tables';

export type ValueKind = 'text' | 'json' | 'integer' | 'real' | 'boolean';

export interface MovedColumn {
  readonly name: string;
  readonly kind: ValueKind;
}

export interface MovedTable {
  readonly name: string;
  readonly columns: readonly MovedColumn[];
  readonly key: readonly MovedColumn[];
  /** The column that the database numbers. */
  readonly numberedBy: string | null;
}

const kinds: Readonly<Record<string, ValueKind>> = {
  SQLiteText: 'text',
  SQLiteTextJson: 'json',
  SQLiteInteger: 'integer',
  SQLiteReal: 'real',
  SQLiteBoolean: 'boolean',
};

/** Every table of the schema, after those it references. Throws for an unsupported kind of column. */
export function movedTables(): readonly MovedTable[] {
  const waiting = new Map<string, SQLiteTable>(
    Object.values(declaredTables).map((table) => [getTableName(table), table]),
  );
  const ordered: MovedTable[] = [];
  while (waiting.size > 0) {
    const ready = [...waiting].filter(([, table]) => !referredBy(table).some((name) => waiting.has(name)));
    if (ready.length === 0) throw new Error('Tables refer to each other in a circle.');
    for (const [name, table] of ready) {
      ordered.push(movedTable(table));
      waiting.delete(name);
    }
  }
  return ordered;
}

function referredBy(table: SQLiteTable): readonly string[] {
  return getTableConfig(table).foreignKeys.map((key) => getTableName(key.reference().foreignTable));
}

function movedTable(table: SQLiteTable): MovedTable {
  const { name, columns, primaryKeys } = getTableConfig(table);
  const moved = columns.map((column) => ({ name: column.name, kind: kindOf(name, column) }));
  const keyNames = primaryKeys[0]?.columns.map((column) => column.name) ?? [
    ...columns.filter(({ primary }) => primary).map((column) => column.name),
  ];
  const key = keyNames.flatMap((keyName) => moved.filter((column) => column.name === keyName));
  if (key.length === 0) throw new Error(`The table ${name} has no primary key.`);
  const numbered = columns.find((column) => is(column, SQLiteInteger) && column.autoIncrement);
  return { name, columns: moved, key, numberedBy: numbered?.name ?? null };
}

function kindOf(table: string, column: { readonly name: string; readonly columnType: string }): ValueKind {
  const kind = kinds[column.columnType];
  if (kind === undefined) throw new Error(`${table}.${column.name} is of a kind that no move can copy.`);
  return kind;
}
