import { defineTable, number, primaryKey, text } from './define-table';

/** The indexed parts of a product that ranking needs. */
export const searchDocuments = defineTable('search_documents', {
  number: number('number').primaryKey(),
  productId: text('product_id').notNull(),
  title: text('title').notNull(),
  brand: text('brand').notNull(),
  model: text('model').notNull(),
  codes: text('codes').notNull(),
  gtinForms: text('gtin_forms').notNull(),
  category: text('category').notNull(),
  /** Of everything indexed; an unchanged product is not indexed again. */
  digest: text('digest').notNull(),
});

/** The terms of the index, each with its number of products. */
export const searchTerms = defineTable('search_terms', {
  term: text('term').primaryKey(),
  documentCount: number('document_count').notNull(),
});

/** The spellings under which a mistyped term is found. */
export const searchSpellings = defineTable(
  'search_spellings',
  {
    spelling: text('spelling').notNull(),
    term: text('term').notNull(),
  },
  (table) => [primaryKey({ name: 'search_spellings_key', columns: [table.spelling, table.term] })],
);
