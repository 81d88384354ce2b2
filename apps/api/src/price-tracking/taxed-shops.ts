import { shopSourceId } from '@pricehunt/offer-sources';
import type { Offer } from '@pricehunt/offers';
import type { Stores } from '@pricehunt/storage';

export async function readTaxedSourceIds({
  offerShops,
}: Pick<Stores, 'offerShops'>): Promise<ReadonlySet<string>> {
  const shops = await offerShops.listShops();
  return new Set(shops.filter(({ taxMode }) => taxMode === 'excluded').map(shopSourceId));
}

export function isOfTaxedShop({ retailer }: Offer, taxedSourceIds: ReadonlySet<string>): boolean {
  return taxedSourceIds.has(shopSourceId(retailer));
}
