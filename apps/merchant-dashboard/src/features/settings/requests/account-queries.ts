import { getTeam } from '@pricehunt/api-contract';
import { queryOptions } from '@tanstack/react-query';
import type { MerchantServices } from '../../../merchant-services';

type OpenApi = MerchantServices['openApi'];

/** Who is on the team, and who is invited. */
export function teamQuery(openApi: OpenApi, businessId: string) {
  return queryOptions({
    queryKey: ['business', businessId, 'team'],
    queryFn: async () => (await openApi()).call(getTeam, {}),
  });
}
