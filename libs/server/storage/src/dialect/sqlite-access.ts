import type BetterSqlite3 from 'better-sqlite3';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import { sql, type AnyColumn, type SQL } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Access, SaveRule } from '../access';
import { declaredTables } from '../tables/declared-tables';
import { sqliteTextIndex } from './sqlite-text-index';
import { savePlan, SavePlans, type SavedColumn } from './table-columns';

interface PreparedInsert {
  readonly insert: string;
  readonly read: readonly ((row: Row) => unknown)[];
}

interface PreparedSave extends PreparedInsert {
  readonly statement: BetterSqlite3.Statement;
}

type Row = Readonly<Record<string, unknown>>;

export function sqliteAccess(connection: BetterSqlite3.Database): Access {
  const database = drizzle(connection);
  const saves = new SavePlans<PreparedSave>();
  return {
    database,
    tables: declaredTables,
    texts: sqliteTextIndex(connection),
    async saveRows<Table extends SQLiteTable>(
      table: Table,
      rows: readonly Table['$inferInsert'][],
      rule: SaveRule<Table>,
    ) {
      const { statement, read } = saves.get(table, rule, () => {
        const prepared = prepareInsert(table, rule);
        return { ...prepared, statement: connection.prepare(prepared.insert) };
      });
      const values: unknown[] = new Array(read.length);
      for (const row of rows) {
        for (let place = 0; place < read.length; place += 1) values[place] = read[place]?.(row);
        statement.run(values);
      }
    },
    isOneOf: isAmong,
    isOneNumberOf: (expression, numbers) => isAmong(sql`(${expression} + 0)`, numbers),
    // The numbers never leave the database: the subquery runs once per statement.
    isOneNumberFoundBy: async (query) => (expression) => sql`(${expression} + 0) in ${query}`,
    // The one writer of a SQLite file has already locked it.
    lockCatalog: async () => {},
    runStatement: async () => {
      throw new Error('Only PostgreSQL runs the statements of other libraries.');
    },
  };
}

function isAmong(value: AnyColumn | SQL, values: readonly (string | number)[]): SQL {
  return sql`${value} in (select value from json_each(${JSON.stringify(values)}))`;
}

function prepareInsert<Table extends SQLiteTable>(table: Table, rule: SaveRule<Table>): PreparedInsert {
  const plan = savePlan(table, rule);
  const names = plan.columns.map((column) => `"${column.name}"`).join(', ');
  const marks = plan.columns.map(() => '?').join(', ');
  return {
    insert: `INSERT INTO "${plan.table}" (${names}) VALUES (${marks}) ${plan.conflictClause}`,
    read: plan.columns.map(readerOf),
  };
}

function readerOf({ property, dataType }: SavedColumn): (row: Row) => unknown {
  if (dataType === 'json') return (row) => JSON.stringify(row[property]);
  if (dataType === 'boolean') return (row) => (row[property] === true ? 1 : 0);
  return (row) => row[property] ?? null;
}
