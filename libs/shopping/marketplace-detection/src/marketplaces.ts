import { knownShops, shopItemOf, shopOf } from '@pricehunt/product-links';
import type { KnownShop, ShopId } from '@pricehunt/product-links';

/** The id of one of the ten marketplaces of S§5. */
type MarketplaceId = ShopId;

/** A marketplace that a link or host belongs to, with its registrable domain that matched (S§5). */
export interface Marketplace {
  readonly id: MarketplaceId;
  readonly name: string;
  readonly domain: string;
}

/** The ten marketplaces of S§5 with their domains in all countries, and those of their short links. */
export const marketplaces: readonly KnownShop[] = knownShops;

/**
 * Tells which marketplace a link or a bare host belongs to: the host without a leading www equals one of its domains
 * or lies under it (S§5). A host that only contains a marketplace's name belongs to nobody: null.
 */
export function detectMarketplace(linkOrHost: string): Marketplace | null {
  const found = shopOf(linkOrHost);
  return found === null ? null : { id: found.shop.id, name: found.shop.name, domain: found.domain };
}

/**
 * Gives the product's id in its marketplace: ASIN, eBay item (or, on a product page, eBay product), Walmart item, Best
 * Buy SKU, Target TCIN, Etsy listing, AliExpress and Alibaba product, Newegg item, Shopify handle. Gives null for other
 * hosts, for lists and searches, and for short links, whose product shows only after a redirect.
 */
export function itemIdOf(link: string): string | null {
  return shopItemOf(link)?.id ?? null;
}
