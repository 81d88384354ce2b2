import type { ShopperDataPart } from '../../access/shopper-data';
import { shopperKeyView } from './api-keys';

/** Keys are deleted with their account. */
export const apiKeysData: ShopperDataPart = {
  name: 'apiKeys',
  read: async ({ apiKeys }, shopperId) =>
    (await apiKeys.listApiKeys({ businessId: null, shopperId })).map(shopperKeyView),
  erase: () => Promise.resolve(),
};
