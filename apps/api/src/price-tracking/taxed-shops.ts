import { shopSourceId } from '@pricehunt/offer-sources';
import type { Offer } from '@pricehunt/offers';
import type { Stores } from '@pricehunt/storage';

/** The sources of the listed shops whose pages show prices before tax. */
export async function readTaxedSourceIds({
  offerShops,
}: Pick<Stores, 'offerShops'>): Promise<ReadonlySet<string>> {
  const shops = await offerShops.listShops();
  return new Set(shops.filter(({ taxMode }) => taxMode === 'excluded').map(shopSourceId));
}

/** Whether an offer is of such a shop, whichever source reports it. */
export function isOfTaxedShop({ retailer }: Offer, taxedSourceIds: ReadonlySet<string>): boolean {
  return taxedSourceIds.has(shopSourceId(retailer));
}
