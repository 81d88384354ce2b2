import { taxonomyVersion } from '@pricehunt/product-categories';
import { and, asc, count, gt, inArray, isNotNull } from 'drizzle-orm';
import type { Access, Session } from '../../access';
import { CountChanges } from './catalog-counts';
import { refreshListings } from './product-listings';
import { productOf, productRow } from './product-rows';
import { findSetting, saveSetting } from '../operations/stored-setting';

/** The taxonomy version that all products were last classified by, and the form of their listings. */
const versionKey = 'taxonomy-version';
/** Changes whenever listings must be written anew. */
const listingForm = 'with details';
const version = `${taxonomyVersion}, ${listingForm}`;
const productsAtOnce = 500;

/** Reclassifies all products by this program's taxonomy and renews their listings, in batches, and then recounts. */
export async function bringCategoriesUpToDate(session: Session, signal?: AbortSignal): Promise<void> {
  if ((await findSetting(session.reading, versionKey)) === version) return;
  for (let after: number | null = 0; after !== null;) {
    signal?.throwIfAborted();
    const last: number = after;
    after = await session.writing((access) => categoriseSome(access, last));
  }
  await session.writing(async (access) => {
    await access.lockCatalog();
    await recount(access);
    await saveSetting(access, versionKey, version);
  });
}

/** Returns the number of the last product, or null if there are no more. */
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
  if (changed.length > 0) await access.saveRows(products, changed, { taken: 'replace', key: ['id'] });
  await refreshListings(
    access,
    rows.map(({ id }) => id),
  );
  return rows.at(-1)?.number ?? null;
}

/** Counts of the old taxonomy may belong to other categories in the new one. */
async function recount(access: Access): Promise<void> {
  const { database, tables } = access;
  const { products, productListings: listings, catalogCounts } = tables;
  const classified = await database
    .select({ slug: products.categorySlug, products: count() })
    .from(products)
    .where(isNotNull(products.categorySlug))
    .groupBy(products.categorySlug);
  const offered = await database
    .select({ slug: listings.categorySlug, products: count() })
    .from(listings)
    .where(and(isNotNull(listings.categorySlug), gt(listings.vouchedOfferCount, 0)))
    .groupBy(listings.categorySlug);
  await database.delete(catalogCounts).where(inArray(catalogCounts.kind, ['category', 'offered-category']));
  const counts = new CountChanges();
  for (const { slug, products: number } of classified) counts.addCategory(slug, number);
  for (const { slug, products: number } of offered) counts.addCategory(slug, number, 'offered-category');
  await counts.save(access);
}
