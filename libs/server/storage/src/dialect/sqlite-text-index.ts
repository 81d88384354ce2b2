import type BetterSqlite3 from 'better-sqlite3';
import { sql } from 'drizzle-orm';
import { SQLiteSyncDialect } from 'drizzle-orm/sqlite-core';
import { LRUCache } from 'lru-cache';
import type { ConditionClass, OfferTotal, PriceTax } from '@pricehunt/offers';
import type { TermCount } from '@pricehunt/product-search';
import {
  excludedWords,
  requiredWords,
  viewValues,
  type FoundDocument,
  type TextIndex,
  type TextLookup,
  type TextQueryGrammar,
  type TextReader,
} from '../text-index';
import type { ReadRows } from './sqlite-reader';

const columnsOf: Readonly<Record<TextLookup['fields'], string>> = {
  codes: '{codes gtin_forms}',
  names: '{title brand model codes category}',
  all: '{title brand model codes category description attributes}',
};

const grammar: TextQueryGrammar = {
  and: ' AND ',
  or: ' OR ',
  phrase: ({ terms, isPrefix }) => `"${terms.join(' ')}"${isPrefix ? '*' : ''}`,
};

const withoutOrder = `SELECT rowid, 0 FROM product_search WHERE product_search MATCH ? LIMIT ?`;
const byScore = `SELECT rowid, -rank FROM product_search WHERE product_search MATCH ? ORDER BY rank LIMIT ?`;
const countTerms = `SELECT term, document_count FROM search_terms
  WHERE term IN (SELECT value FROM json_each(?))`;
const countDocuments = `SELECT count FROM catalog_counts WHERE kind = 'product' AND key = ''`;
const findSpelled = `SELECT DISTINCT search_terms.term, document_count
  FROM search_spellings JOIN search_terms ON search_terms.term = search_spellings.term
  WHERE spelling IN (SELECT value FROM json_each(?))`;
const documentColumns = `document.number, title, brand, model, codes, category,
  listing.product_id, offer_count, vouched_offer_count, listing.in_stock, condition_bits, shops, attributes, listing.destinations,
  listing.category_slug, brand_key, first_seen_at,
  price.destination, condition_class, is_shown, kind, tax, is_obtainable, ships_free, price.drop_basis_points, reference, own_minor,
  own_currency`;
const readDocuments = `SELECT ${documentColumns} FROM json_each(?) AS wanted
  JOIN search_documents AS document ON document.number = wanted.value
  JOIN product_listings AS listing ON listing.number = wanted.value
  LEFT JOIN product_prices AS price ON price.number = listing.number
    AND price.destination = CASE
      WHEN listing.destinations LIKE ? THEN ?
      WHEN listing.destinations LIKE ? THEN ?
      ELSE '*' END
    AND coalesce(price.condition_class = ?, price.is_shown)`;

type DocumentRow = readonly [
  number: number,
  title: string,
  brand: string,
  model: string,
  codes: string,
  category: string,
  productId: string,
  offerCount: number,
  vouchedOfferCount: number,
  inStock: number,
  conditionBits: number,
  shops: string,
  attributes: string,
  destinations: string,
  categorySlug: string | null,
  brandKey: string | null,
  firstSeenAt: string,
  destination: string | null,
  conditionClass: ConditionClass,
  isShown: number,
  kind: OfferTotal['kind'],
  tax: PriceTax,
  isObtainable: number,
  shipsFree: number,
  dropBasisPoints: number,
  reference: number | null,
  ownMinor: number | null,
  ownCurrency: string | null,
];

