import { taxonomyVersion } from '@pricehunt/product-categories';
import { asc, count, eq, gt, isNotNull } from 'drizzle-orm';
import type { Access, Session } from '../access';
import { CountChanges } from './catalog-counts';
import { refreshListings } from './product-listings';
import { productOf, productRow } from './product-rows';
import { findSetting, saveSetting } from './stored-setting';

/** The taxonomy that all products have been put into the categories of. */
const versionKey = 'taxonomy-version';
/** Products that are looked at in one transaction. */
const productsAtOnce = 500;

/** Puts all products into the categories of this program's taxonomy, in batches, and then counts them anew. */
export async function bringCategoriesUpToDate(session: Session, signal?: AbortSignal): Promise<void> {
  if ((await findSetting(session.reading, versionKey)) === taxonomyVersion) return;
  for (let after: number | null = 0; after !== null;) {
    signal?.throwIfAborted();
    const last: number = after;
    after = await session.writing((access) => categoriseSome(access, last));
  }
  await session.writing(async (access) => {
    await access.lockCatalog();
    await countAnew(access);
    await saveSetting(access, versionKey, taxonomyVersion);
  });
}

/** Resolves with the number of the last product, or null when there are no more. */
async function categoriseSome(access: Access, after: number): Promise<number | null> {
  await access.lockCatalog();
  const { products } = access.tables;
  const rows = await access.database
    .select()
    .from(products)
    .where(gt(products.number, after))
    .orderBy(asc(products.number))
    .limit(productsAtOnce);
  const changed = rows.flatMap(({ number: _number, ...row }) => {
    const { categorySlug } = productRow(productOf(row), row.firstSeenAt);
    return categorySlug === row.categorySlug ? [] : [{ ...row, categorySlug }];
  });
  if (changed.length > 0) {
    await access.saveRows(products, changed, { taken: 'replace', key: ['id'] });
    await refreshListings(
      access,
      changed.map(({ id }) => id),
    );
  }
  return rows.at(-1)?.number ?? null;
}

/** What the taxonomy of before counted may have stood elsewhere in it. */
async function countAnew(access: Access): Promise<void> {
  const { database, tables } = access;
  const { categorySlug } = tables.products;
  const rows = await database
    .select({ slug: categorySlug, products: count() })
    .from(tables.products)
    .where(isNotNull(categorySlug))
    .groupBy(categorySlug);
  await database.delete(tables.catalogCounts).where(eq(tables.catalogCounts.kind, 'category'));
  const counts = new CountChanges();
  for (const { slug, products } of rows) counts.addCategory(slug, products);
  await counts.save(access);
}
