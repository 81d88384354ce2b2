import { listApiKeys } from '@pricehunt/api-contract/api-keys';
import { queryOptions } from '@tanstack/react-query';
import type { MerchantServices } from '../../../merchant-services';

export function apiKeysQuery(openApi: MerchantServices['openApi'], businessId: string) {
  return queryOptions({
    queryKey: ['business', businessId, 'api-keys'],
    queryFn: async () => (await (await openApi()).call(listApiKeys, {})).items,
  });
}
