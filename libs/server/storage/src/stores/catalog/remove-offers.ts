import type { Access } from '../../access';
import { CountChanges } from './catalog-counts';
import { refreshListings } from './product-listings';
import { strangersSource } from './strangers';

/** Also deletes their price drops; counts and listings follow, and the price history stays. */
export async function removeOffers(access: Access, offerIds: readonly string[]): Promise<void> {
  const { database, tables, isOneOf } = access;
  const { offers, priceDrops } = tables;
  const gone = await database
    .select({
      productId: offers.productId,
      source: offers.source,
      retailerDomain: offers.retailerDomain,
      retailerName: offers.retailerName,
    })
    .from(offers)
    .where(isOneOf(offers.id, offerIds));
  if (gone.length === 0) return;
  await database.delete(priceDrops).where(isOneOf(priceDrops.offerId, offerIds));
  await database.delete(offers).where(isOneOf(offers.id, offerIds));
  const counts = new CountChanges();
  for (const row of gone) {
    counts.add('retailer', row.retailerDomain, row.retailerName, -1);
    countStrange(counts, row, -1);
  }
  await counts.save(access);
  await refreshListings(access, [...new Set(gone.map(({ productId }) => productId))]);
}

/** Counts an offer nobody vouches for by retailer. */
export function countStrange(
  counts: CountChanges,
  offer: { readonly source: string; readonly retailerDomain: string; readonly retailerName: string },
  by: number,
): void {
  if (offer.source === strangersSource)
    counts.add('strange-retailer', offer.retailerDomain, offer.retailerName, by);
}
