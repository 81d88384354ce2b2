/** The topic that tells that a merchant's shop, or what its links say, changed. */
export const merchantShopsTopic = 'merchant-shops';
