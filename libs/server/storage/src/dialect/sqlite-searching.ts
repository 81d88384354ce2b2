import type { Access, Searching } from '../access';
import { sqliteReader, type ReaderSettings } from './sqlite-reader';
import { sqliteTextReader } from './sqlite-text-index';

/** Where searches of a SQLite file run. */
export interface SqliteSearching {
  /** What the next search reads from. */
  searching(): Promise<Searching>;
  /** Ends the thread, if one runs. */
  close(): Promise<void>;
}

/**
 * Searches read from `here` as long as the catalog has at most `productsHereMax` products, and from a thread beside it when it
 * has more. The thread is not that of reports: a search never waits for one.
 */
export function sqliteSearching(
  here: Access,
  productsHereMax: number,
  settings: ReaderSettings,
): SqliteSearching {
  const reader = sqliteReader(settings);
  const onThread: Searching = {
    database: reader.database,
    texts: sqliteTextReader(reader.read),
    tables: here.tables,
    isOneOf: here.isOneOf,
    isOneNumberOf: here.isOneNumberOf,
    isOneNumberFoundBy: here.isOneNumberFoundBy,
  };
  return {
    async searching() {
      const { documentTotal } = await here.texts.countTerms([]);
      return documentTotal > productsHereMax ? onThread : here;
    },
    close: reader.close,
  };
}
