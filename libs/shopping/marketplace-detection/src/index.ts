export { detectMarketplace, itemIdOf } from './marketplaces';
export { isShopifyDomain } from './shopify';
