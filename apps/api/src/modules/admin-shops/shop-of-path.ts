import type { AdminShop } from '@pricehunt/api-contract/admin-shops';
import type { OfferShopRow } from '@pricehunt/storage';
import { Refusal } from '../../answers/refusal';
import type { Needs } from '../../services';
import { shopViews } from './shop-views';

const lookupMs = 20_000;

export function lookupSignal(): AbortSignal {
  return AbortSignal.timeout(lookupMs);
}

/** Throws shop.not-found. */
export async function rowOf({ storage }: Needs<'storage'>, domain: string): Promise<OfferShopRow> {
  const row = await storage.offerShops.findShop(domain);
  if (row === null) throw new Refusal('shop.not-found');
  return row;
}

export async function viewOf(
  services: Needs<'storage' | 'liveSettings'>,
  row: OfferShopRow,
): Promise<AdminShop> {
  const [view] = await shopViews(services, [row]);
  if (view === undefined) throw new Refusal('shop.not-found');
  return view;
}
