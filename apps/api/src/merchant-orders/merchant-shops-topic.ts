export const merchantShopsTopic = 'merchant-shops';
