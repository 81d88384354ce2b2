import type { OfferSource } from '../offer-source';
import type { ShopServices } from './ask-shop';
import { searchWooCommerce } from './woocommerce/search-woocommerce';
import type { Platform, Shop } from './shop';
import { shopSource } from './shop-source';
import type { OpenPlatform } from './shop-source';

/** A shop of the operator's list as a source. */
export function createShopSource(services: ShopServices, shop: Shop): OfferSource {
  return shopSource(services, shop, searches[shop.platform]);
}

const searches: Readonly<Record<string, OpenPlatform>> = {
  woocommerce: searchWooCommerce,
};
