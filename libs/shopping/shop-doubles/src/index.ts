export { sampleGoods } from './goods';
export type { Goods } from './goods';
export type { DoubleAnswer, DoubleRequest, ShopDouble } from './shop-double';
export { plainShop } from './plain-shop';
export { wooCommerceShop } from './woocommerce-shop';
