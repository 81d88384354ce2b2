export { detectMarketplace, itemIdOf, marketplaces } from './marketplaces';
export type { Marketplace, MarketplaceId } from './marketplaces';
export { isShopifyDomain, looksLikeShopify } from './shopify';
export type { ShopAnswer } from './shopify';
