import { getStatement, listStatements } from '@pricehunt/api-contract/commission';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { MerchantServices } from '../../../merchant-services';

type OpenApi = MerchantServices['openApi'];

export function statementsQuery(openApi: OpenApi, businessId: string) {
  return queryOptions({
    queryKey: ['business', businessId, 'commission', 'statements'],
    queryFn: async ({ signal }) => (await openApi()).call(listStatements, { query: {} }, { signal }),
  });
}

const firstPage = '';

export function statementQuery(openApi: OpenApi, businessId: string, statementId: string) {
  return infiniteQueryOptions({
    queryKey: ['business', businessId, 'commission', 'statement', statementId],
    initialPageParam: firstPage,
    queryFn: async ({ pageParam, signal }) =>
      (await openApi()).call(
        getStatement,
        { params: { statementId }, query: pageParam === firstPage ? {} : { cursor: pageParam } },
        { signal },
      ),
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}
