import BetterSqlite3 from 'better-sqlite3';
import { getTableName } from 'drizzle-orm';
import { getTableConfig, type SQLiteTable } from 'drizzle-orm/sqlite-core';
import { declaredTables } from '../tables/declared-tables';

/** The case each generated row covers; the first is null wherever possible. */
const rowsOfTable = 6;

/** Adds difficult values (quotes, scripts, largest numbers, JSON formatting) to every table in the schema, including future ones. */
export function addGeneratedRows(file: string): void {
  const connection = new BetterSqlite3(file);
  connection.pragma('foreign_keys = ON');
  // References are checked at the end, because tables come in any order.
  connection.pragma('defer_foreign_keys = ON');
  connection.transaction(() => {
    connection.pragma('defer_foreign_keys = ON');
    for (const table of Object.values(declaredTables)) addRows(connection, table);
  })();
  connection.prepare(`UPDATE sqlite_sequence SET seq = 99 WHERE name = 'products'`).run();
  connection.close();
}

function addRows(connection: BetterSqlite3.Database, table: SQLiteTable): void {
  const { columns, foreignKeys, primaryKeys } = getTableConfig(table);
  const references = new Map(
    foreignKeys.flatMap((key) => {
      const { columns: from, foreignColumns } = key.reference();
      return from.map((column, place) => [column.name, foreignColumns[place]] as const);
    }),
  );
  const keys = new Set([
    ...columns.filter(({ primary }) => primary).map(({ name }) => name),
    ...primaryKeys.flatMap((key) => key.columns.map(({ name }) => name)),
  ]);
  const names = columns.map(({ name }) => `"${name}"`).join(', ');
  const marks = columns.map(() => '?').join(', ');
  const insert = connection.prepare(
    `INSERT INTO "${getTableName(table)}" (${names}) VALUES (${marks}) ON CONFLICT DO NOTHING`,
  );
  for (let place = 0; place < rowsOfTable; place += 1) {
    insert.run(
      columns.map((column) => {
        const referred = references.get(column.name);
        if (referred !== undefined) return textOf(getTableName(referred.table), referred.name, place);
        if (place === 0 && !column.notNull && !keys.has(column.name)) return null;
        return valueOf(getTableName(table), column, place, keys.has(column.name));
      }),
    );
  }
}

function valueOf(
  table: string,
  column: { readonly name: string; readonly columnType: string },
  place: number,
  isKey: boolean,
): string | number | bigint {
  switch (column.columnType) {
    case 'SQLiteText':
      return textOf(table, column.name, place);
    case 'SQLiteTextJson':
      return `[ "spaced",  ${['"é\\u0041"', '"\\\\"', '""', '"c\\\\d"', '"\\u0000"', '"\\n"'][place] ?? ''} ]`;
    case 'SQLiteInteger':
      if (isKey) return place + 5;
      return [0, -1, 2 ** 31, Number.MAX_SAFE_INTEGER, -(2 ** 40)][place % 5] ?? 0;
    case 'SQLiteReal':
      return [0, 0.1 + 0.2, -1e-300, 1.7976931348623157e308, 1 / 3][place % 5] ?? 0;
    case 'SQLiteBoolean':
      return place % 2;
    default:
      throw new Error(`Rows of ${table} cannot be generated: ${column.columnType} is new.`);
  }
}

/** Unique per column and row; columns ending in "_at" are times months apart. */
function textOf(table: string, column: string, place: number): string {
  if (column.endsWith('_at')) return `2026-0${place + 1}-03T04:05:06.00${place}Z`;
  const strange = ['', '"', "'; --", 'Ünïcode \u{1F600}', '\\n\n\t', 'ﬀ\u0000'][place] ?? '';
  return `${table}.${column} ${place} ${strange}`;
}
