import { getBusinessProfile } from '@pricehunt/api-contract/business-account';
import { listFeeds } from '@pricehunt/api-contract/feeds';
import { listDomains } from '@pricehunt/api-contract/integrations';
import { queryOptions } from '@tanstack/react-query';
import type { MerchantServices } from '../merchant-services';

type OpenApi = MerchantServices['openApi'];

export function feedsQuery(openApi: OpenApi, businessId: string) {
  return queryOptions({
    queryKey: ['business', businessId, 'feeds'],
    queryFn: async () => (await (await openApi()).call(listFeeds, {})).items,
  });
}

export function domainsQuery(openApi: OpenApi, businessId: string) {
  return queryOptions({
    queryKey: ['business', businessId, 'domains'],
    queryFn: async () => (await (await openApi()).call(listDomains, {})).items,
  });
}

export function profileQuery(openApi: OpenApi, businessId: string) {
  return queryOptions({
    queryKey: ['business', businessId, 'profile'],
    queryFn: async () => (await (await openApi()).call(getBusinessProfile, {})).profile,
  });
}
