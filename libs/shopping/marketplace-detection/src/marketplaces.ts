import { knownShops, shopItemOf, shopOf } from '@pricehunt/product-links';
import type { KnownShop, ShopId } from '@pricehunt/product-links';

type MarketplaceId = ShopId;

/** With the registrable domain that matched (S§5). */
export interface Marketplace {
  readonly id: MarketplaceId;
  readonly name: string;
  readonly domain: string;
}

/** The ten marketplaces of S§5 with all their domains, including short links. */
export const marketplaces: readonly KnownShop[] = knownShops;

/** Matches the host without www or any parent domain (S§5). Null for hosts that merely contain a marketplace's name. */
export function detectMarketplace(linkOrHost: string): Marketplace | null {
  const found = shopOf(linkOrHost);
  return found === null ? null : { id: found.shop.id, name: found.shop.name, domain: found.domain };
}

/** The marketplace's product id, such as an ASIN. Null for other hosts, lists, searches and short links. */
export function itemIdOf(link: string): string | null {
  return shopItemOf(link)?.id ?? null;
}
