import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import BetterSqlite3 from 'better-sqlite3';
import { UnfinishedMoveError } from '../migrations';
import { openStorage, openStorageOver } from '../open-storage';
import { addGeneratedRows } from '../testing/generated-rows';
import { pgliteDriver } from '../testing/pglite-driver';
import { compareTable } from './compare-tables';
import type { MoveTarget } from './moved-database';
import { moveRecords, type MoveReport } from './move-storage';
import { movedTables } from './moved-tables';
import { openMoveSource, openTarget, ownMigrationsFolder } from './open-moved-database';
import { postgresSource, postgresTarget } from './postgres-moved-database';

let folder: string;
let pglite: PGlite;
let sourceFile: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'move-'));
  sourceFile = join(folder, 'source.db');
  pglite = await PGlite.create();
  await (await openStorage(`sqlite:${sourceFile}`, { durability: 'none' })).close();
  addGeneratedRows(sourceFile);
});
afterAll(async () => {
  await pglite.close();
  rmSync(folder, { recursive: true, force: true });
});
const empty = () => pglite.exec('DROP SCHEMA public CASCADE; CREATE SCHEMA public');

const now = new Date('2026-11-22T12:00:00.000Z');
const openSource = (file = sourceFile) =>
  openMoveSource(`sqlite:${file}`, { isAtRest: true, migrationsFolder: ownMigrationsFolder });
const openPglite = () => postgresTarget(pgliteDriver(pglite), ownMigrationsFolder);
const lines: string[] = [];
beforeEach(() => void lines.splice(0));

async function move(target: MoveTarget = openPglite(), finish = async () => {}, file = sourceFile) {
  const source = await openSource(file);
  try {
    return await moveRecords(source, target, { now, finish, report: (line) => void lines.push(line) });
  } finally {
    await source.close();
  }
}

/** The target, failing before the given transaction is committed, as a killed program would. */
function failingAt(target: MoveTarget, transaction: number): MoveTarget {
  let left = transaction;
  return {
    ...target,
    transaction: (work) =>
      target.transaction(async (writer) => {
        const result = await work(writer);
        left -= 1;
        if (left === 0) throw new Error('killed');
        return result;
      }),
  };
}

describe('the tables of a move', () => {
  it('are all tables of the database except derived ones', async () => {
    const names = movedTables().map(({ name }) => name);

    const connection = new BetterSqlite3(sourceFile);
    const onSqlite = connection
      .prepare<[], string>(`SELECT name FROM sqlite_master WHERE type = 'table'`)
      .pluck()
      .all()
      .filter((name) => !/^(sqlite_|product_search|storage_migrations)/.test(name));
    connection.close();
    await (await openStorageOver(pgliteDriver(pglite))).close();
    const onPostgres = (await openPglite().transaction((writer) => writer.listTables())).filter(
      (name) => !['product_search', 'storage_migrations', 'call_counts'].includes(name),
    );

    expect(new Set(onSqlite)).toEqual(new Set(names));
    expect(new Set(onPostgres)).toEqual(new Set(names));
  });
});

describe('after a move from SQLite to PostgreSQL, the target', () => {
  let report: MoveReport;
  beforeAll(async () => {
    await empty();
    report = await move();
  });

  it('has every row of every table, and returns the same when moved back', async () => {
    const back = join(folder, 'back.db');
    const target = openTarget(`sqlite:${back}`, ownMigrationsFolder);
    const origin = postgresSource(pgliteDriver(pglite), true);

    const returned = await moveRecords(origin, target, { now, finish: async () => {}, report: () => {} });
    await target.close();

    const file = new BetterSqlite3(back, { readonly: true });
    const last = file.prepare(`SELECT seq FROM sqlite_sequence WHERE name = 'products'`).pluck().get();
    file.close();
    expect(report.filter(({ rows }) => rows < 6)).toEqual([]);
    expect(returned).toEqual(report);
    expect(last).toBe(99);
  });

  it('has times, booleans, numbers and JSON unchanged', async () => {
    const { rows } = await pglite.query(
      `SELECT price_minor, gtins::text AS gtins, checked_at FROM offers WHERE id LIKE 'offers.id 3%'`,
    );
    const { rows: prices } = await pglite.query(
      `SELECT is_shown, reference FROM product_prices WHERE number = 6`,
    );

    expect(rows).toEqual([
      {
        price_minor: Number.MAX_SAFE_INTEGER,
        gtins: '[ "spaced",  "c\\\\d" ]',
        checked_at: '2026-04-03T04:05:06.003Z',
      },
    ]);
    expect(prices).toEqual([{ is_shown: true, reference: 0.1 + 0.2 }]);
  });

  it('numbers the next product after the last assigned number', async () => {
    const { rows } = await pglite.query(`SELECT nextval('products_number_seq') AS next`);

    expect(rows).toEqual([{ next: 100 }]);
  });

  it('finds the products by words', async () => {
    const { rows } = await pglite.query(
      `SELECT number FROM product_search WHERE names_vector @@ to_tsquery('simple', 'product')`,
    );

    expect(rows).toHaveLength(6);
  });

  it('has partitions for the months of its rows', async () => {
    const { rows } = await pglite.query('SELECT count(*)::int AS rows FROM clicks_2026_03');

    expect(rows).toEqual([{ rows: 1 }]);
  });
});

