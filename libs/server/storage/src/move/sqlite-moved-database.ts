import { existsSync } from 'node:fs';
import BetterSqlite3 from 'better-sqlite3';
import { appliedSqliteMigrations, migrateSqlite } from '../dialect/sqlite';
import { sqliteAccess } from '../dialect/sqlite-access';
import { storableJson, storableText } from '../dialect/storable-text';
import { readMigrations } from '../migrations';
import {
  MoveRefused,
  type MovedRow,
  type MovedRows,
  type MoveSource,
  type MoveTarget,
} from './moved-database';
import type { MovedColumn, MovedTable, ValueKind } from './moved-tables';

const rowsMax = 1000;
const charactersMax = 4_000_000;

/** `isAtRest` refuses a file that another process has open, and locks others out. */
export function openSqliteSource(path: string, isAtRest: boolean): MoveSource {
  if (!existsSync(path)) throw new MoveRefused(`${path} does not exist.`);
  if (existsSync(`${path}.jobs`)) {
    throw new MoveRefused(
      `${path}.jobs has the jobs of an earlier version. Start PriceHunt on ${path} once, then stop it.`,
    );
  }
  const connection = new BetterSqlite3(path, { readonly: !isAtRest, timeout: 0 });
  return sourceOver(connection, async () => {
    if (!isAtRest) return connection.exec('BEGIN');
    try {
      // Leaving WAL mode requires exclusive use of the file.
      connection.pragma('journal_mode = DELETE');
      connection.exec('BEGIN IMMEDIATE');
    } catch {
      throw new MoveRefused(`${path} is in use: stop every process of PriceHunt first.`);
    }
  });
}

function sourceOver(connection: BetterSqlite3.Database, begin: () => Promise<unknown>): MoveSource {
  return {
    async appliedMigrations() {
      const table = connection.prepare(`SELECT 1 FROM sqlite_master WHERE name = 'storage_migrations'`).get();
      return table === undefined ? [] : appliedSqliteMigrations(connection);
    },
    async reading(work) {
      await begin();
      try {
        return await work(rowsOf(connection));
      } finally {
        if (connection.inTransaction) connection.exec('ROLLBACK');
      }
    },
    close: async () => void connection.close(),
  };
}

/** Creates the file if it doesn't exist. */
export function openSqliteTarget(path: string, migrationsFolder: string): MoveTarget {
  const connection = new BetterSqlite3(path, { timeout: 5000 });
  connection.pragma('journal_mode = WAL');
  connection.pragma('foreign_keys = ON');
  const access = sqliteAccess(connection);
  const inserts = new Map<string, BetterSqlite3.Statement>();
  return {
    ...sourceOver(connection, async () => connection.exec('BEGIN')),
    migrate: async () => migrateSqlite(connection, readMigrations(migrationsFolder, 'sqlite'), Date.now),
    async transaction(work) {
      connection.exec('BEGIN IMMEDIATE');
      try {
        const result = await work({
          access,
          query: async (text) => connection.prepare<[], Record<string, unknown>>(text).all(),
          execute: async (text) => void connection.exec(text),
          async insert(table, rows) {
            const statement = inserts.get(table.name) ?? connection.prepare(insertInto(table));
            inserts.set(table.name, statement);
            for (const row of rows)
              statement.run(row.map((value, place) => bound(value, table.columns[place])));
          },
          async setLastNumber(table, last) {
            connection.prepare('DELETE FROM sqlite_sequence WHERE name = ?').run(table.name);
            connection
              .prepare('INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)')
              .run(table.name, BigInt(last));
          },
          listTables: async () =>
            connection
              .prepare<[], string>(
                `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'`,
              )
              .pluck()
              .all(),
          async clear(tables) {
            for (const { name } of [...tables].reverse()) connection.exec(`DELETE FROM "${name}"`);
            connection.exec(`INSERT INTO product_search (product_search) VALUES ('delete-all')`);
            connection.exec('DELETE FROM sqlite_sequence');
          },
        });
        connection.exec('COMMIT');
        return result;
      } finally {
        if (connection.inTransaction) connection.exec('ROLLBACK');
      }
    },
    arrange: async () => undefined,
  };
}

function rowsOf(connection: BetterSqlite3.Database): MovedRows {
  return {
    async *read(table) {
      const columns = table.columns.map(({ name }) => `"${name}"`).join(', ');
      const key = table.key.map(({ name }) => `"${name}"`).join(', ');
      const statement = connection
        .prepare<[], unknown[]>(`SELECT ${columns} FROM "${table.name}" ORDER BY ${key}`)
        .raw()
        .safeIntegers();
      let batch: MovedRow[] = [];
      let characters = 0;
      for (const values of statement.iterate()) {
        const row = values.map((value, place) => writtenAs(table.columns[place]?.kind ?? 'text', value));
        batch.push(row);
        for (const value of row) characters += value?.length ?? 0;
        if (batch.length < rowsMax && characters < charactersMax) continue;
        yield batch;
        batch = [];
        characters = 0;
      }
      if (batch.length > 0) yield batch;
    },
    async lastNumber(table) {
      const last = connection
        .prepare<[string], bigint>('SELECT seq FROM sqlite_sequence WHERE name = ?')
        .pluck()
        .safeIntegers()
        .get(table.name);
      return last === undefined ? null : String(last);
    },
  };
}

/** Text as PostgreSQL stores it, so that both databases hold the same. */
function writtenAs(kind: ValueKind, value: unknown): string | null {
  if (value === null) return null;
  switch (kind) {
    case 'text':
      return storableText(String(value));
    case 'json':
      return storableJson(String(value));
    case 'boolean':
      return String(value === 1n);
    case 'integer':
    case 'real':
      return String(value);
  }
}

function bound(value: string | null, column: MovedColumn | undefined): string | number | bigint | null {
  if (value === null) return null;
  switch (column?.kind) {
    case 'boolean':
      return value === 'true' ? 1 : 0;
    case 'integer':
      return BigInt(value);
    case 'real':
      return Number(value);
    default:
      return value;
  }
}

function insertInto(table: MovedTable): string {
  const columns = table.columns.map(({ name }) => `"${name}"`).join(', ');
  return `INSERT INTO "${table.name}" (${columns}) VALUES (${table.columns.map(() => '?').join(', ')})`;
}
