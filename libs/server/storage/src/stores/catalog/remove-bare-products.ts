import { and, eq, gt, gte, like, lt, notExists, or } from 'drizzle-orm';
import { keepFirst } from '../../access';
import type { Access, Reporting, Session } from '../../access';
import { digestOf } from '../../keys';
import { CountChanges } from './catalog-counts';
import { isTrackedProductId, trackedProductIdPrefix } from './strangers';
import { removeDocuments } from '../search/text-documents';

const productsAtOnce = 500;

/**
 * Deletes up to 500 unused products that only tracking added, with their price history. Returns the id to continue
 * after, or null.
 */
export async function removeBareProducts(
  session: Pick<Session, 'reporting' | 'writing'>,
  {
    unusedSince,
    after,
    nowMs,
  }: { readonly unusedSince: string; readonly after: string; readonly nowMs: number },
): Promise<string | null> {
  // The search may take long, so it doesn't hold the lock; the candidates are checked again under it.
  const { database, tables } = session.reporting;
  const { id } = tables.products;
  const found = await database
    .select({ id })
    .from(tables.products)
    .where(
      and(like(id, `${trackedProductIdPrefix}%`), gt(id, after), isUnused(session.reporting, unusedSince)),
    )
    .orderBy(id)
    .limit(productsAtOnce);
  const ids = found.map((row) => row.id).filter(isTrackedProductId);
  const wanted = await wantedAmong(session.reporting, ids, unusedSince);
  const candidates = ids.filter((each) => !wanted.has(each));
  if (candidates.length > 0) {
    await session.writing((access) => removeIfBare(access, candidates, { unusedSince, nowMs }));
  }
  return found.length < productsAtOnce ? null : (found.at(-1)?.id ?? null);
}

async function removeIfBare(
  access: Access,
  candidates: readonly string[],
  { unusedSince, nowMs }: { readonly unusedSince: string; readonly nowMs: number },
): Promise<void> {
  // From here on no other transaction can add offers to them.
  await access.lockCatalog();
  const { database, tables, isOneOf } = access;
  const { products } = tables;
  const unused = await database
    .select()
    .from(products)
    .where(and(isOneOf(products.id, candidates), isUnused(access, unusedSince)));
  const wanted = await wantedAmong(
    access,
    unused.map(({ id }) => id),
    unusedSince,
  );
  const bare = unused.filter(({ id }) => !wanted.has(id));
  if (bare.length === 0) return;
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
  const removedAt = new Date(nowMs).toISOString();
  await access.saveRows(
    tables.removedProducts,
    ids.map((id) => ({ id, removedAt })),
    keepFirst,
  );
}

/**
 * Whether the product was first seen and last priced before the day, and nothing in the catalog and no alert references
 * it. Views are not enough: those of shoppers who opted out aren't counted.
 */
function isUnused({ database, tables }: Reporting, day: string) {
  const { products, offers, alerts, alertFirings, merchantItems, productDecisions, priceObservations } =
    tables;
  const { id } = products;
  return and(
    lt(products.firstSeenAt, day),
    notExists(
      database
        .select({ id: priceObservations.productId })
        .from(priceObservations)
        .where(and(eq(priceObservations.productId, id), gte(priceObservations.observedAt, day))),
    ),
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
  { database, tables, isOneOf }: Reporting,
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
