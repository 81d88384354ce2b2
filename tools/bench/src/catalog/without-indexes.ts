import BetterSqlite3 from 'better-sqlite3';

export interface TableIndex {
  readonly name: string;
  readonly sql: string;
}

/** Needed while filling: without these each save would scan a whole table. */
const neededMeanwhile = ['offers_by_product', 'price_drops_by_age'];

/** The indexes that can be dropped for a while; unique ones can't. */
export function indexesOf(file: string): readonly TableIndex[] {
  return withConnection(file, (connection) =>
    connection
      .prepare<[], TableIndex>(
        `SELECT name, sql FROM sqlite_master WHERE type = 'index' AND sql LIKE 'CREATE INDEX %'`,
      )
      .all(),
  );
}

/** Updating indexes for every row would take several times as long, because each goes to a random place. */
export async function withoutIndexes(
  file: string,
  indexes: readonly TableIndex[],
  fill: () => Promise<void>,
): Promise<void> {
  const taken = indexes.filter(({ name }) => !neededMeanwhile.includes(name));
  withConnection(file, (connection) => {
    for (const { name } of taken) connection.exec(`DROP INDEX IF EXISTS "${name}"`);
  });
  await fill();
  withConnection(file, (connection) => {
    for (const { sql } of taken) connection.exec(sql);
  });
}

/** Uses a connection that doesn't sync to disk and sorts in memory. */
function withConnection<Result>(file: string, work: (connection: BetterSqlite3.Database) => Result): Result {
  const connection = new BetterSqlite3(file);
  try {
    for (const pragma of ['synchronous = off', 'cache_size = -262144', 'temp_store = 2'])
      connection.pragma(pragma);
    return work(connection);
  } finally {
    connection.close();
  }
}
