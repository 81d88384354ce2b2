import { getTeam, listBusinessSessions } from '@pricehunt/api-contract';
import { queryOptions } from '@tanstack/react-query';
import type { MerchantServices } from '../../../merchant-services';

type OpenApi = MerchantServices['openApi'];

/** Where the account is signed in. */
export function sessionsQuery(openApi: OpenApi, accountId: string) {
  return queryOptions({
    queryKey: ['account', accountId, 'sessions'],
    queryFn: async () => (await (await openApi()).call(listBusinessSessions, {})).items,
  });
}

/** Who is on the team, and who is invited. */
export function teamQuery(openApi: OpenApi, businessId: string) {
  return queryOptions({
    queryKey: ['business', businessId, 'team'],
    queryFn: async () => (await openApi()).call(getTeam, {}),
  });
}
