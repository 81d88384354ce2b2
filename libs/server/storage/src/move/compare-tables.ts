import { createHash } from 'node:crypto';
import type { MovedRow, MovedRows } from './moved-database';
import type { MovedTable } from './moved-tables';

/** The row count and SHA-256 of all rows, in key order. */
export interface TableContent {
  readonly rows: number;
  readonly digest: string;
}

export interface TableComparison {
  readonly table: string;
  readonly source: TableContent;
  readonly target: TableContent;
  /** The keys of the first rows that are missing or different on one side. */
  readonly differences: readonly string[];
}

const differencesMax = 5;

export async function contentOf(rows: MovedRows, table: MovedTable): Promise<TableContent> {
  const content = new ContentDigest();
  for await (const batch of rows.read(table)) for (const row of batch) content.add(row);
  return content.end();
}

export async function compareTable(
  source: MovedRows,
  target: MovedRows,
  table: MovedTable,
): Promise<TableComparison> {
  const contents = { source: new ContentDigest(), target: new ContentDigest() };
  const [left, right] = [rowByRow(source, table), rowByRow(target, table)];
  const differences: string[] = [];
  let [one, other] = [await left.next(), await right.next()];
  while (one.done !== true || other.done !== true) {
    const order =
      one.done === true ? 1 : other.done === true ? -1 : compareKeys(table, one.value, other.value);
    const ahead = order <= 0 ? one.value : other.value;
    if (differences.length < differencesMax && (order !== 0 || !isSame(one.value, other.value))) {
      differences.push(keyOf(table, ahead));
    }
    if (order <= 0 && one.done !== true) {
      contents.source.add(one.value);
      one = await left.next();
    }
    if (order >= 0 && other.done !== true) {
      contents.target.add(other.value);
      other = await right.next();
    }
  }
  return {
    table: table.name,
    source: contents.source.end(),
    target: contents.target.end(),
    differences,
  };
}

class ContentDigest {
  private readonly hash = createHash('sha256');
  private rows = 0;

  add(row: MovedRow): void {
    this.hash.update(`${JSON.stringify(row)}\n`);
    this.rows += 1;
  }

  end(): TableContent {
    return { rows: this.rows, digest: this.hash.digest('hex') };
  }
}

async function* rowByRow(rows: MovedRows, table: MovedTable): AsyncGenerator<MovedRow, undefined> {
  for await (const batch of rows.read(table)) yield* batch;
}

function isSame(one: MovedRow | undefined, other: MovedRow | undefined): boolean {
  return one?.every((value, place) => value === other?.[place]) ?? false;
}

/** In the order in which both databases return the rows. */
function compareKeys(table: MovedTable, one: MovedRow, other: MovedRow): number {
  for (const column of table.key) {
    const place = table.columns.indexOf(column);
    const [left, right] = [one[place] ?? '', other[place] ?? ''];
    if (left === right) continue;
    if (column.kind === 'integer') return BigInt(left) < BigInt(right) ? -1 : 1;
    return Buffer.compare(Buffer.from(left), Buffer.from(right));
  }
  return 0;
}

function keyOf(table: MovedTable, row: MovedRow | undefined): string {
  return table.key.map((column) => row?.[table.columns.indexOf(column)] ?? '').join(' ');
}
