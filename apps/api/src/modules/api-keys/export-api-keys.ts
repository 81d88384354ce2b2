import type { Stores } from '@pricehunt/storage';
import type { ShopperDataPart } from '../../access/shopper-data';
import { shopperKeyView } from './api-keys';

/** Keys are deleted with their account. */
export const apiKeysData: ShopperDataPart = {
  name: 'apiKeys',
  read: readKeys,
  rows: async (stores, shopperId) =>
    (await readKeys(stores, shopperId)).map(({ name, createdAt, scopes }) => ({
      record: 'api-key',
      title: name,
      at: createdAt,
      detail: scopes.join(' '),
    })),
  erase: () => Promise.resolve(),
};

async function readKeys({ apiKeys }: Pick<Stores, 'apiKeys'>, shopperId: string) {
  return (await apiKeys.listApiKeys({ businessId: null, shopperId })).map(shopperKeyView);
}
