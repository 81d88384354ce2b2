import { PgDialect } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { priceTaxes } from '@pricehunt/offers';
import type { OfferTotal } from '@pricehunt/offers';
import type { TermCount } from '@pricehunt/product-search';
import {
  excludedWords,
  requiredWords,
  viewValues,
  type FoundDocument,
  type TextIndex,
  type TextLookup,
  type TextQueryGrammar,
} from '../text-index';
import type { PostgresConnection } from './postgres-driver';

const vectorOf: Readonly<Record<TextLookup['fields'], string>> = {
  codes: 'codes_vector',
  names: 'names_vector',
  all: 'all_vector',
};

const grammar: TextQueryGrammar = {
  and: ' & ',
  or: ' | ',
  phrase: ({ terms, isPrefix }) => `(${terms.join(' <-> ')}${isPrefix ? ':*' : ''})`,
};

/** ts_rank weights of D (attributes, description), C (brand), B (category), A (title, codes); its 1 discounts long texts like bm25. */
const weights = '{0.1, 0.4, 0.6, 1}';

const saveText = `
  WITH document AS (
    SELECT number,
      setweight(to_tsvector('simple', title || ' ' || model || ' ' || codes), 'A')
        || setweight(to_tsvector('simple', category), 'B')
        || setweight(to_tsvector('simple', brand), 'C') AS names,
      to_tsvector('simple', codes || ' ' || gtin_forms) AS codes,
      setweight(to_tsvector('simple', description || ' ' || attributes), 'D') AS rest
    FROM json_to_recordset($1::json) AS given (number bigint, title text, brand text, model text, codes text,
      gtin_forms text, category text, description text, attributes text)
  )
  INSERT INTO product_search (number, codes_vector, names_vector, all_vector)
  SELECT number, codes, names, names || rest FROM document
  ON CONFLICT (number) DO UPDATE SET codes_vector = excluded.codes_vector,
    names_vector = excluded.names_vector, all_vector = excluded.all_vector`;

/** The tsvector index, always with the "simple" configuration, because the terms are already stemmed and folded. */
export function postgresTextIndex(connection: PostgresConnection): TextIndex {
  const dialect = new PgDialect();
  return {
    async save(documents) {
      const rows = documents.map(({ number, fields: { gtinForms, ...fields } }) => ({
        number,
        gtin_forms: gtinForms,
        ...fields,
      }));
      await connection.query(saveText, [JSON.stringify(rows)]);
    },
    async remove(numbers) {
      await connection.query('DELETE FROM product_search WHERE number = ANY($1::bigint[])', [numbers]);
    },
    async find(stage, { on, first }) {
      const vector = sql.raw(`product_search.${vectorOf[stage.fields]}`);
      const query = sql`to_tsquery('simple', ${requiredWords(stage, grammar)})`;
      const excluded = excludedWords(stage, grammar);
      // In one query with the required words, the index reads every occurrence of these too, and the limit ends nothing early.
      const isPlain =
        excluded === null ? sql`` : sql` and not ${vector} @@ to_tsquery('simple', ${excluded})`;
      const isRanked = first === null && stage.order === 'ranked';
      const number = sql`product_search.number`;
      const score = isRanked ? sql`ts_rank(${weights}::real[], ${vector}, ${query}, 1)` : sql`0`;
      const condition = on === null ? sql`` : sql` and ${on(number)}`;
      const order = first === null ? (isRanked ? [sql`score desc`] : []) : first.by;
      const statement = dialect.sqlToQuery(
        sql`select ${number} as number, ${score} as score from product_search
          ${first === null ? sql`` : first.joins(number)}
          where ${vector} @@ ${query}${isPlain}${condition}
          ${order.length === 0 ? sql`` : sql`order by ${sql.join([...order], sql`, `)}`} limit ${stage.candidatesMax}`,
      );
      const rows = await connection.query(statement.sql, statement.params);
      return rows.map((row) => ({ number: Number(row['number']), score: Number(row['score']) }));
    },
    async countTerms(terms) {
      const rows = await connection.query(countTerms, [terms]);
      const [total, ...counts] = rows.map(countOf);
      return { documentTotal: total?.documentCount ?? 0, counts };
    },
    findSpelled: async (spellings) => (await connection.query(findSpelled, [spellings])).map(countOf),
    read: async (numbers, view) =>
      (await connection.query(readDocuments, [numbers, ...viewValues(view)])).map(documentOf),
  };
}

