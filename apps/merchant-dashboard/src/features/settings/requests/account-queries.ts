import { getBusinessNotices } from '@pricehunt/api-contract/business-account';
import { getTeam } from '@pricehunt/api-contract/business-identity';
import { listShippingRules } from '@pricehunt/api-contract/shipping-rules';
import { queryOptions } from '@tanstack/react-query';
import type { MerchantServices } from '../../../merchant-services';

type OpenApi = MerchantServices['openApi'];

export function teamQuery(openApi: OpenApi, businessId: string) {
  return queryOptions({
    queryKey: ['business', businessId, 'team'],
    queryFn: async () => (await openApi()).call(getTeam, {}),
  });
}

export function noticesQuery(openApi: OpenApi, businessId: string, accountId: string) {
  return queryOptions({
    queryKey: ['business', businessId, 'notices', accountId],
    queryFn: async () => (await (await openApi()).call(getBusinessNotices, {})).notices,
  });
}

export function shippingRulesQuery(openApi: OpenApi, businessId: string) {
  return queryOptions({
    queryKey: ['business', businessId, 'shipping-rules'],
    queryFn: async () => (await (await openApi()).call(listShippingRules, {})).items,
  });
}
