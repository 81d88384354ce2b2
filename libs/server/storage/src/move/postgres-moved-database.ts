import { appliedPostgresMigrations, migratePostgres } from '../dialect/postgres';
import { postgresAccess, type PostgresPlans } from '../dialect/postgres-access';
import type { PostgresConnection, PostgresDriver } from '../dialect/postgres-driver';
import { postgresMonths } from '../dialect/postgres-months';
import { SavePlans } from '../dialect/table-columns';
import { readMigrations } from '../migrations';
import { postgresView } from '../open-storage';
import { MoveRefused, type MovedRows, type MoveSource, type MoveTarget } from './moved-database';
import { movedTables, type MovedColumn, type MovedTable, type ValueKind } from './moved-tables';

const rowsAtOnce = 500;

const types: Readonly<Record<ValueKind, string>> = {
  text: 'text',
  json: 'json',
  integer: 'bigint',
  real: 'double precision',
  boolean: 'boolean',
};

/** `isAtRest` refuses a database that PriceHunt processes are connected to, and blocks writers. */
export function postgresSource(driver: PostgresDriver, isAtRest: boolean): MoveSource {
  return {
    async appliedMigrations() {
      const [row] = await driver.query(`SELECT to_regclass('storage_migrations') AS found`);
      return row?.['found'] === null ? [] : appliedPostgresMigrations(driver);
    },
    reading: (work) =>
      driver.transaction(async (connection) => {
        await connection.execute(`SET TRANSACTION ISOLATION LEVEL REPEATABLE READ; ${withoutLimits}`);
        if (isAtRest) await blockWriters(connection);
        return work(rowsOf(connection));
      }),
    close: () => driver.close(),
  };
}

export function postgresTarget(driver: PostgresDriver, migrationsFolder: string): MoveTarget {
  const plans: PostgresPlans = new SavePlans();
  const access = async (connection: PostgresConnection) =>
    postgresAccess(connection, await postgresView(), plans);
  return {
    ...postgresSource(driver, false),
    migrate: () =>
      driver.transaction((connection) =>
        migratePostgres(connection, readMigrations(migrationsFolder, 'postgres'), Date.now),
      ),
    transaction: (work) =>
      driver.transaction(async (connection) => {
        await connection.execute(withoutLimits);
        return work({
          access: await access(connection),
          query: (text) => connection.query(text),
          execute: (text) => connection.execute(text),
          async insert(table, rows) {
            const values = table.columns.map((_, place) => rows.map((row) => row[place] ?? null));
            await connection.query(insertInto(table), values);
          },
          async setLastNumber(table, last) {
            await connection.query(`SELECT setval(${sequenceOf(table)}, $1)`, [last]);
          },
          listTables: () => listTables(connection),
          async clear(tables) {
            const names = [...tables.map(({ name }) => `"${name}"`), 'product_search'].join(', ');
            await connection.execute(`TRUNCATE ${names}; DROP SCHEMA IF EXISTS pgboss CASCADE`);
          },
        });
      }),
    async arrange(now) {
      await postgresMonths(driver).makeMonths(now);
    },
  };
}

const withoutLimits = 'SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0';

/** Throws MoveRefused if anybody is writing, or a PriceHunt process is connected. */
async function blockWriters(connection: PostgresConnection): Promise<void> {
  const inUse = new MoveRefused('The source is in use: stop every process of PriceHunt first.');
  const names = movedTables().map(({ name }) => `"${name}"`);
  try {
    await connection.execute(`LOCK TABLE ${names.join(', ')} IN SHARE MODE NOWAIT`);
  } catch (failure) {
    throw isLockHeld(failure) ? inUse : failure;
  }
  const others = await connection.query(
    `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()
       AND application_name LIKE 'pricehunt%'`,
  );
  if (others.length > 0) throw inUse;
}

function isLockHeld(failure: unknown): boolean {
  return typeof failure === 'object' && failure !== null && 'code' in failure && failure.code === '55P03';
}

async function listTables(connection: PostgresConnection): Promise<readonly string[]> {
  const rows = await connection.query(
    `SELECT relname AS name FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
     WHERE relkind IN ('r', 'p') AND NOT relispartition AND nspname NOT LIKE 'pg\\_%'
       AND nspname <> 'information_schema'`,
  );
  return rows.map(({ name }) => String(name));
}

function rowsOf(connection: PostgresConnection): MovedRows {
  return {
    async *read(table) {
      await connection.execute(
        `DECLARE moved NO SCROLL CURSOR FOR
         SELECT ${table.columns.map(selected).join(', ')} FROM "${table.name}" ORDER BY ${table.key.map(ordered).join(', ')}`,
      );
      for (;;) {
        const rows = await connection.query(`FETCH ${rowsAtOnce} FROM moved`);
        if (rows.length === 0) break;
        yield rows.map((row) =>
          table.columns.map(({ name }) => {
            const value = row[name] ?? null;
            return value === null ? null : String(value);
          }),
        );
      }
      await connection.execute('CLOSE moved');
    },
    async lastNumber(table) {
      const [name] = await connection.query(`SELECT ${sequenceOf(table)} AS name`);
      const [row] = await connection.query(`SELECT last_value, is_called FROM ${String(name?.['name'])}`);
      return row?.['is_called'] === true ? String(row['last_value']) : null;
    },
  };
}

function sequenceOf({ name, numberedBy }: MovedTable): string {
  return `pg_get_serial_sequence('"${name}"', '${String(numberedBy)}')`;
}

/** JSON as it was written. */
function selected({ name, kind }: MovedColumn): string {
  return kind === 'json' ? `"${name}"::text AS "${name}"` : `"${name}"`;
}

/** By bytes, as in SQLite. */
function ordered({ name, kind }: MovedColumn): string {
  return kind === 'text' ? `"${name}" COLLATE "C"` : `"${name}"`;
}

/** Each column's values are one list parameter, so the statement is the same for any number of rows. */
function insertInto({ name, columns }: MovedTable): string {
  const names = columns.map((column) => `"${column.name}"`).join(', ');
  const values = columns.map((column) => `"${column.name}"::${types[column.kind]}`).join(', ');
  const lists = columns.map((_, place) => `$${place + 1}::text[]`).join(', ');
  return `INSERT INTO "${name}" (${names}) OVERRIDING SYSTEM VALUE
    SELECT ${values} FROM unnest(${lists}) AS given (${names})`;
}