describe('a move from SQLite to PostgreSQL', () => {
  beforeEach(() => empty());

  it('resumes after each interruption: at the start, in the middle and near the end', async () => {
    for (const transaction of [2, 40, 30]) {
      await expect(move(failingAt(openPglite(), transaction))).rejects.toThrow('killed');
      await expect(openStorageOver(pgliteDriver(pglite))).rejects.toThrow(UnfinishedMoveError);
    }
    lines.splice(0);

    const report = await move();

    expect(report.every(({ rows }) => rows >= 6)).toBe(true);
    expect(lines.some((line) => line.includes('Starting over'))).toBe(false);
    const copiedBefore = lines.filter((line) => line.includes('already copied')).length;
    // The interrupted transaction copies nothing, nor do those before the first table.
    expect(copiedBefore).toBe(40 - 4 + 30 - 2);
    expect(copiedBefore).toBeLessThan(movedTables().length);
    expect(await openPglite().transaction((writer) => writer.listTables())).not.toContain('storage_moves');
  });

  it('does not repeat a successful comparison when only the last step was interrupted', async () => {
    const failing = move(openPglite(), () => Promise.reject(new Error('killed')));
    await expect(failing).rejects.toThrow('killed');
    let finished = 0;

    await move(openPglite(), async () => void (finished += 1));

    expect(finished).toBe(1);
    expect(lines.filter((line) => line.startsWith('Comparing'))).toHaveLength(1);
  });

  it('starts again when the source has changed since the interruption', async () => {
    await expect(move(failingAt(openPglite(), 40))).rejects.toThrow('killed');
    const changed = join(folder, 'changed.db');
    const copy = new BetterSqlite3(sourceFile);
    await copy.backup(changed);
    copy.close();
    const connection = new BetterSqlite3(changed);
    connection.exec(`UPDATE accounts SET email = 'new@post.example' WHERE id LIKE '% 3 %'`);
    connection.close();

    await move(openPglite(), async () => {}, changed);

    expect(lines.some((line) => line.includes('Starting over'))).toBe(true);
    const { rows } = await pglite.query(`SELECT 1 FROM accounts WHERE email = 'new@post.example'`);
    expect(rows).toHaveLength(1);
  });

  it('fails when a single value was copied wrong, and names the row', async () => {
    const target = openPglite();
    const flipping: MoveTarget = {
      ...target,
      async arrange(at) {
        await target.arrange(at);
        await pglite.exec(`UPDATE clicks SET offers_shown = offers_shown + 1 WHERE id LIKE 'clicks.id 4%'`);
      },
    };

    const moving = move(flipping);

    await expect(moving).rejects.toThrow(
      /^The databases differ:\nclicks: 6 rows in the source, 6 in the target; .*clicks\.id 4/,
    );
  });

  it('refuses a target with tables', async () => {
    await pglite.exec('CREATE TABLE notes (text text)');

    await expect(move()).rejects.toThrow('The target is not empty: it has the table notes.');
    const { rows } = await pglite.query(`SELECT relname FROM pg_class WHERE relname = 'storage_moves'`);
    expect(rows).toEqual([]);
  });

  it('refuses a source that another process has open, and blocks other writers during the move', async () => {
    const storage = await openStorage(`sqlite:${sourceFile}`, { durability: 'none' });
    const refused = await move().catch(String);
    await storage.close();
    let opening: unknown = null;

    await move(openPglite(), async () => {
      opening = await openStorage(`sqlite:${sourceFile}`).catch((failure: unknown) => failure);
    });

    expect(refused).toContain('is in use: stop every process of PriceHunt first.');
    expect(String(opening)).toContain('database is locked');
  });

  it('refuses a source with a different schema version', async () => {
    const empty = join(folder, 'empty.db');
    new BetterSqlite3(empty).exec('CREATE TABLE notes (text TEXT)').close();

    await expect(openSource(empty)).rejects.toThrow('is not a database of this version.');
  });
});

describe('comparing two tables', () => {
  it('names the rows that are missing or different on one side', async () => {
    const other = join(folder, 'other.db');
    const copy = new BetterSqlite3(sourceFile);
    await copy.backup(other);
    copy.close();
    const connection = new BetterSqlite3(other);
    connection.exec(
      `DELETE FROM attempts WHERE rowid = 2; UPDATE attempts SET count = count + 1 WHERE rowid = 6`,
    );
    connection.close();
    const [one, two] = [await openSource(), await openSource(other)];
    const table = movedTables().find(({ name }) => name === 'attempts');
    if (table === undefined) throw new Error('There are no attempts.');

    const compared = await one.reading((left) => two.reading((right) => compareTable(left, right, table)));

    await one.close();
    await two.close();
    expect([compared.source.rows, compared.target.rows]).toEqual([6, 5]);
    expect(compared.differences).toEqual([expect.stringContaining(' 1 '), expect.stringContaining(' 5 ')]);
  });
});
