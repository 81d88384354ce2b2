import BetterSqlite3 from 'better-sqlite3';

/** The titles in a plain FTS5 table: what searches are held against. */
export interface RawSearch {
  /** The best rows that hold any or all of the words. */
  readonly search: (text: string, joint: ' OR ' | ' AND ') => readonly unknown[];
  readonly close: () => void;
}

const rowsMax = 24;

/** Opens the table as the storage opens its own: as many pages kept, as much mapped. */
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

/** The words as FTS5 takes them, each quoted. */
function rawQuery(text: string, joint: ' OR ' | ' AND '): string {
  return (text.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => `"${word}"`).join(joint);
}
