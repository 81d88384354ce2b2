import BetterSqlite3 from 'better-sqlite3';

/** An index of a table, and the statement that makes it. */
export interface TableIndex {
  readonly name: string;
  readonly sql: string;
}

/** What filling looks up by: without these each save would read a whole table. */
const neededMeanwhile = ['offers_by_product', 'price_drops_by_product', 'price_drops_by_age'];

/** The indexes of a SQLite file that tables can be without: not those that keep values apart. */
export function indexesOf(file: string): readonly TableIndex[] {
  return withConnection(file, (connection) =>
    connection
      .prepare<[], TableIndex>(
        `SELECT name, sql FROM sqlite_master WHERE type = 'index' AND sql LIKE 'CREATE INDEX %'`,
      )
      .all(),
  );
}

/**
 * Takes these indexes away while a SQLite file is filled and builds them at the end, each in one go: to keep them meanwhile
 * costs several times that, for every row goes to places of its own.
 */
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

/** Works over a connection that leaves writing to disk to the system, and sorts in memory. */
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
