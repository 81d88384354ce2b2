import type { Access } from '../access';
import { CountChanges } from './catalog-counts';
import { refreshListings } from './product-listings';

/** Deletes the offers with their price drops; counts and listings follow. What they cost stays in the price history. */
export async function removeOffers(access: Access, offerIds: readonly string[]): Promise<void> {
  const { database, tables, isOneOf } = access;
  const { offers, priceDrops } = tables;
  const gone = await database
    .select({ productId: offers.productId, domain: offers.retailerDomain, name: offers.retailerName })
    .from(offers)
    .where(isOneOf(offers.id, offerIds));
  if (gone.length === 0) return;
  await database.delete(priceDrops).where(isOneOf(priceDrops.offerId, offerIds));
  await database.delete(offers).where(isOneOf(offers.id, offerIds));
  const counts = new CountChanges();
  for (const { domain, name } of gone) counts.add('retailer', domain, name, -1);
  await counts.save(access);
  await refreshListings(access, [...new Set(gone.map(({ productId }) => productId))]);
}
