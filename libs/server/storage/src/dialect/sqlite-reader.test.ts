import { setImmediate as nextTurn } from 'node:timers/promises';
import BetterSqlite3 from 'better-sqlite3';
import { temporaryFileForEach } from '../testing/temporary-file';
import { sqliteReader, type SqliteReader } from './sqlite-reader';

describe('a thread that reads a SQLite file', () => {
  let reader: SqliteReader;
  // Registered first, so that it runs before the file is removed.
  afterEach(() => reader.close());
  const place = temporaryFileForEach();
  beforeEach(() => {
    reader = sqliteReader({ file: place.file, busyMsMax: 1_000, pragmas: [] });
  });

  function makeFile(): void {
    const connection = new BetterSqlite3(place.file);
    connection.exec("CREATE TABLE things (name TEXT); INSERT INTO things VALUES ('one'), ('two')");
    connection.close();
  }

  it('returns rows as lists of their values', async () => {
    makeFile();

    const rows = await reader.read('SELECT rowid, name FROM things WHERE name <> ?', ['one']);

    expect(rows).toEqual([[2, 'two']]);
  });

  it('does not block the process while a query runs', async () => {
    makeFile();
    const connection = new BetterSqlite3(place.file);
    connection.exec('BEGIN EXCLUSIVE');

    // It cannot finish before this thread, which has locked the file, releases it.
    const reading = reader.read('SELECT name FROM things', []);
    await nextTurn();
    connection.exec('COMMIT');
    connection.close();

    expect(await reading).toEqual([['one'], ['two']]);
  });

  it('reports why a query failed, and runs the next one', async () => {
    makeFile();

    const writing = reader.read("INSERT INTO things VALUES ('three') RETURNING name", []);

    await expect(writing).rejects.toMatchObject({ code: 'SQLITE_READONLY' });
    expect(await reader.read('SELECT count(*) FROM things', [])).toEqual([[2]]);
  });

  it('runs any number of different queries, and the first of them again', async () => {
    makeFile();
    const places = [...Array.from({ length: 250 }, (_, place) => place), 0];

    const answers = await Promise.all(
      places.map((place) => reader.read(`SELECT ${place}, name FROM things`, [])),
    );

    expect(answers.map(([first]) => first)).toEqual(places.map((place) => [place, 'one']));
  });

  it('rejects queries when it cannot start, and starts again with the next one', async () => {
    const refused = reader.read('SELECT name FROM things', []);

    await expect(refused).rejects.toMatchObject({ code: 'SQLITE_CANTOPEN' });
    makeFile();
    expect(await reader.read('SELECT name FROM things', [])).toEqual([['one'], ['two']]);
  });

  it('completes queries from before it was closed', async () => {
    makeFile();

    const reading = reader.read('SELECT name FROM things', []);
    await reader.close();

    await expect(reading).resolves.toHaveLength(2);
  });
});
