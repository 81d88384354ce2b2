export { sampleGoods } from './goods';
export type { Goods } from './goods';
export type { DoubleAnswer, DoubleRequest, ShopDouble } from './shop-double';
export { magentoShop } from './magento-shop';
export { plainShop } from './plain-shop';
export { prestaShop } from './prestashop-shop';
export { shopwareShop } from './shopware-shop';
export { vtexShop } from './vtex-shop';
export { wooCommerceShop } from './woocommerce-shop';