/** The number of documents comes first, with an empty term. */
const countTerms = `
  SELECT '' AS term, coalesce((SELECT count FROM catalog_counts WHERE kind = 'product' AND key = ''), 0) AS document_count
  UNION ALL
  SELECT term, document_count FROM search_terms WHERE term = ANY($1::text[]) AND term <> ''`;

const findSpelled = `
  SELECT DISTINCT search_terms.term, document_count
  FROM search_spellings JOIN search_terms ON search_terms.term = search_spellings.term
  WHERE spelling = ANY($1::text[])`;

const readDocuments = `
  SELECT document.number, title, brand, model, codes, category,
    listing.product_id, offer_count, vouched_offer_count, listing.in_stock, condition_bits, shops, attributes, listing.destinations,
    listing.category_slug, brand_key, first_seen_at,
    price.destination, condition_class, is_shown, kind, tax, is_obtainable, ships_free, price.drop_basis_points, reference, own_minor,
    own_currency
  FROM search_documents AS document
  JOIN product_listings AS listing ON listing.number = document.number
  LEFT JOIN product_prices AS price ON price.number = listing.number
    AND price.destination = CASE
      WHEN listing.destinations LIKE $2 THEN $3
      WHEN listing.destinations LIKE $4 THEN $5
      ELSE '*' END
    AND coalesce(price.condition_class = $6, price.is_shown)
  WHERE document.number = ANY($1::bigint[])`;

type Row = Readonly<Record<string, unknown>>;

function countOf(row: Row): TermCount {
  return { term: String(row['term']), documentCount: Number(row['document_count']) };
}

function documentOf(row: Row): FoundDocument {
  const text = (column: string) => String(row[column]);
  const number = (column: string) => Number(row[column]);
  const textOrNull = (column: string) => (row[column] === null ? null : text(column));
  const numberOrNull = (column: string) => (row[column] === null ? null : number(column));
  const inBoth = {
    number: number('number'),
    destinations: text('destinations'),
    categorySlug: textOrNull('category_slug'),
    inStock: row['in_stock'] === true,
  };
  return {
    number: number('number'),
    fields: {
      title: text('title'),
      brand: text('brand'),
      model: text('model'),
      codes: text('codes'),
      category: text('category'),
    },
    listing: {
      ...inBoth,
      productId: text('product_id'),
      offerCount: number('offer_count'),
      vouchedOfferCount: number('vouched_offer_count'),
      conditionBits: number('condition_bits'),
      shops: text('shops'),
      attributes: text('attributes'),
      brandKey: textOrNull('brand_key'),
      firstSeenAt: text('first_seen_at'),
      price:
        row['destination'] === null
          ? null
          : {
              ...inBoth,
              destination: text('destination'),
              conditionClass: row['condition_class'] === 'used' ? 'used' : 'new',
              isShown: row['is_shown'] === true,
              kind: kindOf(row['kind']),
              tax: priceTaxes.find((tax) => tax === row['tax']) ?? 'unknown',
              isObtainable: row['is_obtainable'] === true,
              shipsFree: row['ships_free'] === true,
              dropBasisPoints: number('drop_basis_points'),
              reference: numberOrNull('reference'),
              ownMinor: numberOrNull('own_minor'),
              ownCurrency: textOrNull('own_currency'),
            },
    },
  };
}

function kindOf(value: unknown): OfferTotal['kind'] {
  return value === 'delivered' || value === 'item-only' ? value : 'not-shipped';
}
