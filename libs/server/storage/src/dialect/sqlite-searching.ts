import type { Access, Searching } from '../access';
import { sqliteReader, type ReaderSettings } from './sqlite-reader';
import { sqliteTextReader } from './sqlite-text-index';

export interface SqliteSearching {
  searching(): Promise<Searching>;
  close(): Promise<void>;
}

/** Searches read from `here` up to `productsHereMax` products, and above that from a separate thread, not the one of reports. */
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
