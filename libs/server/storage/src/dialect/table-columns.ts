import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { getTableColumns, getTableName } from 'drizzle-orm';
import type { SaveRule } from '../access';

export interface SavedColumn {
  readonly property: string;
  readonly name: string;
  readonly dataType: string;
}

/** The columns, and the clause for rows whose key is taken. */
export interface SavePlan {
  readonly table: string;
  readonly columns: readonly SavedColumn[];
  readonly conflictClause: string;
}

/** Columns numbered by the database and never written. */
const numberedColumns: Readonly<Record<string, string>> = { products: 'number' };

export function savePlan<Table extends SQLiteTable>(table: Table, rule: SaveRule<Table>): SavePlan {
  const name = getTableName(table);
  const columns = Object.entries(getTableColumns(table))
    .map(([property, column]) => ({ property, name: column.name, dataType: column.dataType }))
    .filter((column) => column.name !== numberedColumns[name]);
  return { table: name, columns, conflictClause: conflictClause(name, columns, rule) };
}

function conflictClause<Table extends SQLiteTable>(
  table: string,
  columns: readonly SavedColumn[],
  rule: SaveRule<Table>,
): string {
  if (rule.taken === 'ignore') return 'ON CONFLICT DO NOTHING';
  const has = (properties: readonly string[] | undefined, column: SavedColumn) =>
    properties?.includes(column.property) ?? false;
  const target = columns.filter((column) => has(rule.key, column)).map((column) => `"${column.name}"`);
  const changes = columns
    .filter((column) => !has(rule.key, column) && !has(rule.keep, column))
    .map(({ property, name }) =>
      rule.add?.some((added) => added === property)
        ? `"${name}" = "${table}"."${name}" + excluded."${name}"`
        : `"${name}" = excluded."${name}"`,
    );
  return `ON CONFLICT (${target.join(', ')}) DO UPDATE SET ${changes.join(', ')}`;
}

/** Caches one plan per table and rule; equal rules share a plan. */
export class SavePlans<Compiled> {
  private readonly byTable = new Map<SQLiteTable, Map<string, Compiled>>();

  get<Table extends SQLiteTable>(table: Table, rule: SaveRule<Table>, compile: () => Compiled): Compiled {
    const byRule = this.byTable.get(table) ?? new Map<string, Compiled>();
    const content = contentOf(rule);
    const compiled = byRule.get(content) ?? compile();
    this.byTable.set(table, byRule.set(content, compiled));
    return compiled;
  }
}

function contentOf<Table extends SQLiteTable>(rule: SaveRule<Table>): string {
  return rule.taken === 'ignore' ? rule.taken : JSON.stringify([rule.key, rule.keep, rule.add]);
}