export function sqliteTextIndex(connection: BetterSqlite3.Database): TextIndex {
  const statements = new PreparedStatements(connection);
  return {
    ...sqliteTextReader(async (text, values) => statements.get(text).all(values)),
    async save(documents) {
      const remove = statements.get('DELETE FROM product_search WHERE rowid = ?');
      const insert = statements.get(
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
    async remove(numbers) {
      const remove = statements.get('DELETE FROM product_search WHERE rowid = ?');
      for (const number of numbers) remove.run(number);
    },
  };
}

export function sqliteTextReader(readRows: ReadRows): TextReader {
  const dialect = new SQLiteSyncDialect();
  // The only cast of rows; rows are lists, because names would be repeated for every row.
  const read = async <Row extends readonly unknown[]>(text: string, values: readonly unknown[]) =>
    (await readRows(text, values)) as readonly Row[];
  return {
    async find(stage, { on, first }) {
      const isRanked = first === null && stage.order === 'ranked';
      const required = requiredWords(stage, grammar);
      const excluded = excludedWords(stage, grammar);
      const words = excluded === null ? required : `(${required}) NOT (${excluded})`;
      const match = `${columnsOf[stage.fields]} : (${words})`;
      const number = sql`product_search.rowid`;
      const order = first === null ? (isRanked ? [sql`rank`] : []) : first.by;
      const narrowed =
        on === null && first === null
          ? null
          : dialect.sqlToQuery(
              sql`select product_search.rowid, ${isRanked ? sql`-rank` : sql`0`} from product_search
                ${first === null ? sql`` : first.joins(number)}
                where product_search match ${match} ${on === null ? sql`` : sql`and ${on(number)}`}
                ${order.length === 0 ? sql`` : sql`order by ${sql.join([...order], sql`, `)}`} limit ${stage.candidatesMax}`,
            );
      const hits =
        narrowed === null
          ? await read<HitRow>(isRanked ? byScore : withoutOrder, [match, stage.candidatesMax])
          : await read<HitRow>(narrowed.sql, narrowed.params);
      return hits.map(([number, score]) => ({ number, score }));
    },
    async countTerms(terms) {
      const counts = await read<CountRow>(countTerms, [JSON.stringify(terms)]);
      const [total] = await read<readonly [count: number]>(countDocuments, []);
      return { documentTotal: total?.[0] ?? 0, counts: counts.map(countOf) };
    },
    findSpelled: async (spellings) =>
      (await read<CountRow>(findSpelled, [JSON.stringify(spellings)])).map(countOf),
    read: async (numbers, view) =>
      (await read<DocumentRow>(readDocuments, [JSON.stringify(numbers), ...viewValues(view)])).map(
        documentOf,
      ),
  };
}

type HitRow = readonly [number: number, score: number];
type CountRow = readonly [term: string, documentCount: number];

function countOf([term, documentCount]: CountRow): TermCount {
  return { term, documentCount };
}

function documentOf(row: DocumentRow): FoundDocument {
  const [number, title, brand, model, codes, category, productId, ...listed] = row;
  const [offerCount, vouchedOfferCount, inStock, ...rest] = listed;
  const [conditionBits, shops, attributes, destinations, categorySlug, brandKey, firstSeenAt, ...others] =
    rest;
  const [destination, conditionClass, isShown, kind, tax, ...availability] = others;
  const [isObtainable, shipsFree, dropBasisPoints, reference, ownMinor, ownCurrency] = availability;
  const isInStock = inStock === 1;
  return {
    number,
    fields: { title, brand, model, codes, category },
    listing: {
      number,
      productId,
      offerCount,
      vouchedOfferCount,
      inStock: isInStock,
      conditionBits,
      shops,
      attributes,
      destinations,
      categorySlug,
      brandKey,
      firstSeenAt,
      price:
        destination === null
          ? null
          : {
              number,
              destination,
              conditionClass,
              isShown: isShown === 1,
              kind,
              tax,
              isObtainable: isObtainable === 1,
              shipsFree: shipsFree === 1,
              dropBasisPoints,
              reference,
              ownMinor,
              ownCurrency,
              destinations,
              categorySlug,
              inStock: isInStock,
            },
    },
  };
}

/** Limits prepared statements: narrowed searches have many different texts. */
const statementsMax = 100;

/** Statements of one connection, prepared at first use because the tables may not exist earlier. Rows are lists. */
class PreparedStatements {
  private readonly statements = new LRUCache<string, BetterSqlite3.Statement<unknown[], readonly unknown[]>>({
    max: statementsMax,
  });

  constructor(private readonly connection: BetterSqlite3.Database) {}

  get(text: string): BetterSqlite3.Statement<unknown[], readonly unknown[]> {
    const known = this.statements.get(text);
    if (known !== undefined) return known;
    const statement = this.connection.prepare<unknown[], readonly unknown[]>(text);
    if (statement.reader) statement.raw();
    this.statements.set(text, statement);
    return statement;
  }
}
