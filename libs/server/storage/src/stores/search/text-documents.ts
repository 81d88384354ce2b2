import type { Product } from '@pricehunt/offers';
import { wordsOfShopCategory } from '@pricehunt/product-categories';
import { indexedFields, spellingKeys, vocabularyTerms, type IndexedFields } from '@pricehunt/product-search';
import { and, asc, eq, gt, lte } from 'drizzle-orm';
import { keepFirst, type Access } from '../../access';
import { digestOf } from '../../keys';
import { productOf } from '../catalog/product-rows';

export interface NumberedProduct {
  readonly number: number;
  readonly product: Product;
}

/** Updates the text index and its vocabulary; products with unchanged words are only compared. */
export async function indexProducts(access: Access, products: readonly NumberedProduct[]): Promise<void> {
  const { database, tables, isOneOf } = access;
  const { searchDocuments } = tables;
  const documents = products.map(({ number, product }) => {
    const fields = fieldsOf(product);
    return { number, productId: product.id, fields, digest: digestOf(Object.values(fields).join('\n')) };
  });
  const numbers = documents.map(({ number }) => number);
  const stored = await database
    .select()
    .from(searchDocuments)
    .where(isOneOf(searchDocuments.number, numbers));
  const before = new Map(stored.map((row) => [row.number, row]));
  const changed = documents.filter(({ number, digest }) => before.get(number)?.digest !== digest);
  if (changed.length === 0) return;
  await access.texts.save(changed);
  await access.saveRows(
    searchDocuments,
    changed.map(({ number, productId, digest, fields }) => ({ number, productId, digest, ...fields })),
    replaceDocument,
  );
  const counts = new Map<string, number>();
  for (const { number, fields } of changed) {
    const old = before.get(number);
    if (old !== undefined) countTerms(counts, old, -1);
    countTerms(counts, fields, 1);
  }
  await saveTermCounts(access, counts);
}

/** Also updates the vocabulary. */
export async function removeDocuments(access: Access, numbers: readonly number[]): Promise<void> {
  const { database, tables, isOneOf } = access;
  const { searchDocuments } = tables;
  const stored = await database
    .select()
    .from(searchDocuments)
    .where(isOneOf(searchDocuments.number, numbers));
  await access.texts.remove(numbers);
  await database.delete(searchDocuments).where(isOneOf(searchDocuments.number, numbers));
  const counts = new Map<string, number>();
  for (const document of stored) countTerms(counts, document, -1);
  await saveTermCounts(access, counts);
}

const productsAtOnce = 500;

/** Reindexes products after this number, whatever is indexed. Returns the number of the last one, or null if there are no more. */
export async function indexTextsAgain(access: Access, after: number): Promise<number | null> {
  const { products, searchDocuments } = access.tables;
  const rows = await access.database
    .select({ row: products })
    .from(products)
    .innerJoin(searchDocuments, eq(searchDocuments.number, products.number))
    .where(gt(products.number, after))
    .orderBy(asc(products.number))
    .limit(productsAtOnce);
  const documents = rows.map(({ row }) => ({ number: row.number, fields: fieldsOf(productOf(row)) }));
  await access.texts.save(documents);
  return documents.at(-1)?.number ?? null;
}

function fieldsOf(product: Product): IndexedFields {
  return indexedFields({ ...product, category: product.category && wordsOfShopCategory(product.category) });
}

const replaceDocument = { taken: 'replace', key: ['number'] } as const;
const addToCount = { taken: 'replace', key: ['term'], add: ['documentCount'] } as const;

function countTerms(
  counts: Map<string, number>,
  fields: Omit<IndexedFields, 'description' | 'attributes'>,
  by: 1 | -1,
): void {
  for (const term of vocabularyTerms({ ...fields, description: '', attributes: '' })) {
    counts.set(term, (counts.get(term) ?? 0) + by);
  }
}

async function saveTermCounts(access: Access, counts: ReadonlyMap<string, number>): Promise<void> {
  const { database, tables, isOneOf } = access;
  const { searchTerms, searchSpellings } = tables;
  const rows = [...counts].flatMap(([term, documentCount]) =>
    documentCount === 0 ? [] : [{ term, documentCount }],
  );
  if (rows.length === 0) return;
  const spelled = rows
    .map(({ term }) => ({ term, keys: spellingKeys(term) }))
    .filter(({ keys }) => keys.length > 0);
  const known = await database
    .select({ term: searchTerms.term })
    .from(searchTerms)
    .where(
      isOneOf(
        searchTerms.term,
        spelled.map(({ term }) => term),
      ),
    );
  const knownTerms = new Set(known.map(({ term }) => term));
  const spellings = spelled
    .filter(({ term }) => !knownTerms.has(term))
    .flatMap(({ term, keys }) => keys.map((spelling) => ({ spelling, term })));
  await access.saveRows(searchTerms, rows, addToCount);
  await access.saveRows(searchSpellings, spellings, keepFirst);
  if (rows.some(({ documentCount }) => documentCount < 0)) {
    const fallen = rows.filter(({ documentCount }) => documentCount < 0).map(({ term }) => term);
    await database
      .delete(searchTerms)
      .where(and(isOneOf(searchTerms.term, fallen), lte(searchTerms.documentCount, 0)));
  }
}
