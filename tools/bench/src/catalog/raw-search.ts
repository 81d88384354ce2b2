import BetterSqlite3 from 'better-sqlite3';

/** A plain FTS5 table of the titles, as the baseline of searches. */
export interface RawSearch {
  /** The best rows that contain any or all of the words. */
  readonly search: (text: string, joint: ' OR ' | ' AND ') => readonly unknown[];
  readonly close: () => void;
}

const rowsMax = 24;

/** Opens the table with the storage's cache and mapping sizes. */
export function openRawSearch(file: string): RawSearch {
  const connection = new BetterSqlite3(file, { readonly: true });
  connection.pragma('cache_size = -65536');
  connection.pragma('mmap_size = 268435456');
  const statement = connection.prepare<[string]>(
    `SELECT rowid, title, brand, rank FROM raw_search WHERE raw_search MATCH ? ORDER BY rank LIMIT ${rowsMax}`,
  );
  return {
    search: (text, joint) => statement.all(rawQuery(text, joint)),
    close: () => connection.close(),
  };
}

/** Quotes each word for FTS5. */
function rawQuery(text: string, joint: ' OR ' | ' AND '): string {
  return (text.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => `"${word}"`).join(joint);
}
