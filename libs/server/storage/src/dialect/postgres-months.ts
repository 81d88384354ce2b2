import type { Months } from '../storage';
import { monthlyTables, type MonthlyTable } from '../tables/monthly-tables';
import type { PostgresConnection, PostgresDriver } from './postgres-driver';

/** Only one process at a time creates and drops months. */
const monthsLock = 7_202_612;
/** How many future months get a partition. */
const monthsAhead = 2;

/** Rows without a partition are in TABLE_rest, so no write waits for one; creating the partition moves them. */
export function postgresMonths(driver: PostgresDriver): Months {
  return {
    makeMonths: (now) =>
      inTurn(driver, async (connection) => {
        const made: string[] = [];
        for (const monthly of monthlyTables) {
          const { table } = monthly;
          const known = new Set(await monthsOf(connection, table));
          const wanted = new Set([...(await monthsInRest(connection, monthly)), ...monthsFrom(now)]);
          for (const month of [...wanted].filter((each) => !known.has(each)).sort()) {
            await makeMonth(connection, monthly, month);
            made.push(partitionOf(table, month));
          }
        }
        return made;
      }),
    dropMonthsBefore: (table, moment) =>
      inTurn(driver, async (connection) => {
        const over = (await monthsOf(connection, table)).filter((month) => monthAfter(month) <= moment);
        for (const month of over) await connection.execute(`DROP TABLE ${partitionOf(table, month)}`);
        return over;
      }),
  };
}

/** Waits at most five seconds for the tables; the job's next run retries. */
function inTurn<Result>(
  driver: PostgresDriver,
  work: (connection: PostgresConnection) => Promise<Result>,
): Promise<Result> {
  return driver.transaction(async (connection) => {
    await connection.execute(`SET LOCAL lock_timeout = '5s'; SET LOCAL statement_timeout = 0`);
    await connection.query('SELECT pg_advisory_xact_lock($1)', [monthsLock]);
    return work(connection);
  });
}

async function makeMonth(
  connection: PostgresConnection,
  { table, time }: MonthlyTable,
  month: string,
): Promise<void> {
  const name = partitionOf(table, month);
  const next = monthAfter(month);
  // No row of the month may be added to the rest between the move and the partition.
  await connection.execute(`
    LOCK TABLE ${table}_rest IN ACCESS EXCLUSIVE MODE;
    CREATE TABLE ${name} (LIKE ${table} INCLUDING DEFAULTS INCLUDING INDEXES);
    WITH moved AS (
      DELETE FROM ${table}_rest WHERE ${time} >= '${month}' AND ${time} < '${next}' RETURNING *
    ) INSERT INTO ${name} SELECT * FROM moved;
    ALTER TABLE ${table} ATTACH PARTITION ${name} FOR VALUES FROM ('${month}') TO ('${next}')`);
}

async function monthsOf(
  connection: PostgresConnection,
  table: MonthlyTable['table'],
): Promise<readonly string[]> {
  const rows = await connection.query(
    `SELECT child.relname AS name FROM pg_inherits JOIN pg_class child ON child.oid = inhrelid
     WHERE inhparent = to_regclass($1) ORDER BY 1`,
    [table],
  );
  return rows.flatMap(({ name }) => {
    const [, year, month] = /_(\d{4})_(\d{2})$/.exec(String(name)) ?? [];
    return year === undefined ? [] : [`${year}-${month}`];
  });
}

async function monthsInRest(
  connection: PostgresConnection,
  { table, time }: MonthlyTable,
): Promise<readonly string[]> {
  const rows = await connection.query(`SELECT DISTINCT left(${time}, 7) AS month FROM ${table}_rest`);
  return rows.map(({ month }) => String(month)).filter((month) => /^\d{4}-(0[1-9]|1[0-2])$/.test(month));
}

function monthsFrom(now: Date): readonly string[] {
  return Array.from({ length: monthsAhead + 1 }, (_, ahead) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead)).toISOString().slice(0, 7),
  );
}

function monthAfter(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number)).toISOString().slice(0, 7);
}

function partitionOf(table: MonthlyTable['table'], month: string): string {
  return `${table}_${month.replace('-', '_')}`;
}
