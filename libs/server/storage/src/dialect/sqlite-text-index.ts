import type BetterSqlite3 from 'better-sqlite3';
import { sql } from 'drizzle-orm';
import type { BaseSQLiteDatabase } from 'drizzle-orm/sqlite-core';
import { textQuery, type TextHit, type TextIndex, type TextLookup } from '../text-index';

const columnsOf: Readonly<Record<TextLookup['fields'], string>> = {
  codes: '{codes gtin_forms}',
  names: '{title brand model codes category}',
  all: '{title brand model codes category description attributes}',
};

/** The FTS5 index. */
export function sqliteTextIndex(
  connection: BetterSqlite3.Database,
  database: BaseSQLiteDatabase<'sync', BetterSqlite3.RunResult>,
): TextIndex {
  return {
    async save(documents) {
      const remove = connection.prepare('DELETE FROM product_search WHERE rowid = ?');
      const insert = connection.prepare(
        `INSERT INTO product_search
           (rowid, title, brand, model, codes, gtin_forms, category, description, attributes)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      );
      for (const { number, fields } of documents) {
        const { title, brand, model, codes, gtinForms, category, description, attributes } = fields;
        remove.run(number);
        insert.run(number, title, brand, model, codes, gtinForms, category, description, attributes);
      }
    },
    async find(stage, narrowedTo) {
      const isRanked = stage.order === 'ranked';
      const words = textQuery(stage, {
        and: ' AND ',
        or: ' OR ',
        phrase: ({ terms, isPrefix }) => `"${terms.join(' ')}"${isPrefix ? '*' : ''}`,
      });
      const match = `${columnsOf[stage.fields]} : (${words})`;
      const condition = narrowedTo === null ? sql`` : sql` and ${narrowedTo(sql`product_search.rowid`)}`;
      return database.all<TextHit>(
        sql`select rowid as number, ${isRanked ? sql`-rank` : sql`0`} as score from product_search
          where product_search match ${match}${condition}
          ${isRanked ? sql`order by rank` : sql``} limit ${stage.candidatesMax}`,
      );
    },
  };
}
