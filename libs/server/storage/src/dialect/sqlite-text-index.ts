import type BetterSqlite3 from 'better-sqlite3';
import { sql } from 'drizzle-orm';
import type { BaseSQLiteDatabase } from 'drizzle-orm/sqlite-core';
import type { TermCount } from '@pricehunt/product-search';
import { textQuery, type FoundDocument, type TextHit, type TextIndex, type TextLookup } from '../text-index';

const columnsOf: Readonly<Record<TextLookup['fields'], string>> = {
  codes: '{codes gtin_forms}',
  names: '{title brand model codes category}',
  all: '{title brand model codes category description attributes}',
};

const withoutOrder = `SELECT rowid AS number, 0 AS score FROM product_search WHERE product_search MATCH ? LIMIT ?`;
const byScore = `SELECT rowid AS number, -rank AS score FROM product_search WHERE product_search MATCH ? ORDER BY rank LIMIT ?`;
const countTerms = `SELECT term, document_count AS documentCount FROM search_terms
  WHERE term IN (SELECT value FROM json_each(?))`;
const countDocuments = `SELECT count FROM catalog_counts WHERE kind = 'product' AND key = ''`;
const findSpelled = `SELECT DISTINCT search_terms.term, document_count AS documentCount
  FROM search_spellings JOIN search_terms ON search_terms.term = search_spellings.term
  WHERE spelling IN (SELECT value FROM json_each(?))`;
const documentColumns = `document.number, title, brand, model, codes, category,
  listing.product_id, currency, is_main, lowest_minor, offer_count, in_stock, condition_bits, shops, category_slug,
  brand_key, first_seen_at, drop_basis_points`;
const readInMain = `SELECT ${documentColumns} FROM json_each(?) AS wanted
  JOIN search_documents AS document ON document.number = wanted.value
  JOIN product_listings AS listing ON listing.number = wanted.value AND listing.is_main = 1`;
const readInCurrency = `SELECT ${documentColumns} FROM json_each(?) AS wanted
  JOIN search_documents AS document ON document.number = wanted.value
  JOIN product_listings AS listing ON listing.number = wanted.value AND listing.currency = ?`;

/** A row of `documentColumns`: as a list, for the names of columns would be told again for every row. */
type DocumentRow = readonly [
  number: number,
  title: string,
  brand: string,
  model: string,
  codes: string,
  category: string,
  productId: string,
  currency: string,
  isMain: number,
  lowestMinor: number | null,
  offerCount: number,
  inStock: number,
  conditionBits: number,
  shops: string,
  categorySlug: string | null,
  brandKey: string | null,
  firstSeenAt: string,
  dropBasisPoints: number,
];

/** The FTS5 index. */
export function sqliteTextIndex(
  connection: BetterSqlite3.Database,
  database: BaseSQLiteDatabase<'sync', BetterSqlite3.RunResult>,
): TextIndex {
  const prepared = new PreparedStatements(connection);
  return {
    async save(documents) {
      const remove = prepared.get('DELETE FROM product_search WHERE rowid = ?');
      const insert = prepared.get(
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
        not: ' NOT ',
        phrase: ({ terms, isPrefix }) => `"${terms.join(' ')}"${isPrefix ? '*' : ''}`,
      });
      const match = `${columnsOf[stage.fields]} : (${words})`;
      if (narrowedTo === null)
        return prepared
          .get<[string, number], TextHit>(isRanked ? byScore : withoutOrder)
          .all(match, stage.candidatesMax);
      return database.all<TextHit>(
        sql`select rowid as number, ${isRanked ? sql`-rank` : sql`0`} as score from product_search
          where product_search match ${match} and ${narrowedTo(sql`product_search.rowid`)}
          ${isRanked ? sql`order by rank` : sql``} limit ${stage.candidatesMax}`,
      );
    },
    async countTerms(terms) {
      const counts = prepared.get<[string], TermCount>(countTerms).all(JSON.stringify(terms));
      const [row] = prepared.get<[], { readonly count: number }>(countDocuments).all();
      return { documentTotal: row?.count ?? 0, counts };
    },
    findSpelled: async (spellings) =>
      prepared.get<[string], TermCount>(findSpelled).all(JSON.stringify(spellings)),
    async read(numbers, currency) {
      const wanted = JSON.stringify(numbers);
      const rows =
        currency === null
          ? prepared.get<[string], DocumentRow>(readInMain, 'rows as lists').all(wanted)
          : prepared
              .get<[string, string], DocumentRow>(readInCurrency, 'rows as lists')
              .all(wanted, currency);
      return rows.map(documentOf);
    },
  };
}

function documentOf(row: DocumentRow): FoundDocument {
  const [number, title, brand, model, codes, category, productId, currency, isMain, ...rest] = row;
  const [lowestMinor, offerCount, inStock, conditionBits, shops, ...others] = rest;
  const [categorySlug, brandKey, firstSeenAt, dropBasisPoints] = others;
  return {
    number,
    fields: { title, brand, model, codes, category },
    listing: {
      number,
      productId,
      currency,
      isMain: isMain === 1,
      lowestMinor,
      offerCount,
      inStock: inStock === 1,
      conditionBits,
      shops,
      categorySlug,
      brandKey,
      firstSeenAt,
      dropBasisPoints,
    },
  };
}

/** Statements of one connection, each prepared at its first use: the tables may not be there before. */
class PreparedStatements {
  private readonly statements = new Map<string, BetterSqlite3.Statement<unknown[], unknown>>();

  constructor(private readonly connection: BetterSqlite3.Database) {}

  get<Parameters extends unknown[], Row>(
    text: string,
    form: 'rows as objects' | 'rows as lists' = 'rows as objects',
  ): BetterSqlite3.Statement<Parameters, Row> {
    const known = this.statements.get(text);
    const statement = known ?? this.connection.prepare<unknown[], unknown>(text);
    if (known === undefined) {
      if (form === 'rows as lists') statement.raw(true);
      this.statements.set(text, statement);
    }
    // The one place where a statement's text says what its rows are.
    return statement as BetterSqlite3.Statement<Parameters, Row>;
  }
}
