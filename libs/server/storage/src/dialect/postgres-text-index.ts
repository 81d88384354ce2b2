import { PgDialect } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { textQuery, type TextIndex, type TextLookup } from '../text-index';
import type { PostgresConnection } from './postgres-driver';

const vectorOf: Readonly<Record<TextLookup['fields'], string>> = {
  codes: 'codes_vector',
  names: 'names_vector',
  all: 'all_vector',
};

/** Weights of ts_rank for the classes D, C, B, A: attributes and description, brand, category, title and codes. */
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

/** The tsvector index. It always uses the "simple" configuration: the terms are stemmed and folded already. */
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
    async find(stage, narrowedTo) {
      const words = textQuery(stage, {
        and: ' & ',
        or: ' | ',
        phrase: ({ terms, isPrefix }) => `(${terms.join(' <-> ')}${isPrefix ? ':*' : ''})`,
      });
      const vector = sql.raw(`product_search.${vectorOf[stage.fields]}`);
      const query = sql`to_tsquery('simple', ${words})`;
      const isRanked = stage.order === 'ranked';
      const score = isRanked ? sql`ts_rank(${weights}::real[], ${vector}, ${query})` : sql`0`;
      const condition = narrowedTo === null ? sql`` : sql` and ${narrowedTo(sql`product_search.number`)}`;
      const statement = dialect.sqlToQuery(
        sql`select product_search.number as number, ${score} as score from product_search
          where ${vector} @@ ${query}${condition}
          ${isRanked ? sql`order by score desc` : sql``} limit ${stage.candidatesMax}`,
      );
      const rows = await connection.query(statement.sql, statement.params);
      return rows.map((row) => ({ number: Number(row['number']), score: Number(row['score']) }));
    },
  };
}
