import { sql, type AnyColumn } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Access, Database, SaveRule, Tables } from '../access';
import type { PostgresConnection } from './postgres-driver';
import { postgresTextIndex } from './postgres-text-index';
import { storableJson } from './storable-text';
import { savePlan, type SavePlan, type SavePlans } from './table-columns';

const rowsMax = 1000;
const catalogLock = 7_202_611;

/** The query builder and tables of PostgreSQL, typed as the stores expect them. */
export interface PostgresView {
  readonly tables: Tables;
  database(connection: PostgresConnection): Database;
}

export function postgresAccess(
  connection: PostgresConnection,
  view: PostgresView,
  plans: PostgresPlans,
): Access {
  const database = view.database(connection);
  const isOneNumberOf: Access['isOneNumberOf'] = (expression, numbers) =>
    sql`(${expression} + 0) = any(${sql.param(numbers)}::bigint[])`;
  return {
    database,
    tables: view.tables,
    texts: postgresTextIndex(connection),
    async saveRows<Table extends SQLiteTable>(
      table: Table,
      rows: readonly Table['$inferInsert'][],
      rule: SaveRule<Table>,
    ) {
      const { plan, text } = plans.get(table, rule, () => preparedSave(savePlan(table, rule)));
      for (let start = 0; start < rows.length; start += rowsMax) {
        await connection.query(text, [rowsAsJson(plan, rows.slice(start, start + rowsMax))]);
      }
    },
    isOneOf: (column: AnyColumn, values) =>
      column.dataType === 'number'
        ? sql`${column} = any(${sql.param(values)}::bigint[])`
        : sql`${column} = any(${sql.param(values)}::text[])`,
    isOneNumberOf,
    isOneNumberFoundBy: async (query) => {
      const numbers = (await query).map((row) => row.number);
      return (expression) => isOneNumberOf(expression, numbers);
    },
    async lockCatalog() {
      await connection.query('SELECT pg_advisory_xact_lock($1)', [catalogLock]);
    },
    runStatement: (text, values) => connection.query(text, values),
  };
}

/** The saves planned so far, for all connections. */
export type PostgresPlans = SavePlans<{ readonly plan: SavePlan; readonly text: string }>;

/** All rows are passed as one JSON parameter, so the statement is the same for any number of rows. */
function preparedSave(plan: SavePlan): { readonly plan: SavePlan; readonly text: string } {
  const names = plan.columns.map((column) => `"${column.name}"`).join(', ');
  // A JSON null in a column would come out of the recordset as SQL NULL.
  const values = plan.columns
    .map(({ name, dataType }) => (dataType === 'json' ? `coalesce("${name}", 'null'::json)` : `"${name}"`))
    .join(', ');
  const text = `INSERT INTO "${plan.table}" (${names})
    SELECT ${values} FROM json_populate_recordset(null::"${plan.table}", $1::json) ${plan.conflictClause}`;
  return { plan, text };
}

function rowsAsJson(plan: SavePlan, rows: readonly object[]): string {
  const named = rows.map((row) =>
    Object.fromEntries(plan.columns.map(({ name, property }) => [name, Reflect.get(row, property) ?? null])),
  );
  return storableJson(JSON.stringify(named));
}
