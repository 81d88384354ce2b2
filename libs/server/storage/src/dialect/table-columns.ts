import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { getTableColumns, getTableName } from 'drizzle-orm';
import type { SaveRule } from '../access';

/** A column of a table as a bulk save sees it. */
export interface SavedColumn {
  /** The property of a row. */
  readonly property: string;
  /** The column's name in the database. */
  readonly name: string;
  readonly dataType: string;
}

/** What a bulk save writes: the columns, and the clause for rows whose key is taken. */
export interface SavePlan {
  readonly table: string;
  readonly columns: readonly SavedColumn[];
  readonly conflictClause: string;
}

/** Columns that the database numbers itself: never written. */
const numberedColumns: Readonly<Record<string, string>> = { products: 'number' };

/** Plans the bulk save of a table in the SQL that both dialects share. */
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

/** Caches one plan for each table and rule. Rules that say the same share a plan. */
export class SavePlans<Compiled> {
  private readonly byTable = new Map<SQLiteTable, Map<string, Compiled>>();

  /** Returns what `compile` returned for this table and rule the first time. */
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
