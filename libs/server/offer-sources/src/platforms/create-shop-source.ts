import type { OfferSource } from '../offer-source';
import type { ShopServices } from './ask-shop';
import { probeMagento, searchMagento } from './magento/search-magento';
import { probePrestaShop, searchPrestaShop } from './prestashop/search-prestashop';
import { probeShopware } from './shopware/probe-shopware';
import type { ProbePlatform } from './probe';
import { probeSearchPage } from './generic/probe-search-page';
import { searchPages } from './generic/search-pages';
import { probeShopify, searchShopify } from './shopify/search-shopify';
import { fetchForShop } from './rendered-fetch';
import type { Platform, Shop } from './shop';
import { shopSource } from './shop-source';
import type { OpenPlatform } from './shop-source';
import { probeUcpShop } from './ucp/probe-ucp-shop';
import { searchUcp } from './ucp/search-ucp';
import { probeVtex, searchVtex } from './vtex/search-vtex';
import { probeWooCommerce } from './woocommerce/probe-woocommerce';
import { searchWooCommerce } from './woocommerce/search-woocommerce';

interface Adapter {
  readonly search: OpenPlatform;
  readonly probe: ProbePlatform;
  /** Where barcodes appear: in search results or only on product pages. */
  readonly barcodes: 'answers' | 'pages';
}

export const adapters: Readonly<Record<Platform, Adapter>> = {
  woocommerce: { search: searchWooCommerce, probe: probeWooCommerce, barcodes: 'pages' },
  shopify: { search: searchShopify, probe: probeShopify, barcodes: 'answers' },
  magento: { search: searchMagento, probe: probeMagento, barcodes: 'pages' },
  vtex: { search: searchVtex, probe: probeVtex, barcodes: 'answers' },
  prestashop: { search: searchPrestaShop, probe: probePrestaShop, barcodes: 'pages' },
  shopware: { search: searchPages, probe: probeShopware, barcodes: 'pages' },
  ucp: { search: searchUcp, probe: probeUcpShop, barcodes: 'answers' },
  generic: { search: searchPages, probe: probeSearchPage, barcodes: 'pages' },
};

export function createShopSource(services: ShopServices, shop: Shop): OfferSource {
  const safeFetch = fetchForShop(services, shop);
  return shopSource({ ...services, safeFetch }, shop, adapters[shop.platform].search);
}

export function barcodePlaceOf(platform: Platform): 'answers' | 'pages' {
  return adapters[platform].barcodes;
}
