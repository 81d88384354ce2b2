import { and, eq, gt, gte, like, notExists, or } from 'drizzle-orm';
import type { Access } from '../access';
import { digestOf } from '../keys';
import { CountChanges } from './catalog-counts';
import { isTrackedProductId, trackedProductIdPrefix } from './strangers';
import { removeDocuments } from './text-documents';

const productsAtOnce = 500;

/** Deletes up to 500 unused products that only tracking added, with their price history. Returns the id to continue after, or null. */
export async function removeBareProducts(
  access: Access,
  { viewedSince, after }: { readonly viewedSince: string; readonly after: string },
): Promise<string | null> {
  // From here on no other transaction can add offers to them.
  await access.lockCatalog();
  const { database, tables, isOneOf } = access;
  const { products } = tables;
  const rows = await database
    .select()
    .from(products)
    .where(and(like(products.id, `${trackedProductIdPrefix}%`), gt(products.id, after), isUnused(access)))
    .orderBy(products.id)
    .limit(productsAtOnce);
  const wanted = await wantedAmong(
    access,
    rows.map(({ id }) => id),
    viewedSince,
  );
  const bare = rows.filter(({ id }) => isTrackedProductId(id) && !wanted.has(id));
  if (bare.length > 0) {
    const [ids, numbers] = [bare.map(({ id }) => id), bare.map(({ number }) => number)];
    const counts = new CountChanges();
    for (const { categorySlug, brandKey, brand } of bare) {
      counts.add('product', '', '', -1);
      counts.addCategory(categorySlug, -1);
      counts.add('brand', brandKey, brand, -1);
    }
    await counts.save(access);
    await removeDocuments(access, numbers);
    const { productGtins, productListings, productPrices, priceObservations } = tables;
    await database.delete(productGtins).where(isOneOf(productGtins.productId, ids));
    await database.delete(productListings).where(isOneOf(productListings.number, numbers));
    await database.delete(productPrices).where(isOneOf(productPrices.number, numbers));
    await database.delete(priceObservations).where(isOneOf(priceObservations.productId, ids));
    await database.delete(products).where(isOneOf(products.id, ids));
  }
  return rows.length < productsAtOnce ? null : (rows.at(-1)?.id ?? null);
}

/** Whether nothing in the catalog and no alert references the product. */
function isUnused({ database, tables }: Access) {
  const { products, offers, alerts, alertFirings, merchantItems, productDecisions } = tables;
  const { id } = products;
  return and(
    notExists(database.select({ id: offers.id }).from(offers).where(eq(offers.productId, id))),
    notExists(database.select({ id: alerts.id }).from(alerts).where(eq(alerts.productId, id))),
    notExists(
      database.select({ id: alertFirings.id }).from(alertFirings).where(eq(alertFirings.productId, id)),
    ),
    notExists(
      database
        .select({ id: merchantItems.itemId })
        .from(merchantItems)
        .where(eq(merchantItems.productId, id)),
    ),
    notExists(
      database
        .select({ id: productDecisions.firstId })
        .from(productDecisions)
        .where(or(eq(productDecisions.firstId, id), eq(productDecisions.secondId, id))),
    ),
  );
}

/** The products in a shopper's list, or viewed since the day. */
async function wantedAmong(
  { database, tables, isOneOf }: Access,
  ids: readonly string[],
  viewedSince: string,
): Promise<ReadonlySet<string>> {
  const { shopperListEntries: entries, demandDays: days } = tables;
  // Favourites and history use different keys for a product.
  const keys = new Map(ids.flatMap((id) => [`product:${id}`, id].map((key) => [key, id])));
  const listed = await database
    .selectDistinct({ key: entries.key })
    .from(entries)
    .where(and(eq(entries.isRemoved, false), isOneOf(entries.keyDigest, [...keys.keys()].map(digestOf))));
  const viewed = await database
    .selectDistinct({ key: days.key })
    .from(days)
    .where(and(gte(days.day, viewedSince), eq(days.kind, 'product'), isOneOf(days.key, ids)));
  return new Set([...listed.map(({ key }) => keys.get(key) ?? ''), ...viewed.map(({ key }) => key)]);
}
