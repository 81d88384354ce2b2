import { movesTable } from '../migrations';
import { openMoveTarget } from '../open-storage';
import type { Storage } from '../storage';
import { indexTextsAgain } from '../stores/search/text-documents';
import { compareTable, contentOf, type TableComparison, type TableContent } from './compare-tables';
import {
  MoveRefused,
  type MovedRows,
  type MoveSource,
  type MoveTarget,
  type MoveWriter,
} from './moved-database';
import { movedTables, type MovedTable } from './moved-tables';
import { openMoveSource, openTarget, ownMigrationsFolder } from './open-moved-database';

export interface MoveOptions {
  /** `sqlite:PATH` or `postgres://…`. */
  readonly source: string;
  /** A database without tables, or the target of the same interrupted move. */
  readonly target: string;
  /** Refuses a source in use; otherwise the move copies what existed when it began. */
  readonly isSourceAtRest: boolean;
  readonly migrationsFolder?: string;
  readonly now: Date;
  readonly report?: (line: string) => void;
  /** Does the work outside the database; repeated after an interrupted move. */
  readonly finish?: (storage: Storage) => Promise<void>;
}

export type MoveReport = readonly (TableContent & { readonly table: string })[];

/** Copies all records, then compares both databases; resumes an interrupted move. Throws MoveRefused if unsafe or if a record differs. */
export async function moveStorage(options: MoveOptions): Promise<MoveReport> {
  const { migrationsFolder = ownMigrationsFolder } = options;
  const source = await openMoveSource(options.source, { isAtRest: options.isSourceAtRest, migrationsFolder });
  try {
    const target = openTarget(options.target, migrationsFolder);
    try {
      const finish = () => finishStorage(options, migrationsFolder);
      return await moveRecords(source, target, { report: () => undefined, ...options, finish });
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

export async function moveRecords(
  source: MoveSource,
  target: MoveTarget,
  options: {
    readonly now: Date;
    readonly report: (line: string) => void;
    /** Called when all records exist and are equal. */
    readonly finish: () => Promise<void>;
  },
): Promise<MoveReport> {
  const { now, report } = options;
  const tables = movedTables();
  return source.reading(async (rows) => {
    await claim(target, tables);
    report('Reading the source…');
    const contents: [MovedTable, TableContent][] = [];
    for (const table of tables) contents.push([table, await contentOf(rows, table)]);
    const progress = await begin(target, contents, report);
    if (!progress.isVerified) {
      for (const [table, content] of contents) {
        const copied = progress.copied.get(table.name) ?? 0;
        if (content.rows === 0) continue;
        report(`${table.name}: ${content.rows} rows${copied > 0 ? ` (${copied} already copied)` : ''}`);
        await copyTable(rows, target, table, copied);
      }
      await copyNumbers(rows, target, tables);
      report('Indexing the products for search…');
      await indexTexts(target);
      await target.arrange(now);
      report('Comparing both databases row by row…');
      await verify(rows, target, tables);
      await target.transaction((writer) => writer.execute(`UPDATE ${movesTable} SET is_verified = 1`));
    }
    await options.finish();
    await target.transaction((writer) => writer.execute(`DROP TABLE ${movesTable}`));
    return contents.map(([{ name }, content]) => ({ table: name, ...content }));
  });
}

/** Compares two databases row by row, as they are now. Returns every table; those with differences are not equal. */
export async function compareStorages(
  sourceUrl: string,
  targetUrl: string,
  migrationsFolder: string = ownMigrationsFolder,
): Promise<readonly TableComparison[]> {
  const options = { isAtRest: false, migrationsFolder };
  const source = await openMoveSource(sourceUrl, options);
  try {
    const target = await openMoveSource(targetUrl, options);
    try {
      return await source.reading((left) =>
        target.reading((right) => compareAll(left, right, movedTables())),
      );
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

export function differenceOf({ table, source, target, differences }: TableComparison): string | null {
  if (source.digest === target.digest) return null;
  return `${table}: ${source.rows} rows in the source, ${target.rows} in the target; first differing keys: ${differences.join(', ')}`;
}

/** Creates the tables in an empty target, with a marker that refuses everything but the move. */
async function claim(target: MoveTarget, tables: readonly MovedTable[]): Promise<void> {
  const isNew = await target.transaction(async (writer) => {
    const present = await writer.listTables();
    if (present.includes(movesTable)) return false;
    if (present.length > 0) {
      throw new MoveRefused(
        `The target is not empty: it has the table ${[...present].sort()[0]}. Move into a new, empty database.`,
      );
    }
    await writer.execute(
      `CREATE TABLE ${movesTable} (table_name text PRIMARY KEY NOT NULL, row_count bigint NOT NULL,
         digest text NOT NULL, copied bigint NOT NULL, is_verified integer NOT NULL)`,
    );
    return true;
  });
  await target.migrate();
  // Migrations may add records to the tables that they create.
  if (isNew) await target.transaction((writer) => writer.clear(tables));
}

interface Progress {
  readonly isVerified: boolean;
  readonly copied: ReadonlyMap<string, number>;
}

/** Finds what an earlier attempt copied; deletes it if it came from another source. */
async function begin(
  target: MoveTarget,
  contents: readonly (readonly [MovedTable, TableContent])[],
  report: (line: string) => void,
): Promise<Progress> {
  return target.transaction(async (writer) => {
    const steps = await writer.query(
      `SELECT table_name, row_count, digest, copied, is_verified FROM ${movesTable}`,
    );
    const before = new Map(steps.map((step) => [String(step['table_name']), step]));
    const isSame = contents.every(([{ name }, { digest }]) => before.get(name)?.['digest'] === digest);
    if (isSame) {
      return {
        isVerified: steps.every((step) => Number(step['is_verified']) === 1),
        copied: new Map(steps.map((step) => [String(step['table_name']), Number(step['copied'])])),
      };
    }
    if (before.size > 0) report('The source has changed since the last move was interrupted. Starting over.');
    await writer.clear(contents.map(([table]) => table));
    await writer.execute(`DELETE FROM ${movesTable}`);
    for (const [{ name }, { rows, digest }] of contents) {
      await writer.execute(`INSERT INTO ${movesTable} VALUES ('${name}', ${rows}, '${digest}', 0, 0)`);
    }
    return { isVerified: false, copied: new Map() };
  });
}

async function copyTable(
  rows: MovedRows,
  target: MoveTarget,
  table: MovedTable,
  before: number,
): Promise<void> {
  let seen = 0;
  let copied = before;
  for await (const batch of rows.read(table)) {
    const missing = batch.slice(Math.max(0, copied - seen));
    seen += batch.length;
    if (missing.length === 0) continue;
    await target.transaction(async (writer) => {
      await writer.insert(table, missing);
      await advance(writer, table, { from: copied, to: seen });
    });
    copied = seen;
  }
}

/** Throws if another process moves into the same target. */
async function advance(
  writer: MoveWriter,
  { name }: MovedTable,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<void> {
  const advanced = await writer.query(
    `UPDATE ${movesTable} SET copied = ${to} WHERE table_name = '${name}' AND copied = ${from} RETURNING copied`,
  );
  if (advanced.length === 0) throw new MoveRefused('Another process moves into the same database.');
}

async function copyNumbers(
  rows: MovedRows,
  target: MoveTarget,
  tables: readonly MovedTable[],
): Promise<void> {
  for (const table of tables.filter(({ numberedBy }) => numberedBy !== null)) {
    const last = await rows.lastNumber(table);
    if (last !== null) await target.transaction((writer) => writer.setLastNumber(table, last));
  }
}

/** The text index is derived from the products, and differs by dialect. */
async function indexTexts(target: MoveTarget): Promise<void> {
  for (let after: number | null = 0; after !== null;) {
    const last: number = after;
    after = await target.transaction((writer) => indexTextsAgain(writer.access, last));
  }
}

async function verify(source: MovedRows, target: MoveTarget, tables: readonly MovedTable[]): Promise<void> {
  await target.reading(async (rows) => {
    const differences = (await compareAll(source, rows, tables)).flatMap(
      (table) => differenceOf(table) ?? [],
    );
    for (const table of tables.filter(({ numberedBy }) => numberedBy !== null)) {
      const [wanted, actual] = [await source.lastNumber(table), await rows.lastNumber(table)];
      if (wanted !== actual)
        differences.push(`${table.name}: the last number is ${actual} instead of ${wanted}`);
    }
    if (differences.length > 0) {
      throw new MoveRefused(['The databases differ:', ...differences].join('\n'));
    }
  });
}

async function compareAll(
  left: MovedRows,
  right: MovedRows,
  tables: readonly MovedTable[],
): Promise<readonly TableComparison[]> {
  const compared: TableComparison[] = [];
  for (const table of tables) compared.push(await compareTable(left, right, table));
  return compared;
}

async function finishStorage({ target, finish }: MoveOptions, migrationsFolder: string): Promise<void> {
  const storage = await openMoveTarget(target, { migrationsFolder });
  try {
    await finish?.(storage);
  } finally {
    await storage.close();
  }
}
